import { EventEmitter, once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { close, createHttpServer, listen } from './http-server'

const logged: { level: string; fields: Record<string, unknown>; message: string }[] = []
const note = (level: string) => (fields: Record<string, unknown>, message: string) => {
  logged.push({ level, fields, message })
}
const log = { info: note('info'), warn: note('warn'), error: note('error') }

/** What the application does with a call. */
let answer: () => Response | Promise<Response>
const server = createHttpServer(() => answer(), log)
let port = 0

beforeAll(async () => {
  port = Number(new URL(await listen(server, { host: '127.0.0.1', port: 0 })).port)
})
beforeEach(() => {
  logged.length = 0
  answer = () => new Response('well', { headers: { 'x-request-id': 'call-1' } })
})
afterAll(() => close(server))

async function send(request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return socket
}

const requestIdIn = (answered: string) => /^x-request-id: (\S+)\r$/im.exec(answered)?.[1]

describe('a request that no application sees', () => {
  test.each([
    ['NOT HTTP AT ALL\r\n\r\n', 400, 'HPE_INVALID_METHOD'],
    [`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HPE_HEADER_OVERFLOW'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'Missing host header'],
    [
      'GET http://[oops HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
      'Invalid absolute URL',
    ],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'Invalid URL'],
    ['CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'CONNECT'],
  ])('is found in the log by what its answer names: %j', async (request, status, reason) => {
    const answered = await text(await send(request))
    expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const requestId = requestIdIn(answered)
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged).toEqual([
      { level: 'warn', message: 'request', fields: { requestId, status, reason } },
    ])
  })

  test('is none where nothing was sent', async () => {
    const socket = await send('')
    socket.end()
    await text(socket)
    expect(logged).toEqual([])
  })

  test.each([
    'GET / HTTP/1.0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n',
  ])('is not %j', async (request) => {
    expect(await text(await send(request))).toMatch(/^HTTP\/1\.1 200 [\s\S]*well$/)
    expect(logged).toEqual([])
  })
})

const get = 'GET /path?secret=value HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test('what an application throws is told in the log alone', async () => {
  const err = new Error('a mistake')
  answer = () => Promise.reject(err)
  const answered = await text(await send(get))
  expect(answered).toMatch(/^HTTP\/1\.1 500 /)
  expect(answered).not.toContain('mistake')
  const requestId = requestIdIn(answered)
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(logged).toEqual([
    {
      level: 'error',
      message: 'request',
      fields: { requestId, method: 'GET', path: '/path', status: 500, err },
    },
  ])
})

describe('a caller who leaves', () => {
  const unread = {
    level: 'info',
    message: 'the caller left before the answer was whole',
    fields: { requestId: 'call-1', method: 'GET', path: '/path', status: 200 },
  }

  test('before the answer is told, once', async () => {
    const calls = new EventEmitter()
    const asked = once(calls, 'call')
    const gone = once(server, 'connection').then(([connection]) => once(connection, 'close'))
    answer = async () => {
      calls.emit('call')
      await gone
      return new Response('well', { headers: { 'x-request-id': 'call-1' } })
    }
    const socket = await send(get)
    await asked
    socket.destroy()
    await expect.poll(() => logged).toEqual([unread])
  })

  test('in the middle of the answer is told, once', async () => {
    answer = () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }), {
        headers: { 'x-request-id': 'call-1' },
      })
    const socket = await send(get)
    await once(socket, 'data')
    socket.destroy()
    await expect.poll(() => logged).toEqual([unread])
  })

  test('with the whole answer is nothing to tell', async () => {
    expect(await text(await send(get))).toMatch(/well$/)
    expect(logged).toEqual([])
  })
})
