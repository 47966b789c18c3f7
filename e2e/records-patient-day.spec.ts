import { bookingCalls, checkup } from '@server/test/bookings'
import { bookingRequestMessages } from '@/contracts/booking-requests'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
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

test('a patient reads when they are expected next, and withdraws a booking that is new', async ({
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
  await expect(next).toContainText(`${addDays(clinicToday(), 1)} at 09:00, tomorrow`)
  await expect(next).toContainText('Dr. Quentin Moreau, Physiotherapy')
  await expectRow(page, String(first.number), 'New')
  await expectAccessible(page, 'the patient’s own')

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
})
