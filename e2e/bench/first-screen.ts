import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { unsignedToken } from '@mocks/faults'
import { type Browser, chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { permissionKeys } from '@/contracts/permissions'
import { findBrowser } from '../browser.mjs'
import { kilobytes, table } from './table'

const root = new URL('../../', import.meta.url).pathname

const screens = [
  { name: 'Sign-in', path: '/login' },
  { name: 'Home', path: '/' },
  { name: 'Departments', path: '/admin/department' },
  { name: 'Roles', path: '/admin/roles' },
  { name: 'Working times', path: '/admin/working-time' },
]

interface Weight {
  js: number
  css: number
  files: number
  /** What comes once the browser has nothing else to do: the hosts of toasts and dialogs. */
  whenIdle: number
}

/** Starts as a signed-in admin would; nobody checks this token, for nothing is called. */
const session = JSON.stringify({
  token: unsignedToken({ exp: 4_102_444_800, name: 'Bench', roles: ['admin', ...permissionKeys] }),
})

/** The screen first: idle work waits until it has been weighed. */
const holdIdleWork = `
  const waiting = []
  window.requestIdleCallback = (work) => waiting.push(work)
  window.cancelIdleCallback = () => {}
  window.addEventListener('idle', () => {
    for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 50 })
  })`

/** What a browser that has nothing yet asks for until the screen is at rest, in bytes by brotli. */
async function weigh(
  browser: Browser,
  directory: string,
  url: string,
  signedIn: boolean,
): Promise<Weight> {
  const context = await browser.newContext()
  await context.addInitScript({ content: holdIdleWork })
  if (signedIn)
    await context.addInitScript((info) => localStorage.setItem('userInfo', info), session)
  const page = await context.newPage()
  await page.route('**/api/**', (route) => route.fulfill({ json: { data: [] } }))
  const weight = { js: 0, css: 0, files: 0, whenIdle: 0 }
  let idle = false
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    const kind = /\.(js|css)$/.exec(path)?.[1]
    if (kind !== 'js' && kind !== 'css') return
    const bytes = brotliCompressSync(readFileSync(join(directory, path))).length
    if (idle) weight.whenIdle += bytes
    else {
      weight[kind] += bytes
      weight.files += 1
    }
  })
  await page.goto(url)
  await page.locator('h1, button').first().waitFor()
  await quiet(page)
  idle = true
  await page.evaluate(() => window.dispatchEvent(new Event('idle')))
  await quiet(page)
  await context.close()
  return weight
}

/** Waits until nothing has been asked for during a second. */
async function quiet(page: Page): Promise<void> {
  const asked = () => page.waitForRequest(() => true, { timeout: 1000 }).catch(() => null)
  while (await asked());
}

async function served<Result>(
  directory: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    root: join(directory, '..'),
    build: { outDir: directory },
    preview: { host: 'localhost', port: 0 },
  })
  try {
    return await use(new URL(server.resolvedUrls?.local[0] ?? '').origin)
  } finally {
    await server.close()
  }
}

async function weighBare(browser: Browser): Promise<Weight> {
  const directory = await mkdtemp(join(tmpdir(), 'rounds-bare-'))
  try {
    await build({
      configFile: false,
      root: join(root, 'e2e/bench/bare'),
      plugins: [react()],
      build: { outDir: directory, emptyOutDir: true, target: 'es2022' },
      logLevel: 'error',
    })
    return await served(directory, (origin) => weigh(browser, directory, `${origin}/`, false))
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Compressed JavaScript and CSS of each first screen, against a bare page on the same foundation. */
export async function firstScreens(): Promise<string> {
  const executablePath = findBrowser({ install: true })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const bare = await weighBare(browser)
    await build({ root, logLevel: 'error' })
    const directory = join(root, 'dist')
    const weights = await served(directory, async (origin) => {
      const found: [string, Weight][] = []
      for (const screen of screens)
        found.push([
          screen.name,
          await weigh(browser, directory, origin + screen.path, screen.path !== '/login'),
        ])
      return found
    })
    return table(
      [
        'first screen',
        'JavaScript, KB',
        'CSS, KB',
        'together, KB',
        'files',
        'to the bare page',
        'when idle, KB',
      ],
      [['Bare page', bare] as const, ...weights].map(([name, { js, css, files, whenIdle }]) => [
        name,
        kilobytes(js),
        kilobytes(css),
        kilobytes(js + css),
        files,
        ((js + css) / (bare.js + bare.css)).toFixed(2),
        kilobytes(whenIdle),
      ]),
    )
  } finally {
    await browser.close()
  }
}
