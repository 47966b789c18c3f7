import { faults } from '@mocks/faults'
import {
  bookingRequestEndpoints as endpoints,
  bookingRequestMessages as words,
} from '@shared/contracts/booking-requests'
import { type BookingInput, bookingEndpoints } from '@shared/contracts/bookings'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { callAs, fault, openScreen } from '@/test/screen'
import {
  answer,
  expectDialog,
  expectError,
  expectRow,
  expectToast,
  pick,
  press,
  rowOf,
} from '@/test/screen-words'

const checkup: BookingInput = {
  ...{ firstName: 'Priya', lastName: 'Nair', gender: 'Female', mobile: '9018159083' },
  ...{ email: 'priya@rounds.example', age: 43 },
  ...{ type: 'checkup', checkupDetails: 'Tired since March' },
}

async function declineAtTheDesk(number: number, reason: string) {
  const { rows } = await callAs('receptionist', endpoints.list, {})
  const booking = rows.find((row) => row.number === number)
  if (!booking) throw new Error(`there is no booking ${number}`)
  await callAs('receptionist', endpoints.decline, {
    ...{ id: booking.id, version: booking.version, reason },
  })
}

describe('the desk’s booking requests', () => {
  const desk = '/?view=bookings&world=busy-monday&as=receptionist'

  it('ask for a reason before one is declined', async () => {
    await openScreen(desk)
    await press(page, 'Decline Tomas Berg, no. 2')
    const dialog = await expectDialog('Decline Booking Request', 'Heart checkup')
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await press(dialog, 'Decline')
    await expect.element(reason).toHaveAccessibleDescription(new RegExp(words.reasonRequired))
    await reason.fill('x'.repeat(101))
    await press(dialog, 'Decline')
    await expect.element(reason).toHaveAccessibleDescription(new RegExp(words.reasonTooLong))
    await reason.fill('We have no heart specialist.')
    await press(dialog, 'Decline')
    await expectToast(words.declined)
    await expect.element(page.getByRole('row', { name: /Tomas Berg/ })).not.toBeInTheDocument()
    await page.getByRole('radio', { name: 'Declined', exact: true }).click()
    await expect
      .element(page.getByRole('row', { name: /Tomas Berg/ }))
      .toHaveTextContent('We have no heart specialist.')
  })

  it('keep the typed text when another desk has declined the booking', async () => {
    await openScreen(desk)
    await press(page, 'Schedule Mina Sato, no. 3')
    const dialog = await expectDialog('Schedule Booking Request', words.nobodyFound)
    const time = dialog.getByRole('textbox', { name: 'Time' })
    await pick('Patient', 'Priya Nair')
    await pick('Doctor', 'Dr. Kavya Reddy')
    await dialog.getByRole('textbox', { name: 'Date' }).fill('2026-03-09')
    await time.fill('09:00')
    await declineAtTheDesk(3, 'You called, and gave it up.')
    await press(dialog, 'Schedule')
    await expect
      .element(dialog.getByRole('alert').filter({ hasText: words.closed('declined') }))
      .toBeVisible()
    await expect.element(time).toHaveValue('09:00')
    await press(dialog, 'Cancel')
    await press(page, 'Yes, discard changes')
    await expect.element(page.getByRole('row', { name: /Mina Sato/ })).not.toBeInTheDocument()
  })
})

describe('a patient’s own bookings', () => {
  const booked = page.getByRole('table', { name: 'Your bookings' })

  /** Opens the patient's dashboard with one booking on it, which is new. */
  async function openWithBooking() {
    await openScreen('/bookappoinment?world=quiet&as=patient')
    await callAs('patient', bookingEndpoints.create, checkup)
    await page.getByRole('link', { name: 'Rounds', exact: true }).click()
    await expectRow('1', 'New')
  }

  it('are withdrawn while they are new, after a question', async () => {
    await openWithBooking()
    await expect.element(booked).toHaveTextContent('Tired since March')
    await press(page, 'Withdraw booking no. 1')
    await expectDialog('Withdraw this booking?', 'No. 1, Health Checkup')
    await answer('Withdraw')
    await expectToast(words.withdrawn)
    await expectRow('1', 'Withdrawn')
    await expect
      .element(page.getByRole('button', { name: 'Withdraw booking no. 1' }))
      .not.toBeInTheDocument()
  })

  it('are not withdrawn after the desk has answered, and show the desk’s answer', async () => {
    await openWithBooking()
    await press(page, 'Withdraw booking no. 1')
    await expectDialog('Withdraw this booking?')
    await declineAtTheDesk(1, 'Full')
    await answer('Withdraw')
    await expectError(words.closed('declined'))
    await expect.element(rowOf('1')).toHaveTextContent('DeclinedFull')
  })

  it('say why they could not be withdrawn', async () => {
    await openWithBooking()
    fault(faults.silent('withdraw booking request'))
    await press(page, 'Withdraw booking no. 1')
    await answer('Withdraw')
    await expectError(words.withdrawFailed)
    await expectRow('1', 'New')
  })
})
