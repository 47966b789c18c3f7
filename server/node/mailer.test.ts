import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmtpSink } from '../test/smtp-sink'
import { createNoMailer, createSmtpMailer } from './mailer'

let sink: Awaited<ReturnType<typeof startSmtpSink>>

beforeAll(async () => {
  sink = await startSmtpSink()
})
afterAll(() => sink.close())
beforeEach(() => {
  sink.received.length = 0
})

const mailer = () => createSmtpMailer({ url: sink.url, from: 'Rounds <rounds@clinic.example>' })
const mail = { subject: 'Your code', text: 'The code is 123456.\nIt is valid for 10 minutes.' }

test('a mail arrives as it was written', async () => {
  await mailer().send({ to: 'asha@clinic.example', ...mail })
  expect(sink.received).toHaveLength(1)
  expect(sink.received[0]).toMatchObject({
    from: 'rounds@clinic.example',
    to: ['asha@clinic.example'],
  })
  expect(sink.received[0]?.content).toMatch(/^From: Rounds <rounds@clinic\.example>\r$/m)
  expect(sink.received[0]?.content).toMatch(/^Subject: Your code\r$/m)
  expect(sink.received[0]?.content).toContain('The code is 123456.')
})

test.each([
  'asha@clinic.example\r\nBcc: thief@elsewhere.example',
  'asha@clinic.example, thief@elsewhere.example',
  'asha@clinic.example;thief@elsewhere.example',
  'asha@clinic.example thief@elsewhere.example',
  '"asha" <thief@elsewhere.example>',
  'asha@clinic.example>\r\nRCPT TO:<thief@elsewhere.example',
  'group: thief@elsewhere.example;',
  '',
])('the hostile recipient %j gets nothing, and nobody else does', async (to) => {
  await expect(mailer().send({ to, ...mail })).rejects.toThrow('not one e-mail address')
  expect(sink.received).toEqual([])
})

test('a line break in a subject stays a part of the subject', async () => {
  const subject = 'Your code\r\nBcc: thief@elsewhere.example'
  await mailer().send({ to: 'asha@clinic.example', subject, text: 'x' })
  expect(sink.received[0]?.to).toEqual(['asha@clinic.example'])
  expect(sink.received[0]?.content).not.toMatch(/^Bcc:/m)
})

test('a mail that the server refuses is a failure, not a silence', async () => {
  await expect(mailer().send({ to: 'nobody@clinic.example', ...mail })).rejects.toThrow(
    'no such mailbox',
  )
})

test('a server that cannot be reached is a failure', async () => {
  const gone = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'rounds@clinic.example' })
  await expect(gone.send({ to: 'asha@clinic.example', ...mail })).rejects.toThrow('ECONNREFUSED')
})

test('without a mail server, the log says that a mail was not sent, and not its text', async () => {
  const warnings: unknown[] = []
  const log = { info: () => {}, warn: (fields: object) => warnings.push(fields), error: () => {} }
  await createNoMailer(log).send({ to: 'asha@clinic.example', ...mail })
  expect(warnings).toEqual([{ to: 'asha@clinic.example', subject: mail.subject }])
})
