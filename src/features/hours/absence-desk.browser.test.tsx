import { faults } from '@mocks/faults'
import { absenceDeskMessages } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { outsideVisitMessages } from '@shared/contracts/outside-visits'
import { patientEndpoints } from '@shared/contracts/patients'
import { staffEndpoints } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { minutesOf, timeOf } from '@shared/lib/clock-time'
import { v7 as newKey } from 'uuid'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { call } from '@/api/client'
import { affectedOf, booking, omar, order, over, priya, settled } from '@/test/absence-answers'
import { bodiesSent, fault, healed, openScreen } from '@/test/screen'
import {
  alert,
  button,
  expectDialog,
  expectToast,
  field,
  heading,
  pick,
  press,
  rowAction,
  selectRow,
} from '@/test/screen-words'

const desk = '/absence/a9?world=busy-monday&as=receptionist'
const settlePath = '/api/absences/a9/settle'
const nair = 'Priya Nair, no. 1'
const haddad = 'Omar Haddad, no. 2'
const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name })
const answers = (rows: Parameters<typeof affectedOf>[0], more?: Parameters<typeof affectedOf>[1]) =>
  fault(faults.answers('list affected by absence', affectedOf(rows, more)))

const outcome = (one: typeof priya, more: object) => ({
  ...{ kind: one.kind, id: one.id, patientId: one.patientId },
  ...more,
})
const moved = settled(priya, 'handed', {
  ...{ doctor: 'Dr. Quentin Moreau', date: '2026-03-02', time: '14:15' },
})

test('shows each row with its proposal, who gets a message and who has to be called, and what nobody covers', async () => {
  const later: typeof omar = {
    ...{ ...omar, id: 'v3', number: 53, patientNumber: 4, patientName: 'Grace Chen' },
    reachedBy: 'webhook',
  }
  answers([priya, omar, later, order, booking], {
    ...{ notShown: 2, more: 3, moreSettled: 1, uncoveredUntil: '2026-03-30' },
    uncovered: [
      {
        ...{ departmentId: 'd1', department: 'Orthopedics' },
        ...{ date: '2026-03-03', from: '08:00', to: '12:00' },
      },
    ],
  })
  await openScreen(desk)
  await expect.element(heading('Absence of Dr. Daniel Reyes')).toBeVisible()
  await expect
    .element(page.getByRole('status').filter({ hasText: '2026-03-02 to 2026-03-03' }))
    .toHaveTextContent('8 not settled, 1 settled. 2 to call.')
  await expect.element(page.getByRole('radio', { name: 'Call list (2)' })).toBeInTheDocument()
  await expect.element(row(nair)).toHaveTextContent(/Today 14:15 with Dr. Quentin Moreau/)
  await expect.element(row(nair)).toHaveTextContent(words.callToo(words.getsMail))
  await expect.element(row('Grace Chen')).toHaveTextContent(words.getsMessage)
  await expect.element(row('Anita Das')).toHaveTextContent(absenceDeskMessages.noReader)
  await expect.element(row(nair)).toHaveTextContent('born 1982-03-13, 43 years')
  await expect
    .element(row(nair).getByRole('link', { name: '9018159083' }))
    .toHaveAttribute('href', 'tel:9018159083')
  await expect.element(row(haddad)).toHaveTextContent(words.noMessage)
  await expect.element(row('Ravi Pillai')).toHaveTextContent('Hand over to Dr. Quentin Moreau')
  for (const said of [words.notShown(2), words.more(3), words.moreSettled(1)])
    await expect.element(page.getByText(said)).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Nobody covers' }))
    .toHaveTextContent('Orthopedics, 2026-03-03: 08:00 to 12:00')
  await expect.element(page.getByText(words.uncoveredUntil('2026-03-30'))).toBeVisible()
  await page.getByRole('radio', { name: 'Dr. Daniel Reyes when back' }).click({ force: true })
  await page.getByRole('radio', { name: /^Call list/ }).click({ force: true })
  await expect.element(row('Grace Chen')).not.toBeInTheDocument()
  await expect.element(row('Anita Das')).not.toBeInTheDocument()
  await expect.element(row(nair)).toBeVisible()
  await expect.element(row(haddad)).toBeVisible()
})

test('accepts all first proposals by one key, names the one that was refused, and says who changed a row meanwhile', async () => {
  const gone: typeof omar = { ...omar, id: 'v3', patientNumber: 4, patientName: 'Grace Chen' }
  answers([priya, omar, booking, gone])
  await openScreen(desk)
  await expect.element(button(page, 'Accept All Proposals')).toHaveFocus()
  const refused = { message: absenceDeskMessages.stale, error: 'stale' }
  answers([moved, { ...omar, version: 2 }, settled(booking, 'cancelled')])
  fault(
    faults.answers('settle affected by absence', {
      rows: [
        outcome(priya, { row: moved }),
        outcome(omar, { refused }),
        outcome(booking, {}),
        outcome(gone, { refused }),
      ],
    }),
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(`${words.settled(2)} ${words.refused(1)}`)).toBeVisible()
  await expect.element(row(nair)).toHaveTextContent('Today 14:15 with Dr. Quentin Moreau')
  await expect.element(row(nair)).toHaveTextContent('by Rita Shah, 09:50')
  await expect.element(row(haddad)).toHaveTextContent(absenceDeskMessages.stale)
  const note = page.getByRole('note').filter({ hasText: words.gone(1) })
  await expect.element(note).toHaveTextContent(`Grace Chen, no. 4: ${absenceDeskMessages.stale}`)
  const seen = ({ kind, id, version }: typeof priya) => ({ kind, id, version })
  expect(bodiesSent(settlePath)).toEqual([
    {
      rows: [
        { ...seen(priya), as: 'handed', doctorId: 'u2', date: '2026-03-02', time: '14:15' },
        { ...seen(omar), as: 'moved', date: '2026-03-04', time: '09:15' },
        { ...seen(booking), as: 'handed', doctorId: 'u2' },
        { ...seen(gone), as: 'moved', date: '2026-03-04', time: '09:15' },
      ],
    },
  ])
  // Another desk takes Omar Haddad's visit while this one looks at another order.
  healed()
  answers([moved, settled({ ...omar, version: 2 }, 'to-call')])
  await page.getByRole('radio', { name: 'Dr. Daniel Reyes when back' }).click({ force: true })
  await expect.element(row(haddad)).toHaveTextContent(words.changed)
})

test('on a phone the choices take the whole width, and what a row is about one line', async () => {
  answers([priya])
  await openScreen(desk, { size: [390, 844] })
  await expect.element(row(nair)).toBeVisible()
  const widthOf = (name: string) =>
    page.getByRole('radiogroup', { name }).element().getBoundingClientRect().width
  expect(widthOf('Proposals first')).toBe(widthOf('Rows to show'))
  expect(widthOf('Rows to show')).toBeGreaterThan(340)
  const heightOf = (text: string) => page.getByText(text).element().getBoundingClientRect().height
  const what = page.getByText('15 min: Knee pain').element().parentElement
  expect(what?.getBoundingClientRect().height).toBeLessThan(2 * heightOf('15 min: Knee pain'))
})

test('a patient who has not come is left out of Accept All Proposals and of the call list', async () => {
  answers([over, omar])
  await openScreen(desk)
  await expect.element(row(nair)).toHaveTextContent(absenceDeskMessages.hasNotCome)
  await expect.element(page.getByRole('radio', { name: 'Call list (1)' })).toBeInTheDocument()
  fault(faults.answers('settle affected by absence', { rows: [outcome(omar, { row: omar })] }))
  await press(page, 'Accept All Proposals')
  await expect.element(page.getByText(words.settled(1))).toBeVisible()
  expect(bodiesSent(settlePath)).toMatchObject([{ rows: [{ id: omar.id }] }])
})

test('arrows and Enter accept one row', async () => {
  answers([priya, omar])
  await openScreen(desk)
  await expect.element(row(nair)).toBeVisible()
  fault(faults.answers('settle affected by absence', { rows: [outcome(omar, { row: omar })] }))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(page.getByText(words.settled(1))).toBeVisible()
  expect(bodiesSent(settlePath)).toMatchObject([{ rows: [{ id: omar.id, as: 'moved' }] }])
  fault(
    faults.answers('undo settled by absence', { rows: [outcome(omar, { row: omar })], more: 0 }),
  )
  await press(page, 'Undo Last (1)')
  await expect.element(page.getByText(absenceDeskMessages.undone(1))).toBeVisible()
  await expect.element(button(page, 'Undo Last (1)')).not.toBeInTheDocument()
  expect(bodiesSent('/api/absences/a9/undo')).toEqual([{ rows: [{ kind: 'visit', id: omar.id }] }])
})

test('another way for one row keeps what was chosen when it is refused', async () => {
  answers([priya, omar])
  await openScreen(desk)
  await rowAction('Other', `${nair}, 10:15`)
  const form = await expectDialog(nair)
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.wayRequired)
  await form.getByRole('radio', { name: 'Another time' }).click()
  await pick('Doctor', 'Dr. Kavya Reddy')
  await field(form, 'Time').fill('11')
  const refused = { message: 'Dr. Kavya Reddy has another appointment then.', error: 'clash' }
  fault(faults.answers('settle affected by absence', { rows: [outcome(priya, { refused })] }))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(refused.message)
  await expect.element(field(form, 'Time')).toHaveValue('11:00')
  expect(bodiesSent(settlePath)).toMatchObject([
    { rows: [{ id: 'v1', as: 'handed', date: '2026-03-02', time: '11:00' }] },
  ])
  await form.getByRole('radio', { name: 'Cancel the appointment' }).click()
  await field(form, 'Reason').fill('Retired')
  const earlier = { ...priya, proposals: priya.proposals.slice(1) }
  answers([earlier, settled(omar, 'to-call')])
  fault(faults.silent('settle affected by absence'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(absenceDeskMessages.settleFailed)
  await expect.element(field(form, 'Reason')).toHaveValue('Retired')
  await expect.element(page.getByText('To call', { exact: true })).toBeInTheDocument()
  const marked = page.getByRole('row', { includeHidden: true }).filter({ hasText: nair })
  await expect.element(marked).toHaveTextContent(words.changed)
})

test('a warning is asked about at the row and in the form, and Do it anyway accepts it', async () => {
  answers([priya, omar])
  await openScreen(desk)
  const warnings = ['Dr. Quentin Moreau works from 08:00 to 12:00.']
  const refused = { message: 'Has a warning', error: 'warned', warnings }
  const warned = faults.answers('settle affected by absence', {
    rows: [outcome(priya, { refused })],
  })
  fault(warned)
  await rowAction('Accept', `${nair}, 10:15`)
  await expect.element(row(nair)).toHaveTextContent(warnings.join())
  await rowAction('Other', `${nair}, 10:15`)
  const form = await expectDialog(nair)
  await form.getByRole('radio', { name: 'Today 14:15' }).click()
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(warnings.join())
  await form.getByRole('radio', { name: 'Put on the call list' }).click()
  await expect.element(button(form, 'Save')).toBeVisible()
  await form.getByRole('radio', { name: 'Today 14:15' }).click()
  fault(faults.answers('settle affected by absence', { rows: [outcome(priya, { row: moved })] }))
  await press(form, 'Do it anyway')
  await expect.element(form).not.toBeInTheDocument()
  fault(warned)
  await rowAction('Accept', `${nair}, 10:15`)
  await rowAction('Do it anyway:', `${nair}, 10:15`)
  await expect.poll(() => bodiesSent(settlePath)).toHaveLength(5)
  const sent = { id: 'v1', as: 'handed', date: '2026-03-02', time: '14:15' }
  const despite = { ...sent, acceptWarnings: true }
  expect(bodiesSent(settlePath)).toMatchObject(
    [sent, sent, despite, sent, despite].map((one) => ({ rows: [one] })),
  )
  expect(bodiesSent(settlePath)[0]).not.toMatchObject({ rows: [despite] })
})

test('a booking is handed to a doctor who has to be chosen', async () => {
  answers([booking])
  await openScreen(desk)
  await rowAction('Other', 'Ravi Pillai, 09:43')
  const form = await expectDialog('Ravi Pillai')
  await form.getByRole('radio', { name: 'Decline the booking' }).click()
  await expect.element(form).toHaveTextContent(words.bookingReason)
  await form.getByRole('radio', { name: 'Another doctor' }).click()
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(words.doctorRequired)
})

test('selected rows are put on the call list, which prints with telephone numbers', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  answers([priya, omar])
  await openScreen(desk)
  await selectRow(`${nair}, 10:15`)
  await selectRow(`${haddad}, 09:00`)
  await expect.element(page.getByText('2 selected')).toBeVisible()
  await press(page, 'Other Ways…')
  const form = await expectDialog('2 rows')
  await form.getByRole('radio', { name: 'Put on the call list' }).click()
  const called = [settled(priya, 'to-call'), settled(omar, 'to-call')]
  answers(called)
  fault(
    faults.answers('settle affected by absence', {
      rows: called.map((one) => outcome(one, { row: one })),
    }),
  )
  await press(form, 'Save')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(row(haddad)).toHaveTextContent('To call')
  await press(page, 'Print Call List')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('article[aria-label="Call list to print"]')
  for (const said of [
    'Dr. Daniel Reyes is away until 2026-03-03',
    'Leila Haddad',
    '9018159083',
    'Appointment no. 51',
  ])
    expect(paper?.textContent).toContain(said)
})

test('a row without a proposal says so, and a settled one cannot be ticked', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  answers([
    { ...omar, proposals: [] },
    moved,
    { ...over, id: 'v9', state: 'elsewhere', patientName: 'Grace Chen' },
  ])
  await openScreen(desk)
  await expect.element(row(haddad)).toHaveTextContent(words.noProposal)
  await expect
    .element(page.getByRole('status').filter({ hasText: ' settled' }))
    .toHaveTextContent(words.counts({ unsettled: 1, settled: 1, elsewhere: 1, calls: 2 }))
  await selectRow(`${haddad}, 09:00`)
  await expect.element(button(page, 'Accept Selected')).toHaveAttribute('title', words.noProposal)
  await press(page, 'Other Ways…')
  const form = await expectDialog(haddad)
  await press(form, 'Cancel')
  await expect
    .element(page.getByRole('checkbox', { name: `Select ${nair}, 10:15` }))
    .toHaveAttribute('title', words.locked)
  answers([settled(booking, 'handed')])
  await page.getByRole('radio', { name: 'Dr. Daniel Reyes when back' }).click({ force: true })
  await expect.element(row(haddad)).not.toBeInTheDocument()
  await press(page, 'Print Call List')
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('article[aria-label="Call list to print"]')
  expect(paper?.textContent).toContain(words.noOneToCall)
})

test('the first proposal of each says how many rows have none, and cannot be chosen where all have none', async () => {
  answers([priya, { ...omar, proposals: [] }, order])
  await openScreen(desk)
  await selectRow(`${nair}, 10:15`)
  await selectRow(`${haddad}, 09:00`)
  const several = async (count: number) => {
    await press(page, 'Other Ways…')
    return await expectDialog(`${count} rows`)
  }
  const form = await several(2)
  const first = form.getByRole('radio', { name: 'The first proposal of each' })
  await expect.element(first).toBeEnabled()
  await expect.element(form).toHaveTextContent(words.withoutProposal(1))
  await press(form, 'Cancel')
  await page.getByRole('checkbox', { name: `Select ${nair}, 10:15` }).click()
  await page.getByRole('checkbox', { name: /^Select Anita Das/ }).click()
  const other = await several(2)
  await expect.element(other).toHaveTextContent(words.withoutProposal(2))
  await expect
    .element(other.getByRole('radio', { name: 'The first proposal of each' }))
    .toBeDisabled()
})

test('one Undo puts back what nobody changed, and says what stays', async () => {
  answers([moved, settled(omar, 'cancelled')])
  await openScreen(desk)
  await expect.element(row(nair)).toBeVisible()
  const stays = { message: absenceDeskMessages.changedSince, error: 'stale' }
  fault(
    faults.answers('undo settled by absence', {
      rows: [outcome(priya, { row: priya }), outcome(omar, { refused: stays })],
      more: 0,
    }),
  )
  await press(page, 'Undo')
  await press(
    await expectDialog(
      'Undo everything settled here?',
      words.undoQuestion(new Map([['Rita Shah', 2]])),
    ),
    'Undo',
  )
  await expect.element(page.getByText(absenceDeskMessages.undone(1))).toBeVisible()
  await expect.element(page.getByText(words.stayed(1))).toBeVisible()
  await expect.element(row(haddad)).toHaveTextContent(absenceDeskMessages.changedSince)
  fault(faults.silent('undo settled by absence'))
  await rowAction('Undo', `${nair}, 10:15`)
  await expect.element(alert(absenceDeskMessages.undoFailed)).toBeVisible()
})

test('Undo goes on while there are more rows than one call undoes, and ends where none is undone', async () => {
  answers([moved, settled(omar, 'cancelled'), settled(booking, 'handed')])
  await openScreen(desk)
  await expect.element(row(nair)).toBeVisible()
  const stays = { message: absenceDeskMessages.changedSince, error: 'changed-since' }
  fault(
    faults.answersInTurn('undo settled by absence', [
      { rows: [outcome(priya, { row: priya })], more: 2 },
      { rows: [outcome(booking, {}), outcome(omar, { refused: stays })], more: 1 },
      { rows: [outcome(omar, { refused: stays })], more: 1 },
    ]),
  )
  await press(page, 'Undo')
  await press(await expectDialog('Undo everything settled here?'), 'Undo')
  await expect.element(page.getByText(absenceDeskMessages.undone(2))).toBeVisible()
  await expect.element(page.getByText(words.stayed(1))).toBeVisible()
  expect(bodiesSent('/api/absences/a9/undo')).toEqual([
    { rows: null },
    { rows: null },
    { rows: null },
  ])
})

test.each([
  ['asked', absenceDeskMessages.notConfirmed],
  ['declined', words.declined],
] as const)('an absence that is %s says why nothing is listed', async (status, why) => {
  answers([], { absence: { ...affectedOf([]).absence, status } })
  await openScreen(desk)
  await expect.element(page.getByText(why)).toBeVisible()
})

test('an empty desk says so, and one that cannot be read tries again', async () => {
  fault(faults.silent('list affected by absence'))
  await openScreen(desk)
  await expect.element(alert(absenceDeskMessages.fetchFailed)).toBeVisible()
  healed()
  answers([])
  await press(alert(absenceDeskMessages.fetchFailed), 'Retry')
  await expect.element(page.getByText(words.nothingAffected)).toBeVisible()
  await expect
    .element(button(page, 'Undo'))
    .toHaveAttribute('title', absenceDeskMessages.nothingToUndo)
  answers([booking])
  await page.getByRole('radio', { name: 'Dr. Daniel Reyes when back' }).click({ force: true })
  await page.getByRole('radio', { name: /^Call list/ }).click({ force: true })
  await expect.element(page.getByText(words.nothingShown)).toBeVisible()
})

/** Gives a doctor this many appointments from a time on, a quarter of an hour each. */
async function fill(
  doctorId: string,
  { date, from, count }: { date: string; from: string; count: number },
  patients: readonly { id: string }[],
): Promise<void> {
  for (const [at, { id }] of patients.slice(0, count).entries()) {
    const minute = minutesOf(from) + 15 * at
    const place = { doctorId, date, time: timeOf(minute), patientId: id, reason: 'Check-up' }
    await call(visitEndpoints.schedule, place, { key: newKey() })
  }
}

test('a doctor falls ill with 9 appointments left and 11 tomorrow: 8 keys and clicks settle all, and one Undo takes it back', async () => {
  const [today, tomorrow] = ['2026-03-02', '2026-03-03']
  await openScreen('/desk/appointments?world=busy-monday&as=receptionist')
  const doctors = await call(staffEndpoints.doctors, { department: null })
  const ill = String(doctors.find(({ name }) => name === 'Zoltan Kiss')?._id)
  const { rows: patients } = await call(patientEndpoints.list, { q: '', page: 0, limit: 40 })
  await fill(ill, { date: today, from: '10:00', count: 9 }, patients)
  await fill(ill, { date: tomorrow, from: '08:00', count: 11 }, patients.slice(20))

  // The time on task of docs/product/limits.md.
  let presses = 0
  const click = async (place: Locator) => {
    presses += 1
    await place.click()
  }
  const key = async (name: string) => {
    presses += 1
    await userEvent.keyboard(name)
  }
  await click(page.getByRole('radio', { name: 'Grid' }))
  await click(button(page, hoursScreenMessages.enterAbsence('Dr. Zoltan Kiss')))
  const form = await expectDialog('Absence of Dr. Zoltan Kiss')
  await expect.element(field(form, 'From')).toHaveValue('09:55')
  await expect.element(field(form, 'To')).toHaveValue('24:00')
  await click(field(form, 'Last day'))
  await key('{ArrowUp}')
  await key('{ArrowUp}')
  await key('{Enter}')
  const costs = await expectDialog('What this change costs', '20 appointments would be outside')
  await click(button(costs, 'Save'))
  await expect.element(button(page, 'Accept All Proposals')).toHaveFocus()
  await key('{Enter}')
  const figures = page.getByRole('status').filter({ hasText: `${today} 09:55 to ${tomorrow}` })
  await expect.element(figures).toHaveTextContent('0 not settled, 20 settled. 20 to call.')
  expect(presses).toBe(8)

  const visits = async () => {
    const { rows } = await call(visitEndpoints.list, { status: 'pending', page: 0, limit: 100 })
    return rows.filter(({ reason }) => reason === 'Check-up')
  }
  const settledVisits = await visits()
  expect(settledVisits).toHaveLength(20)
  for (const { doctorId, date, beside, movedBecause } of settledVisits) {
    expect(doctorId !== ill || date > tomorrow).toBe(true)
    expect(beside).toBeUndefined()
    expect(movedBecause).toEqual({ doctor: 'Dr. Zoltan Kiss' })
  }

  await press(page, 'Undo')
  await press(
    await expectDialog('Undo everything settled here?', '20 rows go back to what they were before'),
    'Undo',
  )
  await expect.element(page.getByText(absenceDeskMessages.undone(20))).toBeVisible()
  await expect.element(figures).toHaveTextContent('20 not settled, 0 settled. 20 to call.')
})

const uncovered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ absenceId: `a${at}`, staffId: `u${at}`, staff: `Dr. Rao ${at}` },
    ...{ from: '2026-03-02', to: '2026-03-04', fromTime: null, toTime: null, open: 3, toCall: 1 },
  }))

test.each([
  ['the desk', '/desk/appointments?world=busy-monday&as=receptionist'],
  ["the admin's Home", '/overview/staff?world=busy-monday&as=admin'],
])(
  'what is not settled stays in sight on %s, and leads to the absence desk',
  async (_, address) => {
    fault(faults.silent('list uncovered absences'))
    const { router } = await openScreen(address)
    const failure = alert(absenceDeskMessages.uncoveredFetchFailed)
    await expect.element(failure).toBeVisible()
    healed()
    fault(faults.answers('list uncovered absences', uncovered(4)))
    answers([])
    await press(failure, 'Retry')
    const lines = page.getByRole('region', { name: 'Absences not settled' })
    await expect
      .element(lines)
      .toHaveTextContent(words.unsettled('Dr. Rao 0', 'until 2026-03-04', 4))
    await press(lines, 'Show 1 more')
    await lines.getByRole('link', { name: 'Settle' }).nth(3).click()
    await expect.poll(() => router.state.location.pathname).toBe('/absence/a3')
  },
)

test.each([
  ['the desk', '/desk/appointments?world=busy-monday&as=receptionist', 1, []],
  ["the admin's Home", '/overview/staff?world=busy-monday&as=admin', 0, ['Dr. Daniel Reyes']],
])(
  'appointments outside of changed hours stay in sight on %s until each is settled',
  async (_, address, more, doctors) => {
    const visit = {
      ...{ id: 'v1', number: 51, patientId: 'p1', patientNumber: 1, patientName: 'Priya Nair' },
      ...{
        doctorId: 'u1',
        doctor: 'Dr. Daniel Reyes',
        date: '2026-03-03',
        time: '09:15',
        minutes: 15,
      },
      reason: 'Dr. Daniel Reyes does not work on 2026-03-03.',
    }
    const outside = (visits: readonly object[], more = 0) =>
      fault(faults.answers('list visits outside of hours', { visits, more }))
    fault(faults.silent('list visits outside of hours'))
    await openScreen(address)
    const failure = alert(outsideVisitMessages.fetchFailed)
    await expect.element(failure).toBeVisible()
    healed()
    outside([visit], more)
    await press(failure, 'Retry')
    const line = page.getByRole('region', { name: 'Appointments outside of the hours' })
    await expect.element(line).toHaveTextContent(outsideVisitMessages.counted(1 + more, doctors))
    await press(line, 'Show')
    const list = await expectDialog('Appointments outside', outsideVisitMessages.whatToDo)
    await expect.element(list).toHaveTextContent(visit.reason)
    if (more > 0) await expect.element(list).toHaveTextContent(outsideVisitMessages.more(more))
    await expect
      .element(list.getByRole('link', { name: '09:15 on 2026-03-03' }))
      .toHaveAttribute('href', '/desk/appointments?date=2026-03-03&q=1')
    fault(faults.silent('keep visit outside of hours'))
    await press(list, `Keep ${nair}`)
    await expectToast(outsideVisitMessages.keepFailed)
    healed()
    outside([])
    fault(faults.answers('keep visit outside of hours', {}))
    await press(list, `Keep ${nair}`)
    await expectToast(outsideVisitMessages.kept)
    await expect.element(list).toHaveTextContent(outsideVisitMessages.none)
    expect(list.element().contains(document.activeElement)).toBe(true)
  },
)
