import { bookingCalls, checkup } from '@server/test/bookings'
import { bookingRequestMessages } from '@/contracts/booking-requests'
import { patientRecordMessages } from '@/contracts/patient-records'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { button, tab } from './desk'
import {
  answer,
  expect,
  expectDialog,
  expectError,
  expectRow,
  expectToast,
  press,
  rowOf,
  test,
} from './fixtures'

const today = clinicToday()
const tomorrow = addDays(today, 1)

test('a patient sees their own record and visits, and withdraws a booking that is new; who has no record reads so', async ({
  page,
  signInToRecords,
  world,
}) => {
  const [patient, desk] = [await world.signIn('patient'), await world.signIn('receptionist')]
  const { booked, decline } = bookingCalls(
    () => world,
    () => desk,
  )
  const first = await booked(patient)
  const second = await booked(patient, { checkupDetails: 'Dizzy' })
  await signInToRecords('patient')
  await page.goto('/')
  const next = page.getByRole('region', { name: 'Next appointment' })
  await expect(next).toContainText(`${tomorrow} at 09:00, tomorrow`)
  await expect(next).toContainText('Dr. Quentin Moreau, Physiotherapy')
  await expectRow(page, String(first.number), 'New')
  const record = page.getByRole('region', { name: 'Your record' })
  await expect(record).toContainText('Priya Nair, 44 years, Female, no. 1, born 1982-03-13')
  await expect(record).toContainText('Allergies: ')
  await expect(page.getByRole('term')).toHaveText(['Upcoming Appointments', 'Medications'])
  // On the prescriptions there are more, of which the record has these as current.
  await expect(page.getByText('Taken at present')).toBeVisible()
  await expectAccessible(page, 'the patient’s own')

  await expectRow(page, 'Dr. Quentin Moreau', tomorrow, '09:00', 'Pending')
  await page.getByRole('radio', { name: 'Past' }).check()
  await expectRow(page, 'Dr. Kavya Reddy', addDays(today, -30), '09:00', 'Completed')

  await press(page, `Withdraw booking no. ${first.number}`)
  await expectDialog(page, 'Withdraw this booking?', 'No. 1, Health Checkup')
  await answer(page, 'Withdraw')
  await expectToast(page, bookingRequestMessages.withdrawn)
  await expectRow(page, String(first.number), 'Withdrawn')

  // The desk is quicker.
  await press(page, `Withdraw booking no. ${second.number}`)
  await expectDialog(page, 'Withdraw this booking?')
  expect((await decline(second, { reason: 'Full' })).status).toBe(200)
  await answer(page, 'Withdraw')
  await expectError(page, bookingRequestMessages.closed('declined'))
  await expect(rowOf(page, String(second.number))).toContainText('Full')
  await expect(page.getByText(checkup.checkupDetails)).toBeVisible()

  await signInToRecords('admin')
  await page.goto('/?tab=patient')
  await expect(page.getByText(patientRecordMessages.ownMissing)).toBeVisible()
  await expect(button(page, 'Request Prescription')).toBeDisabled()
  await expect(page.getByText('You have no upcoming appointments.')).toBeVisible()
  await tab(page, 'Prescriptions').click()
  await expect(page.getByText('Nothing has been prescribed to you.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page, 'no record of one’s own')
})
