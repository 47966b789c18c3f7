import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UnreachableError } from '../dependencies'
import { startWebhookSink } from '../test/webhook-sink'
import { createWebhook, webhookKey } from './webhook'

let sink: Awaited<ReturnType<typeof startWebhookSink>>

beforeAll(async () => {
  sink = await startWebhookSink()
})
afterAll(() => sink.close())
beforeEach(() => {
  sink.received.length = 0
  Object.assign(sink.answer, { status: 204, headers: {} })
})

// The secret and the message by which the libraries of the specification are tested.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const key = webhookKey(secret) ?? new Uint8Array(24)
const webhook = (url = sink.url, clock = () => 1_614_265_330_999) =>
  createWebhook({ url, key }, { fetch, clock })
const call = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: { test: 2432232314 } }

test('a call arrives as JSON, signed by the Standard Webhooks specification', async () => {
  await webhook().send(call)
  expect(sink.received).toMatchObject([
    {
      ...{ method: 'POST', url: '/rounds?clinic=elm', body: '{"test":2432232314}' },
      headers: {
        'content-type': 'application/json',
        'webhook-id': call.id,
        'webhook-timestamp': '1614265330',
        'webhook-signature': `v1,${createHmac('sha256', key)
          .update(`${call.id}.1614265330.{"test":2432232314}`)
          .digest('base64')}`,
      },
    },
  ])
})

test('the signature covers id, time and body', async () => {
  const signatureOf = async (...given: Parameters<typeof webhook>) => {
    await webhook(...given).send(call)
    return sink.received.at(-1)?.headers['webhook-signature']
  }
  const first = await signatureOf()
  expect(await signatureOf()).toBe(first)
  expect(await signatureOf(sink.url, () => 1_614_265_331_000)).not.toBe(first)
  await webhook().send({ ...call, id: 'msg_2' })
  expect(sink.received.at(-1)?.headers['webhook-signature']).not.toBe(first)
  await webhook().send({ ...call, body: { test: 1 } })
  expect(sink.received.at(-1)?.headers['webhook-signature']).not.toBe(first)
})

test.each([400, 410, 500])('an answer with %i is a failure', async (status) => {
  sink.answer.status = status
  await expect(webhook().send(call)).rejects.toThrow(`The webhook answered ${status}`)
})

test('a redirection is a failure, and nothing goes to the other address', async () => {
  Object.assign(sink.answer, { status: 307, headers: { location: '/elsewhere' } })
  await expect(webhook().send(call)).rejects.toThrow('cannot be reached')
  expect(sink.received).toHaveLength(1)
})

test('a program that cannot be reached is a failure with its reason', async () => {
  const gone = await startWebhookSink()
  await gone.close()
  const sent = webhook(gone.url).send(call)
  await expect(sent).rejects.toThrow('ECONNREFUSED')
  await expect(sent).rejects.toBeInstanceOf(UnreachableError)
})

test.each([
  ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  ['whsec_'],
  ['whsec_c2hvcnQ='],
  ['whsec_not base64 not base64 not base64'],
])('%j is no secret', (text) => {
  expect(webhookKey(text)).toBeNull()
})
