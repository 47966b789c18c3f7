import type { Locator, Page } from '@playwright/test'
import { expectDialog, press } from './fixtures'

// The words that flows use for the dialog of a working time.

/** Opens the dialog for a new one. */
export async function openForm(page: Page): Promise<Locator> {
  await press(page, 'Add Working Time')
  return await expectDialog(page, 'Add Working Time')
}

const nameOf = (dialog: Locator) => dialog.getByLabel('Working Time Name')
const inTimeOf = (dialog: Locator) => dialog.getByLabel('In Time')
export const outTimeOf = (dialog: Locator) => dialog.getByLabel('Out Time')
export const save = (dialog: Locator) => press(dialog, 'Save')

/** Day shift, 09:00 AM to 05:30 PM. */
export async function fillDayShift(dialog: Locator): Promise<void> {
  await nameOf(dialog).fill('Day Shift')
  await inTimeOf(dialog).fill('09:00')
  await outTimeOf(dialog).fill('05:30')
}
