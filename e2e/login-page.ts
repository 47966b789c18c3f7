import type { Page } from '@playwright/test'
import { answer, expect, press, profile } from './fixtures'
import { word } from './word'

/** Signs in at the login page. */
export const logIn = word(
  'logIn',
  async (page: Page, username: string = 'admin', password: string = 'rounds-demo') => {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await press(page, 'Sign Me In')
  },
)

/** Logs out by the profile's menu. */
export const logOut = word('logOut', async (page: Page) => {
  await profile(page).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await answer(page, 'OK')
  await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
})

/** The login page is shown, with the way back. */
export const expectLogin = word('expectLogin', async (page: Page, from?: string) => {
  await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === '/login' && searchParams.get('from') === (from ?? null),
  )
})
