import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { unsignedToken } from '@mocks/faults'
import type { Browser, Page } from '@playwright/test'
import { permissionKeys } from '@shared/contracts/permissions'
import { preview } from 'vite'
import { dashboards } from '@/lib/dashboards'
import { onBuild, productFolder, withBarePage } from './built'
import { kilobytes, table } from './table'

const screens = [
  { name: 'Sign-in', path: '/login' },
  { name: 'Home', path: '/' },
  { name: 'Staff', path: '/admin/staffs' },
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

/** A page in a browser that has nothing yet, whose API knows nothing. */
async function freshPage(browser: Browser, signedIn: boolean): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript({ content: holdIdleWork })
  if (signedIn)
    await context.addInitScript((info) => localStorage.setItem('userInfo', info), session)
  const page = await context.newPage()
  await page.route('**/api/**', (route) => route.fulfill({ json: { data: [] } }))
  return page
}

/** Counts the bytes by brotli of what the page asks for from now on, kind by kind. */
function countFiles(
  page: Page,
  directory: string,
  count: (kind: 'js' | 'css', bytes: number, path: string) => void,
): void {
  const counted = new Set<string>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    const kind = /\.(js|css)$/.exec(path)?.[1]
    // What is preloaded is asked for once more by the page that uses it.
    if (counted.has(path)) return
    counted.add(path)
    if (kind === 'js' || kind === 'css')
      count(kind, brotliCompressSync(readFileSync(join(directory, path))).length, path)
  })
}

/** What a browser that has nothing yet asks for until the screen is at rest, in bytes by brotli. */
async function weigh(
  browser: Browser,
  directory: string,
  url: string,
  signedIn: boolean,
): Promise<Weight> {
  const page = await freshPage(browser, signedIn)
  const weight = { js: 0, css: 0, files: 0, whenIdle: 0 }
  let idle = false
  countFiles(page, directory, (kind, bytes) => {
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
  await page.context().close()
  return weight
}

/** The files that changing to a dashboard's tab asks for; the tab before shares little with it. */
async function filesOfTab(
  browser: Browser,
  directory: string,
  origin: string,
  { tab, label }: (typeof dashboards)[number],
): Promise<Map<string, number>> {
  const page = await freshPage(browser, true)
  await page.goto(`${origin}/?tab=${tab === 'patient' ? 'admin' : 'patient'}`)
  await page.getByRole('tabpanel').first().waitFor()
  await quiet(page)
  const files = new Map<string, number>()
  countFiles(page, directory, (_kind, bytes, path) => files.set(path, bytes))
  await page.getByRole('tab', { name: label, exact: true }).click()
  await page.getByRole('tabpanel', { name: label }).waitFor()
  await quiet(page)
  await page.context().close()
  return files
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

/** Runs in a browser, on the product as it is built now. */
const onServedBuild = <Result>(
  use: (browser: Browser, directory: string, origin: string) => Promise<Result>,
): Promise<Result> =>
  onBuild((browser) => served(productFolder, (origin) => use(browser, productFolder, origin)))

const weighBare = (browser: Browser): Promise<Weight> =>
  withBarePage((folder) => served(folder, (origin) => weigh(browser, folder, `${origin}/`, false)))

/** Compressed JavaScript and CSS of each first screen, against a bare page on the same foundation. */
export const firstScreenWeights = (): Promise<string> =>
  onServedBuild(async (browser, directory, origin) => {
    const bare = await weighBare(browser)
    const weights: [string, Weight][] = [['Bare page', bare]]
    for (const { name, path } of screens)
      weights.push([name, await weigh(browser, directory, origin + path, path !== '/login')])
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
      weights.map(([name, { js, css, files, whenIdle }]) => [
        name,
        kilobytes(js),
        kilobytes(css),
        kilobytes(js + css),
        files,
        ((js + css) / (bare.js + bare.css)).toFixed(2),
        kilobytes(whenIdle),
      ]),
    )
  })

/** The most that a dashboard's own code may weigh, in bytes by brotli, however "own" is read. */
const tabLimit = 60_000

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, each) => total + each, 0)

/**
 * Compressed JavaScript and CSS that a change to each dashboard's tab loads: what is its own, and
 * together with what it shares with other dashboards, such as inputs and tables.
 */
export const tabChanges = (): Promise<string> =>
  onServedBuild(async (browser, directory, origin) => {
    const tabs: { label: string; files: Map<string, number> }[] = []
    for (const dashboard of dashboards)
      tabs.push({
        label: dashboard.label,
        files: await filesOfTab(browser, directory, origin, dashboard),
      })
    const limit = `${tabLimit / 1000} KB`
    return table(
      [
        'change to the tab',
        'files',
        'all, KB',
        `within ${limit}`,
        'its own, KB',
        `within ${limit}`,
      ],
      tabs.map(({ label, files }) => {
        const others = tabs.filter((tab) => tab.label !== label)
        const own = sum(
          [...files].flatMap(([path, bytes]) =>
            others.some((tab) => tab.files.has(path)) ? [] : [bytes],
          ),
        )
        const all = sum(files.values())
        const judged = (bytes: number) => [kilobytes(bytes), bytes <= tabLimit ? 'yes' : 'no']
        return [label, files.size, ...judged(all), ...judged(own)]
      }),
    )
  })
