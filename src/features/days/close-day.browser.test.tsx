import { faults } from '@mocks/faults'
import { bookingRequestEndpoints, bookingRequestMessages } from '@shared/contracts/booking-requests'
import { dayEndpoints, dayMessages } from '@shared/contracts/day-sheets'
import { labResultMessages } from '@shared/contracts/lab-results'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectDisabled } from '@/test/desk-words'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  button,
  expectDialog,
  expectRetry,
  expectToast,
  field,
  press,
} from '@/test/screen-words'

const card = page.getByRole('region', { name: 'Close Day' })
const day = '2026-03-02'
const open = (date = day) => openScreen(`/desk/day?world=demo&as=receptionist&date=${date}`)
const answered = async () => await callAs('receptionist', dayEndpoints.open, { date: day })

test('each open thing is ended or left with a reason, then the day is closed and its sheet printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await open()
  const { rows } = await answered()
  const waits = rows.find(({ visit }) => visit?.status === 'checked-in')
  await expect.element(button(card, 'Close the Day')).toBeVisible()
  await press(card, 'Close the Day')
  await expect.element(alert(dayMessages.leftOver(rows.length))).toBeVisible()
  const first = card.getByRole('textbox', { name: 'Left open because' }).first()
  await expect.element(first).toHaveFocus()
  await expect.element(first).toHaveAccessibleDescription(dayMessages.reasonRequired)

  const rowOf = (thing: (typeof rows)[number] | undefined) =>
    card.getByRole('group', { name: `Appointment no. ${thing?.number} of` })
  const later = rows.find(({ visit }) => visit?.status === 'pending')
  const start = later?.what.split(',')[0] ?? ''
  await expectDisabled(rowOf(later), 'No-show', visitMessages.notStarted(start))

  const row = rowOf(waits)
  await press(row, 'Complete')
  await expect.element(row).not.toBeInTheDocument()
  const left = card.getByRole('textbox', { name: 'Left open because' })
  const kinds = (await answered()).rows.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'visit').length).toBeGreaterThan(2)
  for (const [at, each] of left.all().entries())
    if (at === 0 || kinds[at] !== 'visit') await each.fill('Comes tomorrow')
  await field(card, 'Reason for all other appointments').fill('Power cut')
  await press(card, 'Close the Day')
  await press(await expectDialog(`Close ${day}?`, dayMessages.closeQuestion), 'Close the Day')
  await expectToast(dayMessages.closed(day))
  await expect
    .element(card.getByRole('region', { name: 'Left open' }))
    .toHaveTextContent('Comes tomorrow')

  const { sheet } = await answered()
  expect(sheet?.leftOpen.map(({ reason }) => reason)).toEqual(
    kinds.map((kind, at) => (at === 0 || kind !== 'visit' ? 'Comes tomorrow' : 'Power cut')),
  )
  await press(card, 'Print')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  // It is not seen on the screen.
  const paper = document.querySelector('article[aria-label="Day sheet to print"]')
  expect(paper?.textContent).toContain(sheet?.hash)
})

test('a booking is answered and a result is read on top of the page, which keeps the reasons', async () => {
  await openScreen(`/desk/day?world=busy-monday&as=admin&date=2026-03-01`)
  const today = await callAs('admin', dayEndpoints.open, { date: day })
  const bookings = await callAs('admin', bookingRequestEndpoints.list, {})
  const booking = bookings.rows.find(({ number }) => number === 2)
  // In that clinic no booking has waited for a day.
  fault(
    faults.answers('list open of day', {
      ...today,
      rows: [
        ...today.rows,
        {
          ...{ kind: 'request', id: booking?.id, number: 2, patientId: null, patientNumber: null },
          ...{ patientName: 'Tomas Berg', what: 'booked at 08:40 on 2026-03-01' },
        },
      ],
    }),
  )
  await field(page, 'Day').fill(day)
  const request = card.getByRole('group', { name: 'Booking no. 2 of Tomas Berg' })
  const result = card.getByRole('group', { name: 'Critical result no. 25 of Noel Dsouza' })
  const reasons = card.getByRole('textbox', { name: 'Left open because' })
  await reasons.first().fill('Power cut')

  await press(request, 'Answer')
  await page.getByRole('menuitem', { name: 'Schedule' }).click()
  const schedule = await expectDialog('Schedule Booking Request', 'Tomas Berg')
  await press(schedule, 'Cancel')
  await expect.element(button(request, 'Answer')).toHaveFocus()
  await press(request, 'Answer')
  await page.getByRole('menuitem', { name: 'Decline' }).click()
  const decline = await expectDialog('Decline Booking Request', 'Tomas Berg')
  await field(decline, 'Reason').fill('We have no heart specialist.')
  healed()
  await press(decline, 'Decline')
  await expectToast(bookingRequestMessages.declined)
  await expect.element(request).not.toBeInTheDocument()

  await press(result, 'Read')
  const read = await expectDialog('Critical result no. 25', 'Not acknowledged yet')
  await expect.element(read).toHaveTextContent('Basic Metabolic Panel')
  await press(read, /^Acknowledge Basic Metabolic Panel/)
  await expectToast(labResultMessages.acknowledged)
  await expect.element(result).not.toBeInTheDocument()
  await expect.element(read).not.toBeInTheDocument()
  await expect.element(reasons.first()).toHaveValue('Power cut')
})

test('of a kind a hundred are listed, and one reason is given for those that are not', async () => {
  const figures = { pending: 0, 'checked-in': 0, completed: 2, cancelled: 0, 'no-show': 0 }
  const rows = Array.from({ length: 103 }, (_, at) => ({
    ...{ kind: 'request', id: `r${at}`, number: at + 1, patientId: null, patientNumber: null },
    ...{ patientName: 'Ada Moss', what: `booked at 09:55 on 2026-02-27` },
  }))
  const body = { date: day, figures, rows, notShown: 0, notSigned: [], sheet: null }
  fault(faults.answers('list open of day', body))
  await open()
  await expect.element(card).toHaveTextContent(dayMessages.notListed(3))
  const own = card.getByRole('textbox', { name: 'Left open because' })
  await expect.poll(() => own.all().length).toBe(100)
  await press(card, 'Close the Day')
  await expect.element(alert(dayMessages.leftOver(103))).toBeVisible()
  const forAll = field(card, 'Reason for all other bookings')
  await forAll.fill('Office was shut')
  await expect.element(card).not.toHaveTextContent('without a reason')
})

test('what changes after the closing is marked on the sheet', async () => {
  await open('2026-03-01')
  const { rows } = await answered()
  const leftOpen = rows.map(({ kind, id }) => ({ kind, id, reason: 'Night shift' }))
  await callAs('receptionist', dayEndpoints.close, { date: day, leftOpen })
  const id = rows.find(({ visit }) => visit?.status === 'pending')?.id ?? ''
  const { version, number } = await callAs('receptionist', visitEndpoints.get, { id })
  await callAs('receptionist', visitEndpoints.cancel, { id, version })
  await field(page, 'Day').fill(day)
  await expect
    .element(card.getByRole('region', { name: 'Changed since the day was closed' }))
    .toHaveTextContent(`Appointment no. ${number}. Changed: now`)
})

test('says what cannot be read or closed, and keeps what was typed', async () => {
  fault(faults.says('list open of day', 500, {}))
  await open()
  await expectRetry(dayMessages.fetchFailed, healed)
  const reasons = card.getByRole('textbox', { name: 'Left open because' })
  await expect.element(reasons.first()).toBeVisible()
  for (const each of reasons.all()) await each.fill('Comes tomorrow')
  fault(faults.says('close day', 500, {}))
  await press(card, 'Close the Day')
  await press(await expectDialog(`Close ${day}?`, dayMessages.closeQuestion), 'Close the Day')
  await expect.element(alert(dayMessages.closeFailed)).toBeVisible()
  await expect.element(reasons.first()).toHaveValue('Comes tomorrow')
})

test('says of a day without anything open that it can be closed, and of a sheet that was forged', async () => {
  const figures = { pending: 0, 'checked-in': 0, completed: 2, cancelled: 0, 'no-show': 0 }
  const notSigned = [
    { author: 'Dr. Daniel Reyes', notes: 2 },
    { author: 'Dr. Grace Liu', notes: 1 },
  ]
  const body = { date: day, figures, rows: [], notShown: 0, notSigned, sheet: null }
  fault(faults.answers('list open of day', body))
  await open()
  await expect.element(card).toHaveTextContent(dayMessages.nothingOpen)
  await expect
    .element(card)
    .toHaveTextContent(/Notes not signed: 3 \(.*Reyes.* 2, .*Liu.* 1\)\. Ask the authors/)
  healed()
  const sheet = {
    ...{ date: '2026-03-01', closedBy: 'Rita', closedAt: '2026-03-01T18:00:00.000Z', figures },
    ...{ visits: [], leftOpen: [], notShown: 2, withheld: 0, hash: 'abc' },
    ...{ isIntact: false, changedSince: [] },
  }
  fault(faults.answers('list open of day', { ...body, sheet }))
  await field(page, 'Day').fill('2026-03-01')
  await expect.element(card).toHaveTextContent(dayMessages.broken)
  const notShown = card.getByRole('region', { name: 'Left open' }).getByRole('listitem')
  await expect
    .element(notShown)
    .toHaveTextContent('2 critical results. The person who closed the day could not see them.')
  const withheld = { ...sheet, notShown: 1, withheld: 1 }
  healed()
  fault(faults.answers('list open of day', { ...body, sheet: withheld }))
  await field(page, 'Day').fill('2026-02-28')
  await expect.element(notShown).toHaveTextContent('One critical result. Your role cannot see it.')
})
