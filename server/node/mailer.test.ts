import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLogMailer, createSmtpMailer } from './mailer'

const received: { from: string; to: string[]; content: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (address, _session, done) =>
    done(address.address.startsWith('nobody@') ? new Error('no such mailbox') : undefined),
  onData: (stream, { envelope }, done) => {
    text(stream).then((content) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map((one) => one.address), content })
      done()
    }, done)
  },
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  url = `smtp://127.0.0.1:${port}`
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
beforeEach(() => {
  received.length = 0
})

const mailer = () => createSmtpMailer({ url, from: 'Rounds <rounds@clinic.example>' })
const mail = { subject: 'Your code', text: 'The code is 123456.\nIt is valid for 10 minutes.' }

test('a mail arrives as it was written', async () => {
  await mailer().send({ to: 'asha@clinic.example', ...mail })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'rounds@clinic.example', to: ['asha@clinic.example'] })
  expect(received[0]?.content).toMatch(/^From: Rounds <rounds@clinic\.example>\r$/m)
  expect(received[0]?.content).toMatch(/^Subject: Your code\r$/m)
  expect(received[0]?.content).toContain('The code is 123456.')
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
  expect(received).toEqual([])
})

test('a line break in a subject stays a part of the subject', async () => {
  const subject = 'Your code\r\nBcc: thief@elsewhere.example'
  await mailer().send({ to: 'asha@clinic.example', subject, text: 'x' })
  expect(received[0]?.to).toEqual(['asha@clinic.example'])
  expect(received[0]?.content).not.toMatch(/^Bcc:/m)
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

test('without a server, the mail stands in the log', async () => {
  const warnings: unknown[] = []
  const log = { info: () => {}, warn: (fields: object) => warnings.push(fields), error: () => {} }
  await createLogMailer(log).send({ to: 'asha@clinic.example', ...mail })
  expect(warnings).toEqual([{ to: 'asha@clinic.example', ...mail }])
})
