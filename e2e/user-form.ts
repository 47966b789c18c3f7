import type { Page } from '@playwright/test'
import { field, pick } from './fixtures'
import { word } from './word'

const password = (page: Page) => page.getByLabel(/^Password\b/)

/** Fills in Create User: Noor Haidari, a doctor of neurology. */
export const fillUser = word('fillUser', async (page: Page) => {
  await field(page, 'First Name').fill(' Noor ')
  await field(page, 'Last Name').fill('Haidari')
  await field(page, 'Email').fill('Noor@Rounds.example')
  await pick(page, 'Role', 'Doctor')
  await pick(page, 'Department', 'Neurology')
  await field(page, 'Username').fill('nhaidari')
  await password(page).fill('secret-1')
  await field(page, 'Phone').fill('9876543210')
})
