import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { expectDialog, field, pick, press, rowOf } from './screen-words'

// The front desk as its screen tests use it, in the words of e2e/desk.ts.

type Within = Pick<Locator, 'getByRole'>

const selects = ['Patient', 'Doctor', 'Department', 'Gender']

/** Fills a form of the desk. */
export async function fillIn(form: Within, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    if (selects.includes(label)) await pick(label, value)
    else await field(form, label).fill(value)
}

export async function openScheduling(): Promise<Locator> {
  await press(page, 'Schedule New Appointment')
  return await expectDialog('Schedule New Appointment')
}

/** Opens all that is known of a patient's visit, by the time in its row. */
export async function openVisit(name: string): Promise<Locator> {
  await rowOf(name)
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .click()
  return await expectDialog(/^Appointment no\./)
}

export async function addMedication(medicine: {
  Name: string
  Dosage?: string
  Frequency?: string
  Duration?: string
}): Promise<void> {
  await press(page, 'Add Medication')
  const dialog = await expectDialog('Add Medication')
  await fillIn(dialog, { Dosage: '75 mg', Frequency: 'Once daily', ...medicine })
  await press(dialog, 'Add')
  await expect.element(dialog).not.toBeInTheDocument()
}

/** The row of a patient comes to offer these actions and no others. */
export const expectActions = (name: string, actions: string[]): Promise<void> =>
  expect
    .poll(() =>
      rowOf(name)
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => !/^\d\d:\d\d/.test(text)),
    )
    .toEqual(actions)

/** The counters above the lists come to say this. */
export const expectCounters = (counters: Record<string, number>): Promise<void> =>
  expect
    .poll(() =>
      Object.fromEntries(
        [...page.getByLabelText('At a glance').element().querySelectorAll('dt')].map((name) => [
          name.textContent ?? '',
          Number(name.nextElementSibling?.textContent),
        ]),
      ),
    )
    .toMatchObject(counters)

/** The button is there, does nothing, and says why. */
export async function expectDisabled(within: Within, name: string, reason: string): Promise<void> {
  const control = within.getByRole('button', { name, exact: true, disabled: true })
  await expect.element(control).toBeVisible()
  await expect.element(control).toHaveAttribute('title', reason)
}
