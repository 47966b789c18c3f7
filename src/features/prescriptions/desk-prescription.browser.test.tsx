import { prescriptionMessages as words } from '@shared/contracts/prescriptions'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addMedication } from '@/test/desk-words'
import { openScreen } from '@/test/screen'
import {
  answer,
  button,
  expectDialog,
  expectToast,
  field,
  press,
  rowAction,
  rowOf,
  search,
  tab,
} from '@/test/screen-words'

const directory = 'view=directory&world=demo'
const once = { Dosage: '5 mg', Frequency: 'Once daily' }

/** Goes to the prescription of a patient from the directory, on a host that keeps no records. */
async function prescribeTo(name: string): Promise<void> {
  await tab('Patient Directory').click()
  await search.fill(name)
  await rowAction('Prescribe', name)
  await expect.element(field(page, 'Diagnosis')).toHaveFocus()
}

test('a prescription says what it lacks, and offers the next steps', async () => {
  await openScreen(`/?${directory}&as=receptionist&q=farah`)
  await expect.element(tab('New Prescription')).toBeDisabled()
  await rowAction('Prescribe', 'Farah Khan, no. 7')
  await expect.element(tab('New Prescription')).toHaveAttribute('aria-selected', 'true')
  await expect
    .element(page.getByRole('region', { name: 'Patient' }))
    .toHaveTextContent('Farah Khan')
  await expect.element(field(page, 'Diagnosis')).toHaveFocus()
  await press(page, 'Save')
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.incomplete)
  await expect
    .element(field(page, 'Diagnosis'))
    .toHaveAccessibleDescription(words.diagnosisRequired)
  await field(page, 'Diagnosis').fill('Influenza')
  await press(page, 'Save')
  await expect.element(page.getByText(words.medicationRequired)).toBeVisible()
  await expect.element(button(page, 'Add Medication')).toHaveFocus()
})

test('a medicine’s form names its missing fields, and a removed medicine leaves the list', async () => {
  await openScreen(`/?${directory}&as=receptionist&q=farah`)
  await rowAction('Prescribe', 'Farah Khan, no. 7')
  await press(page, 'Add Medication')
  const dialog = await expectDialog('Add Medication', /Farah Khan, \d+ years/)
  await press(dialog, 'Add')
  for (const [label, message] of [
    ['Name', words.medicationName],
    ['Dosage', words.medicationDosage],
    ['Frequency', words.medicationFrequency],
  ] as const)
    await expect.element(field(dialog, label)).toHaveAccessibleDescription(message)
  await press(dialog, 'Cancel')
  await addMedication({
    ...{ Name: 'Oseltamivir', Dosage: '75 mg', Frequency: 'Twice daily' },
    Duration: '5 days',
  })
  await addMedication({ Name: 'Ibuprofen', ...once })
  const medications = page.getByRole('list', { name: 'New medications' })
  await expect
    .element(page.getByRole('region', { name: 'What was checked' }))
    .toHaveTextContent('Ibuprofen')
  await press(medications, 'Remove Ibuprofen')
  const listed = medications.getByRole('listitem')
  await expect.element(listed).toHaveTextContent(/^Oseltamivir 75 mg, Twice daily, 5 days$/)
})

test('adding a medicine warns of an allergy, and of medicines that the rules do not know', async () => {
  await openScreen(`/?${directory}&as=receptionist&q=arun`)
  await rowAction('Prescribe', 'Arun Thomas, no. 2')
  await addMedication({ Name: 'Amoxicillin', ...once })
  await expect
    .element(page.getByRole('region', { name: 'What was found' }))
    .toHaveTextContent('The record says “Penicillin”, and amoxicillin is a penicillin.')
  await addMedication({ Name: 'Foozol', ...once })
  await expect
    .element(page.getByRole('region', { name: 'Not checked' }))
    .toHaveTextContent('Foozol: not recognised, and so not checked.')
})

test('aspirin next to warfarin warns while it is typed, on record or just added, and is kept', async () => {
  await openScreen(`/?tab=receptionist&${directory}&as=admin`, { keepsRecords: false })
  const warning = words.aspirinAndWarfarin
  await prescribeTo('Bella Fernandes')
  await press(page, 'Add Medication')
  const dialog = await expectDialog('Add Medication')
  await field(dialog, 'Name').fill('Baby Aspiri')
  await expect.element(dialog.getByText(warning)).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  await expect.element(dialog.getByText(warning)).toBeVisible()
  await press(dialog, 'Cancel')
  await answer('Yes, discard changes')

  await prescribeTo('Priya Nair')
  await field(page, 'Diagnosis').fill('Atrial fibrillation')
  await addMedication({ Name: 'Aspirin', ...once })
  await expect.element(page.getByText(warning)).not.toBeInTheDocument()
  await press(page, 'Add Medication')
  await field(dialog, 'Name').fill('warfarin')
  await expect.element(dialog.getByText(warning)).toBeVisible()
  await field(dialog, 'Dosage').fill(once.Dosage)
  await field(dialog, 'Frequency').fill(once.Frequency)
  await press(dialog, 'Add')
  await expect.element(page.getByText(warning)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'What was found' }))
    .toHaveTextContent('Aspirin with warfarin: ')
  await press(page, 'Save')
  await expectToast(words.saved)
  await tab('Patient').click()
  await tab('Prescriptions').click()
  await expect
    .element(
      page.getByRole('row').filter({ hasText: `Interaction: ${warning} Aspirin with warfarin: ` }),
    )
    .toBeVisible()
})

test('the sample’s desk saves without asking, and the patient then takes the medicines', async () => {
  await openScreen(`/?${directory}&as=receptionist`, { keepsRecords: false })
  await prescribeTo('Farah Khan')
  await field(page, 'Diagnosis').fill('Influenza')
  await addMedication({
    ...{ Name: 'Oseltamivir', Dosage: '75 mg', Frequency: 'Twice daily' },
    Duration: '5 days',
  })
  await tab('Appointments').click()
  await tab('New Prescription').click()
  await expect
    .element(page.getByRole('list', { name: 'New medications' }))
    .toHaveTextContent('Oseltamivir')
  await press(page, 'Save')
  await expectToast(words.saved)
  await expect.element(tab('Patient Directory')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('New Prescription')).toBeDisabled()
  await expect.element(rowOf('Farah Khan', 'Influenza', '2026-03-02')).toHaveFocus()
  await rowAction('Prescribe', 'Farah Khan')
  await expect
    .element(page.getByRole('region', { name: 'Patient' }))
    .toHaveTextContent(/; Oseltamivir, 75 mg, Twice daily, 5 days/)
  await expect.element(field(page, 'Diagnosis')).toHaveValue('')
})
