import { faults } from '@mocks/faults'
import { patientEndpoints, patientMessages } from '@shared/contracts/patients'
import { visitMessages as words } from '@shared/contracts/visits'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callAs, fault, healed, openScreen } from '@/test/screen'
import {
  button,
  expectDialog,
  expectNoRow,
  expectRow,
  expectTexts,
  field,
  pick,
  press,
  rowAction,
  rowOf,
  search,
} from '@/test/screen-words'

// Monday, 2026-03-02, 09:55: Edward Finch is expected tomorrow.
const desk = '/?world=demo&as=receptionist'
const finch = 'Edward Finch, no. 6'
const move = `${words.moveToToday}: ${finch}, tomorrow 09:30, Dr. Kavya Reddy`

test('who came on another day is checked in from an empty search by three letters and two keys, and back', async () => {
  await openScreen(desk)
  await expectRow('Tomas Novotny, no. 20')
  await page.getByRole('heading', { level: 1 }).click()
  // The time on task of docs/product/limits.md: 6 keys.
  await userEvent.keyboard('/fin{Enter}')
  await expect.element(button(page, move)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectRow(finch, '09:45', 'Dr. Kavya Reddy', 'checked-in', '0 min')
  await expect.element(rowOf(finch)).toHaveFocus()
  await expect
    .element(button(page, 'Undo'))
    .toHaveAccessibleDescription(
      'Check-In: Edward Finch, no. 6, moved from 09:30 on 2026-03-03 to 09:45 on 2026-03-02, is now checked-in.',
    )
  await userEvent.keyboard('u')
  await expect.element(button(page, move)).toBeVisible()
  await expectNoRow(finch)
})

test('a search of today names pending visits of other days, and patients without one', async () => {
  await openScreen(`${desk}&q=priya`)
  const proposals = page.getByRole('listitem').filter({ hasText: 'Priya Nair, no. 1' })
  await expectTexts(proposals, [
    /: tomorrow 09:00, /,
    /: Wed 2026-03-11, 11:00, /,
    /: Wed 2026-03-25, /,
  ])
  await search.fill('farah')
  await expect.element(page.getByRole('listitem')).toHaveTextContent(words.noVisit)
  await press(page, new RegExp(`^${words.scheduleNow}: `))
  const dialog = await expectDialog('Schedule New Appointment')
  await expect.element(field(dialog, 'Date')).toHaveValue('2026-03-02')
  await expect
    .element(dialog.getByRole('combobox', { name: 'Patient' }))
    .toHaveValue('Farah Khan (no. 7, born 2015-08-03)')
})

test('visits of today that filters hide are shown by a press', async () => {
  await openScreen(desk)
  await pick('Doctor', 'Dr. Kavya Reddy')
  await search.fill('novotny')
  await press(page, new RegExp(`^${words.showHidden}: Tomas Novotny, no. 20, today`))
  await expectRow('Tomas Novotny, no. 20', 'pending')
  await expect.element(search).toHaveValue('novotny')
  await pick('Status', 'No-show')
  await search.fill('m')
  await expect.element(page.getByText(words.morePatients)).toBeVisible()
})

test('a closed record offers neither, and says so', async () => {
  await openScreen(`${desk}&q=finch`)
  await expect.element(button(page, move)).toBeVisible()
  const { rows } = await callAs('admin', patientEndpoints.list, { q: 'finch', page: 0, limit: 1 })
  const { id, version } = await callAs('admin', patientEndpoints.get, { id: rows[0]?.id ?? '' })
  await callAs('admin', patientEndpoints.close, { id, version, confirmed: true })
  await search.fill('edward')
  await expect.element(page.getByText(patientMessages.closed)).toBeVisible()
})

test('another day has no proposals, and a list that cannot be read says so and tries again', async () => {
  await openScreen(`${desk}&q=finch&date=2026-03-04`)
  await expect.element(page.getByText('No appointments found')).toBeVisible()
  await expect.element(button(page, move)).not.toBeInTheDocument()
  fault(faults.silent('list patients'))
  await press(page, 'Today')
  await expect.element(page.getByRole('alert')).toBeVisible()
  healed()
  await press(page.getByRole('alert'), 'Retry')
  await expect.element(button(page, move)).toBeVisible()
})

test('a check-in in the list of all days asks before it moves the visit', async () => {
  await openScreen(`${desk}&date=all&q=finch`)
  await rowAction('Check-In', finch)
  const question = await expectDialog(
    'Move to today?',
    words.otherDay('Edward Finch', '2026-03-03'),
  )
  await press(question, 'Move and Check In')
  await expectRow(finch, '09:45 on 2026-03-02', 'checked-in')
})
