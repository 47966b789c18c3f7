import { faults } from '@mocks/faults'
import { absenceDeskEndpoints } from '@shared/contracts/absence-desk'
import { visitEndpoints, visitMessages, visitMessages as words } from '@shared/contracts/visits'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '@/app/query-client'
import {
  expectActions,
  expectCounters,
  expectDisabled,
  fillIn,
  openScheduling,
  openVisit,
} from '@/test/desk-words'
import { callAs, callsMade, fault, openScreen } from '@/test/screen'
import {
  boxOf,
  button,
  expectDialog,
  expectError,
  expectNoRow,
  expectRange,
  expectRow,
  expectTable,
  expectToast,
  field,
  openTab,
  pick,
  press,
  rowAction,
  rowOf,
  search,
  select,
} from '@/test/screen-words'

// Monday, 2026-03-02, 09:55: the demo clinic's day has begun.
const desk = '/?world=demo&as=receptionist'
const [today, tomorrow] = ['2026-03-02', '2026-03-03']
const novotny = 'Tomas Novotny, no. 20'
const novotnyWhole = 'Tomas Novotny, 65 years, Male, no. 20, born 1960-09-18'
const hahn = 'Walter Hahn, no. 23'

test('the list opens on today, and shows other days, doctors and statuses', async () => {
  const { router } = await openScreen(desk)
  await expect.element(field(page, 'Date')).toHaveValue(today)
  await expectRange('1 - 14 of 14')
  await expectCounters({ 'Total Appointments': 14, 'Checked-in': 3 })
  // The desk schedules what it keeps.
  await expect.element(page.getByRole('link', { name: 'Book Appointment' })).not.toBeInTheDocument()

  await press(page, 'Day after')
  await expectRange('1 - 3 of 3')
  expect(router.state.location.search).toMatchObject({ date: tomorrow })
  await expectCounters({ 'Total Appointments': 3, Pending: 3 })
  await pick('Doctor', 'Dr. Kavya Reddy')
  await expectTable([{ Patient: 'Edward Finch, no. 6', Time: '09:30', Doctor: 'Dr. Kavya Reddy' }])
  router.history.back()
  await expect.element(field(page, 'Date')).toHaveValue(today)

  await press(page, 'All Days')
  await search.fill('priya')
  await expectRange('1 - 6 of 6')
  await field(page, 'Date').fill('2026-03-11')
  await expectRow('Priya Nair, no. 1', '11:00')
  await press(page, 'Today')
  await expect.element(page.getByText('No appointments found')).toBeVisible()
  await search.fill('20')
  await expectRow(novotny, 'pending')
  await search.fill('')
  await pick('Status', 'Checked-in')
  await expectRange('1 - 3 of 3')
})

test('each status has its actions and no others, and the focus stays at the row', async () => {
  await openScreen(`${desk}&size=25`)
  await expectActions('Arun Thomas, no. 2', [])
  await expectActions('Chidi Eze, no. 4', [])
  await expectActions(novotny, ['Check-In', 'Cancel'])
  await expectCounters({ 'Checked-in': 3, Pending: 6 })
  await rowAction('Check-In', novotny)
  await expectActions(novotny, ['Complete', 'Cancel'])
  await expectRow(novotny, 'checked-in', '0 min')
  await expect.element(rowOf(novotny)).toHaveFocus()
  await expectCounters({ 'Checked-in': 4, Pending: 5 })
  await rowAction('Complete', novotny)
  await expectRow(novotny, 'completed')
  await expectActions(novotny, [])
  await expect
    .element(button(page, 'Undo'))
    .toHaveAccessibleDescription(/^Complete: Tomas Novotny.*is now completed/)
  await press(page, 'Undo')
  await expectRow(novotny, 'checked-in')
  await expect.element(rowOf(novotny)).toHaveFocus()
  await expect
    .element(button(page, 'Undo'))
    .toHaveAccessibleDescription(/^Before that: Check-In: Tomas Novotny/)
})

test('a wait is counted minute by minute', async () => {
  // On a clock that the test moves; the server's goes on by itself, and the screen counts from that.
  vi.useFakeTimers({
    now: Date.UTC(2026, 2, 2, 9, 55, 30),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => void vi.useRealTimers())
  await openScreen(`${desk}&q=novotny`)
  await rowAction('Check-In', novotny)
  await expectRow(novotny, '0 min')
  // An answer that came later would set the screen's clock by the server's again: this reading is the last.
  await expect.poll(callsMade).toContain(`GET ${absenceDeskEndpoints.uncovered.path}`)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 56))
  vi.advanceTimersByTime(3 * 60_000)
  await expectRow(novotny, '3 min')
  vi.advanceTimersByTime(27 * 60_000)
  await expectRow(novotny, '30 min')
  vi.advanceTimersByTime(60_000)
  await expectRow(novotny, `31 min, ${words.longWait}`)
})

test('a page size that is chosen is there again in the list, and in no other', async () => {
  const { router } = await openScreen(desk)
  await expectRange('1 - 14 of 14')
  await page.getByLabelText('Page size').selectOptions('10')
  await expectRange('1 - 10 of 14')
  await press(page, 'Next')
  await expectRange('11 - 14 of 14')
  await openTab('Patient Directory')
  await expectRange(/^1 - 10 of \d+$/)
  await page.getByLabelText('Page size').selectOptions('25')
  await expectRange(/^1 - 25 of \d+$/)
  await router.navigate({ to: '/desk/appointments' })
  await expectRange('1 - 10 of 14')
  await router.navigate({ to: '/desk/directory' })
  await expectRange(/^1 - 25 of \d+$/)
})

test.each([25, -11])('a wait is the clinic’s in a browser that is %i minutes ahead', async (by) => {
  await openScreen('/?world=busy-monday&as=receptionist&q=Harish', { clockAhead: by * 60_000 })
  await expectRow('Harish Shetty, no. 33', 'Dr. Ines Carvalho', 'checked-in', '25 min')
})

test('in a browser a day behind, today is the clinic’s, and so is what is asked of other days', async () => {
  const { router } = await openScreen(desk, { clockAhead: -24 * 3_600_000 })
  await expect.element(field(page, 'Date')).toHaveValue(today)
  await expectRange('1 - 14 of 14')
  await expectCounters({ 'Total Appointments': 14, 'Checked-in': 3 })
  await rowAction('Check-In', novotny)
  await expectRow(novotny, 'checked-in', '0 min')
  await press(page, 'Day before')
  expect(router.state.location.search).toMatchObject({ date: '2026-03-01' })
  await press(page, 'Today')
  await expect.element(field(page, 'Date')).toHaveValue(today)
  await expect.poll(() => router.state.location.search).not.toHaveProperty('date')
  const dialog = await openScheduling()
  await expect.element(field(dialog, 'Date')).toHaveValue(today)
})

test('an undone step goes on with the earlier wait', async () => {
  const name = 'Dr. Ines Carvalho'
  await openScreen('/?world=busy-monday&as=receptionist&q=Harish')
  const patient = 'Harish Shetty, no. 33'
  await expectRow(patient, name, 'checked-in', '25 min')
  await rowAction('Complete', patient)
  await expectRow(patient, 'completed')
  await press(page, 'Undo')
  await expectRow(patient, 'checked-in', '25 min')
})

test('the next row has the focus when one goes to another page, and Undo brings it back', async () => {
  await openScreen(desk)
  await page.getByLabelText('Page size').selectOptions('10')
  await expectRange('1 - 10 of 14')
  await rowAction('Cancel', novotny)
  await press(await expectDialog('Cancel Appointment', novotnyWhole), 'Cancel Appointment')
  await expect.element(rowOf(hahn)).toHaveFocus()
  await userEvent.keyboard('u')
  await expect.element(rowOf(novotny, 'pending')).toHaveFocus()
})

test('Reopen undoes a step and leaves nothing to undo', async () => {
  await openScreen(desk)
  await rowAction('Check-In', novotny)
  await expectRow(novotny, 'checked-in')
  await press(await openVisit(novotny), 'Reopen')
  await expectRow(novotny, 'pending')
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
})

test('No-show waits until the appointment has begun', async () => {
  await openScreen(desk)
  const visit = await openVisit(novotny)
  await expectDisabled(visit, 'No-show', visitMessages.notStarted('10:15'))
  await expect.element(visit).toHaveTextContent(`No-show: ${visitMessages.notStarted('10:15')}`)
})

test('a move shows the old and new time, and Undo shows that the visit is back', async () => {
  await openScreen(`${desk}&q=novotny`)
  await press(await openVisit(novotny), 'Move')
  const move = await expectDialog('Move Appointment')
  await field(move, 'Time').fill('17:45')
  await press(move, 'Move')
  await expectToast(words.moved)
  await expect
    .element(page.getByText(/^Moved: .*from 10:15 on 2026-03-02 to 17:45 on 2026-03-02/))
    .toBeVisible()
  await press(page, 'Undo')
  await expectRow(novotny, 'pending', '10:15')
  await expect.element(page.getByText(/^Moved back: .*to 10:15 on 2026-03-02/)).toBeVisible()
})

test('a user who may not cancel cannot undo a new appointment, and reads why', async () => {
  await openScreen(desk, {
    permissions: [
      'receptionist_dashboard',
      'appointment_view',
      'appointment_create',
      'appointment_edit',
      'patient_view',
    ],
  })
  const dialog = await openScheduling()
  await fillIn(dialog, {
    ...{ Patient: 'Zane Cooper', Doctor: 'Dr. Kavya Reddy' },
    ...{ Date: tomorrow, Time: '16:45', Reason: 'Blood pressure' },
  })
  await press(dialog, 'Schedule')
  await expectToast(words.scheduled)
  const reason = 'This takes the permission Appointment Delete, which your role does not have.'
  await expectDisabled(page, 'Undo', reason)
  await userEvent.keyboard('u')
  await press(await expectDialog('Why can’t I?', `Undo: ${reason}`), 'OK')
  await press(page, 'Show that day')
  await expect.element(rowOf('Zane Cooper, no. 25', 'pending')).toHaveFocus()
  await expect.element(search).toHaveValue('')
})

test('the desk shows another desk’s change, and does not undo it', async () => {
  await openScreen(`${desk}&q=hahn`)
  await expectRow(hahn, 'pending')
  const seen = async () => {
    const { rows } = await callAs('admin', visitEndpoints.list, { q: 'hahn', date: today })
    const [visit] = rows
    if (!visit) throw new Error('Walter Hahn has no appointment today')
    return { id: visit.id, version: visit.version }
  }
  await callAs('admin', visitEndpoints.checkIn, await seen())
  await rowAction('Check-In', hahn)
  await expectError('Status: was pending, is now checked-in.')
  await expectActions(hahn, ['Complete', 'Cancel'])

  await rowAction('Complete', hahn)
  await expectRow(hahn, 'completed')
  await callAs('admin', visitEndpoints.reopen, await seen())
  await press(page, 'Undo')
  await expectError('Status: was completed, is now checked-in.')
  await expectRow(hahn, 'checked-in')
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()

  await press(await openVisit(hahn), 'Move')
  const move = await expectDialog('Move Appointment')
  await field(move, 'Reason').fill('Back pain, again')
  await callAs('admin', visitEndpoints.complete, await seen())
  await press(move, 'Move')
  await expect.element(move).toHaveTextContent(visitMessages.stale)
  await expect.element(move).toHaveTextContent('Status: was checked-in, is now completed')
  await expect.element(field(move, 'Reason')).toHaveValue('Back pain, again')
})

test('the visits of an inactive doctor are marked, found, and moved to another', async () => {
  await openScreen('/?world=everything-wrong&as=receptionist')
  const gone = 'Dr. Patricia Gomez'
  await expect.element(page.getByRole('cell', { name: `${gone} inactive` }).first()).toBeVisible()
  await pick('Doctor', `${gone} (inactive)`)
  await expectNoRow('Warren Farrin, no. 48')
  await press(await openVisit('Baby Nair, no. 47'), 'Move')
  const move = await expectDialog('Move Appointment', visitMessages.doctorGone(gone))
  await press(move, 'Move')
  await expect.element(move.getByText(words.doctorRequired)).toBeVisible()
  await pick('Doctor', 'Dr. Elena Petrova')
  await field(move, 'Time').fill('22:45')
  await press(move, 'Move')
  await expectToast(words.moved)
  await press(page, 'Reset')
  await expectRow('Baby Nair, no. 47', 'Dr. Elena Petrova', '22:45')
})

test('a visit scheduled for the day on show is shown on its page, among all others', async () => {
  await openScreen('/?q=arun&status=pending&size=25&world=busy-monday&as=receptionist')
  await expectRow('Arun Thomas, no. 2')
  const dialog = await openScheduling()
  await fillIn(dialog, {
    ...{ Patient: 'Zane Cooper', Doctor: 'Dr. Kavya Reddy' },
    ...{ Time: '17:45', Reason: 'Blood pressure' },
  })
  await press(dialog, 'Schedule')
  await expectToast(words.scheduled)
  await expect.element(rowOf('Zane Cooper, no. 25', '17:45')).toHaveFocus()
  await expectRange('26 - 50 of 57')
  await expect.element(search).toHaveValue('')
  await expect.element(select(page, 'Status')).toHaveValue('')
})

test.each([1280, 390])('no row moves when the bar shows an action, %i px wide', async (width) => {
  await openScreen(`${desk}&q=novotny`, { size: [width, 844] })
  await expectRow(novotny)
  const before = boxOf(rowOf(novotny)).top
  await rowAction('Check-In', novotny)
  await expect.element(button(page, 'Undo')).toBeVisible()
  await expectRow(novotny, 'checked-in')
  expect(boxOf(rowOf(novotny)).top).toBe(before)
  await press(page, 'Undo')
  await expect.element(button(page, 'Undo')).not.toBeInTheDocument()
  expect(boxOf(rowOf(novotny)).top).toBe(before)
})

test('on a tablet the list begins on the first screen, and its filters wait behind a button', async () => {
  await openScreen(desk, { size: [1024, 768] })
  const list = page.getByRole('region', { name: 'Appointments' })
  await expect.element(list.getByRole('row').nth(5)).toBeInViewport({ ratio: 1 })
  await press(page, 'Filters')
  await pick('Status', 'Pending')
  await expect.element(button(page, 'Filters (1)')).toBeVisible()
  await press(page, 'More')
  await page.getByRole('menuitemcheckbox', { name: 'Reason' }).click()
  await expect.element(page.getByRole('columnheader', { name: 'Reason' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('menuitem', { name: 'Print the day by doctor' }))
    .toBeVisible()
  await page.getByRole('menuitem', { name: 'Reset', exact: true }).click()
  await expect.element(button(page, 'Filters')).toBeVisible()
})

test('on a phone the list fits, and the last action stays in sight below it', async () => {
  await openScreen(desk, { size: [390, 844] })
  const list = page.getByRole('region', { name: 'Appointments' })
  await expectRow(novotny)
  expect(boxOf(list.getByRole('row').nth(1)).top).toBeLessThan(420)
  const box = list.element()
  expect(box.scrollHeight, 'the list does not scroll by itself').toBe(box.clientHeight)
  expect(document.documentElement.scrollWidth, 'the page does not scroll sideways').toBe(390)
  await rowAction('Check-In', novotny)
  await expect.element(button(page, 'Undo')).toBeInViewport({ ratio: 1 })
  const bar = button(page, 'Undo').element().parentElement
  expect(bar?.getBoundingClientRect().height, 'two lines').toBeLessThan(50)
  await expect.element(rowOf(novotny)).toBeInViewport({ ratio: 1 })
  // The line of what was done does not lie over the list's own foot.
  await page.getByLabelText('Page size').selectOptions('10')
  await expectRange('1 - 10 of 14')
})

test('the day by doctor is printed from the menu of a narrow screen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  // The paper says when it was printed by the clinic's clock.
  await openScreen(desk, { size: [1024, 768], clockAhead: 100 * 60_000 })
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Print the day by doctor' }).click()
  const paper = page.getByRole('article', { name: 'Appointments to print', includeHidden: true })
  await expect.element(paper).toHaveTextContent('12 appointments, 2 cancelled and not listed')
  await expect.element(paper).toHaveTextContent(/Dr\. Daniel Reyes \(3\).*Dr\. Elena Petrova \(1\)/)
  await expect.element(paper).toHaveTextContent(/Printed 2026-03-02 09:5\d\./)
  expect(print).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(paper).not.toBeInTheDocument()
})

test('rows of the day before are pressed neither by pointer nor by key while another day is on its way', async () => {
  await openScreen(`${desk}&size=25`)
  const checkIn = button(page, `Check-In ${novotny}`)
  await expect.element(checkIn).toBeVisible()
  await expectCounters({ 'Total Appointments': 14 })
  const slow = [faults.late('list visits'), faults.late('count visits')]
  fault(...slow.map(({ handler }) => handler))
  await press(page, 'Day after')
  await expect.element(field(page, 'Date')).toHaveValue(tomorrow)
  await expect.element(page.getByText(words.stillShown('Mon 2026-03-02'))).toBeVisible()
  await checkIn.hover({ force: true })
  expect(checkIn.element()).not.toSatisfy((at: Element) => at.matches(':hover'))
  const focus = () => {
    const element = checkIn.element()
    if (element instanceof HTMLElement) element.focus()
  }
  for (const key of ['{Enter}', ' ', 'c']) {
    focus()
    await userEvent.keyboard(key)
  }
  const figures = page.getByLabelText('At a glance')
  await expect.element(figures).toHaveAttribute('aria-busy', 'true')
  await expect.element(figures.getByText('today').first()).toBeVisible()
  for (const { release } of slow) release()
  await expectRange('1 - 3 of 3')
  await expectCounters({ 'Total Appointments': 3 })
  await expect.element(figures.getByText(`on ${tomorrow}`).first()).toBeVisible()
  await expect.element(page.getByText(/^Still showing/)).not.toBeInTheDocument()
  expect(callsMade().filter((call) => call.startsWith('POST'))).toEqual([])
})

test('the desk calls a patient from the visit, the list and the paper of the day', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  await openScreen(desk)
  await expectRow(novotny)
  const head = page.getByRole('columnheader', { name: 'Telephone' })
  await expect.element(head).not.toBeInTheDocument()
  await press(page, 'Columns')
  await page.getByRole('menuitemcheckbox', { name: 'Telephone' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(head).toBeVisible()
  await expectRow(novotny, '7001826330')
  const visit = await openVisit(novotny)
  await expect
    .element(visit.getByRole('link', { name: '7001826330' }))
    .toHaveAttribute('href', 'tel:7001826330')
  await userEvent.keyboard('{Escape}')
  await press(page, 'Print the day by doctor')
  const paper = page.getByRole('article', { name: 'Appointments to print', includeHidden: true })
  await expect.element(paper).toHaveTextContent(/Tomas Novotny20\d\d7001826330Ear infection/)
  expect(print).toHaveBeenCalledOnce()
})
