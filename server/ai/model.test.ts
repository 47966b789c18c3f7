import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json, type ModelServer, says, silence, startModelServer } from '../test/model-server'
import { createChatModel, ModelFailure, modelFailures } from './model'

let server: ModelServer
let waited: number[]
const now = Date.UTC(2026, 0, 1)

beforeEach(async () => {
  server = await startModelServer()
  waited = []
})
afterEach(() => server.close())

const messages = [
  { role: 'system', content: 'You are brief.' },
  { role: 'user', content: 'A question to be found' },
] as const

const model = ({ timeoutMs = 20_000, baseUrl = server.baseUrl, apiKey = 'key-1' } = {}) =>
  createChatModel(
    { baseUrl, model: 'small', apiKey, timeoutMs },
    {
      fetch,
      clock: () => now,
      wait: async (milliseconds) => {
        waited.push(milliseconds)
      },
    },
  )

const ask = (settings: Parameters<typeof model>[0] = {}, signal = new AbortController().signal) =>
  model(settings).complete(messages, { id: 'one', signal })

const failure = async (asked: Promise<string>): Promise<ModelFailure> => {
  const error: unknown = await asked.catch((thrown: unknown) => thrown)
  if (!(error instanceof ModelFailure)) throw new Error('the model did not fail', { cause: error })
  return error
}

describe('many questions at the same time', () => {
  it('go to the model four at a time, the next when one is answered', async () => {
    let held: ServerResponse[] = []
    server.answers((response) => void held.push(response))
    const small = model()
    const { signal } = new AbortController()
    const asked = Array.from({ length: 6 }, (_, at) =>
      small.complete(messages, { id: `${at}`, signal }),
    )
    await expect.poll(() => held.length).toBe(4)
    const [first, ...others] = held
    held = others
    if (first) says('The first.')(first)
    expect(await Promise.race(asked)).toBe('The first.')
    await expect.poll(() => server.calls.length).toBe(5)
    server.answers(says('Another.'))
    for (const response of held) says('Another.')(response)
    expect((await Promise.all(asked)).filter((said) => said === 'Another.')).toHaveLength(5)
  })

  it('find it busy at once where sixteen wait already, and are free to ask again', async () => {
    server.answers(silence)
    const small = model()
    const leaving = new AbortController()
    const { signal } = leaving
    const waiting = Array.from({ length: 20 }, (_, at) =>
      small.complete(messages, { id: `${at}`, signal }),
    )
    const settled = Promise.allSettled(waiting)
    expect(await failure(small.complete(messages, { id: 'one', signal }))).toMatchObject({
      reason: 'busy',
    })
    leaving.abort()
    await settled
    server.answers(says('Again.'))
    expect(
      await small.complete(messages, { id: 'one', signal: new AbortController().signal }),
    ).toBe('Again.')
    expect(server.calls.length).toBeLessThanOrEqual(5)
  })

  it('are three of one account at most, and leave the others their turn', async () => {
    server.answers(silence)
    const small = model()
    const leaving = new AbortController()
    const { signal } = leaving
    const ofOne = (id: string) => small.complete(messages, { id, signal })
    const settled = Promise.allSettled(['one', 'one', 'one', 'two'].map(ofOne))
    expect(await failure(ofOne('one'))).toMatchObject({ reason: 'busy' })
    await expect.poll(() => server.calls.length).toBe(4)
    leaving.abort()
    await settled
    server.answers(says('Again.'))
    expect(await small.complete(messages, { id: 'one', signal: AbortSignal.timeout(5_000) })).toBe(
      'Again.',
    )
  })

  it('give up their place as soon as they are withdrawn', async () => {
    const held: ServerResponse[] = []
    server.answers((response) => void held.push(response))
    const small = model()
    const staying = new AbortController()
    const leaving = new AbortController()
    const askAs = (id: number, { signal }: AbortController) =>
      small.complete(messages, { id: `${id}`, signal })
    const first = Array.from({ length: 4 }, (_, at) => askAs(at, staying))
    await expect.poll(() => held.length).toBe(4)
    const withdrawn = Promise.allSettled(
      Array.from({ length: 16 }, (_, at) => askAs(4 + at, leaving)),
    )
    leaving.abort()
    const another = askAs(20, staying)
    server.answers(says('Another.'))
    for (const response of held) says('The first.')(response)
    expect(await another).toBe('Another.')
    await Promise.all([...first, withdrawn])
    expect(server.calls).toHaveLength(5)
  })

  it('wait within their own time', async () => {
    server.answers(silence)
    const small = model({ timeoutMs: 1_000 })
    const { signal } = new AbortController()
    const asked = Array.from({ length: 5 }, (_, at) =>
      failure(small.complete(messages, { id: `${at}`, signal })),
    )
    // The fifth would end after two seconds, if its time began with its turn.
    const reasons = await Promise.race([Promise.all(asked), delay(1_800)])
    expect(reasons?.map(({ reason }) => reason)).toEqual(asked.map(() => 'timeout'))
  })
})

describe('a model over HTTP', () => {
  it('is called as its protocol says, and its words come back', async () => {
    server.answers(says('  They do interact.\n'))
    expect(await ask()).toBe('They do interact.')
    expect(server.calls).toMatchObject([
      {
        method: 'POST',
        url: '/v1/chat/completions',
        headers: { 'content-type': 'application/json', authorization: 'Bearer key-1' },
        body: { model: 'small', messages, stream: false },
      },
    ])
  })

  it('gets no authorization where there is no key', async () => {
    const keyless = createChatModel(
      { baseUrl: server.baseUrl, model: 'small', apiKey: undefined, timeoutMs: 20_000 },
      { fetch, clock: () => now, wait: async () => {} },
    )
    await keyless.complete(messages, { id: 'one', signal: new AbortController().signal })
    expect(server.calls[0]?.headers).not.toHaveProperty('authorization')
  })

  it('is not quoted with the thoughts that come before its answer', async () => {
    server.answers(says('<think>\nLet me see …\n</think>\n\nThey do interact.'))
    expect(await ask()).toBe('They do interact.')
  })

  it('may answer in any writing, in pieces', async () => {
    const answer = JSON.stringify({ choices: [{ message: { content: 'हाँ — 是的 🩺' } }] })
    const bytes = new TextEncoder().encode(answer)
    server.answers((response) => {
      response.writeHead(200)
      response.flushHeaders()
      for (const byte of bytes) response.write(Uint8Array.of(byte))
      response.end()
    })
    expect(await ask()).toBe('हाँ — 是的 🩺')
  })
})

describe('a second try', () => {
  it.each([429, 502, 503])('follows a %i', async (status) => {
    server.answers(json(status, { error: { message: 'later' } }), says('Here.'))
    expect(await ask()).toBe('Here.')
    expect(server.calls).toHaveLength(2)
    expect(waited).toEqual([500])
  })

  it('follows a connection that breaks, before the answer or within it', async () => {
    server.answers((response) => response.destroy(), says('Here.'))
    expect(await ask()).toBe('Here.')
    server.answers((response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"choices":', () => response.destroy())
    }, says('Here again.'))
    expect(await ask()).toBe('Here again.')
  })

  it.each([
    ['2', 2_000],
    ['0', 0],
    [new Date(now + 3_000).toUTCString(), 3_000],
    [new Date(now - 60_000).toUTCString(), 0],
    ['soon', 500],
  ])('waits as Retry-After says: %s', async (header, milliseconds) => {
    server.answers(json(429, {}, { 'retry-after': header }), says('Here.'))
    expect(await ask()).toBe('Here.')
    expect(waited).toEqual([milliseconds])
  })

  it('is not made where the server asks for too long a wait', async () => {
    server.answers(json(429, {}, { 'retry-after': '3600' }))
    expect(await failure(ask())).toMatchObject({ reason: 'busy', status: 429 })
    expect(server.calls).toHaveLength(1)
  })

  it('is the last', async () => {
    server.answers(json(503, {}))
    expect(await failure(ask())).toMatchObject({ reason: 'busy', status: 503 })
    expect(server.calls).toHaveLength(2)
  })

  it('ends with its connection', async () => {
    server.answers((response) => response.destroy())
    expect(await failure(ask())).toMatchObject({ reason: 'unreachable', status: undefined })
    expect(server.calls).toHaveLength(2)
  })
})

describe('a model fails', () => {
  it('when it takes too long, and is not asked twice then', async () => {
    server.answers(silence)
    expect(await failure(ask({ timeoutMs: 100 }))).toMatchObject({ reason: 'timeout' })
    await server.hungUp
    expect(server.calls).toHaveLength(1)
  })

  it('when it begins in time and does not end', async () => {
    server.answers((response) => {
      response.writeHead(200)
      response.write('{"choices":')
    })
    expect(await failure(ask({ timeoutMs: 100 }))).toMatchObject({ reason: 'timeout' })
    expect(server.calls).toHaveLength(1)
  })

  it('when nobody listens', async () => {
    const { baseUrl } = server
    await server.close()
    const error = await failure(ask({ baseUrl }))
    expect(error.reason).toBe('unreachable')
    expect(waited).toEqual([500])
    server = await startModelServer()
  })

  it.each([400, 401, 403, 404, 418])('when it refuses with %i', async (status) => {
    server.answers(json(status, { error: { message: 'no' } }))
    expect(await failure(ask())).toMatchObject({ reason: 'refused', status })
    expect(server.calls).toHaveLength(1)
  })

  it('when it sends the caller elsewhere: the key does not go there', async () => {
    const elsewhere = await startModelServer()
    server.answers(json(307, {}, { location: `${elsewhere.baseUrl}/chat/completions` }))
    expect(await failure(ask())).toMatchObject({ reason: 'refused', status: 307 })
    expect(elsewhere.calls).toEqual([])
    await elsewhere.close()
  })

  it('when it breaks inside', async () => {
    server.answers(json(500, { error: {} }))
    expect(await failure(ask())).toMatchObject({ reason: 'unreachable', status: 500 })
    expect(server.calls).toHaveLength(1)
  })

  it.each([
    ['{"choices": [', 'half of an answer'],
    ['<html>Welcome</html>', 'a page'],
    ['', 'nothing'],
    ['null', 'null'],
    ['{"choices": []}', 'no choice'],
    ['{"choices": [{"message": {}}]}', 'no content'],
    ['{"choices": [{"message": {"content": 7}}]}', 'a number'],
    ['{"choices": [{"message": {"content": null}}]}', 'null content'],
    ['{"choices": [{"message": {"content": " \\n"}}]}', 'blanks'],
    ['{"choices": [{"message": {"content": "<think>Hm.</think> "}}]}', 'only thoughts'],
    ['{"choices": [{"message": {"content": "<think>They may be safe"}}]}', 'an unfinished thought'],
    ['{"error": {"message": "overloaded"}}', 'an error as a success'],
  ])('when it answers %j: %s', async (body) => {
    server.answers(json(200, body))
    const error = await failure(ask())
    expect(error).toMatchObject({ reason: 'unusable', message: modelFailures.unusable })
    expect(server.calls).toHaveLength(1)
  })

  it('when it does not stop talking', async () => {
    server.answers((response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      }
      response.on('drain', more)
      more()
    })
    expect(await failure(ask())).toMatchObject({ reason: 'unusable' })
    await server.hungUp
  })

  it('without a word of the question or the answer', async () => {
    for (const answer of [json(200, '{"to-be-found"'), json(400, 'to-be-found')]) {
      server.answers(answer)
      const { message, cause, stack } = await failure(ask())
      expect(`${message} ${String(cause)} ${stack}`).not.toContain('to be found')
      expect(`${message} ${String(cause)} ${stack}`).not.toContain('to-be-found')
    }
  })
})

describe('a caller who goes away', () => {
  it('ends the call', async () => {
    server.answers(silence)
    const caller = new AbortController()
    const asked = ask({}, caller.signal)
    await expect.poll(() => server.calls).toHaveLength(1)
    caller.abort(new Error('gone'))
    await expect(asked).rejects.toThrow('gone')
    await server.hungUp
  })

  it('before the question asks nothing', async () => {
    await expect(ask({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
    expect(server.calls).toEqual([])
  })
})
