import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSite } from './static'

const inline = "document.body.dataset.theme = 'dark'"
const page = `<!doctype html><head><meta name="csp-nonce" content="__CSP_NONCE__" />
<script type="module" src="/assets/main.js"></script></head><body><script>${inline}</script>${'<p>Rounds</p>'.repeat(100)}</body>`
const script = 'export {}'

const logged: { level: string; fields: Record<string, unknown>; message: string }[] = []
const note = (level: string) => (fields: Record<string, unknown>, message: string) => {
  logged.push({ level, fields, message })
}
const log = { info: note('info'), warn: note('warn'), error: note('error') }

let folder = ''
let site: ReturnType<typeof createSite>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rounds-site-'))
  await mkdir(join(folder, 'assets'))
  await Promise.all([
    writeFile(join(folder, 'index.html'), page),
    writeFile(join(folder, 'logo.svg'), '<svg/>'),
    writeFile(join(folder, 'assets', 'main.js'), script),
    writeFile(join(folder, 'assets', 'main.js.br'), brotliCompressSync(script)),
    writeFile(join(folder, 'assets', 'main.js.gz'), gzipSync(script)),
  ])
  site = createSite(folder, { log, clock: () => 0 })
})
afterAll(() => rm(folder, { recursive: true }))

describe('the page', () => {
  test.each(['/', '/index.html', '/admin/staffs', '/admin/user/1', '/no/such/route', '/%E0%A4%A'])(
    'is what %s shows, never kept unasked',
    async (path) => {
      const response = await site.request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toContain(inline)
    },
  )

  test('is also what an address with a dot shows to someone who goes there', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    expect((await site.request('/admin/user/a.b', { headers })).status).toBe(200)
  })

  test('has a new nonce each time, the one that its policy names', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await site.request('/')
        const policy = response.headers.get('content-security-policy')
        const nonce = /csp-nonce" content="([^"]{20,})"/.exec(await response.text())?.[1]
        expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('runs its own scripts and no other', async () => {
    const policy = (await site.request('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(inline).digest('base64')
    const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? []
    expect(scripts).toBe(`'self' 'sha256-${hash}'`)
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"])
      expect(policy).toContain(rule)
    for (const rule of ["frame-ancestors 'none'", "form-action 'self'", "connect-src 'self'"])
      expect(policy).toContain(rule)
    expect(policy).not.toContain('unsafe')
  })

  test('comes with the other headers that keep it to itself', async () => {
    const { headers } = await site.request('/')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('is not sent again to who has it, and neither is a policy: it is of another nonce', async () => {
    const first = await site.request('/login')
    const etag = String(first.headers.get('etag'))
    expect(etag).toMatch(/^W\/"[^"]{20,}"$/)
    const second = await site.request('/', { headers: { 'if-none-match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('content-security-policy')).toBeNull()
    expect(second.headers.get('etag')).toBe(etag)
    expect(second.headers.get('cache-control')).toBe('no-cache')
    expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('goes out compressed to those who take that', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const response = await site.request('/', { headers })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const etag = String(response.headers.get('etag'))
    expect(gunzipSync(await response.arrayBuffer()).toString()).toContain(inline)
    // Compressed or not, it is the same page.
    const again = await site.request('/', { headers: { ...headers, 'if-none-match': etag } })
    expect(again.status).toBe(304)
    const plain = await site.request('/', { headers: { 'if-none-match': etag } })
    expect(plain.status).toBe(304)
  })

  test('answers HEAD as GET, without a body', async () => {
    const response = await site.request('/login', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toBeTruthy()
    expect(await response.text()).toBe('')
  })
})

describe('files', () => {
  test('with a hash in their name are kept for ever', async () => {
    const response = await site.request('/assets/main.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe(script)
  })

  test('go out compressed to those who take that', async () => {
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const response = await site.request('/assets/main.js', { headers })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(script)
    const zipped = await site.request('/assets/main.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
  })

  test('beside the page are asked for anew', async () => {
    const response = await site.request('/logo.svg')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe('<svg/>')
  })

  test.each(['/assets/gone.js', '/assets/', '/assets', '/favicon.ico', '/logo.png'])(
    'that are not there (%s) are not the page',
    async (path) => {
      const response = await site.request(path)
      expect(response.status).toBe(404)
      // It may be there after the next build.
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('content-type')).toContain('text/plain')
    },
  )

  test.each([
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/index.html',
    '/assets/..\\index.html',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/assets/main.js%00.svg',
  ])('outside of the folder stay there (%s)', async (path) => {
    const text = await (await site.request(path)).text()
    expect(text).not.toContain('root:')
    expect(text).not.toContain('__CSP_NONCE__')
  })
})

describe('a build under the running server', () => {
  const newer = page.replace('main.js', 'newer.js').replace("'dark'", "'light'")
  afterEach(() => writeFile(join(folder, 'index.html'), page))

  test('is what the next page is of, its scripts allowed', async () => {
    const etag = String((await site.request('/')).headers.get('etag'))
    await writeFile(join(folder, 'index.html'), newer)
    const response = await site.request('/admin/staffs', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('/assets/newer.js')
    const script = inline.replace("'dark'", "'light'")
    const hash = createHash('sha256').update(script).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(hash)
  })

  test('that is not done yet is told', async () => {
    await rm(join(folder, 'index.html'))
    const response = await site.request('/')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('Load this page again')
  })
})

describe('the log', () => {
  beforeEach(() => {
    logged.length = 0
  })
  afterEach(() => writeFile(join(folder, 'index.html'), page))

  test('has nothing of what was found', async () => {
    for (const path of ['/', '/logo.svg', '/assets/main.js']) await site.request(path)
    expect(logged).toEqual([])
  })

  test('has what was not found, by what the answer names', async () => {
    const { headers } = await site.request('/assets/gone.js?q=a-value')
    const requestId = headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    const fields = { requestId, method: 'GET', path: '/assets/gone.js', status: 404, durationMs: 0 }
    expect(logged).toEqual([{ level: 'warn', message: 'request', fields }])
  })

  test('has what fails', async () => {
    await rm(join(folder, 'index.html'))
    const { headers } = await site.request('/')
    expect(logged).toMatchObject([
      { level: 'error', fields: { requestId: headers.get('x-request-id'), status: 503 } },
    ])
  })

  test('has what is thrown, of which the answer tells nothing', async () => {
    const broken = createSite(folder, { log, clock: () => 0 }).all('*', () => {
      throw new Error('a mistake')
    })
    const answer = await broken.request('/', { method: 'OPTIONS' })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toBe('Something went wrong on the server.')
    expect(logged).toMatchObject([
      { level: 'error', fields: { status: 500, err: { message: 'a mistake' } } },
    ])
  })
})

test('nothing here takes anything', async () => {
  for (const path of ['/', '/login', '/assets/main.js'])
    expect((await site.request(path, { method: 'POST', body: 'x' })).status).toBe(404)
})
