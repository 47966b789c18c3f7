import { prescriptionMessages } from '@/contracts/prescriptions'
import { addMedication, button, field, search, startAtDesk, tab } from './desk'
import {
  answer,
  expect,
  expectDialog,
  expectToast,
  press,
  rowAction,
  rowOf,
  test,
} from './fixtures'

test('prescribes to the patient who was chosen', async ({ page, signIn }) => {
  await startAtDesk(page, signIn)
  await expect(tab(page, 'New Prescription')).toBeDisabled()
  await tab(page, 'Patient Directory').click()
  await rowAction(page, 'Prescribe', 'Farah Khan')
  await expect(tab(page, 'New Prescription')).toHaveAttribute('aria-selected', 'true')
  const patient = page.getByRole('region', { name: 'Patient' })
  await expect(patient).toContainText('Farah Khan')
  await expect(field(page, 'Diagnosis')).toBeFocused()
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toHaveText(prescriptionMessages.incomplete)
  await field(page, 'Diagnosis').fill('Influenza')
  await press(page, 'Save')
  await expect(page.getByRole('alert')).toHaveText(prescriptionMessages.incomplete)
  await expect(page.getByText(prescriptionMessages.medicationRequired)).toBeVisible()
  await expect(button(page, 'Add Medication')).toBeFocused()

  await press(page, 'Add Medication')
  const dialog = await expectDialog(page, 'Add Medication')
  await press(dialog, 'Add')
  for (const [label, message] of [
    ['Name', prescriptionMessages.medicationName],
    ['Dosage', prescriptionMessages.medicationDosage],
    ['Frequency', prescriptionMessages.medicationFrequency],
  ] as const)
    await expect(field(dialog, label)).toHaveAccessibleDescription(message)
  await press(dialog, 'Cancel')
  const oseltamivir = { Name: 'Oseltamivir', Dosage: '75 mg', Frequency: 'Twice daily' }
  await addMedication(page, { ...oseltamivir, Duration: '5 days' })
  await addMedication(page, { Name: 'Ibuprofen', Dosage: '200 mg', Frequency: 'Once daily' })
  const medications = page.getByRole('list', { name: 'New medications' })
  await expect(page.getByRole('region', { name: 'What was checked' })).toContainText('Ibuprofen')
  await press(medications, 'Remove Ibuprofen')
  await expect(medications.getByRole('listitem')).toHaveText([
    'Oseltamivir 75 mg, Twice daily, 5 days',
  ])
  await page.reload()
  await expect(field(page, 'Diagnosis')).toHaveValue('Influenza')
  await tab(page, 'Appointments').click()
  await tab(page, 'New Prescription').click()
  await expect(medications).toContainText('Oseltamivir')
  await press(page, 'Save')
  await expectToast(page, prescriptionMessages.saved)
  await expect(tab(page, 'Patient Directory')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'New Prescription')).toBeDisabled()
  const today = new Date().toISOString().slice(0, 10)
  await expect(rowOf(page, 'Farah Khan', 'Influenza', today)).toBeFocused()
  await rowAction(page, 'Prescribe', 'Farah Khan')
  await expect(patient).toContainText(/; Oseltamivir, 75 mg, Twice daily, 5 days/)
  await expect(field(page, 'Diagnosis')).toHaveValue('')
})

test('warns of aspirin beside warfarin, on record or just added, and keeps the warning', async ({
  page,
  signIn,
}) => {
  const warning = prescriptionMessages.aspirinAndWarfarin
  const often = { Dosage: '5 mg', Frequency: 'Once daily' }
  const rules = '**/assets/interactions-*.js'
  await page.route(rules, (route) => route.abort())
  await signIn('admin')
  await page.goto('/?tab=receptionist&view=directory')

  await test.step('tells of an allergy, of what was not checked, and that the check failed', async () => {
    const once = { Dosage: '500 mg', Frequency: 'Once daily' }
    await search(page).fill('Arun')
    await rowAction(page, 'Prescribe', 'Arun Thomas')
    await addMedication(page, { Name: 'Amoxicillin', ...once })
    await expect(page.getByRole('alert')).toContainText(prescriptionMessages.rulesFailed)
    await page.unroute(rules)
    await press(page, 'Retry')
    await expect(page.getByRole('region', { name: 'What was found' })).toContainText(
      'The record says “Penicillin”, and amoxicillin is a penicillin.',
    )
    await addMedication(page, { Name: 'Foozol', ...once })
    await expect(page.getByRole('region', { name: 'Not checked' })).toContainText(
      'Foozol: not recognised, and so not checked.',
    )
    await tab(page, 'Patient Directory').click()
    await search(page).fill('Bella')
  })

  await rowAction(page, 'Prescribe', 'Bella Fernandes')
  await press(page, 'Add Medication')
  const dialog = await expectDialog(page, 'Add Medication', /Bella Fernandes, \d+ years/)
  await field(dialog, 'Name').pressSequentially('Baby Aspiri')
  await expect(dialog.getByText(warning)).toBeHidden()
  await field(dialog, 'Name').press('n')
  await expect(dialog.getByText(warning)).toBeVisible()
  await press(dialog, 'Cancel')
  await answer(page, 'Yes, discard changes')

  await tab(page, 'Patient Directory').click()
  await search(page).fill('Priya')
  await rowAction(page, 'Prescribe', 'Priya Nair')
  await field(page, 'Diagnosis').fill('Atrial fibrillation')
  await addMedication(page, { Name: 'Aspirin', ...often })
  await expect(page.getByText(warning)).toBeHidden()
  await press(page, 'Add Medication')
  await field(dialog, 'Name').fill('warfarin')
  await expect(dialog.getByText(warning)).toBeVisible()
  await field(dialog, 'Dosage').fill(often.Dosage)
  await field(dialog, 'Frequency').fill(often.Frequency)
  await press(dialog, 'Add')
  await expect(page.getByText(warning)).toBeVisible()
  await expect(page.getByRole('region', { name: 'What was found' })).toContainText(
    'Aspirin with warfarin: ',
  )
  await press(page, 'Save')
  await expectToast(page, prescriptionMessages.saved)
  await tab(page, 'Patient').click()
  await tab(page, 'Prescriptions').click()
  await expect(
    page.getByRole('row').filter({ hasText: `Interaction: ${warning} Aspirin with warfarin: ` }),
  ).toBeVisible()
})
