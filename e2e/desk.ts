import type { Locator, Page } from '@playwright/test'
import { expect, expectDialog, pick, press, rowOf } from './fixtures'

// The front desk as its flows use it.

export const button = (on: Page | Locator, name: string) =>
  on.getByRole('button', { name, exact: true })
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const field = (on: Page | Locator, name: string) => on.getByRole('textbox', { name })
export const search = (page: Page) => page.getByRole('searchbox')

const selects = ['Patient', 'Doctor', 'Gender']
export const appointment = {
  Patient: 'Zane Cooper',
  Date: '2027-03-07',
  Time: '16:45',
  Reason: 'Blood pressure',
  Doctor: 'Dr. Kavya Reddy',
}

/** Opens the desk as a receptionist. */
export async function startAtDesk(
  page: Page,
  signIn: (username: string) => Promise<void>,
): Promise<void> {
  await signIn('receptionist')
  await page.goto('/')
  await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
}

/** The counters by their names. */
export const counters = (page: Page): Promise<Record<string, number>> =>
  page
    .locator('dl[aria-label="At a glance"]')
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll('dt')].map((name) => [
          name.textContent ?? '',
          Number(name.nextElementSibling?.textContent),
        ]),
      ),
    )

/** The actions in the row of whoever is called so. */
export const actionsOf = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('button')

export async function openScheduling(page: Page): Promise<Locator> {
  await press(page, 'Schedule New Appointment')
  return await expectDialog(page, 'Schedule New Appointment')
}

/** Fills a form of the desk; a select is told by its being in `selects`. */
export async function fill(
  page: Page,
  form: Page | Locator,
  values: Record<string, string>,
): Promise<void> {
  for (const [label, value] of Object.entries(values))
    if (selects.includes(label)) await pick(page, label, value)
    else await field(form, label).fill(value)
}

/** Fills the scheduling form. */
export const fillAppointment = (page: Page, values: Record<string, string>): Promise<void> =>
  fill(page, page.getByRole('dialog'), values)

export async function addMedication(page: Page, values: Record<string, string>): Promise<void> {
  await press(page, 'Add Medication')
  const dialog = await expectDialog(page, 'Add Medication')
  await fill(page, dialog, values)
  await press(dialog, 'Add')
  await expect(dialog).toBeHidden()
}
