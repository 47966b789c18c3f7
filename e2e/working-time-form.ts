import type { Locator, Page } from '@playwright/test'
import { expectDialog, press } from './fixtures'
import { word } from './word'

// The words that flows use for the dialog of a working time.

/** Opens the dialog for a new one. */
export const openForm = word('openForm', async (page: Page) => {
  await press(page, 'Add Working Time')
  return await expectDialog(page, 'Add Working Time')
})

const nameOf = (dialog: Locator) => dialog.getByLabel('Working Time Name')
const inTimeOf = (dialog: Locator) => dialog.getByLabel('In Time')
export const outTimeOf = (dialog: Locator) => dialog.getByLabel('Out Time')
export const save = word('save', (dialog: Locator) => press(dialog, 'Save'))

/** Day shift, 09:00 AM to 05:30 PM. */
export const fillDayShift = word('fillDayShift', async (dialog: Locator) => {
  await nameOf(dialog).fill('Day Shift')
  await inTimeOf(dialog).fill('09:00')
  await outTimeOf(dialog).fill('05:30')
})
