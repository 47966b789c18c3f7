import type { Locator, Page } from '@playwright/test'
import { expect, expectDialog, field, pick, press, tab } from './fixtures'
import { word } from './word'

/** What the doctor's prescription flows share. */

export const answerDialog = 'Drug Interaction Check'

const openForm = word('openForm', async (page: Page) => {
  await page.goto('/')
  await tab(page, 'New Prescription').click()
})

/** Adds a medicine, once daily. */
export const addMedication = word(
  'addMedication',
  async (page: Page, name: string, dosage: string = '75 mg') => {
    await press(page, 'Add Medication')
    const dialog = await expectDialog(page, 'Add Medication')
    await field(dialog, 'Name').fill(name)
    await field(dialog, 'Dosage').fill(dosage)
    await field(dialog, 'Frequency').fill('Once daily')
    await press(dialog, 'Add')
    await expect(dialog).toBeHidden()
  },
)

export const newList = (page: Page) => page.getByRole('list', { name: 'New medications' })
const takenList = (page: Page) => page.getByRole('list', { name: 'Already taken medicines' })
export const submit = word('submit', (page: Page) => press(page, 'Submit'))
// The form says the same below the dialog.
export const found = (page: Page) =>
  page.getByRole('dialog').getByRole('region', { name: 'What was found' })
export const notChecked = (page: Page) =>
  page.getByRole('dialog').getByRole('region', { name: 'Not checked' })

/** Chooses the same reason for going on for each danger that asks for one. */
export const giveReason = word('giveReason', async (dialog: Locator, reason: string) => {
  const fields = dialog.getByRole('combobox', { name: /^Reason for going on:/ })
  await expect(fields).not.toHaveCount(0)
  for (const field of await fields.all()) await field.selectOption(reason)
})

/** Fills the form that is open for somebody, with one new medicine next to paracetamol. */
export const fillOpenForm = word(
  'fillOpenForm',
  async (page: Page, medicine: string, patient: string = 'Priya Nair') => {
    await pick(page, 'Patient', patient)
    await page.getByLabel('Diagnosis').fill('Fever')
    await addMedication(page, medicine)
  },
)

/** Opens the form and fills it. */
export const fillForm = word(
  'fillForm',
  async (page: Page, medicine: string = 'Amoxicillin', patient: string = 'Priya Nair') => {
    await openForm(page)
    await fillOpenForm(page, medicine, patient)
  },
)

export const expectKept = word(
  'expectKept',
  async (page: Page, medicine: string = 'Amoxicillin') => {
    await expect(page.getByLabel('Diagnosis')).toHaveValue('Fever')
    await expect(newList(page)).toContainText(medicine)
  },
)

export const expectCleared = word('expectCleared', async (page: Page) => {
  await expect(page.getByLabel('Diagnosis')).toHaveValue('')
  await expect(newList(page)).toBeHidden()
  await expect(takenList(page).getByRole('listitem')).toHaveCount(1)
})
