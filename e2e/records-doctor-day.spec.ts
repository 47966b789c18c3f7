import { patientMessages } from '@/contracts/patients'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { field } from './desk'
import { addMedication, submit } from './doctor-form'
import {
  answer,
  expect,
  expectDialog,
  expectRetry,
  expectRow,
  faults,
  heading,
  press,
  rowAction,
  rowOf,
  test,
} from './fixtures'

const today = clinicToday()
const tomorrow = addDays(today, 1)

test('a doctor has the day in view, prescribes to whom waits or from a patient’s page, and comes back', async ({
  page,
  signInToRecords,
  fault,
  healed,
}) => {
  await test.step('the day is in view, and who prescribes from it comes back to the row', async () => {
    await signInToRecords('doctor')
    await page.goto('/')
    await expect(page.getByText('1 waiting · 1 to come · 1 seen')).toBeVisible()
    await expect(page.getByText('Referrals')).toHaveCount(0)
    await expectRow(page, 'Manoj Kumar, no. 14', 'checked-in', '27 min')
    await expectAccessible(page, 'the doctor’s day')

    const next = page.getByRole('region', { name: 'Next patient' })
    await expect(next).toContainText('Next: Manoj Kumar, no. 14, waiting 27 min')
    fault(faults.silent('read patient'))
    await press(next, 'Prescribe Manoj Kumar, no. 14')
    await expectRetry(page, patientMessages.fetchFailed, healed)
    await expect(page.getByText('Allergies: Penicillin')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Manoj Kumar/)
    await expect(field(page, 'Diagnosis')).toBeFocused()
    await addMedication(page, 'Naproxen')
    await submit(page)
    await answer(page, 'Proceed with Prescription')
    await expectDialog(page, prescriptionMessages.submittedTitle)
    await answer(page, 'OK')
    await expect(rowOf(page, 'Manoj Kumar, no. 14')).toBeFocused()
    await expectRow(
      page,
      'Manoj Kumar, no. 14',
      'checked-in Prescribed',
      `${today}: Naproxen 75 mg`,
    )
    await expect(next).toHaveCount(0)

    await rowAction(page, 'Complete', 'Manoj Kumar, no. 14')
    await expect(page.getByText('0 waiting · 1 to come · 2 seen')).toBeVisible()
    await expect(rowOf(page, 'Manoj Kumar, no. 14')).toBeFocused()
    await press(page, 'Undo')
    await expect(page.getByText('1 waiting · 1 to come · 1 seen')).toBeVisible()

    await press(page, 'Day after')
    await expect(page).toHaveURL(new RegExp(`date=${tomorrow}`))
    await expect(page.getByText(`Nobody is expected on ${tomorrow} yet.`)).toBeVisible()
  })

  await test.step('who prescribes from the patient’s page comes back to it', async () => {
    await press(page, 'Today')
    await page.getByRole('table').getByRole('link', { name: 'Walter Hahn, no. 23' }).click()
    await expect(heading(page, 'Walter Hahn, no. 23')).toBeVisible()
    await press(page, 'Prescribe')
    await expect(field(page, 'Diagnosis')).toBeFocused()
    await addMedication(page, 'Omeprazole')
    await submit(page)
    await answer(page, 'Proceed with Prescription')
    await expectDialog(page, prescriptionMessages.submittedTitle)
    await answer(page, 'OK')
    await expect(heading(page, 'Walter Hahn, no. 23')).toBeVisible()
    await expectRow(page, today, 'Dr. Daniel Reyes')
  })
})
