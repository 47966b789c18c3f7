import type { Page } from '@playwright/test'
import { bookingCalls } from '@server/test/bookings'
import { patientCalls } from '@server/test/patients'
import { prescriptionCalls } from '@server/test/prescriptions'
import { bookingRequestMessages as requestWords } from '@/contracts/booking-requests'
import { bookingMessages } from '@/contracts/bookings'
import { type Patient, patientMessages } from '@/contracts/patients'
import { prescriptionRequestEndpoints, requestMessages } from '@/contracts/prescription-requests'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { field } from './desk'
import { addMedication, answerDialog, newList, submit } from './doctor-form'
import {
  answer,
  test as base,
  expect,
  expectDialog,
  expectSuccess,
  expectToast,
  faults,
  pick,
  press,
} from './fixtures'

// Bookings and prescriptions where the host keeps them, from desk to desk.

interface Desks {
  /** Books as this person, by a page of their own. */
  book: (username: string, more?: object) => Promise<{ id: string; number: number }>
  /** Declines it at another desk. */
  decline: (booking: { id: string }, reason: string) => Promise<void>
  /** The first patient of this name. */
  patient: (name: string) => Promise<Patient>
  /** The one patient of the demo clinic who waits for a prescription. */
  waiting: () => Promise<Patient>
  /** Prescribes what is waited for, at another desk. */
  answerRequest: () => Promise<void>
  /** Prescribes Oseltamivir today, at another desk. */
  prescribe: (patient: Patient) => Promise<void>
  close: (patient: Patient) => Promise<void>
}

const test = base.extend<{ desks: Desks }>({
  desks: async ({ world }, use) => {
    const [desk, doctor] = [await world.signIn('receptionist'), await world.signIn('doctor')]
    const calls = bookingCalls(
      () => world,
      () => desk,
    )
    const patients = patientCalls(
      () => world,
      () => desk,
    )
    const prescriptions = prescriptionCalls(
      () => world,
      () => doctor,
    )
    const requests = () => prescriptions.read(prescriptionRequestEndpoints.list)
    const patient = async (name: string) => {
      const { rows } = await patients.list({ q: name })
      const [found] = rows
      if (!found) throw new Error(`there is no patient '${name}'`)
      return found
    }
    await use({
      patient,
      waiting: async () => {
        const [request] = await requests()
        return await patient(request?.patientName ?? '')
      },
      answerRequest: async () => {
        const [request] = await requests()
        const answer = await prescriptions.prescribe(request?.patientId ?? '', {
          requestId: request?.id,
        })
        expect(answer.status).toBe(201)
      },
      prescribe: async ({ id }) => {
        const { status } = await prescriptions.prescribe(id, { date: clinicToday() })
        expect(status).toBe(201)
      },
      close: async ({ id, name }) => {
        const { rows } = await patients.list({ q: name })
        const seen = rows.find((row) => row.id === id)
        expect(seen && (await patients.close(seen, { confirmed: true })).status).toBe(200)
      },
      book: async (username, more) => calls.booked(await world.signIn(username), more),
      decline: async ({ id }, reason) => {
        expect((await calls.decline({ id, version: 1 }, { reason })).status).toBe(200)
      },
    })
  },
})

const bookings = (page: Page) => page.getByRole('tab', { name: /^Booking Requests/ })
const ownBookings = (page: Page) => page.getByRole('table', { name: 'Your bookings' })
const box = (page: Page, name: string) => page.getByRole('combobox', { name })

async function openBookings(page: Page, tab = 'receptionist') {
  await page.goto(`/?tab=${tab}`)
  await bookings(page).click()
}

test('a patient books with the own data, and reads what the desk makes of it', async ({
  page,
  signInToRecords,
}) => {
  await signInToRecords('patient')
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Appointment' }).click()
  await expect(field(page, 'First Name')).toHaveValue('Priya')
  await expect(field(page, 'Last Name')).toHaveValue('Nair')
  await expect(box(page, 'Gender')).toHaveValue('Female')
  await expect(field(page, 'Mobile')).toHaveValue(/^\d{10}$/)
  await pick(page, 'Department', 'Oncology')
  await pick(page, 'Doctor', 'Kavya Reddy')
  await press(page, 'Book Appointment')
  await expectToast(page, `${bookingMessages.booked} ${bookingMessages.numbered(1)}`)
  await expect(ownBookings(page)).toContainText('New')

  await signInToRecords('admin')
  await openBookings(page, 'admin')
  await expect(bookings(page)).toHaveText('Booking Requests1')
  await press(page, 'Schedule Priya Nair, no. 1')
  const dialog = await expectDialog(page, 'Schedule Booking Request', 'Booking no. 1')
  await expect(box(page, 'Patient')).toHaveValue(/^Priya Nair/)
  await expect(box(page, 'Doctor')).toHaveValue('Dr. Kavya Reddy')
  await expect(field(dialog, 'Reason')).toHaveValue('Doctor Consultation: Oncology')
  await expectAccessible(page, 'a booking to schedule')
  await field(dialog, 'Date').fill('2027-03-07')
  await field(dialog, 'Time').fill('16:45')
  await press(dialog, 'Schedule')
  await expectToast(page, visitMessages.scheduled)
  await expect(page.getByText('No booking waits.')).toBeVisible()
  await expect(bookings(page)).toHaveText('Booking Requests')
  const undo = page.getByRole('button', { name: 'Undo' })
  const scheduled = /^Scheduled: Priya Nair, no\. 1, for 2027-03-07 at 16:45/
  await expect(undo).toHaveAccessibleDescription(scheduled)
  // It is the desk's as well.
  await page.getByRole('tab', { name: 'Receptionist' }).click()
  await expect(page.getByRole('button', { name: 'Day after' })).toBeVisible()
  await expect(undo).toHaveAccessibleDescription(scheduled)

  await signInToRecords('patient')
  await page.goto('/')
  await expect(ownBookings(page)).toContainText('Scheduled16:45 on 2027-03-07')
  await expect(page.getByRole('table', { name: 'Upcoming appointments' })).toContainText(
    '2027-03-07',
  )
})

test('a booking of somebody new leads over the registration, and one is declined once', async ({
  page,
  desks,
  signInToRecords,
}) => {
  const somebody = { firstName: 'Noor', lastName: 'Haidari', mobile: '9000000001' }
  const [first, second, third] = [
    await desks.book('receptionist', somebody),
    await desks.book('receptionist', { checkupDetails: 'A second opinion' }),
    await desks.book('patient'),
  ]
  await signInToRecords('receptionist')
  await openBookings(page)
  await press(page, `Schedule Noor Haidari, no. ${first.number}`)
  let dialog = await expectDialog(page, 'Schedule Booking Request', requestWords.nobodyFound)
  await field(dialog, 'Time').fill('10:15')
  await press(dialog, 'Register as a new patient')
  await expect(field(page, 'Name')).toHaveValue('Noor Haidari')
  await expect(field(page, 'Contact')).toHaveValue('9000000001')
  await press(page, 'Register')
  dialog = await expectDialog(page, 'Schedule Booking Request')
  await expect(box(page, 'Patient')).toHaveValue(/^Noor Haidari/)
  await expect(field(dialog, 'Time')).toHaveValue('10:15')
  await pick(page, 'Doctor', 'Dr. Kavya Reddy')
  await field(dialog, 'Date').fill('2027-03-08')
  await press(dialog, 'Schedule')
  await expectToast(page, visitMessages.scheduled)

  await press(page, `Decline Priya Nair, no. ${second.number}`)
  dialog = await expectDialog(page, 'Decline Booking Request', 'A second opinion')
  await press(dialog, 'Decline')
  await expect(field(dialog, 'Reason')).toHaveAccessibleDescription(
    new RegExp(requestWords.reasonRequired),
  )
  await expectAccessible(page, 'a booking to decline')
  await field(dialog, 'Reason').fill('We have no second opinion in this clinic.')
  await press(dialog, 'Decline')
  await expectToast(page, requestWords.declined)

  await press(page, `Schedule Priya Nair, no. ${third.number}`)
  dialog = await expectDialog(page, 'Schedule Booking Request')
  await pick(page, 'Doctor', 'Dr. Kavya Reddy')
  await field(dialog, 'Date').fill('2027-03-09')
  await field(dialog, 'Time').fill('09:00')
  await desks.decline(third, 'You called, and gave it up.')
  await press(dialog, 'Schedule')
  await expect(dialog.getByRole('alert')).toContainText(requestWords.closed('declined'))
  await expect(field(dialog, 'Time')).toHaveValue('09:00')
  await press(dialog, 'Cancel')
  await press(page, 'Yes, discard changes')
  await expect(page.getByText('No booking waits.')).toBeVisible()
  await page.getByRole('radio', { name: 'Declined', exact: true }).check()
  await expect(page.getByRole('row', { name: /gave it up/ })).toBeVisible()
  await expectAccessible(page, 'booking requests')

  await signInToRecords('patient')
  await page.goto('/')
  await expect(ownBookings(page)).toContainText('DeclinedYou called, and gave it up.')

  const bell = page.getByRole('button', { name: 'notifications' })
  const before = Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  const fourth = await desks.book('patient', { checkupDetails: 'On Sunday' })
  await desks.decline(fourth, 'Nobody is here on that day.')
  await expect(bell).toHaveAccessibleName(`Notifications, ${before + 1} unread`)
  await bell.click()
  const told = page.getByRole('dialog', { name: 'Notifications' })
  await expectAccessible(page, 'what others did')
  await told
    .getByRole('link', { name: /declined your booking .* Nobody is here on that day/ })
    .click()
  await expect(told).toBeHidden()
  await expect(page).toHaveURL(/view=appointments/)
  await expect(bell).toHaveAccessibleName(`Notifications, ${before} unread`)
  await bell.click()
  await press(told, 'Mark all as read')
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('of two requests one is prescribed, one declined, and the patient reads it', async ({
  page,
  signInToRecords,
}) => {
  await signInToRecords('patient')
  await page.goto('/')
  await press(page, 'Request Prescription')
  await expectDialog(page, 'Request Prescription')
  await pick(page, 'Doctor', 'Dr. Kavya Reddy')
  await field(page, 'Medicine').fill('More painkillers')
  await press(page, 'Send Request')
  await expectSuccess(page, requestMessages.requested)
  await press(page, 'Request Prescription')
  await pick(page, 'Doctor', 'Dr. Kavya Reddy')
  await field(page, 'Medicine').fill('Something for the fever')
  await press(page, 'Send Request')
  await expectSuccess(page, requestMessages.requested)

  await signInToRecords('doctor')
  await page.goto('/')
  await page
    .getByRole('row', { name: /More painkillers/ })
    .getByRole('button', { name: 'Decline request of Priya Nair, no. 1' })
    .click()
  const declining = await expectDialog(page, 'Decline Request', 'asks for More painkillers')
  await press(declining, 'Decline')
  await expect(declining).toContainText(requestMessages.reasonRequired)
  await field(declining, 'Reason').fill('Please come by first.')
  await press(declining, 'Decline')
  await expectToast(page, requestMessages.declined)
  await press(page, 'Take Up request of Priya Nair, no. 1')
  const adding = await expectDialog(page, 'Add Medication')
  await expect(field(adding, 'Name')).toHaveValue('Something for the fever')
  await page.keyboard.press('Escape')
  await expect(adding).toBeHidden()
  await expect(page.getByText('Requested by the patient: Something for the fever')).toBeVisible()
  await field(page, 'Diagnosis').fill('Fever')
  await addMedication(page, 'Foozol')
  await submit(page)
  await answer(page, 'Proceed unchecked')
  await expectDialog(page, prescriptionMessages.submittedTitle, prescriptionMessages.numbered(4))
  await answer(page, 'OK')
  await page.getByRole('tab', { name: 'Recent Patients' }).click()
  await expect(page.getByRole('row', { name: /Priya Nair, no. 1/ })).toContainText(/Fever.*Foozol/)

  await signInToRecords('patient')
  await page.goto('/?view=prescriptions')
  const written = page.getByRole('table', { name: 'Prescriptions', exact: true })
  await expect(written.getByRole('row').nth(1)).toContainText(
    'Not checked for interactions: Foozol.',
  )
  const asked = page.getByRole('table', { name: 'Requested prescriptions' })
  await expect(asked).toContainText('DeclinedBy Dr. Daniel Reyes: Please come by first.')
  await expect(asked).toContainText('Prescribed')
  await press(asked, 'View Prescription')
  await expectDialog(page, 'Prescription no. 4')
})

test('a medicine is renewed and ended, and the patient reads why', async ({
  page,
  desks,
  signInToRecords,
}) => {
  const patient = await desks.patient('Priya Nair')
  await desks.prescribe(patient)
  await signInToRecords('doctor')
  await page.goto('/patient/1')
  const today = `prescription of ${clinicToday()} by Dr. Daniel Reyes`
  await press(page, `View ${today}`)
  let opened = await expectDialog(page, 'Prescription no. 4', 'Sex')
  await press(opened, 'Renew Oseltamivir, 75 mg, Twice daily')
  await expect(newList(page)).toContainText('Oseltamivir')
  await press(page, 'Clear')
  await page.goto('/patient/1')
  await press(page, `View ${today}`)
  opened = await expectDialog(page, 'Prescription no. 4')
  await expectAccessible(page, 'a prescription')
  await press(opened, 'End Oseltamivir, 75 mg, Twice daily')
  const ending = await expectDialog(page, 'End Medicine', 'Oseltamivir')
  await field(ending, 'Reason').fill('Rash')
  await press(ending, 'End Medicine')
  await expectToast(page, prescriptionMessages.ended('Oseltamivir'))
  const ended = `Ended on ${clinicToday()} by Dr. Daniel Reyes: Rash`
  await expect(opened).toContainText(ended)
  await page.keyboard.press('Escape')
  const glance = page.getByRole('region', { name: 'At a glance' })
  await expect(glance).toContainText(`Oseltamivir, 75 mg, Twice daily. ${ended}`)
  await press(glance, 'End Paracetamol, 500 mg, Every 4-5 hours')
  await expectDialog(page, 'End Medicine', 'Paracetamol')
  await answer(page, 'End Medicine')
  await expectToast(page, prescriptionMessages.ended('Paracetamol'))
  await expect(glance).toContainText(/Paracetamol, 500 mg, Every 4-5 hours. Ended on/)

  await signInToRecords('patient')
  await page.goto('/?view=prescriptions')
  const written = page.getByRole('table', { name: 'Prescriptions', exact: true })
  await expect(written.getByRole('row').nth(1)).toContainText(
    `Oseltamivir 75 mg, Twice daily${ended}`,
  )
})

test('what is refused keeps what was typed, and says what to mend', async ({
  page,
  desks,
  fault,
  signInToRecords,
}) => {
  // The page hears nothing of the others.
  fault(faults.dropped('follow changes'))
  const patient = await desks.waiting()
  const label = `${patient.name}, no. ${patient.number}`
  await signInToRecords('doctor')
  await page.goto('/')
  await press(page, `Take Up request of ${label}`)
  await expect(newList(page)).toContainText('Levothyroxine')
  await desks.answerRequest()
  await submit(page)
  await answer(page, 'Proceed with Prescription')
  await expect(page.getByText(prescriptionMessages.requestAnswered).first()).toBeVisible()
  await expect(newList(page)).toContainText('Levothyroxine')
  await expectAccessible(page, 'a request that was answered meanwhile')
  await press(page, 'Prescribe Without It')
  await submit(page)
  await answer(page, 'Proceed with Prescription')
  await expectDialog(page, prescriptionMessages.submittedTitle, prescriptionMessages.numbered(5))
  await answer(page, 'OK')

  await signInToRecords('receptionist')
  await page.goto(`/?view=directory&q=${patient.number}`)
  await press(page, `Prescribe ${label}`)
  await field(page, 'Diagnosis').fill('Fever')
  await addMedication(page, 'Foozol')
  await desks.close(patient)
  await press(page, 'Save')
  await answer(page, 'Proceed unchecked')
  await expect(page.getByRole('alert').filter({ hasText: patientMessages.notFound })).toBeVisible()
  await expect(field(page, 'Diagnosis')).toHaveValue('Fever')
  await expect(newList(page)).toContainText('Foozol')
})

test('what somebody else has put on record since the check is shown, and not written over', async ({
  page,
  desks,
  signInToRecords,
}) => {
  const patient = await desks.waiting()
  await signInToRecords('doctor')
  await page.goto('/')
  await press(page, `Take Up request of ${patient.name}, no. ${patient.number}`)
  await expect(newList(page)).toContainText('Levothyroxine')
  await submit(page)
  const dialog = await expectDialog(page, answerDialog)
  await desks.prescribe(patient)
  await answer(page, 'Proceed with Prescription')
  await expect(dialog).toContainText(`Diagnosis: was ${patient.diagnosis}, is now Influenza`)
  await expectAccessible(page, 'a record that was changed since the check')
  await answer(page, 'Proceed with Prescription')
  await expectDialog(page, prescriptionMessages.submittedTitle, prescriptionMessages.numbered(5))
  await answer(page, 'OK')
  await page.getByRole('tab', { name: 'Recent Patients' }).click()
  const row = page.getByRole('row', { name: `${patient.name}, no. ${patient.number}` })
  await expect(row).toContainText(/Influenza.*Oseltamivir.*Levothyroxine/)
})
