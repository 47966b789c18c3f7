import { linkInstant, readLink, withoutLink } from '@mocks/link'
import { faultOf } from '@mocks/link-faults'
import { createTestWorld, type TestWorld } from '@mocks/node'
import { setPageClock } from '@mocks/page-clock'
import { worlds } from '@mocks/worlds/worlds'
import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { LoginAnswer } from '@shared/contracts/auth'
import type { RequestHandler } from 'msw'
import { type Host, startHost } from './host'
import { patience } from './patience.mjs'
import { word } from './word'

export { faults } from '@mocks/faults'
export { expect }

/** Opens a clinic by its link, with the answer to the login as this makes it. */
type OpenWorld = (link: string, answered?: (answer: LoginAnswer) => LoginAnswer) => Promise<void>

interface TestFixtures {
  openWorldWith: OpenWorld
  /** The clinic of this test, which `openWorld` opens: with the API, the database and the inbox at hand. */
  world: TestWorld
  /** Opens a clinic by its link, as `npm run demo` does: `/admin/staffs?world=quiet&as=admin` (docs/qa.md). */
  openWorld: (link: string) => Promise<void>
  /** The same on a host that keeps no records: the sample in the tab stands for them. */
  signInToSample: (link: string) => Promise<void>
  /** Makes calls fail in a named way (mocks/faults.ts) until `healed`. */
  fault: (...handlers: RequestHandler[]) => void
  /** Ends all faults. */
  healed: () => void
  /** What the browser's console said; a test that expects noise may empty it. */
  console: string[]
}

interface WorkerFixtures {
  clinic: TestWorld
  /** What the browser of this worker's flows talks to. */
  host: Host
}

/** Chromium's own line for every answer of 400 and above: the application can't prevent it. */
const isNoise = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

/**
 * The page's next load, and no later one, begins with these items in local storage. To set them from
 * outside, the browser would start a process of its own that opens the origin.
 */
async function startWith(page: Page, items: Record<string, string>): Promise<void> {
  const script = await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, items)
  page.once('domcontentloaded', () => script.dispose())
}

/** Lets the next load begin as that of whoever got this answer to a login. */
async function startSession(page: Page, answer: LoginAnswer, now: number): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => localStorage.clear())
    // A page that is open would notice the change, and go its own way at that moment.
    await page.goto('about:blank')
  }
  await startWith(page, {
    userInfo: JSON.stringify({ ...answer, access_token: answer.token }),
    lastActivityTime: String(now),
  })
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  clinic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures off this pattern.
    async ({}, use) => {
      const clinic = await createTestWorld({ clockStands: false })
      await use(clinic)
      await clinic.close()
    },
    { scope: 'worker', timeout: 60_000 * patience },
  ],

  host: [
    async ({ clinic }, use) => {
      const host = await startHost(clinic, { development: process.env.FLOW_DEV })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],

  world: async ({ clinic }, use) => use(clinic),

  baseURL: async ({ host }, use) => use(host.url),

  console: [
    async ({ context }, use) => {
      const said: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isNoise(message))
          said.push(message.text())
      })
      context.on('weberror', (error) => said.push(String(error.error())))
      await use(said)
      expect(said, 'the console is silent').toEqual([])
    },
    { auto: true },
  ],

  openWorldWith: async ({ page, world, host }, use) => {
    let pageClock: Awaited<ReturnType<Page['addInitScript']>> | undefined
    await use(async (address, answered = (answer) => answer) => {
      const { pathname, search } = new URL(address, 'http://localhost')
      const { link, problems } = readLink(search)
      expect(problems, 'the link is right').toEqual([])
      if (!link) throw new Error(`${address} names no world`)
      const at = linkInstant(link)
      await world.open({ file: worlds[link.world], at })
      host.use(...link.faults.map(faultOf))
      // A clock set twice would be put forward by both.
      await pageClock?.dispose()
      pageClock = await page.addInitScript(setPageClock, at - Date.now())
      if (link.as !== null) {
        await startSession(page, answered(await world.login(link.as)), at)
      }
      await page.goto(`${pathname}${withoutLink(search)}`)
    })
    host.reset()
  },

  openWorld: async ({ openWorldWith }, use) => use((link) => openWorldWith(link)),

  signInToSample: async ({ openWorldWith }, use) =>
    use((link) => openWorldWith(link, ({ token }) => ({ token, signOut: true }))),

  fault: async ({ host }, use) => {
    await use(host.use)
    host.reset()
  },

  healed: async ({ host }, use) => use(host.reset),
})

/** The title of the page. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name, level: 1 })

/** What local storage holds under this key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Another tab of the same origin, in which the application does not run: it shows the page's icon. */
export const openBeside = word('openBeside', async (page: Page) => {
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  const tab = await page.context().newPage()
  await tab.goto(icon ?? '')
  return tab
})

/** A toast with this text is on the screen. */
export const expectToast = word('expectToast', async (page: Page, text: string | RegExp) => {
  const toast = page.getByRole('alert').filter({ hasText: text })
  await expect(toast.first()).toBeVisible()
  return toast
})

/** A dialog of this title is open, and says this. */
export const expectDialog = word(
  'expectDialog',
  async (page: Page, title: string | RegExp, text?: string | RegExp) => {
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    if (text !== undefined) await expect(dialog).toContainText(text)
    return dialog
  },
)

/** An alert says this over a list; once the fault is healed, its Retry reads the list and it goes. */
export const expectRetry = word(
  'expectRetry',
  async (page: Page, text: string, healed: () => void | Promise<void>) => {
    const alert = page.getByRole('alert').filter({ hasText: text })
    await expect(alert).toBeVisible()
    await healed()
    await press(alert, 'Retry')
    await expect(alert).toBeHidden()
  },
)

/** The success dialog says this, and has no button; it is closed before it goes by itself. */
export const expectSuccess = word('expectSuccess', async (page: Page, text: string) => {
  const dialog = page.getByRole('dialog').filter({ hasText: text })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

/** The table as records by column header; the rows are those on the screen. */
async function readTable(page: Page): Promise<Record<string, string>[]> {
  return await page.getByRole('table').evaluate((table) => {
    const read = (cell: Element) => (cell.textContent ?? '').trim()
    const headers = [...table.querySelectorAll('thead th')].map(read)
    return [...table.querySelectorAll('tbody tr')].map((row) =>
      Object.fromEntries([...row.children].map((cell, at) => [headers[at] ?? '', read(cell)])),
    )
  })
}

/**
 * The table comes to show these rows and no others, in this order: each by the columns that it names.
 *
 *     await expectTable(page, [{ Name: 'Ada Moss', Status: 'Active' }])
 */
export const expectTable = word(
  'expectTable',
  async (page: Page, rows: Record<string, string>[]) => {
    await expect(async () => expect(await readTable(page)).toMatchObject(rows)).toPass({
      timeout: 10_000 * patience,
    })
  },
)

/** The row whose cells hold these texts. */
export function rowOf(page: Page, ...texts: string[]): Locator {
  return texts.reduce(
    (rows, text) => rows.filter({ has: page.getByRole('cell', { name: text, exact: true }) }),
    page.getByRole('row'),
  )
}

/** Exactly one row holds these texts. */
export const expectRow = word('expectRow', async (page: Page, ...texts: string[]) => {
  await expect(rowOf(page, ...texts)).toHaveCount(1)
})

/** The button of this name; a pattern may name it by a part. */
export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: true })

/** The field that is typed into, of this name or of one that contains it. */
export const field = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name })

/** The select of this name. */
export const combobox = (within: Page | Locator, name: string): Locator =>
  within.getByRole('combobox', { name, exact: true })

/** The tab of this name on the page; a pattern may name it by a part. */
export const tab = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('tab', { name, exact: true })

/** Shows a view whose heading is as its tab; until it stands, a search would be that of the view before. */
export const showView = word('showView', async (page: Page, name: string) => {
  await tab(page, name).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
})

/** The search of a list. */
export const search = (page: Page): Locator => page.getByRole('searchbox')

/** Opens a page by the main menu. */
export const menu = word('menu', (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click(),
)

/** The bell in the header, which says how many notices are unread. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: /^notifications/i })

/** The button in the header with the user's name. */
export const profile = (page: Page): Locator => page.getByRole('button', { name: 'profile' })

/** What the page's background is in each colour scheme. */
export const backgrounds = { light: 'rgb(242, 245, 246)', dark: 'rgb(17, 23, 26)' }

/** The page's background is that of the light or the dark mode. */
export const expectMode = word('expectMode', (page: Page, mode: 'light' | 'dark') =>
  expect(page.getByRole('document')).toHaveCSS('background-color', backgrounds[mode]),
)

/** Presses the button of this name. */
export const press = word('press', (within: Page | Locator, name: string) =>
  button(within, name).click(),
)

/** Ticks a row's box. */
export const selectRow = word('selectRow', (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check(),
)

/** Presses a row's action: the verb, then the name of the thing. */
export const rowAction = word('rowAction', async (page: Page, verb: string, name: string) => {
  await page
    .getByRole('table')
    .getByRole('button', { name: `${verb} ${name}`, exact: true })
    .click()
})

/**
 * Chooses an option of a select by its words. A patient is typed, since a host that keeps patients lists
 * the first of them only, and is found by the name alone where age and number are next to it.
 */
export const pick = word('pick', async (page: Page, label: string | RegExp, option: string) => {
  const box = page.getByRole('combobox', { name: label })
  await box.click()
  const exact = page.getByRole('option', { name: option, exact: true })
  if (label === 'Patient') {
    const [name = ''] = option.split(' (')
    await box.fill(name)
    await exact.or(page.getByRole('option', { name: `${option} (` })).click()
  } else await exact.click()
})

/** Answers the open confirmation. */
export const answer = word('answer', async (page: Page, choice: string) => {
  await press(page.getByRole('dialog'), choice)
})

/** Another tab of the clinic that `openWorld` has opened, at the page's minute, before a test moves its clock. */
export const openTab = word('openTab', async (page: Page, path: string) => {
  const tab = await page.context().newPage()
  await tab.addInitScript(setPageClock, (await page.evaluate(() => Date.now())) - Date.now())
  await tab.goto(path)
  return tab
})

/** Presses Tab, or Shift+Tab, until the focus is there; a place that Tab passes by fails the test. */
export const tabTo = word('tabTo', async (page: Page, place: Locator, key: string = 'Tab') => {
  await expect(place).toBeVisible()
  const hasFocus = () => place.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++)
    await page.keyboard.press(key)
  await expect(place).toBeFocused()
})

/** Goes on in the clinic that `openWorld` has opened as another of its people, at this address. */
export const goOnAs = word(
  'goOnAs',
  async (
    page: Page,
    world: TestWorld,
    username: string,
    address: string = '/',
    password?: string,
  ) => {
    await startSession(page, await world.login(username, password), world.now())
    await page.goto(address)
  },
)
