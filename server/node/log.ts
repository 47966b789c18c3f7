import { pino } from 'pino'
import type { Logger } from '../dependencies'

/** Where the server's words go: standard output, or a test's ear. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

/** Never in a log, neither as a field nor in an object that is one. An error's `code` may stay. */
const hidden = [
  'code',
  ...[
    ...['password', 'newPassword', 'confirmPassword', 'passwordHash', 'otp', 'token'],
    ...['authorization', 'cookie', 'secret', 'body'],
  ].flatMap((field) => [field, `*.${field}`]),
]

/**
 * The server's log: a line of JSON for each event, or for a person at a terminal a readable line.
 * What is secret is left out, of errors as well.
 */
export function createLogger(level: string, out: Output): Logger {
  const log = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: hidden, censor: '[hidden]' },
    },
    { write: (line) => out.write(out.isTTY ? readable(line) : line) },
  )
  return {
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
  }
}

/**
 * What is said of an error. A failed query's own text and fields hold the values that were sent
 * with it, hashes of passwords among them; its cause says what went wrong without them.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const withValues = 'params' in error && 'query' in error
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message:
      withValues && error.message.startsWith('Failed query') ? 'Failed query' : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: frames?.map((line) => line.trim()),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** `12:04:31 INFO  request method="GET" path="/api/department" status=200`; long values below it. */
function readable(line: string): string {
  const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>
  const parts = [String(time).slice(11, 19), String(level).toUpperCase().padEnd(5), msg]
  for (const [name, value] of Object.entries(fields)) {
    const short = JSON.stringify(value)
    const long = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    const fits = short.length < 60 || !long.includes('\n')
    parts.push(fits ? `${name}=${short}` : `\n  ${name}:\n${long.replaceAll(/^/gm, '    ')}`)
  }
  return `${parts.join(' ')}\n`
}
