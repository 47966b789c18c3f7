import { faults } from '@mocks/faults'
import { staffMessages } from '@shared/contracts/staff'
import { visitMessages, visitMessages as words } from '@shared/contracts/visits'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectActions, expectCounters, fillIn, openScheduling } from '@/test/desk-words'
import { callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  boxOf,
  button,
  expectDialog,
  expectToast,
  field,
  pick,
  press,
  rowOf,
  search,
  select,
} from '@/test/screen-words'

// Monday, 2026-03-02, 09:55: the demo clinic's day has begun.
const desk = '/?world=demo&as=receptionist'
const [today, tomorrow] = ['2026-03-02', '2026-03-03']
const zane = {
  Patient: 'Zane Cooper',
  Date: tomorrow,
  Time: '16:45',
  Reason: 'Blood pressure',
  Doctor: 'Dr. Kavya Reddy',
}

test('an appointment without its fields says what is missing, and is not sent', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  await expect.element(field(dialog, 'Date')).toHaveValue(today)
  await field(dialog, 'Date').fill('')
  await press(dialog, 'Schedule')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.incomplete)
  for (const [label, message] of [
    ['Date', words.dateRequired],
    ['Time', words.timeRequired],
    ['Reason', words.reasonRequired],
  ] as const)
    await expect.element(field(dialog, label)).toHaveAccessibleDescription(message)
  await expect.element(dialog.getByText(words.patientRequired)).toBeVisible()
  await expect.element(dialog.getByText(words.doctorRequired)).toBeVisible()

  // All is filled in: what is wrong with a date or a time, its field says alone.
  await fillIn(dialog, { ...zane, Date: '2027-02-29', Time: '25:00' })
  await press(dialog, 'Schedule')
  await expect.element(field(dialog, 'Date')).toHaveAccessibleDescription(words.dateRequired)
  await expect.element(field(dialog, 'Time')).toHaveAccessibleDescription(words.timeRequired)
  await expect.element(dialog.getByText(words.incomplete)).not.toBeInTheDocument()
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([])
})

test('whatever is told of a time that is typed, the button to be pressed stays where it is', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  const free = (name: string | RegExp) => dialog.getByRole('radio', { name }).first()
  await fillIn(dialog, { ...zane, Date: today, Time: '12:00' })
  await expect.element(free('12:00')).toBeInTheDocument()
  const { top } = boxOf(button(dialog, 'Schedule'))
  await field(dialog, 'Time').fill('23:30')
  await expect.element(free(`on ${tomorrow}`)).toBeInTheDocument()
  expect(boxOf(button(dialog, 'Schedule')).top).toBe(top)
  await field(dialog, 'Time').fill('09:00')
  await expect.element(dialog.getByRole('note')).toBeVisible()
  expect(boxOf(button(dialog, 'Schedule')).top).toBe(top)
})

test('a time is formatted on blur, stepped by the arrows, or refused', async () => {
  await openScreen(desk)
  const time = field(await openScheduling(), 'Time')
  await time.click()
  await userEvent.tab()
  await expect.element(time).not.toHaveAccessibleDescription()
  await time.fill('2575')
  await userEvent.tab()
  await expect.element(time).toHaveAccessibleDescription(words.timeRequired)
  await time.fill('945')
  await userEvent.tab()
  await expect.element(time).toHaveValue('09:45')
  await expect.element(time).not.toHaveAccessibleDescription()
  await time.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(time).toHaveValue('10:00')
})

test('a department offers the next free times of its doctors, as one stop of Tab', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  await pick('Department', 'Neurology')
  await field(dialog, 'Date').fill(tomorrow)
  await field(dialog, 'Date').click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field(dialog, 'Date')).toHaveValue('2026-03-04')
  await dialog.getByText('08:00, Dr. Felix Wagner').click()
  const doctor = select(dialog, 'Doctor')
  await expect.element(doctor).toHaveValue('Dr. Felix Wagner')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(doctor).toHaveValue('Dr. Ines Carvalho')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(doctor).toHaveValue('Dr. Felix Wagner')
  await userEvent.tab()
  await expect.element(field(dialog, 'Date')).toHaveFocus()
})

test('a clash moves no field under the pointer, and is cleared when the time changes', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  const { Time, ...rest } = zane
  await fillIn(dialog, rest)
  await expect.element(dialog.getByRole('radio').first()).toBeInTheDocument()
  const before = boxOf(select(dialog, 'Doctor'))
  await field(dialog, 'Time').fill('9:30')
  const clash = dialog.getByText('Edward Finch, 09:30 to 09:45, Cholesterol review')
  await expect.element(clash).toBeVisible()
  expect(boxOf(select(dialog, 'Doctor'))).toEqual(before)
  await press(dialog, 'Schedule')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(visitMessages.clash('Dr. Kavya Reddy'))
  await expect.element(field(dialog, 'Reason').first()).toHaveValue('Blood pressure')
  await dialog.getByText('09:45', { exact: true }).click()
  await expect.element(dialog.getByRole('radio', { name: '09:45' })).toBeChecked()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('the form asks about text that was not scheduled, and forgets it once discarded', async () => {
  await openScreen(desk)
  const dialog = await openScheduling()
  await field(dialog, 'Reason').fill('Rash')
  await userEvent.keyboard('{Escape}')
  await press(await expectDialog('Discard changes?'), 'No, continue editing')
  await expect.element(field(dialog, 'Reason')).toHaveValue('Rash')
  await press(dialog, 'Cancel')
  await answer('Yes, discard changes')
  await expect.element(dialog).not.toBeInTheDocument()
  await openScheduling()
  await expect.element(field(dialog, 'Reason')).toHaveValue('')
})

test('the form shows a refusal, and Retry reads doctors that could not be read', async () => {
  await openScreen(`${desk}&fault=silent:list-doctors`)
  const dialog = await openScheduling()
  const alert = dialog.getByRole('alert').filter({ hasText: staffMessages.doctorsFailed })
  await expect.element(alert).toBeVisible()
  healed()
  await press(alert, 'Retry')
  await expect.element(alert).not.toBeInTheDocument()
  await fillIn(dialog, zane)
  const gone = { message: words.patientNotFound, error: words.patientNotFound }
  fault(faults.says('schedule visit', 404, gone))
  await press(dialog, 'Schedule')
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(words.patientNotFound)
  await expect.element(field(dialog, 'Reason')).toHaveValue('Blood pressure')
})

describe('on a host that keeps no records', () => {
  const sample = () => openScreen(desk, { keepsRecords: false })

  test('an appointment is shown at its time on its date, by Enter in the form', async () => {
    await sample()
    await expectCounters({ 'Total Appointments': 27 })
    const dialog = await openScheduling()
    await fillIn(dialog, { ...zane, Date: '2027-03-07' })
    await field(dialog, 'Time').click()
    await userEvent.keyboard('{Enter}')
    await expectToast(words.scheduled)
    await expect
      .element(rowOf('Zane Cooper', '16:45 on 2027-03-07', 'Blood pressure', 'pending'))
      .toHaveFocus()
    await expectCounters({ 'Total Appointments': 28 })
    await expectActions('Zane Cooper', ['Check-In', 'Cancel'])
    await expect.element(search).toHaveValue('Zane Cooper')
  })

  test('a past date and a taken time show a hint, and can be scheduled anyway', async () => {
    await sample()
    const dialog = await openScheduling()
    const patient = { ...zane, Patient: 'Jaya Pillai' }
    await fillIn(dialog, { ...patient, Date: today, Time: '9:30' })
    await expect.element(dialog.getByText(words.isBooked)).toBeVisible()
    await expect.element(dialog.getByText(words.isPatientBooked)).toBeVisible()
    await field(dialog, 'Time').fill('09:31')
    await expect.element(dialog.getByText(words.isBooked)).not.toBeInTheDocument()
    await expect.element(dialog.getByText(words.isPatientBooked)).not.toBeInTheDocument()
    await field(dialog, 'Date').fill('2020-01-01')
    await expect.element(dialog.getByText(words.dateIsPast)).toBeVisible()
    await press(dialog, 'Schedule')
    await expectToast(words.scheduled)
    await expect.element(button(page, 'Check-In Jaya Pillai')).toBeVisible()
  })
})

test('what is typed in the search while the new appointment is looked for stays, and leads nowhere', async () => {
  await openScreen(desk)
  const place = faults.late('find place of visit')
  fault(place.handler)
  const dialog = await openScheduling()
  await fillIn(dialog, { ...zane, Date: today })
  await press(dialog, 'Schedule')
  await expect.element(dialog).not.toBeInTheDocument()
  await search.fill('novotny')
  place.release()
  await expect.element(rowOf('Tomas Novotny, no. 20')).toBeVisible()
  await expect.element(rowOf('Walter Hahn, no. 23')).not.toBeInTheDocument()
  await expect.element(search).toHaveValue('novotny')
})
