import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'

const nonceMark = '__CSP_NONCE__'
const beingBuilt = 'Rounds is being brought up to date. Load this page again in a minute.'

interface Site {
  Variables: SecureHeadersVariables & {
    /** index.html; null while a build is under way. */
    page: string | null
  }
}

/**
 * Serves the built screens: files with their compressed twins, and index.html for every address
 * of a page. Why the headers are what they are: docs/decisions/0003-serving-and-content-policy.md.
 * @param folder the absolute path of dist/
 */
export function createSite(folder: string) {
  const site = new Hono<Site>()
  // Anew each time: after a build under the running server, the page of before asks for files that
  // are gone.
  site.use(async (c, next) => {
    c.set('page', pageIn(folder))
    await next()
  })
  site.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", (c: Context<Site>) => inlineScripts(c.get('page') ?? '')],
        styleSrc: ["'self'", NONCE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
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
  site.get('*', (c) => {
    if (isFile(c.req.path) && !c.req.header('accept')?.includes('text/html')) return noSuchFile(c)
    const page = c.get('page')
    return page === null
      ? c.text(beingBuilt, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
      : c.html(page.replaceAll(nonceMark, c.get('secureHeadersNonce') ?? ''))
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

/** Not to be kept: the next build may have it. */
const noSuchFile = (c: Context) =>
  c.text('There is no such file.', 404, { 'cache-control': 'no-store' })

/** How long a browser may keep what is found. */
const keep = (cacheControl: string) =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', cacheControl)
  })

/** Routes of the screens have no dot in their last part; files have. */
const isFile = (path: string): boolean => path !== '/index.html' && /\.[^/]+$/.test(path)

/** The hashes by which a content policy lets exactly these inline scripts run. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')
