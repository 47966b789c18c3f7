import { bookingRequestMessages as requestWords } from '@shared/contracts/booking-requests'
import { bookingMessages } from '@shared/contracts/bookings'
import { visitMessages } from '@shared/contracts/visits'
import { colleagueAt } from './desk'
import {
  bell,
  combobox,
  expect,
  expectDialog,
  expectToast,
  field,
  goOnAs,
  pick,
  press,
  tab,
  test,
} from './fixtures'

test.describe('Bookings', () => {
  test('Patient: books with prefilled details, and reads the date that the desk chose', async ({
    page,
    openWorld,
    world,
  }) => {
    const ownBookings = page.getByRole('table', { name: 'Your bookings' })
    const waiting = tab(page, /^Booking Requests/)

    await openWorld('/?world=demo&as=patient')
    await page.getByRole('link', { name: 'Book Appointment' }).click()
    await expect(field(page, 'First Name')).toHaveValue('Priya')
    await expect(field(page, 'Last Name')).toHaveValue('Nair')
    await expect(combobox(page, 'Gender')).toHaveValue('Female')
    await expect(field(page, 'Mobile')).toHaveValue('9018159083')
    await pick(page, 'Department', 'Oncology')
    await pick(page, 'Doctor', 'Kavya Reddy')
    await press(page, 'Book Appointment')
    await expectToast(page, `${bookingMessages.booked} ${bookingMessages.numbered(1)}`)
    await expect(ownBookings).toContainText('New')

    await goOnAs(page, world, 'admin', '/?tab=admin')
    await waiting.click()
    await expect(waiting).toHaveText('Booking Requests1')
    await press(page, 'Schedule Priya Nair, no. 1')
    const dialog = await expectDialog(page, 'Schedule Booking Request', 'Booking no. 1')
    await expect(combobox(page, 'Patient')).toHaveValue(/^Priya Nair/)
    await expect(combobox(page, 'Doctor')).toHaveValue('Dr. Kavya Reddy')
    await expect(field(dialog, 'Reason')).toHaveValue('Doctor Consultation: Oncology')
    await field(dialog, 'Date').fill('2026-03-09')
    await field(dialog, 'Time').fill('16:45')
    await press(dialog, 'Schedule')
    await expectToast(page, visitMessages.scheduled)
    await expect(page.getByText('No booking waits.')).toBeVisible()
    await expect(waiting).toHaveText('Booking Requests')
    const undo = page.getByRole('button', { name: 'Undo' })
    const scheduled = /^Scheduled: Priya Nair, no\. 1, for 2026-03-09 at 16:45/
    await expect(undo).toHaveAccessibleDescription(scheduled)
    // It is the desk's as well.
    await tab(page, 'Receptionist').click()
    await expect(page.getByRole('button', { name: 'Day after' })).toBeVisible()
    await expect(undo).toHaveAccessibleDescription(scheduled)

    await goOnAs(page, world, 'patient')
    await expect(ownBookings).toContainText('Scheduled16:45 on 2026-03-09')
    await expect(page.getByRole('table', { name: 'Upcoming appointments' })).toContainText(
      '2026-03-09',
    )
  })

  test('Desk: registers and schedules a new person who booked, and declines a booking', async ({
    page,
    openWorld,
  }) => {
    const waiting = tab(page, /^Booking Requests/)

    await openWorld('/?world=busy-monday&as=receptionist')
    await waiting.click()
    await expect(waiting).toHaveText('Booking Requests5')
    await press(page, 'Schedule Lila Okafor, no. 1')
    const scheduling = await expectDialog(
      page,
      'Schedule Booking Request',
      requestWords.nobodyFound,
    )
    await field(scheduling, 'Time').fill('10:15')
    await press(scheduling, 'Register as a new patient')
    await expect(field(page, 'Name')).toHaveValue('Lila Okafor')
    await expect(field(page, 'Contact')).toHaveValue('9700000000')
    await press(page, 'Register')
    await expect(scheduling).toBeVisible()
    await expect(combobox(page, 'Patient')).toHaveValue(/^Lila Okafor/)
    await expect(field(scheduling, 'Time')).toHaveValue('10:15')
    await pick(page, 'Doctor', 'Dr. Kavya Reddy')
    await field(scheduling, 'Date').fill('2026-03-09')
    await press(scheduling, 'Schedule')
    await expectToast(page, visitMessages.scheduled)
    await expect(waiting).toHaveText('Booking Requests4')

    await press(page, 'Decline Tomas Berg, no. 2')
    const declining = await expectDialog(page, 'Decline Booking Request', 'Heart checkup')
    await field(declining, 'Reason').fill('We have no heart specialist.')
    await press(declining, 'Decline')
    await expectToast(page, requestWords.declined)
    await expect(waiting).toHaveText('Booking Requests3')
    await page.getByRole('radio', { name: 'Declined', exact: true }).check()
    await expect(page.getByRole('row', { name: /Tomas Berg/ })).toContainText(
      'We have no heart specialist.',
    )
  })

  test('Patient: is notified when the desk declines a booking, and reads the reason', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/?view=prescriptions&world=quiet&as=patient')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    const elsewhere = await world.signIn('patient')
    const desk = await colleagueAt(world, 'receptionist')

    await desk.declineBooking(elsewhere, 'Heart checkup', 'Nobody is here on that day.')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await bell(page).click()
    const notices = await expectDialog(page, 'Notifications')
    await notices
      .getByRole('link', { name: /declined your booking .* Nobody is here on that day/ })
      .click()
    await expect(notices).toBeHidden()
    await expect(page).toHaveURL(/\/my\/appointments/)
    await expect(page.getByRole('table', { name: 'Your bookings' })).toContainText(
      'DeclinedNobody is here on that day.',
    )
    await expect(bell(page)).toHaveAccessibleName('Notifications')

    await desk.declineBooking(elsewhere, 'Eye checkup', 'You called, and gave it up.')
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    await bell(page).click()
    await press(notices, 'Mark all as read')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})
