import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { chromium, type Page } from '@playwright/test'
import { patients, users } from '@server/db/schema'
import { visits } from '@server/db/schema-care'
import { startOfDay } from '@server/records/clinic-time'
import { visitSpan } from '@server/records/doctor-times'
import { authEndpoints, loginAnswerSchema } from '@shared/contracts/auth'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { visitMinutes } from '@shared/contracts/visit-rules'
import { addDays, clinicToday } from '@shared/lib/clinic-date'
import { asc, eq, inArray } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { build, preview } from 'vite'
import { findBrowser } from '../browser.mjs'
import { table } from './table'

const root = new URL('../../', import.meta.url).pathname

const [doctorCount, visitsOfDoctor] = [20, 10]
const slowdown = 4
/** How often each is measured, after as many to warm up. */
const rounds = 14
/** Milliseconds between two of them, for what follows the one to end. */
const pace = 600
/** A day on which the demo clinic has no visits. */
const date = addDays(clinicToday(new Date(), 'UTC'), 40)

/**
 * In the page, as text, for a compiled function would miss its compiler's helpers: the milliseconds from
 * the next event of this kind to the end of the frame in which `selector` is there, or says something else
 * than `before`.
 */
const nextShown = `
  window.nextShown = (kind, selector, before) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('This was never shown: ' + selector)), 10000)
    let begun = 0
    const look = () => {
      const found = document.querySelector(selector)
      if (begun === 0 || !found || found.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - begun)
        port2.postMessage(null)
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    addEventListener(kind, (event) => { begun = event.timeStamp; queueMicrotask(look) }, { once: true, capture: true })
  })`

/** Twenty doctors with ten visits each, a quarter of an hour free behind each of them. */
async function fill({ db }: TestWorld, doctorIds: readonly string[]) {
  const chosen = doctorIds.slice(0, doctorCount)
  await db
    .update(users)
    .set({ active: false })
    .where(inArray(users.id, doctorIds.slice(doctorCount)))
  const people = await db.select({ id: patients.id }).from(patients).orderBy(asc(patients.number))
  const morning = startOfDay(date, 'UTC').getTime() + 9 * 60 * 60_000
  const rows = chosen.flatMap((doctorId, at) =>
    Array.from({ length: visitsOfDoctor }, (_, turn) => ({
      ...visitSpan(new Date(morning + turn * 30 * 60_000), visitMinutes),
      ...{ id: newId(), number: 10_000 + at * visitsOfDoctor + turn, doctorId, reason: 'Cough' },
      patientId: people[(at * visitsOfDoctor + turn) % people.length]?.id ?? '',
    })),
  )
  await db.insert(visits).values(rows)
  return rows
}

async function loginOf({ api }: TestWorld) {
  const login = await api.request(authEndpoints.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'receptionist', password: demoPassword }),
  })
  return loginAnswerSchema.parse(await login.json())
}

/** The page's calls go to the API in this process. */
const answerFrom = (page: Page, { api }: TestWorld) =>
  page.route('**/api/**', async (route) => {
    const request = route.request()
    const body = request.postData()
    const answer = await api.request(request.url(), {
      method: request.method(),
      headers: await request.allHeaders(),
      ...(body === null ? {} : { body }),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })

const cell = (doctorId: string, minute: number) =>
  `td[data-column="${doctorId}"][data-minute="${minute}"]`

/**
 * @param act with which the time begins
 * @param before what stands there until then, where it is a text that changes
 */
async function timeOf(
  page: Page,
  kind: string,
  selector: string,
  act: () => Promise<void>,
  before: string | null = null,
) {
  const asked = [kind, selector, before].map((each) => JSON.stringify(each)).join(', ')
  await page.evaluate(`void (window.shown = nextShown(${asked}))`)
  await act()
  const time = await page.evaluate<number>('shown')
  await page.waitForTimeout(pace)
  return time
}

async function repeated(measure: (round: number) => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < 2 * rounds; round++) {
    const time = await measure(round)
    if (round >= rounds) times.push(time)
  }
  return times.toSorted((a, b) => a - b)
}

/** To the row below by keys, and back. */
const movesByKeys = (page: Page, id: string, doctorId: string) =>
  repeated(async (round) => {
    const isBack = round % 2 === 1
    await page.locator(`[data-visit="${id}"]`).focus()
    await page.keyboard.press('m')
    await page.keyboard.press(isBack ? 'ArrowUp' : 'ArrowDown')
    const there = `${cell(doctorId, isBack ? 540 : 555)} [data-visit="${id}"]`
    return await timeOf(page, 'keydown', there, () => page.keyboard.press('Enter'))
  })

/** To the next doctor by the pointer, and back. */
const drags = (page: Page, id: string, from: string, to: string) =>
  repeated(async (round) => {
    const target = cell(round % 2 === 1 ? from : to, 555)
    const [start, end] = await Promise.all(
      [`[data-visit="${id}"]`, target].map((selector) => page.locator(selector).boundingBox()),
    )
    if (!start || !end) throw new Error('The visit is not in sight')
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 10 })
    return await timeOf(page, 'pointerup', `${target} [data-visit="${id}"]`, () => page.mouse.up())
  })

/** Letters into the list's search: each is shown in its box. */
const letters = (page: Page) =>
  repeated(async (round) => {
    const box = page.getByRole('searchbox')
    if (round % 4 === 0) await box.fill('')
    await box.focus()
    return await timeOf(page, 'keydown', 'input[type="search"]', () =>
      page.keyboard.press('priy'.charAt(round % 4)),
    )
  })

/** The same until the rows found are there, from a server that is asked when no more is typed. */
const rowsFound = (page: Page) =>
  repeated(async (round) => {
    const box = page.getByRole('searchbox')
    const range = 'nav[aria-label="Pagination"] [aria-live]'
    if (round % 2 === 0) {
      await box.fill('')
      await page.getByText(`of ${doctorCount * visitsOfDoctor}`).waitFor()
    }
    await box.focus()
    const before = await page.locator(range).textContent()
    const press = () => page.keyboard.press('pr'.charAt(round % 2))
    return await timeOf(page, 'keydown', range, press, before)
  })

const median = (times: readonly number[]) => times[Math.floor(times.length / 2)] ?? Number.NaN
const late = (times: readonly number[]) => times[Math.floor(times.length * 0.95)] ?? Number.NaN

/** Moving a visit among 20 doctors with 200 visits, beside a key in the list of the same day. */
export async function dayGrid(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'rounds-grid-'))
  const executablePath = findBrowser({ install: true })
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: 'localhost', port: 0, strictPort: false },
  })
  const world = await createTestWorld({ clockStands: false })
  await world.reset()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  try {
    const login = await loginOf(world)
    const answered = await world.api.request(`${visitGridEndpoints.grid.path}?date=${date}`, {
      headers: { authorization: `Bearer ${login.token}` },
    })
    const { doctors } = visitGridEndpoints.grid.output.parse(await answered.json())
    const rows = await fill(
      world,
      doctors.map(({ doctorId }) => doctorId),
    )
    const [first, second] = doctors
    const id = rows.find(({ doctorId }) => doctorId === first?.doctorId)?.id
    if (!first || !second || !id) throw new Error('The demo clinic has no doctors')

    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await answerFrom(page, world)
    await page.addInitScript({ content: nextShown })
    await page.addInitScript(
      (session) => {
        localStorage.setItem('userInfo', session)
        localStorage.setItem('lastActivityTime', String(Date.now()))
      },
      JSON.stringify({ ...login, access_token: login.token }),
    )
    const open = async (search: string, shown: string) => {
      const address = `/?tab=receptionist&view=appointments&date=${date}${search}`
      await page.goto(new URL(address, server.resolvedUrls?.local[0]).href)
      await page.locator(shown).first().waitFor()
    }
    await open('&layout=grid', `[data-visit="${id}"]`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const keys = await movesByKeys(page, id, first.doctorId)
    await world.db
      .update(visits)
      .set(visitSpan(new Date(startOfDay(date, 'UTC').getTime() + 555 * 60_000), visitMinutes))
      .where(eq(visits.id, id))
    await page.reload()
    await page.locator(`${cell(first.doctorId, 555)} [data-visit="${id}"]`).waitFor()
    await page.locator(`[data-visit="${id}"]`).focus()
    const dragged = await drags(page, id, first.doctorId, second.doctorId)
    await open('&size=50', 'tbody tr')
    const typed = await letters(page)
    const found = await rowsFound(page)

    const row = (what: string, times: readonly number[]) => [
      what,
      times.length,
      ...[median(times), late(times)].map((time) => time.toFixed(1)),
      ...[typed, found].map((key) => (median(times) / median(key)).toFixed(2)),
    ]
    return table(
      ['what', 'times', 'p50', 'p95', 'to the letter', 'to the rows'],
      [
        row('A move by keys', keys),
        row('A move by the pointer', dragged),
        row('A key in the list of 50 rows, its letter', typed),
        row('The same, the rows found', found),
      ],
    )
  } finally {
    await browser.close()
    await server.close()
    await world.close()
    await rm(outDir, { recursive: true, force: true })
  }
}
