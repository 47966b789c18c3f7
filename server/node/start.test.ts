import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { wholePdf } from '@mocks/sample-files'
import { authEndpoints } from '@shared/contracts/auth'
import { changeEndpoints } from '@shared/contracts/changes'
import { departmentEndpoints } from '@shared/contracts/departments'
import { fileEndpoints } from '@shared/contracts/files'
import { roleEndpoints } from '@shared/contracts/roles'
import { workingTimeEndpoints } from '@shared/contracts/working-times'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contentHash } from '../content-hash'
import { type RunningServer, start } from './start'

const folder = await mkdtemp(join(tmpdir(), 'rounds-start-'))
afterAll(() => rm(folder, { recursive: true }))

let said = ''
const out = {
  write: (words: string) => {
    said += words
  },
}
const dist = join(folder, 'dist')
const env = { PORT: '0', DATA_DIR: 'data', CLINIC: 'empty', TRUST_PROXY: '1' }
let server: RunningServer

beforeAll(async () => {
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>Rounds</title>')
  // An empty database, which takes seconds to make, is all that a first start is spared here.
  for (const data of ['data', 'other', 'third'])
    await cp(join(inject('dataDirectory'), 'postgres'), join(folder, data, 'postgres'), {
      recursive: true,
    })
  server = await start({ env, cwd: folder, out, dist })
})
afterAll(() => server.stop())

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/**
 * Sends bytes as they are, and reads all that comes back.
 * @param open says nothing of having sent everything
 */
async function raw(request: string, { open = false } = {}): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
  await once(socket, 'connect')
  if (open) socket.write(request)
  else socket.end(request)
  return await text(socket)
}

describe('the introduction', () => {
  test('shows the one account of an empty clinic, and that signs in', async () => {
    const [, username, password] = /^ {4}(admin) +(\S+) +Super Admin$/m.exec(said) ?? []
    expect(said).toContain('an empty clinic has been made')
    const answer = await post(authEndpoints.login.path, { username, password })
    expect(await answer.json()).toMatchObject({ token: expect.stringMatching(/^ey/) })
    expect(answer.status).toBe(200)
  })

  test('tells where it runs, where records are and what becomes of mail', () => {
    expect(said).toContain(`rounds: running at ${server.url} `)
    expect(said).toContain(`embedded PostgreSQL in ${join(folder, 'data')}`)
    expect(said).toContain('no mail is sent, and a lost password is replaced by an administrator')
  })
})

describe('over HTTP', () => {
  test('addresses of the API are the API’s, all others the screens’', async () => {
    const api = await fetch(`${server.url}/api/no-such-call`)
    expect(api.headers.get('content-type')).toContain('json')
    const bare = await fetch(`${server.url}/api`)
    expect(bare.headers.get('content-type')).toContain('json')
    const page = await fetch(`${server.url}/apiary`)
    expect(await page.text()).toContain('<title>Rounds</title>')
  })

  test('HEAD is answered like GET, without a body', async () => {
    for (const path of ['/', '/login', '/api/health']) {
      const answer = await fetch(server.url + path, { method: 'HEAD' })
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toBe('')
    }
  })

  test.each([
    ['GET /%zz%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
    ['GET /assets/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 401],
    ['GET //evil.example/..// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 200],
    ['GET http://[oops HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.0\r\n\r\n', 200],
    ['NOT HTTP AT ALL\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('the odd request %j is answered', async (request, status) => {
    expect(await raw(request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
  })

  describe('of answers', () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const signIn = async () => {
      const [, password] = /^ {4}admin +(\S+)/m.exec(said) ?? []
      const answer = await post(authEndpoints.login.path, { username: 'admin', password }, headers)
      const { token }: { token: string } = await answer.json()
      return { answer, authorization: `Bearer ${token}` }
    }

    test('long lists are compressed, and still known by their tag', async () => {
      const { authorization } = await signIn()
      const ask = (more: Record<string, string> = {}) =>
        fetch(server.url + roleEndpoints.list.path, {
          headers: { ...headers, authorization, ...more },
        })
      const list = await ask()
      expect(list.headers.get('content-encoding')).toBe('gzip')
      expect(list.headers.get('vary')).toBe('Accept-Encoding')
      expect(await list.json()).toMatchObject({ data: expect.any(Array) })
      const again = await ask({ 'if-none-match': String(list.headers.get('etag')) })
      expect([again.status, again.headers.get('content-encoding')]).toEqual([304, null])
      const plain = await ask({ 'accept-encoding': 'identity' })
      expect(plain.headers.get('content-encoding')).toBeNull()
      expect(plain.headers.get('vary')).toBe('Accept-Encoding')
    })

    test('short lists and whatever carries a token are not', async () => {
      const { answer, authorization } = await signIn()
      const list = await fetch(server.url + workingTimeEndpoints.list.path, {
        headers: { ...headers, authorization },
      })
      expect((await list.text()).length).toBeLessThan(1024)
      for (const one of [answer, list]) expect(one.headers.get('content-encoding')).toBeNull()
    })
  })

  describe('a body that nobody reads to its end', () => {
    /** Sends all of it before it looks at an answer, and fails where the connection is reset. */
    async function sendAll(head: string, body: readonly Buffer[]): Promise<string> {
      const { port } = new URL(server.url)
      const socket = connect(Number(port), '127.0.0.1').pause()
      await once(socket, 'connect')
      socket.write(`POST ${authEndpoints.login.path} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`)
      for (const piece of body) await new Promise((sent) => socket.write(piece, sent))
      return await text(socket)
    }
    const piece = Buffer.alloc(64 * 1024, ' ')
    const pieces = Array<Buffer>(200).fill(piece)
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')])
    const json = 'Content-Type: application/json'

    test.each([
      [`${json}\r\nContent-Length: ${200 * 64 * 1024}`, pieces],
      [`${json}\r\nTransfer-Encoding: chunked`, [...Array(200).fill(chunk), '0\r\n\r\n']],
    ])('and is too large (%s) is answered so, and the connection closed', async (head, body) => {
      const answer = await sendAll(head, body)
      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
      expect(answer).toMatch(/^connection: close\r$/im)
      expect(answer).toMatch(/\r\n\r\n\{"message":"The request is too large".*\}$/)
    })

    test('promises nothing of its connection where it was answered before it was there', async () => {
      const half = `PUT ${departmentEndpoints.list.path} HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 9\r\n\r\n{}`
      const answer = await raw(half, { open: true })
      expect(answer).toMatch(/^HTTP\/1\.1 401 /)
      expect(answer).toMatch(/^connection: close\r$/im)
      expect(answer).toMatch(/\}$/)
    })

    test('leaves the connection to the next request where it was there', async () => {
      const put = `PUT ${departmentEndpoints.list.path} HTTP/1.1\r\nHost: x\r\n${json}\r\nContent-Length: 2\r\n\r\n{}`
      const get = `GET ${departmentEndpoints.list.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
      expect((await raw(put + get)).match(/HTTP\/1\.1 401 /g)).toHaveLength(2)
    })
  })

  describe('an upload', () => {
    const kept = join(folder, 'data', 'files')
    const inFiles = async () =>
      (await readdir(kept, { recursive: true })).filter((name) => name.includes('/'))
    const path = `${fileEndpoints.upload.path}?name=a.pdf`

    async function signedIn(): Promise<Record<string, string>> {
      const [, password] = /^ {4}admin +(\S+) +Super Admin$/m.exec(said) ?? []
      const answer = await post(authEndpoints.login.path, { username: 'admin', password })
      const { token } = authEndpoints.login.output.parse(await answer.json())
      return { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    }
    const headOf = async (more: string) =>
      Object.entries(await signedIn()).reduce(
        (head, [name, value]) => `${head}${name}: ${value}\r\n`,
        `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`,
      )

    test('that is whole lies in the data directory, and is sent as it was', async () => {
      const headers = await signedIn()
      const body = wholePdf('over HTTP')
      const answer = await fetch(server.url + path, { method: 'POST', headers, body })
      const { id } = fileEndpoints.upload.output.parse(await answer.json())
      const hash = await contentHash(body)
      expect(await inFiles()).toEqual([`${hash.slice(0, 2)}/${hash}`])
      const file = await fetch(`${server.url}/api/files/${id}`, { headers })
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(body)
      expect(file.headers.get('content-length')).toBe(String(body.length))
      expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="a.pdf"/)
    })

    test.each([
      ['Content-Length: 9000', '%PDF-1.7 half of it'],
      ['Transfer-Encoding: chunked', '13\r\n%PDF-1.7 half of it\r\n'],
    ])('of which half is sent (%s) leaves nothing', async (length, half) => {
      const before = await inFiles()
      const lines = () => said.split('\n').filter((line) => line.includes('The request broke off'))
      const told = lines().length
      await raw(`${await headOf(length)}\r\n${half}`)
      await expect.poll(() => lines().length).toBe(told + 1)
      expect(await inFiles()).toEqual(before)
    })

    test('that does not end is refused at 10 MB, with a word', async () => {
      const before = await inFiles()
      const { port } = new URL(server.url)
      const socket = connect(Number(port), '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${await headOf('Transfer-Encoding: chunked')}\r\n`)
      const answered = once(socket, 'data')
      const chunk = Buffer.concat([
        Buffer.from('10000\r\n'),
        Buffer.alloc(64 * 1024),
        Buffer.from('\r\n'),
      ])
      const more = () => socket.write(chunk, (error) => error ?? more())
      more()
      expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 413 /)
      socket.destroy()
      expect(await inFiles()).toEqual(before)
    })
  })

  test('attempts count for the caller that the proxy names, not for the one that it claims', async () => {
    // Of all attempts these cost the server the least: nothing is hashed.
    const attempt = async (forwardedFor: string, at: number) =>
      (
        await post(
          authEndpoints.verifyOtp.path,
          { email: `nobody${at}@rounds.example`, otp: '123456' },
          { 'x-forwarded-for': forwardedFor },
        )
      ).status
    const statuses = []
    for (let at = 0; at < 61; at += 1)
      statuses.push(await attempt(`192.0.2.${at}, 203.0.113.7`, at))
    expect(statuses).toEqual([...Array(60).fill(400), 429])
    expect(await attempt('203.0.113.8', 61)).toBe(400)
  })

  test('without mail nobody is sent a code, and the log has none', async () => {
    const { path } = authEndpoints.forgotPassword
    expect((await post(path, { email: 'admin@rounds.example' })).status).toBe(503)
    expect(said).not.toContain('no mail server is configured')
  })

  test('a call whose body breaks in the middle has one line', async () => {
    const lines = () => said.split('\n').filter((line) => line.includes('"msg":"request"')).length
    const before = lines()
    await raw(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"use\r\nno chunk\r\n',
    )
    await fetch(`${server.url}/api/health`)
    await expect.poll(lines).toBeGreaterThan(before + 1)
    expect(lines()).toBe(before + 2)
  })

  test('the log tells of requests, and nothing of what was in them', async () => {
    await post(authEndpoints.login.path, { username: 'admin', password: 'a-password-to-be-found' })
    await fetch(`${server.url}${departmentEndpoints.list.path}?q=a-query-to-be-found`, {
      headers: { authorization: 'Bearer a-token-to-be-found' },
    })
    await expect.poll(() => said).toContain('"path":"/api/department"')
    expect(said).not.toContain('to-be-found')
  })
})

test('a stop answers a call that waits for changes, and does not wait for it', async () => {
  const own = await start({ env: { ...env, DATA_DIR: 'third' }, cwd: folder, out, dist })
  const [, password] = [...said.matchAll(/^ {4}admin +(\S+)/gm)].at(-1) ?? []
  const login = await fetch(own.url + authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { token }: { token: string } = await login.json()
  const ask = async (query: string) => {
    const answer = await fetch(`${own.url}${changeEndpoints.list.path}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return changeEndpoints.list.output.parse(await answer.json())
  }
  const { next } = await ask('')
  const waiting = ask(`?after=${next}`)
  // The next call on this server comes in behind that one.
  await fetch(`${own.url}/api/ready`)
  const begun = performance.now()
  await own.stop()
  expect(await waiting).toMatchObject({ changes: [] })
  expect(performance.now() - begun).toBeLessThan(4_000 * inject('patience'))
})

describe('a start that fails', () => {
  test('leaves the data free for the next one', async () => {
    const { port } = new URL(server.url)
    const surroundings = { env: { ...env, DATA_DIR: 'other' }, cwd: folder, out, dist }
    await expect(
      start({ ...surroundings, env: { ...surroundings.env, PORT: port } }),
    ).rejects.toThrow(`Port ${port} is in use by another program`)
    await expect(
      start({ ...surroundings, env: { ...surroundings.env, HOST: '192.0.2.1' } }),
    ).rejects.toThrow('HOST 192.0.2.1 is not an address of this machine')
  })

  test.each([
    ['postgres://asha:hunter2@127.0.0.1:1/clinic', 'nothing listens there'],
    ['postgres://asha:hunter2@no-such-host.invalid/clinic', 'host'],
  ])('for want of the database %s says why, without the password', async (DATABASE_URL, why) => {
    const attempt = start({ env: { DATABASE_URL }, cwd: folder, out, dist })
    await expect(attempt).rejects.toThrow(why)
    await expect(attempt).rejects.toThrow(/Cannot connect .*clinic at .* as asha/)
    await expect(attempt).rejects.not.toThrow('hunter2')
  })
})
