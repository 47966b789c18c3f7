import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unsignedToken } from '@mocks/faults'
import { chromium, type Page } from '@playwright/test'
import { permissionKeys } from '@shared/contracts/permissions'
import { build, preview } from 'vite'
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

type Shown = (typed: string) => string

/** What stands beside the pages when the rows for this text are on show. */
const rangeFor =
  (size: number): Shown =>
  (text) => {
    const total = found(text).length
    return `${Math.min(1, total)} - ${Math.min(size, total)} of ${total}`
  }

/** The texts of the rows on show for all that is typed. */
const textsFor = (text: string, size: number) =>
  found(text)
    .slice(0, size)
    .map(({ name, username, role, place, email, phone }) => [
      name,
      username,
      role.name,
      place,
      email,
      phone,
    ])

interface KeyTimes {
  /** Milliseconds from the key to the end of the frame that shows its letter. */
  letter: number
  /** The same for the rows found. */
  rows: number
}

/**
 * In the page, as text, for a compiled function would miss its compiler's helpers: the times of the
 * next key, after which `range` is to be shown. A frame has ended when it is painted.
 */
const nextKey = `
  window.nextKey = (range) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('These rows never came: ' + range)), 10000)
    let pressed = 0
    let letter = 0
    const painted = (done) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => done(performance.now() - pressed)
      port2.postMessage(null)
    })
    const text = document.querySelector('nav[aria-label="Pagination"] [aria-live]')
    const observer = new MutationObserver(() => {
      if (pressed === 0 || text.textContent !== range) return
      observer.disconnect()
      painted((rows) => resolve({ letter, rows }))
    })
    observer.observe(text, { subtree: true, childList: true, characterData: true })
    addEventListener('keydown', (event) => { pressed = event.timeStamp }, { once: true, capture: true })
    addEventListener('input', () => painted((time) => { letter = time }), { once: true, capture: true })
  })`

async function type(page: Page, text: string, shown: Shown): Promise<KeyTimes[]> {
  const times: KeyTimes[] = []
  for (let length = 1; length <= text.length; length++) {
    const range = shown(text.slice(0, length))
    // Where the rows found stay the same, nothing is painted that could be measured.
    const counts = length > 1 && range !== shown(text.slice(0, length - 1))
    if (counts) await page.evaluate(`void (window.painted = nextKey(${JSON.stringify(range)}))`)
    await page.keyboard.press(text.charAt(length - 1))
    if (counts) times.push(await page.evaluate<KeyTimes>('painted'))
    await page.waitForTimeout(pace)
  }
  return times
}

const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b)

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Types every search three times, the first of them to warm up: the times of all keys measured. */
async function typeAll(page: Page, shown: Shown): Promise<KeyTimes[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const box = page.getByRole('searchbox')
  const times: KeyTimes[] = []
  for (const round of ['warm-up', 'measured', 'measured'])
    for (const text of searches) {
      await box.fill('')
      await page.getByText(shown(''), { exact: true }).waitFor({ state: 'attached' })
      await box.focus()
      await page.waitForTimeout(pace)
      const typed = await type(page, text, shown)
      if (round === 'measured') times.push(...typed)
    }
  return times
}

/** What the same keys cost where there is nothing but a box and its text beside it. */
const bare = `<input type="search"><nav aria-label="Pagination"><span aria-live>-</span></nav><script>
  const [box] = document.getElementsByTagName('input')
  box.oninput = () => { document.querySelector('span').textContent = box.value || '-' }
</script>`

/** The same with the rows' texts: no style, no link, no box, no icon, and nothing is looked for. */
function bareRows(size: number): string {
  const typed = searches.flatMap((text) =>
    Array.from({ length: text.length + 1 }, (_, length) => text.slice(0, length)),
  )
  const known = Object.fromEntries(
    typed.map((text) => [text, [rangeFor(size)(text), textsFor(text, size)]]),
  )
  return `<input type="search"><nav aria-label="Pagination"><span aria-live></span></nav>
    <table style="table-layout:fixed;width:100%"></table><script>
    const known = ${JSON.stringify(known)}
    const [box] = document.getElementsByTagName('input')
    const table = document.querySelector('table')
    for (let at = 0; at < ${size}; at++)
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

function row(what: string, times: readonly KeyTimes[]) {
  const letters = inOrder(times.map(({ letter }) => letter))
  const rows = inOrder(times.map(({ rows }) => rows))
  const figures = [letters, rows].flatMap((sorted) => [
    percentile(sorted, 0.5),
    percentile(sorted, 0.95),
    sorted.at(-1) ?? Number.NaN,
  ])
  return [what, times.length, ...figures.map((figure) => figure.toFixed(1))]
}

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
    const typeInList = async (size: 10 | 50) => {
      await page.goto(new URL(`/admin/staffs?size=${size}`, server.resolvedUrls?.local[0]).href)
      await page.getByText(`1 - ${size} of ${count}`).waitFor()
      return typeAll(page, rangeFor(size))
    }

    const typeBare = async (html: string, shown: Shown) => {
      const bare = await browser.newPage()
      await bare.addInitScript({ content: nextKey })
      await bare.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }))
      await bare.goto('http://bare.example/')
      return typeAll(bare, shown)
    }
    return table(
      ['what', 'keys', ...['letter', 'rows'].flatMap((of) => [`${of}: p50`, 'p95', 'slowest'])],
      [
        row('The list, 10 rows', await typeInList(10)),
        row('The texts of 10 rows', await typeBare(bareRows(10), rangeFor(10))),
        row('The list, 50 rows', await typeInList(50)),
        row('The texts of 50 rows', await typeBare(bareRows(50), rangeFor(50))),
        row('A box alone', await typeBare(bare, (text) => text || '-')),
      ],
    )
  } finally {
    await browser.close()
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
