import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLogger } from './log'

const record = (level = 'info', isTTY = false) => {
  const lines: string[] = []
  const out = { write: (text: string) => lines.push(text), isTTY }
  return {
    log: createLogger(level, out),
    lines,
    parsed: () => lines.map((line) => JSON.parse(line)),
  }
}

test('an event is one line of JSON', () => {
  const { log, lines, parsed } = record()
  log.info({ requestId: 'a', status: 200 }, 'request')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.endsWith('\n')).toBe(true)
  expect(parsed()[0]).toMatchObject({ level: 'info', requestId: 'a', status: 200, msg: 'request' })
  expect(Date.parse(parsed()[0].time)).not.toBeNaN()
})

test('what lies below the level is left out', () => {
  const { log, parsed } = record('warn')
  log.info({}, 'unheard')
  log.warn({}, 'heard')
  log.error({}, 'heard as well')
  expect(parsed().map((line) => line.msg)).toEqual(['heard', 'heard as well'])
})

test('secrets are hidden, in fields and in objects that are fields', () => {
  const { log, lines } = record()
  log.info(
    {
      ...{ password: 'S1', token: 'S2', code: 'S3', otp: 'S4', authorization: 'S5' },
      user: { name: 'Asha', password: 'S6', passwordHash: 'S7' },
      headers: { authorization: 'S8', cookie: 'S9' },
    },
    'careless',
  )
  expect(lines.join()).toContain('Asha')
  expect(lines.join()).not.toMatch(/S\d/)
})

test('a failed query says why, and nothing of what was sent with it', () => {
  const { log, lines, parsed } = record()
  const cause = Object.assign(new Error('duplicate key value'), {
    ...{ code: '23505', detail: 'Key (email)=(patient@clinic.example) already exists.' },
    ...{ query: 'insert into users', params: ['the hash'] },
  })
  log.error(
    {
      err: new DrizzleQueryError(
        'insert into users',
        ['patient@clinic.example', 'the hash'],
        cause,
      ),
    },
    'request failed',
  )
  expect(parsed()[0].err).toMatchObject({
    message: 'Failed query',
    cause: { message: 'duplicate key value', code: '23505' },
  })
  expect(parsed()[0].err.stack[0]).toMatch(/^at .*log\.test\.ts/)
  expect(lines.join()).not.toMatch(/patient@clinic|the hash/)
})

test('what is thrown and is no error is told as well', () => {
  const { log, parsed } = record()
  log.error({ err: 'only a text' }, 'odd')
  expect(parsed()[0].err).toEqual({ message: 'only a text' })
})

test('at a terminal a line is for reading', () => {
  const { log, lines } = record('info', true)
  const text = `Your code:\n123456\n${'It is valid for a while. '.repeat(3)}`
  log.warn({ to: 'a@b.example', lines: 2, applied: ['0000_start'], text }, 'mail')
  expect(lines[0]).toMatch(
    /^\d\d:\d\d:\d\d WARN {2}mail to="a@b\.example" lines=2 applied=\["0000_start"\]/,
  )
  expect(lines[0]).toContain('\n  text:\n    Your code:\n    123456\n    It is valid')
})
