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

const found = (text: string) =>
  staff.filter((_, at) => haystacks[at]?.includes(text.trim().toLowerCase()))

/** What stands beside the pages when the rows for this text are on show. */
function rangeFor(text: string): string {
  const total = found(text).length
  return `${Math.min(1, total)} - ${Math.min(10, total)} of ${total}`
}

/** The texts of the rows on show for all that is typed. */
const textsFor = (text: string) =>
  found(text)
    .slice(0, 10)
    .map(({ name, username, previlege, place, email, phone }) => [
      name,
      username,
      previlege.name,
      place,
      email,
      phone,
    ])

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
    observer.observe(text, { subtree: true, childList: true, characterData: true })
    const press = (event) => { pressed = event.timeStamp }
    addEventListener('keydown', press, { once: true, capture: true })
  })`

type Shown = (typed: string) => string

async function type(page: Page, text: string, shown: Shown): Promise<number[]> {
  const times: number[] = []
  for (let length = 1; length <= text.length; length++) {
    const range = shown(text.slice(0, length))
    // Where the rows found stay the same, nothing is painted that could be measured.
    const counts = length > 1 && range !== shown(text.slice(0, length - 1))
    if (counts) await page.evaluate(`void (window.painted = nextKey(${JSON.stringify(range)}))`)
    await page.keyboard.press(text.charAt(length - 1))
    if (counts) times.push(await page.evaluate<number>('painted'))
    await page.waitForTimeout(pace)
  }
  return times
}

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Types every search three times, the first of them to warm up: the milliseconds of all keys measured. */
async function typeAll(page: Page, shown: Shown): Promise<number[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const box = page.getByRole('searchbox')
  const times: number[] = []
  for (const round of ['warm-up', 'measured', 'measured'])
    for (const text of searches) {
      await box.fill('')
      await page.getByText(shown(''), { exact: true }).waitFor({ state: 'attached' })
      await box.focus()
      await page.waitForTimeout(pace)
      const typed = await type(page, text, shown)
      if (round === 'measured') times.push(...typed)
    }
  return times.toSorted((a, b) => a - b)
}

/** What the same keys cost where there is nothing but a box and its text beside it. */
const bare = `<input type="search"><nav aria-label="Pagination"><span aria-live>-</span></nav><script>
  const [box] = document.getElementsByTagName('input')
  box.oninput = () => { document.querySelector('span').textContent = box.value || '-' }
</script>`

/** The same with the rows' texts: no style, no link, no box, no icon, and nothing is looked for. */
function bareRows(): string {
  const typed = searches.flatMap((text) =>
    Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length)),
  )
  const known = Object.fromEntries(typed.map((text) => [text, [rangeFor(text), textsFor(text)]]))
  return `<input type="search"><nav aria-label="Pagination"><span aria-live></span></nav>
    <table style="table-layout:fixed;width:100%"></table><script>
    const known = ${JSON.stringify(known)}
    const [box] = document.getElementsByTagName('input')
    const table = document.querySelector('table')
    for (let at = 0; at < 10; at++)
      for (let cell = 0, row = table.insertRow(); cell < 6; cell++) row.insertCell().append('')
    box.oninput = () => {
      const [range, rows] = known[box.value]
      document.querySelector('span').textContent = range
      for (const [at, row] of [...table.rows].entries()) {
        row.hidden = at >= rows.length
        for (const [cell, text] of (rows[at] ?? []).entries()) row.cells[cell].firstChild.data = text
      }
    }
    box.oninput()
  </script>`
}

const row = (what: string, times: readonly number[]) => [
  what,
  times.length,
  percentile(times, 0.5).toFixed(1),
  percentile(times, 0.95).toFixed(1),
  (times.at(-1) ?? Number.NaN).toFixed(1),
]

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
      ([session, tables]) => {
        localStorage.setItem('userInfo', session)
        sessionStorage.setItem('work.owner', 'bench')
        sessionStorage.setItem('work.sample', tables)
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
        JSON.stringify({
          staff,
          patients: [],
          visits: [],
          prescriptions: [],
          requests: [],
          labOrders: [],
        }),
      ] as const,
    )
    const page = await context.newPage()
    await page.goto(new URL('/admin/staffs', server.resolvedUrls?.local[0]).href)
    await page.getByText(`1 - 10 of ${count}`).waitFor()
    const searched = await typeAll(page, rangeFor)

    const typeBare = async (html: string, shown: Shown) => {
      const bare = await browser.newPage()
      await bare.addInitScript({ content: nextKey })
      await bare.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await bare.goto('http://bare.example/')
      return typeAll(bare, shown)
    }
    const rows = await typeBare(bareRows(), rangeFor)
    const typed = await typeBare(bare, (text) => text || '-')
    return table(
      ['what', 'keys measured', 'p50, ms', 'p95, ms', 'slowest, ms'],
      [
        row(`${count} users, ${slowdown}x slowdown`, searched),
        row(`The rows' texts alone, ${slowdown}x slowdown`, rows),
        row(`A box and its text, ${slowdown}x slowdown`, typed),
      ],
    )
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
