import { demoPassword } from '@mocks/world'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, press } from './fixtures'
import { word } from './word'

export const locked = (page: Page): Locator => page.getByRole('dialog', { name: 'Locked' })

/** Comes back after more than a minute without activity: the first movement locks the page. */
export const rest = word('rest', async (page: Page) => {
  await page.evaluate(() => {
    localStorage.setItem('lastActivityTime', String(Date.now() - 61_000))
    document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  })
  await expect(locked(page)).toBeVisible()
})

export const unlock = word('unlock', async (page: Page, password: string = demoPassword) => {
  await locked(page).getByLabel('Password', { exact: true }).fill(password)
  await press(locked(page), 'Unlock')
})

/** Somebody sits at this browser all day: its pages are not locked, however long the others take. */
export const stayAtDesk = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    setInterval(() => document.dispatchEvent(new Event('scroll')), 20_000)
  })
