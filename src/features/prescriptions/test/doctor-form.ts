import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { pick, press } from '@/test/screen-words'

// The doctor's prescription in the words of e2e/doctor-form.ts.

export const answerDialog = 'Drug Interaction Check'

export const newList = page.getByRole('list', { name: 'New medications' })
export const takenList = page.getByRole('list', { name: 'Already taken medicines' })
export const diagnosis = page.getByRole('textbox', { name: 'Diagnosis' })
// The form says the same below the dialog.
const inDialog = page.getByRole('dialog')
export const found = inDialog.getByRole('region', { name: 'What was found' })
export const notChecked = inDialog.getByRole('region', { name: 'Not checked' })
export const done = inDialog.getByRole('region', { name: 'What was checked' })

/** Chooses a reason for going on, the first that is asked for unless a danger is named. */
export async function giveReason(dialog: Locator, reason: string, danger = ''): Promise<void> {
  const field = dialog.getByRole('combobox', { name: `Reason for going on: ${danger}` })
  await userEvent.selectOptions(field.first(), reason)
}

export const submit = () => press(page, 'Submit')

/** Fills the open form for a patient, with one new medicine. */
export async function fillForm(medicine = 'Amoxicillin', patient = 'Priya Nair'): Promise<void> {
  await pick('Patient', patient)
  await diagnosis.fill('Fever')
  await addMedication({ Name: medicine })
}

export async function expectKept(medicine = 'Amoxicillin'): Promise<void> {
  await expect.element(diagnosis).toHaveValue('Fever')
  await expect.element(newList).toHaveTextContent(medicine)
}

export async function expectCleared(): Promise<void> {
  await expect.element(diagnosis).toHaveValue('')
  await expect.element(newList).not.toBeInTheDocument()
  await expect.poll(() => takenList.getByRole('listitem').elements().length).toBe(1)
}
