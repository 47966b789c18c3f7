import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { pick, press } from '@/test/screen-words'

// The doctor's prescription in the words of e2e/doctor-form.ts.

export const answerDialog = 'Drug Interaction Check'

export const newList = page.getByRole('list', { name: 'New medications' })
export const takenList = page.getByRole('list', { name: 'Already taken medicines' })
export const diagnosis = page.getByRole('textbox', { name: 'Diagnosis' })
export const found = page.getByRole('region', { name: 'What was found' })
export const notChecked = page.getByRole('region', { name: 'Not checked' })
export const done = page.getByRole('region', { name: 'What was checked' })

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
