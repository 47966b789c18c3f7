import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

export const store = (page: Page, key: string, value: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const)

export async function logIn(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('rounds-demo')
  await page.getByRole('button', { name: 'Sign Me In' }).click()
}

/** The login page stands, with the way back. */
export const expectLogin = async (page: Page, from?: string) => {
  await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/login')
  expect(searchParams.get('from')).toBe(from ?? null)
}
