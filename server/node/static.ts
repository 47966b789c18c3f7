import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers'

const nonceMark = '__CSP_NONCE__'

/**
 * Serves the built screens: files with their compressed twins, and index.html for every address
 * of a page. Why the headers are what they are: docs/decisions/0003-serving-and-content-policy.md.
 * @param folder the absolute path of dist/
 */
export function createSite(folder: string) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const site = new Hono<{ Variables: SecureHeadersVariables }>()
  site.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts(page)],
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
  site.all('/assets/*', (c) => c.text('There is no such file.', 404))

  site.use(keep('no-cache'))
  // The page is never sent as the file that it is: its nonce is a new one each time.
  site.get('*', (c, next) => (isFile(c.req.path) ? files(c, next) : next()))
  site.get('*', (c) =>
    isFile(c.req.path) && !c.req.header('accept')?.includes('text/html')
      ? c.text('There is no such file.', 404)
      : c.html(page.replaceAll(nonceMark, c.get('secureHeadersNonce') ?? '')),
  )
  site.notFound((c) => c.text('There is nothing here.', 404))
  return site
}

/** How long a browser may keep what is found. */
const keep = (cacheControl: string) =>
  createMiddleware(async (c, next) => {
    await next()
    if (c.res.ok) c.header('cache-control', cacheControl)
  })

/** Routes of the screens have no dot in their last part; files have. */
const isFile = (path: string): boolean => path !== '/index.html' && /\.[^/]+$/.test(path)

/** The hashes by which a content policy lets exactly these inline scripts run. */
const inlineScripts = (page: string): string[] =>
  [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
