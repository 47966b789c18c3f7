import type { Locator, Page } from '@playwright/test'
import { expectDialog, rowAction } from './fixtures'
import { word } from './word'

// Roles as their flows use them.

/** The banner of a page on which a role is tried. */
export const trialBanner = (page: Page): Locator =>
  page.getByRole('region', { name: 'Trial of a role' })

/** Opens the form of a role. */
export const editRole = word('editRole', async (page: Page, name: string) => {
  await rowAction(page, 'Edit', name)
  return await expectDialog(page, 'Edit Role')
})
