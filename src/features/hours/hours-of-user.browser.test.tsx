import { faults } from '@mocks/faults'
import { absenceMessages } from '@shared/contracts/absences'
import { hoursMessages } from '@shared/contracts/hours'
import { hoursScreenMessages } from '@shared/contracts/hours-words'
import { extraHoursMessages, staffHoursMessages } from '@shared/contracts/staff-hours'
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { AppRouter } from '@/router'
import { affectedOf } from '@/test/absence-answers'
import { absence, askedAbsence, cost, hoursOf, noCost } from '@/test/hours-answers'
import { bodiesSent, callsMade, fault, healed, openScreen } from '@/test/screen'
import {
  answer,
  button,
  expectDialog,
  expectError,
  expectRetry,
  expectRow,
  expectToast,
  field,
  heading,
  pick,
  press,
  select,
  tabTo,
} from '@/test/screen-words'

const week = page.getByRole('region', { name: 'Week' })
const month = page.getByRole('region', { name: 'Month' })
const absences = page.getByRole('region', { name: 'Absences', exact: true }).first()

/** A doctor's hours in March 2026, as the host says them. */
const hours = (costs = noCost) => [
  faults.answers('read hours of user', hoursOf('u1')),
  faults.answers('list absences', { rows: [askedAbsence, absence], total: 2 }),
  faults.answers('preview week of user', costs),
  faults.answers('preview extra hours', costs),
  faults.answers('preview absence', costs),
  faults.answers('list affected by absence', affectedOf([])),
]

/** The named failures are over; the doctor's hours are as before. */
function heal(costs = noCost) {
  healed()
  fault(...hours(costs))
}

async function open(costs = noCost, more?: Parameters<typeof openScreen>[1]) {
  const screen = await openScreen('/admin/staffs?world=quiet&as=admin&q=reyes', {
    otherwise: hours(costs),
    ...more,
  })
  await page.getByRole('table').getByRole('link', { name: 'Dr. Daniel Reyes', exact: true }).click()
  await expect.element(heading('Dr. Daniel Reyes')).toBeVisible()
  await expect.element(week).toHaveTextContent('FridayNight Shift (21:00 to 07:00, next day)')
  return screen
}

/** The absence desk has opened, and is left again. */
async function leaveDesk({ history }: Pick<AppRouter, 'history'>): Promise<void> {
  await expect.element(heading('Absence of Dr. Daniel Reyes')).toBeVisible()
  history.back()
  await expect.element(heading('Dr. Daniel Reyes')).toBeVisible()
}

const bodies = (path: RegExp): unknown[] =>
  [...new Set(callsMade().map((call) => call.split(' ')[1] ?? ''))]
    .filter((called) => path.test(called))
    .flatMap((called) => bodiesSent(called))

async function editWeek(): Promise<Locator> {
  await press(week, 'Edit week')
  return await expectDialog('Hours of Dr. Daniel Reyes')
}

test('a week shows what it costs first: Back keeps what was chosen, and Save names who is outside', async () => {
  await open(cost)
  fault(faults.answers('save week of user', { week: [], version: 4 }))
  const form = await editWeek()
  await form.getByRole('radio', { name: /^Never/ }).click()
  await press(form, 'Save')
  const costs = await expectDialog('What this change costs', '2 appointments would be outside')
  await expect.element(costs).toHaveTextContent('09:15 on 2026-03-03Omar Haddad, no. 2')
  await expect.element(costs).toHaveTextContent('Cardiology, 2026-03-03: 08:00 to 12:00')
  await expect.element(costs.getByRole('button', { name: 'Back' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(costs).not.toBeInTheDocument()
  await expect.element(form.getByRole('radio', { name: /^Never/ })).toBeChecked()
  expect(bodies(/\/hours$/)).toEqual([])

  await press(form, 'Save')
  await answer('Save')
  await expectToast(staffHoursMessages.weekSaved)
  expect(bodies(/\/hours$/)).toEqual([{ week: [], version: 3 }])
  const outside = await expectDialog('Appointments outside', hoursScreenMessages.outside(2))
  await expect
    .element(outside.getByRole('link', { name: '09:00 on 2026-03-03' }))
    .toHaveAttribute('href', '/desk/appointments?date=2026-03-03&q=1')
  await press(outside, 'OK')
  await expect.element(page.getByRole('button', { name: 'Edit week' })).toHaveFocus()
})

test('a week needs a working time, is copied from Monday, and is saved at once where it costs nothing', async () => {
  await open()
  fault(faults.answers('save week of user', { week: null, version: 4 }))
  const form = await editWeek()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await select(form, day).click()
    await userEvent.keyboard('{Backspace}{Escape}')
  }
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent(hoursScreenMessages.weekEmpty)
  await pick('Monday', 'Evening Shift (14:00 to 22:30)')
  await userEvent.keyboard('{Escape}')
  await press(form, 'Tuesday to Friday as Monday')
  await press(form, 'Save')
  await expectToast(staffHoursMessages.weekSaved)
  const [sent] = bodies(/\/hours$/)
  expect(sent).toMatchObject({ week: [1, 2, 3, 4, 5].map((weekday) => ({ weekday })), version: 3 })
})

test('a week that a colleague changed meanwhile says so, and one that fails keeps what was chosen', async () => {
  await open()
  const form = await editWeek()
  await form.getByRole('radio', { name: /^During/ }).click()
  fault(faults.silent('preview week of user'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(hoursMessages.previewFailed)
  heal()
  fault(faults.silent('save week of user'))
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(staffHoursMessages.saveFailed)
  heal()
  const current = { week: [], version: 9 }
  fault(faults.says('save week of user', 409, { message: 'Stale', error: 'stale', current }))
  await press(form, 'Save')
  await expect.element(form).toHaveTextContent('Works: was by working times, is now never')
  await expect.element(form.getByRole('radio', { name: /^During/ })).toBeChecked()
  heal()
  fault(faults.answers('save week of user', { week: null, version: 10 }))
  await press(form, 'Save')
  await expectToast(staffHoursMessages.weekSaved)
  expect(bodies(/\/hours$/).at(-1)).toEqual({ week: null, version: 9 })
})

test('a month shows hours, absences and closing days, and keys lead to others', async () => {
  await open()
  const calendar = month.getByRole('table', { name: 'March 2026' })
  for (const text of ['7' + '00:00–07:00', 'Extra 09:00 to 12:00', 'Away: Leave', 'Closed'])
    await expect.element(calendar).toHaveTextContent(text)
  await tabTo(month.getByRole('button', { name: 'Month after' }))
  await userEvent.keyboard('{PageDown}')
  await expect.element(month.getByRole('heading', { name: 'April 2026' })).toBeVisible()
  await expect
    .poll(() => callsMade().some((call) => call.endsWith('from=2026-04-01&to=2026-04-30')))
    .toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(month.getByRole('heading', { name: 'May 2026' })).toBeVisible()
  await press(month, 'This month')
  await expect.element(month.getByRole('heading', { name: 'March 2026' })).toBeVisible()
})

test('on a phone the month is a list of its days', async () => {
  await open(noCost, { size: [390, 800] })
  const list = month.getByRole('list', { name: 'March 2026' })
  await expect.element(list).toHaveTextContent('Mon 9Away: Leave')
  expect(list.getByRole('listitem').elements()).toHaveLength(31)
})

test('hours that cannot be read say so, and are read again', async () => {
  await openScreen('/admin/staffs?world=quiet&as=admin&q=reyes', { otherwise: hours() })
  fault(faults.silent('read hours of user'))
  await page.getByRole('table').getByRole('link', { name: 'Dr. Daniel Reyes', exact: true }).click()
  await expectRetry(staffHoursMessages.fetchFailed, heal)
  await expect.element(week).toHaveTextContent('Morning Shift')
})

test('extra hours are added, changed and deleted, each failure says why', async () => {
  await open()
  fault(faults.silent('create extra hours'))
  await press(month, 'Add Extra Hours')
  const form = await expectDialog('Add Extra Hours')
  await press(form, 'Save')
  await expect.element(field(form, 'Date')).toHaveAccessibleDescription(hoursMessages.dateInvalid)
  await field(form, 'Date').fill('2026-03-21')
  await field(form, 'From').fill('945')
  await field(form, 'To').fill('12')
  await press(form, 'Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(extraHoursMessages.createFailed)
  heal()
  const saved = { id: 'e2', staffId: 'u1', date: '2026-03-21', from: '09:45', to: '12:00' }
  fault(faults.answers('create extra hours', { ...saved, version: 1 }))
  await press(form, 'Save')
  await expectToast(extraHoursMessages.created)
  expect(bodiesSent('/api/extra-hours').at(-1)).toMatchObject({
    ...{ date: '2026-03-21', from: '09:45', to: '12:00' },
  })

  await press(month, 'Edit extra hours of 2026-03-07')
  const edited = await expectDialog('Edit Extra Hours')
  await field(edited, 'To').fill('11:00')
  fault(faults.silent('change extra hours'))
  await press(edited, 'Save')
  await expect.element(edited.getByRole('alert')).toHaveTextContent(extraHoursMessages.changeFailed)
  heal()
  fault(faults.answers('change extra hours', { ...saved, version: 2 }))
  await press(edited, 'Save')
  await expectToast(extraHoursMessages.changed)

  fault(faults.silent('delete extra hours'))
  await press(month, 'Delete extra hours of 2026-03-07')
  await answer('Delete')
  await expectError(extraHoursMessages.deleteFailed)
  heal()
  fault(faults.answers('delete extra hours', { ...saved, version: 2 }))
  await press(month, 'Delete extra hours of 2026-03-07')
  await answer('Delete')
  await expectToast(extraHoursMessages.deleted)
})

test('an absence from a time of the first day through the last is entered in one form', async () => {
  await open()
  await press(absences, 'Enter Absence')
  const form = await expectDialog('Absence of Dr. Daniel Reyes')
  await field(form, 'First day').fill('2026-03-05')
  await field(form, 'Last day').fill('2026-03-04')
  await form.getByRole('checkbox', { name: 'Begins and ends at a time' }).click()
  await expect.element(field(form, 'To')).toHaveValue('24:00')
  await field(form, 'From').fill('25')
  await press(form, 'Save')
  await expect
    .element(field(form, 'Last day'))
    .toHaveAccessibleDescription(new RegExp(hoursMessages.endsBeforeStart))
  await expect.element(field(form, 'From')).toHaveAccessibleDescription(hoursMessages.timeInvalid)
  await field(form, 'Last day').fill('2026-03-06')
  await field(form, 'From').fill('14')
  fault(faults.answers('create absence', { ...absence, id: 'a3' }))
  await press(form, 'Save')
  await expectToast(absenceMessages.entered)
  expect(bodiesSent('/api/absences').at(-1)).toMatchObject({
    ...{ from: '2026-03-05', to: '2026-03-06', fromTime: '14:00', toTime: '24:00' },
  })
})

test('an absence of part of a day is entered, and one that was asked for is confirmed or declined', async () => {
  const { router } = await open(cost)
  await expectRow('2026-03-09 to 2026-03-13', 'Leave: Family', 'Confirmed')
  await press(absences, 'Enter Absence')
  const form = await expectDialog('Absence of Dr. Daniel Reyes')
  await field(form, 'First day').fill('2026-03-03')
  await form.getByRole('checkbox', { name: 'Begins and ends at a time' }).click()
  await field(form, 'From').fill('9')
  await field(form, 'To').fill('8')
  await form.getByRole('radio', { name: 'Illness' }).click()
  await press(form, 'Save')
  await expect.element(field(form, 'To')).toHaveAccessibleDescription(hoursMessages.timesReversed)
  await field(form, 'To').fill('12')
  fault(faults.silent('create absence'))
  await press(form, 'Save')
  await answer('Save')
  await expect.element(form.getByRole('alert')).toHaveTextContent(absenceMessages.saveFailed)
  heal(cost)
  fault(faults.answers('create absence', { ...absence, id: 'a3' }))
  await press(form, 'Save')
  await answer('Save')
  await expectToast(absenceMessages.entered)
  expect(bodiesSent('/api/absences').at(-1)).toMatchObject({
    ...{ from: '2026-03-03', to: '2026-03-03', fromTime: '09:00', toTime: '12:00' },
    ...{ kind: 'illness', note: '' },
  })
  await leaveDesk(router)

  const asked = 'absence of 2026-03-18, 13:00 to 16:00'
  fault(faults.silent('confirm absence'))
  await press(absences, `Confirm ${asked}`)
  await answer('Back')
  await press(absences, `Confirm ${asked}`)
  await answer('Confirm absence')
  await expectError(absenceMessages.decideFailed)
  heal(cost)
  fault(faults.answers('confirm absence', { ...askedAbsence, status: 'confirmed', version: 2 }))
  await press(absences, `Confirm ${asked}`)
  await answer('Confirm absence')
  await expectToast(absenceMessages.confirmed)
  await leaveDesk(router)
  fault(faults.answers('decline absence', { ...askedAbsence, status: 'declined', version: 2 }))
  await press(absences, `Decline ${asked}`)
  await answer('Decline')
  await expectToast(absenceMessages.declined)
})

test('an absence is changed and deleted, and the list says when it cannot be read', async () => {
  await openScreen('/admin/staffs?world=quiet&as=admin&q=reyes', { otherwise: hours() })
  fault(faults.silent('list absences'))
  await page.getByRole('table').getByRole('link', { name: 'Dr. Daniel Reyes', exact: true }).click()
  await expectRetry(absenceMessages.fetchFailed, heal)
  await press(absences, 'Edit absence of 2026-03-09 to 2026-03-13')
  const form = await expectDialog('Edit Absence')
  await field(form, 'Last day').fill('2026-03-11')
  fault(faults.answers('change absence', { ...absence, to: '2026-03-11', version: 2 }))
  await press(form, 'Save')
  await expectToast(absenceMessages.changed)
  expect(bodiesSent('/api/absences/a1')).toMatchObject([
    { from: '2026-03-09', to: '2026-03-11', kind: 'leave', note: 'Family', version: 1 },
  ])
  fault(faults.silent('delete absence'))
  await press(absences, 'Delete absence of 2026-03-09 to 2026-03-13')
  await answer('Delete')
  await expectError(absenceMessages.deleteFailed)
  heal()
  fault(faults.answers('delete absence', { ...absence, version: 2 }))
  await press(absences, 'Delete absence of 2026-03-09 to 2026-03-13')
  await answer('Delete')
  await expectToast(absenceMessages.deleted)
})

test('a colleague without Staff Edit reads the hours and changes none', async () => {
  await open(noCost, { permissions: ['admin_dashboard', 'staff_view'] })
  for (const [within, name] of [
    [week, 'Edit week'],
    [month, 'Add Extra Hours'],
    [absences, 'Enter Absence'],
  ] as const)
    await expect
      .element(within.getByRole('button', { name }))
      .toHaveAttribute('aria-disabled', 'true')
})

test('Doctor: asks for an absence on the own profile, which the patient has not', async () => {
  const own = { ...askedAbsence, mayDecide: false }
  await openScreen('/admin/profile?world=quiet&as=doctor', {
    otherwise: [
      faults.answers('list own absences', [own]),
      faults.answers('preview absence', noCost),
      faults.answers('create absence', own),
    ],
  })
  await press(absences, 'Ask for an Absence')
  const form = await expectDialog('Ask for an Absence')
  await field(form, 'First day').fill('2026-03-18')
  await press(form, 'Ask')
  await expectToast(absenceMessages.asked)
  await expect.element(absences).toHaveTextContent('Asked for')
  await expect.element(absences.getByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument()

  await openScreen('/admin/profile?world=quiet&as=patient')
  await expect.element(page.getByRole('region', { name: 'Your account' })).toBeVisible()
  await expect.element(absences).not.toBeInTheDocument()
})

test('a colleague who may not see appointments reads how many would be outside', async () => {
  await open({ ...noCost, more: 3 }, { permissions: ['admin_dashboard', 'staff_edit'] })
  const form = await editWeek()
  await form.getByRole('radio', { name: /^Never/ }).click()
  await press(form, 'Save')
  const costs = await expectDialog('What this change costs', '3 appointments would be outside')
  await expect
    .element(costs)
    .toHaveTextContent('Your role cannot see which appointments these are.')
  await answer('Back')
})

test('a host that keeps no records shows no hours', async () => {
  await openScreen('/admin/staffs?world=quiet&as=admin', { keepsRecords: false })
  await page.getByRole('table').getByRole('link').first().click()
  await expect.element(page.getByRole('region', { name: 'Details' })).toBeVisible()
  await expect.element(week).not.toBeInTheDocument()
})

test('on the clinic’s server an absence leads to the visits that fall outside, and the month shows it', async () => {
  const { router } = await openScreen('/admin/staffs?world=busy-monday&as=admin&q=reyes')
  await page.getByRole('table').getByRole('link', { name: 'Dr. Daniel Reyes', exact: true }).click()
  await expect.element(week).toHaveTextContent('No week set: the clinic’s opening hours.')
  await press(absences, 'Enter Absence')
  const form = await expectDialog('Absence of Dr. Daniel Reyes')
  await field(form, 'First day').fill('2026-03-02')
  await press(form, 'Save')
  const costs = await expectDialog('What this change costs', /\d+ appointments would be outside/)
  await expect.element(costs.getByRole('row').nth(1)).toHaveTextContent('on 2026-03-02')
  await press(costs, 'Save')
  await expectToast(absenceMessages.entered)
  await leaveDesk(router)
  await expectRow('2026-03-02', 'Leave', 'Confirmed')
  await expect.element(month.getByRole('table')).toHaveTextContent('2Away: Leave')
  await press(absences, 'Settle absence of 2026-03-02')
  await expect.element(button(page, 'Accept All Proposals')).toBeVisible()
})
