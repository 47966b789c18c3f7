import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unsignedToken } from '@mocks/faults'
import { chromium, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { permissionKeys } from '@/contracts/permissions'
import { findBrowser } from '../browser.mjs'
import { generatedStaff } from './generated-staff'
import { table } from './table'

const root = new URL('../../', import.meta.url).pathname

const count = 10_000
const slowdown = 4
/** Milliseconds between keys: a quick typist's pace. */
const pace = 120
const searches = ['okoye', 'amara o', 'ztanaka', 'reddy1', '@rounds', 'lin9', 'siddiqui']

const staff = generatedStaff(count)
const haystacks = staff.map(({ name, username, email }) =>
  `${name}\n${username}\n${email}`.toLowerCase(),
)

/** What stands beside the pages when the rows for this text are on show. */
function rangeFor(text: string): string {
  const total = haystacks.filter((haystack) => haystack.includes(text.trim())).length
  return `${Math.min(1, total)} - ${Math.min(10, total)} of ${total}`
}

/**
 * In the page, as text, for a compiled function would miss its compiler's helpers: milliseconds from
 * the next key to the end of the frame that shows `range`, when it is painted.
 */
const nextKey = `
  window.nextKey = (range) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('These rows never came: ' + range)), 10000)
    let pressed = 0
    const text = document.querySelector('nav[aria-label="Pagination"] [aria-live]')
    const observer = new MutationObserver(() => {
      if (pressed === 0 || text.textContent !== range) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - pressed)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    const press = (event) => { pressed = event.timeStamp }
    addEventListener('keydown', press, { once: true, capture: true })
  })`

async function type(page: Page, text: string): Promise<number[]> {
  const times: number[] = []
  for (let length = 1; length <= text.length; length++) {
    const range = rangeFor(text.slice(0, length))
    // Where the rows found stay the same, nothing is painted that could be measured.
    const counts = length > 1 && range !== rangeFor(text.slice(0, length - 1))
    if (counts) await page.evaluate(`void (window.painted = nextKey(${JSON.stringify(range)}))`)
    await page.keyboard.press(text.charAt(length - 1))
    if (counts) times.push(await page.evaluate<number>('painted'))
    await page.waitForTimeout(pace)
  }
  return times
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Typing into the staff list's search over 10,000 users, on a processor slowed down. */
export async function staffSearch(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'rounds-search-'))
  const executablePath = findBrowser({ install: true })
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: 0, strictPort: false },
  })
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const context = await browser.newContext()
    await context.addInitScript({ content: nextKey })
    await context.addInitScript(
      ([session, rows]) => {
        localStorage.setItem('userInfo', session)
        sessionStorage.setItem('records.owner', 'bench')
        sessionStorage.setItem('records.staff', rows)
      },
      [
        JSON.stringify({
          token: unsignedToken({
            exp: 4_102_444_800,
            sub: 'bench',
            name: 'Bench',
            roles: ['admin', ...permissionKeys],
          }),
        }),
        JSON.stringify(staff),
      ] as const,
    )
    const page = await context.newPage()
    await page.goto(new URL('/admin/staffs', server.resolvedUrls?.local[0]).href)
    await page.getByText(`1 - 10 of ${count}`).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

    const times: number[] = []
    for (const round of ['warm-up', 'measured', 'measured'])
      for (const text of searches) {
        await page.getByRole('searchbox').fill('')
        await page.getByText(`1 - 10 of ${count}`).waitFor()
        await page.getByRole('searchbox').focus()
        await page.waitForTimeout(pace)
        const typed = await type(page, text)
        if (round === 'measured') times.push(...typed)
      }
    const sorted = times.toSorted((a, b) => a - b)
    return table(
      ['users', 'CPU slowdown', 'keys measured', 'p50, ms', 'p95, ms', 'slowest, ms'],
      [
        [
          count,
          `${slowdown}x`,
          sorted.length,
          percentile(sorted, 0.5).toFixed(1),
          percentile(sorted, 0.95).toFixed(1),
          (sorted.at(-1) ?? Number.NaN).toFixed(1),
        ],
      ],
    )
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
