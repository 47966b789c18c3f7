import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { isZone, ownZone } from '../records/clinic-time'
import { isLoopback } from './http-server'
import { StartError } from './start-error'
import { webhookKey } from './webhook'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** What the server is told by its environment; README.md lists the variables. */
export interface ServerConfig {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Absolute. Holds the embedded database, its lock and the token secret. */
  dataDirectory: string
  /** Absolute. Holds the content of files. */
  filesDirectory: string
  /** A PostgreSQL of the clinic's own; undefined means the embedded one. */
  databaseUrl: string | undefined
  /** The key that signs tokens, where it is given; otherwise it is kept in the data directory. */
  tokenSecret: string | undefined
  sessionSeconds: number
  /** What a database without users is filled with. */
  clinic: 'demo' | 'empty'
  /** Undefined: mail is written to the log. */
  mail: { url: string; from: string } | undefined
  /** Where messages to patients go besides mail. */
  webhook: { url: string; key: Uint8Array<ArrayBuffer> } | undefined
  /** Undefined: the assistant answers by its rules and its guide alone. */
  ai:
    | {
        /** Of an OpenAI-compatible API, without a slash at its end. */
        baseUrl: string
        model: string
        apiKey: string | undefined
        /** Milliseconds for an answer. */
        timeoutMs: number
      }
    | undefined
  /** The clinic's time zone by its name. */
  zone: string
  logLevel: (typeof logLevels)[number]
  /** How many proxies stand in front and may be believed about the caller's address. */
  trustedProxies: number
}

const within = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .pipe(z.string().check(z.trim(), z.regex(/^\d{1,9}$/, message)), z.transform(Number))
    .check(z.refine((value) => value >= least && value <= most, message))
}

const hasUrl = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

function isPlainHttpUrl(text: string): boolean {
  if (!hasUrl(text, 'http:', 'https:')) return false
  const { username, password, search, hash } = new URL(text)
  return [username, password, search, hash].every((part) => part === '')
}

/** Encrypted, unless it stays on this machine: it names patients. */
function isWebhookUrl(text: string): boolean {
  if (!hasUrl(text, 'http:', 'https:')) return false
  const { protocol, hostname, username, password, hash } = new URL(text)
  if (username !== '' || password !== '' || hash !== '') return false
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}

const environmentSchema = z.object({
  PORT: z._default(within(0, 65_535), 3000),
  // Only this machine, unless someone decides otherwise: what the server speaks is not encrypted.
  HOST: z._default(z.string().check(z.trim()), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), 'data'),
  FILES_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => hasUrl(text, 'postgres:', 'postgresql:'),
          'must look like postgres://user:password@host:5432/database',
        ),
      ),
  ),
  TOKEN_SECRET: z.optional(z.string().check(z.minLength(32, 'must have 32 characters or more'))),
  SESSION_HOURS: z._default(within(1, 720), 12),
  CLINIC: z._default(z.enum(['demo', 'empty'], "must be 'demo' or 'empty'"), 'demo'),
  CLINIC_TZ: z.optional(
    z
      .string()
      .check(z.trim(), z.refine(isZone, 'must be the name of a time zone, such as Europe/Berlin')),
  ),
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => hasUrl(text, 'smtp:', 'smtps:') && new URL(text).hostname !== '',
          'must look like smtps://user:password@host:465 or smtp://host:587',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[^\r\n]*[^\s@<]@[^\s@>]+>?$/,
          'must be an address, such as Rounds <rounds@clinic.example>',
        ),
      ),
  ),
  MESSAGES_WEBHOOK_URL: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.refine(
          isWebhookUrl,
          'must look like https://sms.clinic.example/rounds, without user, password or fragment; http is only for this machine',
        ),
      ),
  ),
  MESSAGES_WEBHOOK_SECRET: z.optional(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => webhookKey(text) !== null,
        'must be whsec_ and 24 to 64 bytes in base64: echo "whsec_$(openssl rand -base64 32)" makes one',
      ),
    ),
  ),
  AI_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.refine(
          isPlainHttpUrl,
          'must look like http://localhost:11434/v1, without user, password, query or fragment',
        ),
      ),
  ),
  AI_MODEL: z.optional(z.string().check(z.trim(), z.maxLength(200, 'is too long'))),
  AI_API_KEY: z.optional(
    z
      .string()
      .check(z.trim(), z.regex(/^[\x21-\x7e]+$/, 'has characters that no header can carry')),
  ),
  // The least still lets a quick model answer; the most is below the server's own limit of silence.
  AI_TIMEOUT_MS: z._default(within(1_000, 110_000), 30_000),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  TRUST_PROXY: z._default(
    z.union(
      [
        z.pipe(
          z.enum(['true', 'false']),
          z.transform((text) => (text === 'true' ? 1 : 0)),
        ),
        within(0, 10),
      ],
      'must be the number of proxies in front of the server, from 0 to 10',
    ),
    0,
  ),
})

/**
 * Reads the configuration; an empty variable counts as absent.
 * @param cwd what DATA_DIR and FILES_DIR are relative to
 * @throws StartError which lists everything that is wrong
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  cwd: string,
): ServerConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const read = environmentSchema.safeParse(given)
  const wrong = read.success
    ? []
    : read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)
  if (given.SMTP_URL && !given.MAIL_FROM)
    wrong.push('MAIL_FROM is missing: with SMTP_URL, mail needs the address that it comes from')
  if (given.MESSAGES_WEBHOOK_URL && !given.MESSAGES_WEBHOOK_SECRET)
    wrong.push(
      'MESSAGES_WEBHOOK_SECRET is missing: with MESSAGES_WEBHOOK_URL, the secret that signs its calls is needed',
    )
  if (given.MESSAGES_WEBHOOK_SECRET && !given.MESSAGES_WEBHOOK_URL)
    wrong.push(
      'MESSAGES_WEBHOOK_URL is missing: with MESSAGES_WEBHOOK_SECRET, the address of its program is needed',
    )
  if (given.AI_BASE_URL && !given.AI_MODEL)
    wrong.push('AI_MODEL is missing: with AI_BASE_URL, the name of the model is needed')
  if (given.AI_MODEL && !given.AI_BASE_URL)
    wrong.push('AI_BASE_URL is missing: with AI_MODEL, the address of its server is needed')
  if (!read.success || wrong.length > 0)
    throw new StartError(
      `The configuration is wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    )
  const { data } = read
  const key = data.MESSAGES_WEBHOOK_SECRET ? webhookKey(data.MESSAGES_WEBHOOK_SECRET) : null
  return {
    port: data.PORT,
    host: data.HOST,
    dataDirectory: resolve(cwd, data.DATA_DIR),
    filesDirectory: resolve(cwd, data.FILES_DIR ?? join(data.DATA_DIR, 'files')),
    databaseUrl: data.DATABASE_URL,
    tokenSecret: data.TOKEN_SECRET,
    sessionSeconds: data.SESSION_HOURS * 60 * 60,
    clinic: data.CLINIC,
    zone: data.CLINIC_TZ ?? ownZone(),
    mail:
      data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : undefined,
    webhook: data.MESSAGES_WEBHOOK_URL && key ? { url: data.MESSAGES_WEBHOOK_URL, key } : undefined,
    ai:
      data.AI_BASE_URL && data.AI_MODEL
        ? {
            baseUrl: data.AI_BASE_URL.replace(/\/+$/, ''),
            model: data.AI_MODEL,
            apiKey: data.AI_API_KEY,
            timeoutMs: data.AI_TIMEOUT_MS,
          }
        : undefined,
    logLevel: data.LOG_LEVEL,
    trustedProxies: data.TRUST_PROXY,
  }
}
