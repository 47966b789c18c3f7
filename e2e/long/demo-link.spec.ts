import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { serveDemo } from '../demo-site'
import { button, pick, press, rowAction } from '../fixtures'
import { patience } from '../patience.mjs'

// What `npm run demo` is, mocks and all, in the browser: docs/qa.md.

const test = base.extend<object, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads fixtures off this pattern.
    async ({}, use) => {
      const demo = await serveDemo()
      await use(demo.url)
      await demo.close()
    },
    { scope: 'worker', timeout: 180_000 * patience },
  ],
})

test.use({ serviceWorkers: 'allow' })

const link =
  '/?world=busy-monday&clock=2026-03-02T09:55&as=receptionist&fault=dropped:list-booking-requests'

/** What a new browser of this place shows and tells of a link. */
async function seen(browser: Browser, url: string, place: { locale: string; timezoneId: string }) {
  const context = await browser.newContext({ ...place, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 * patience })
  // What comes while the browser rests.
  for (const name of ['Columns', 'Recently opened patients'])
    await expect(page.getByRole('button', { name })).toBeEnabled({ timeout: 30_000 * patience })
  const what = {
    tree: await page.locator('body').ariaSnapshot(),
    text: await page.locator('body').innerText(),
    date: await page.evaluate(() => new Date().toISOString().slice(0, 16)),
    address: new URL(page.url()).search,
  }
  await context.close()
  return what
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'The clinic of this link' })

test.describe('A clinic in a link', () => {
  test('QA: opens the same clinic anywhere by a link, changes it, and copies a test', async ({
    browser,
    page,
    demo,
  }) => {
    test.setTimeout(300_000 * patience)

    await test.step('the same texts and the same tree, wherever the browser is', async () => {
      const here = await seen(browser, demo + link, { locale: 'en-GB', timezoneId: 'UTC' })
      const there = await seen(browser, demo + link, {
        locale: 'de-DE',
        timezoneId: 'Pacific/Auckland',
      })
      expect(here.date).toBe('2026-03-02T09:55')
      expect(here.text).toContain('Weight loss')
      expect(here.address).toBe('')
      expect(there).toEqual(here)
    })

    await test.step('the page says that the clinic is made, until it is there', async () => {
      const opening = page.getByRole('status').filter({ hasText: 'Opening the clinic…' })
      await page.goto(`${demo}${link}`, { waitUntil: 'commit' })
      await expect(opening).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 * patience })
      await expect(opening).toBeHidden()
    })

    await test.step('a reload opens it again, as the same person', async () => {
      await page.reload()
      await expect(page.getByRole('row').nth(1)).toBeVisible({ timeout: 60_000 * patience })
      await expect(page.getByText('Rosa Klein').first()).toBeVisible()
    })

    await test.step('what was done is copied as a test', async () => {
      await rowAction(page, 'Complete', 'Rohan Mehta, no. 18')
      await expect(button(page, 'Undo')).toBeVisible()
      await press(page, 'Schedule New Appointment')
      await page.getByRole('textbox', { name: 'Reason' }).fill('Knee pain')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Alt+q')
      await press(drawer(page), 'Copy as Playwright test')
      const copied = drawer(page).getByRole('textbox', { name: 'The test is copied' })
      await expect(copied).toHaveValue(/await press\(page, 'Schedule New Appointment'\)/)
      // Longer than a line, so that the formatter has broken it.
      await expect(copied).toHaveValue(
        /openWorld\(\n {4}'\/\?world=busy-monday&clock=2026-03-02T09:55&as=receptionist&fault=/,
      )
      await expect(copied).toHaveValue(/getByText\(\/Complete: Rohan Mehta, .+ is now completed/)
    })

    await test.step('the drawer changes the clinic, and copies its link', async () => {
      await pick(page, 'World', 'Empty')
      await pick(page, 'Person', 'admin')
      await press(drawer(page), 'Copy link')
      await expect(drawer(page).getByRole('textbox', { name: 'The link is copied' })).toHaveValue(
        `${demo}/?world=empty&clock=2026-03-02T09:55&as=admin&fault=dropped:list-booking-requests`,
      )
      await press(drawer(page), 'Open')
      await expect(page.getByText('Administrator').first()).toBeVisible({
        timeout: 60_000 * patience,
      })
    })

    await test.step('a clinic that cannot be made is said to be missing, and why', async () => {
      for (const [file, said] of [
        ['**/open-clinic-*.js', 'The clinic could not be opened.'],
        ['**/pglite-*.wasm', 'The database could not start: Failed to fetch'],
        ['**/pglite-*.data', 'The database could not start: Failed to fetch'],
      ] as const) {
        const context = await browser.newContext()
        await context.route(file, (route) => route.abort())
        const elsewhere = await context.newPage()
        await elsewhere.goto(demo)
        await expect(elsewhere.getByRole('alert')).toContainText(said, {
          timeout: 60_000 * patience,
        })
        await context.close()
      }
      const context = await browser.newContext()
      // The database is on its way while something else fails.
      await context.route('**/pglite-*.data', () => {})
      const elsewhere = await context.newPage()
      const isLoading = elsewhere.waitForRequest('**/pglite-*.data')
      await elsewhere.goto(demo)
      await isLoading
      await elsewhere.evaluate(() => void Promise.reject(new Error('A part is missing')))
      await expect(elsewhere.getByRole('alert')).toHaveText(
        'The clinic could not be opened. Load the page again. (A part is missing)',
      )
      await context.close()
    })

    await test.step('what is wrong with a link is said', async () => {
      await page.goto(`${demo}/?world=busy-mondy&as=nobody&fault=dropped:list-role`)
      await expect(drawer(page)).toBeVisible({ timeout: 60_000 * patience })
      await expect(drawer(page).getByRole('listitem')).toContainText([
        "There is no world 'busy-mondy'",
        "There is no call 'list-role'",
        "Nobody signs in as 'nobody' here",
      ])
    })
  })
})
