import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { createMiddleware } from 'hono/factory'
import { requestId } from 'hono/request-id'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'
import type { ApiDependencies } from '../dependencies'
import { requestLog } from '../request-log'
import { revalidation } from '../revalidation'

const nonceMark = '__CSP_NONCE__'
const beingBuilt = 'Rounds is being brought up to date. Load this page again in a minute.'

interface Site {
  Variables: SecureHeadersVariables & {
    /** index.html; null while a build is under way. */
    page: string | null
  }
}

const contentSecurityPolicy = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", (c: Context<Site>) => inlineScripts(c.get('page') ?? '')],
  styleSrc: ["'self'", NONCE],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

/**
 * Serves the built screens: files with their compressed twins, and index.html for every address
 * of a page. Why the headers are what they are: docs/decisions/0003-serving-and-content-policy.md.
 * @param folder the absolute path of dist/
 */
export function createSite(folder: string, dependencies: Pick<ApiDependencies, 'log' | 'clock'>) {
  const site = new Hono<Site>()
  site.onError((_error, c) => c.text('Something went wrong on the server.', 500))
  site.use(requestId())
  // A page is many files: those that were found would hide the calls in the log.
  site.use(requestLog(dependencies, { failuresOnly: true }))
  // Anew each time: after a build under the running server, the page of before asks for files that
  // are gone.
  site.use(async (c, next) => {
    c.set('page', pageIn(folder))
    await next()
  })
  site.use(async (c, next) => {
    await next()
    // The page that the browser has holds the nonce of the policy that it came with.
    if (c.res.status === 304) c.res.headers.delete('content-security-policy')
  })
  site.use(
    secureHeaders({
      contentSecurityPolicy,
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      permissionsPolicy: {
        camera: [],
        microphone: [],
        geolocation: [],
        payment: [],
        usb: [],
        displayCapture: [],
      },
      // A promise that only whoever ends TLS in front of this server can make.
      strictTransportSecurity: false,
    }),
  )

  const files = serveStatic({ root: folder, precompressed: true })
  // The names in /assets carry a hash of what is in the file.
  site.get('/assets/*', keep('public, max-age=31536000, immutable'), files)
  site.all('/assets/*', noSuchFile)

  site.use(keep('no-cache'))
  // The page is never sent as the file that it is: its nonce is a new one each time.
  site.get('*', (c, next) => (isFile(c.req.path) ? files(c, next) : next()))
  site.get('*', async (c, next) => {
    if (isFile(c.req.path) && !c.req.header('accept')?.includes('text/html')) return noSuchFile(c)
    if (c.get('page') !== null) return await next()
    return c.text(beingBuilt, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
  })
  site.get('*', revalidation, compress(), (c) => {
    const page = c.get('page') ?? ''
    const sent = page.replaceAll(nonceMark, c.get('secureHeadersNonce') ?? '')
    return c.html(sent, 200, {
      etag: tagOf(page),
      'content-length': String(Buffer.byteLength(sent)),
    })
  })
  site.notFound((c) => c.text('There is nothing here.', 404))
  return site
}

/** A few kilobytes, which the system keeps at hand. */
function pageIn(folder: string): string | null {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8')
  } catch {
    return null
  }
}

/**
 * The same for every nonce, and so a weak one: the bytes differ. The policy is part of it, for a kept page keeps the policy that it came
 * with: a new version of this server with another one sends the page again.
 */
const tagOf = (page: string): string =>
  `W/"${createHash('sha256').update(JSON.stringify(contentSecurityPolicy)).update(page).digest('base64url')}"`

/** Not to be kept: the next build may have it. */
const noSuchFile = (c: Context) =>
  c.text('There is no such file.', 404, { 'cache-control': 'no-store' })

/** How long a browser may keep what is found. */
const keep = (cacheControl: string) =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.res.ok || c.res.status === 304) c.header('cache-control', cacheControl)
  })

/** Routes of the screens have no dot in their last part; files have. */
const isFile = (path: string): boolean => path !== '/index.html' && /\.[^/]+$/.test(path)

/** The hashes by which a content policy lets exactly these inline scripts run. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')
