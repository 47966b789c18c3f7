import { faults } from '@mocks/faults'
import {
  type BookingRequest,
  bookingRequestMessages as words,
} from '@shared/contracts/booking-requests'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

const booking: BookingRequest = {
  ...{ id: 'b', number: 12, type: 'checkup', firstName: 'Ada', lastName: 'Moss' },
  ...{ gender: 'Female', mobile: '9876543210', email: 'ada@example.org', age: 36 },
  ...{ department: null, doctorId: null, doctor: null, checkupDetails: 'Once a year' },
  ...{ status: 'new', reason: null, patientId: null, patient: null, version: 1, visit: null },
  bookedAt: '2026-11-21T09:00:00.000Z',
}
const desk = '/?tab=receptionist&view=bookings'
const read = answers('read booking request', { ...booking })
const listed = (...rows: BookingRequest[]) =>
  answers('list booking requests', { rows, total: rows.length })

test('tells the desk that a booking was not declined', async () => {
  answer(listed(booking), read)
  await openApp(desk)
  await press(/^Decline/)
  await type(/^Reason/, 'No such doctor')
  await pressInDialog('Decline')
  await expectSaid(words.declineFailed)
})

test('tells the desk that a booking was not read, where it is to be declined', async () => {
  answer(listed(booking))
  await openApp(desk)
  await press(/^Decline/)
  await expectSaid(words.fetchFailed)
})

test.each([
  ['declined', 'Decline Booking Request', /^Decline/],
  ['scheduled', 'Schedule Booking Request', /^Schedule/],
])('opens the dialog in which a booking is %s while it is read', async (_, title, name) => {
  const slow = faults.held('read booking request', { ...booking })
  answer(listed(booking), slow.handler)
  await openApp(desk)
  await press(name)
  const dialog = page.getByRole('dialog', { name: title })
  await expect.element(dialog.getByRole('status')).toHaveAccessibleName('Loading the booking')
  slow.release()
  await expect.element(dialog).toHaveTextContent('Once a year')
})

test('asks whose record a booking is for, where a record has that name', async () => {
  const known = { id: 'p9', number: 9, name: 'Ada Moss', age: 36 }
  answer(listed(booking), read, answers('look patients up', [known]))
  await openApp(`${desk}&request=b`)
  await expectSaid(words.whose)
})

test('says of a booking that a link leads to that it has been closed', async () => {
  answer(listed(), answers('read booking request', { ...booking, status: 'declined' }))
  await openApp(`${desk}&request=b`)
  await expectSaid(words.closedMeanwhile)
})

test('tells the patient that a booking was not withdrawn', async () => {
  answer(answers('list own booking requests', [booking]))
  await openApp('/?tab=patient&view=appointments')
  await press(/^Withdraw/)
  await pressInDialog('Withdraw')
  await expectSaid(words.withdrawFailed)
})
