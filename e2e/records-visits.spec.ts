import type { Page } from '@playwright/test'
import { roles, users } from '@server/db/schema'
import { visitCalls } from '@server/test/visits'
import { eq, sql } from 'drizzle-orm'
import { visitRecordMessages } from '@/contracts/visit-records'
import { visitMessages as words } from '@/contracts/visits'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { actionsOf, button, counters, field, fillAppointment, openScheduling, search } from './desk'
import {
  test as base,
  expect,
  expectDialog,
  expectError,
  expectRow,
  expectToast,
  faults,
  pick,
  press,
  rowAction,
  rowOf,
} from './fixtures'

const today = clinicToday()
const tomorrow = addDays(today, 1)

/** What another desk does meanwhile. */
const test = base.extend<{ colleague: ReturnType<typeof visitCalls> }>({
  colleague: async ({ world }, use) => {
    const token = await world.signIn('admin')
    await use(
      visitCalls(
        () => world,
        () => token,
      ),
    )
  },
})

async function startAtDesk(page: Page, address = '/') {
  await page.goto(address)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
}

const openVisit = async (page: Page, name: string) => {
  await rowOf(page, name)
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .click()
  return await expectDialog(page, /^Appointment no\./)
}
const told = (page: Page, text: RegExp) => page.getByText(text)

test.describe('where the browser has another day than the clinic', () => {
  const dateIn = (zone: string) => clinicToday(new Date(), zone)
  // 25 hours lie between the two: one of them always has another date.
  const [timezoneId = ''] = ['Pacific/Pago_Pago', 'Pacific/Kiritimati'].filter(
    (zone) => dateIn(zone) !== dateIn('UTC'),
  )
  test.use({ timezoneId })

  test('the desk’s day is the clinic’s', async ({ page, signInToRecords }) => {
    await signInToRecords('receptionist')
    await startAtDesk(page)
    await expect(field(page, 'Date')).toHaveValue(dateIn('UTC'))
    await expect(page.getByText('1 - 10 of 14')).toBeVisible()
    await expect(field(await openScheduling(page), 'Date')).toHaveValue(dateIn('UTC'))
  })
})

test.describe('at the desk', () => {
  test.beforeEach(async ({ signInToRecords }) => signInToRecords('receptionist'))

  test('the list opens on today, leads to other days, doctors and statuses, and fits a tablet and a phone', async ({
    page,
  }) => {
    await test.step('the list opens on today, and leads to other days, doctors and statuses', async () => {
      await startAtDesk(page)
      await expect(field(page, 'Date')).toHaveValue(today)
      await expect(page.getByText('1 - 10 of 14')).toBeVisible()
      expect(await counters(page)).toMatchObject({ 'Total Appointments': 14, 'Checked-in': 3 })
      await expectAccessible(page, 'the desk’s day')

      await press(page, 'Day after')
      await expect(page.getByText('1 - 3 of 3')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`date=${tomorrow}`))
      await expect.poll(() => counters(page)).toMatchObject({ 'Total Appointments': 3, Pending: 3 })
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await expectRow(page, 'Edward Finch, no. 6', '09:30', 'Dr. Kavya Reddy')
      await expect(page.getByText('1 - 1 of 1')).toBeVisible()
      await page.goBack()
      await expect(field(page, 'Date')).toHaveValue(today)

      await press(page, 'All Days')
      await search(page).fill('priya')
      await expect(page.getByText('1 - 6 of 6')).toBeVisible()
      await field(page, 'Date').fill(addDays(today, 9))
      await expectRow(page, 'Priya Nair, no. 1', '11:00')
      await press(page, 'Today')
      await expect(page.getByText('No appointments found')).toBeVisible()
      await search(page).fill('20')
      await expectRow(page, 'Tomas Novotny, no. 20', 'pending')
      await search(page).fill('')
      await pick(page, 'Status', 'Checked-in')
      await expect(page.getByText('1 - 3 of 3')).toBeVisible()
    })

    await test.step('on a tablet and a phone the list begins on the first screen, and what it is looked at by waits behind buttons', async () => {
      await press(page, 'Reset')
      await page.setViewportSize({ width: 1024, height: 768 })
      const list = page.getByRole('region', { name: 'Appointments' })
      await expect(list.getByRole('row').nth(5)).toBeInViewport({ ratio: 1 })
      await press(page, 'Filters')
      await pick(page, 'Status', 'Pending')
      await expect(button(page, 'Filters (1)')).toBeVisible()
      await press(page, 'More')
      await page.getByRole('menuitemcheckbox', { name: 'Reason' }).click()
      await expect(page.getByRole('columnheader', { name: 'Reason' })).toHaveCount(0)
      await expect(page.getByRole('menuitem', { name: 'Print the day by doctor' })).toBeVisible()
      await expectAccessible(page, 'the menu of a list')
      await page.getByRole('menuitem', { name: 'Reset', exact: true }).click()
      await press(page, 'Filters')

      await page.setViewportSize({ width: 390, height: 844 })
      const first = await list.getByRole('row').nth(1).boundingBox()
      expect(first?.y).toBeLessThan(420)
      const scrolls = (element: Element) => element.scrollHeight > element.clientHeight
      expect(await list.evaluate(scrolls), 'the box').toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await rowAction(page, 'Check-In', 'Tomas Novotny, no. 20')
      const bar = await page.locator('[data-foot]').boundingBox()
      expect(bar?.height, 'two lines').toBeLessThan(50)
      await page.getByRole('button', { name: 'Next', exact: true }).click({ trial: true })
    })
  })

  test('a clash is named with the free times, and made knowingly, on another day', async ({
    page,
  }) => {
    await startAtDesk(page)
    const dialog = await openScheduling(page)
    await fillAppointment(page, {
      Patient: 'Zane Cooper',
      Doctor: 'Dr. Kavya Reddy',
      Date: tomorrow,
      Reason: 'Blood pressure',
    })
    const doctor = dialog.getByRole('combobox', { name: 'Doctor' })
    const place = await doctor.boundingBox()
    await field(dialog, 'Time').fill('9:30')
    const clash = dialog.getByText('Edward Finch, 09:30 to 09:45, Cholesterol review')
    await expect(clash).toBeVisible()
    expect(await doctor.boundingBox(), 'nothing moves away under the pointer').toEqual(place)
    await press(dialog, 'Schedule')
    await expect(dialog.getByRole('alert')).toContainText(
      visitRecordMessages.clash('Dr. Kavya Reddy'),
    )
    await expect(clash).toBeVisible()
    await expect(field(dialog, 'Reason').first()).toHaveValue('Blood pressure')
    await expectAccessible(page, 'a clash')

    // A free time is the way out …
    await dialog.getByText('09:45', { exact: true }).click()
    await expect(field(dialog, 'Time')).toHaveValue('09:45')
    await expect(dialog.getByRole('alert')).toBeHidden()
    await expect(dialog.getByRole('radio', { name: '09:45' })).toBeChecked()
    // … and a reason the other.
    await field(dialog, 'Time').fill('09:30')
    await press(dialog, 'Schedule anyway')
    const why = field(dialog, 'Reason to schedule anyway')
    await expect(why).toHaveAccessibleDescription(words.reasonRequired)
    await why.fill('Asked for by the doctor')
    await why.press('Enter')
    await expectToast(page, words.scheduled)
    await expect(dialog).toBeHidden()

    await expect(field(page, 'Date')).toHaveValue(today)
    await expect(told(page, /Scheduled: Zane Cooper, no\. 25, for .* at 09:30/)).toBeVisible()
    await press(page, 'Show that day')
    await expect(rowOf(page, 'Zane Cooper, no. 25', '09:30')).toBeFocused()
    await expect(search(page)).toHaveValue('')
    await expectRow(page, 'Zane Cooper, no. 25', 'pending Double booked')
    const visit = await openVisit(page, 'Zane Cooper, no. 25')
    await expect(visit).toContainText('Asked for by the doctor (Rosa Klein')
    await expect(button(visit, 'No-show')).toBeDisabled()
    await expect(visit).toContainText(visitRecordMessages.notStarted)
    await page.keyboard.press('Escape')
    await press(page, 'Undo')
    await expectRow(page, 'Zane Cooper, no. 25', 'cancelled')
  })

  test('a patient of the list has the next free time in twelve keys, with the doctor and the day of the last', async ({
    page,
  }) => {
    await startAtDesk(page)
    await expect(button(page, 'Schedule New Appointment')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book Appointment' })).toHaveCount(0)
    const dialog = await openScheduling(page)
    const choices = dialog.getByRole('radiogroup', { name: 'Next free times' })
    await pick(page, 'Department', 'Neurology')
    await pick(page, 'Patient', 'Zane Cooper')
    await field(dialog, 'Date').fill(tomorrow)
    await field(dialog, 'Date').press('ArrowUp')
    await expect(field(dialog, 'Date')).toHaveValue(addDays(today, 2))
    await choices.getByText('08:00, Dr. Felix Wagner').click()
    const doctor = dialog.getByRole('combobox', { name: 'Doctor' })
    await expect(doctor).toHaveValue('Dr. Felix Wagner')
    await page.keyboard.press('ArrowRight')
    await expect(doctor).toHaveValue('Dr. Ines Carvalho')
    await page.keyboard.press('ArrowLeft')
    await expect(doctor).toHaveValue('Dr. Felix Wagner')
    await page.keyboard.press('Tab')
    await expect(field(dialog, 'Date')).toBeFocused()
    await field(dialog, 'Time').press('ArrowUp')
    await expect(field(dialog, 'Time')).toHaveValue('08:15')
    await field(dialog, 'Reason').fill('Blood pressure')
    await press(dialog, 'Schedule')
    await expect(dialog).toBeHidden()

    let keys = 0
    const type = async (...pressed: string[]) => {
      for (const key of pressed) await page.keyboard.press(key)
      keys += pressed.length
    }
    await page.getByRole('heading', { level: 1 }).click()
    await type('/', 'h', 'a', 'h')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await type('ArrowDown')
    await expect(rowOf(page, 'Walter Hahn, no. 23')).toBeFocused()
    await type('n')
    await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Walter Hahn/)
    await expect(field(dialog, 'Date')).toHaveValue(addDays(today, 2))
    await expect(choices.getByRole('radio').first()).toHaveAccessibleName('08:00')
    await expect(field(dialog, 'Time')).toBeFocused()
    await type('ArrowDown', 'Tab', 'F', 'l', 'u', 'Enter')
    await expectToast(page, words.scheduled)
    await expect(
      told(page, /Scheduled: Walter Hahn, no\. 23, for .* at 08:00, Dr\. Felix Wagner/),
    ).toBeVisible()
    expect(keys).toBeLessThanOrEqual(12)
  })

  test('what is scheduled stands among the others, and what has lost its doctor is moved', async ({
    page,
    colleague,
    world,
  }) => {
    await test.step('what is scheduled for the day on show stands among its others, on its page', async () => {
      await colleague.scheduled({ date: today, time: '23:30' })
      await startAtDesk(page, '/?q=hahn&status=pending')
      await openScheduling(page)
      await fillAppointment(page, {
        ...{ Patient: 'Zane Cooper', Doctor: 'Dr. Kavya Reddy' },
        ...{ Time: '23:45', Reason: 'Blood pressure' },
      })
      await press(page.getByRole('dialog'), 'Schedule')
      await expectToast(page, words.scheduled)
      await expect(rowOf(page, 'Zane Cooper, no. 25', '23:45')).toBeFocused()
      await expect(page.getByText('11 - 16 of 16')).toBeVisible()
      await expect(search(page)).toHaveValue('')
      await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('')
    })

    await test.step('the visits of a doctor who is gone are marked, found, and moved to another', async () => {
      await world.db.update(users).set({ active: false }).where(eq(users.username, 'kreddy'))
      await startAtDesk(page)
      await expect(
        page.getByRole('cell', { name: 'Dr. Kavya Reddy inactive' }).first(),
      ).toBeVisible()
      await pick(page, 'Doctor', 'Dr. Kavya Reddy (inactive)')
      const name = 'Anjali Das, no. 26'
      await expect(rowOf(page, 'Tomas Novotny, no. 20')).toHaveCount(0)
      await press(await openVisit(page, name), 'Move')
      const move = await expectDialog(page, 'Move Appointment')
      await expect(move).toContainText(visitRecordMessages.doctorGone('Dr. Kavya Reddy'))
      await expectAccessible(page, 'a doctor who is gone')
      await press(move, 'Move')
      await expect(move.getByText(words.doctorRequired)).toBeVisible()
      await move.getByRole('combobox', { name: 'Doctor' }).click()
      await page.getByRole('option', { name: 'Dr. Elena Petrova' }).click()
      await field(move, 'Time').fill('22:45')
      await press(move, 'Move')
      await expectToast(page, words.moved)
      await press(page, 'Reset')
      await expectRow(page, name, 'Dr. Elena Petrova', '22:45')
    })
  })

  test('a visit is moved, checked in and cancelled with a reason, and all that taken back', async ({
    page,
  }) => {
    const name = 'Tomas Novotny, no. 20'
    await startAtDesk(page)
    await press(await openVisit(page, name), 'Move')
    const move = await expectDialog(page, 'Move Appointment')
    await field(move, 'Time').fill('17:45')
    await press(move, 'Move')
    await expectToast(page, words.moved)
    await expect(move).toBeHidden()
    await expect(told(page, /^Moved: .*from 10:15 on .* to 17:45 on /)).toBeVisible()
    await search(page).fill('novotny')
    await expectRow(page, name, '17:45')

    await rowAction(page, 'Check-In', name)
    await expect(rowOf(page, name, 'checked-in', '0 min')).toBeFocused()
    await rowAction(page, 'Cancel', name)
    const cancel = await expectDialog(page, 'Cancel Appointment', name)
    await field(cancel, 'Reason').fill('Went home')
    await expectAccessible(page, 'cancelling')
    await press(cancel, 'Cancel Appointment')
    await expectRow(page, name, 'cancelled')
    await expect(await openVisit(page, name)).toContainText('Went home')
    await page.keyboard.press('Escape')

    // What was done before is still known after a reload.
    await page.reload()
    await expectRow(page, name, 'cancelled')
    await press(page, 'Undo')
    await expectRow(page, name, 'checked-in')
    await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Before that: Check-In: Tomas/)
    await press(page, 'Undo')
    await expectRow(page, name, 'pending')
    await press(page, 'Undo')
    await expectRow(page, name, 'pending', '10:15')
    await expect(button(page, 'Undo')).toHaveCount(0)

    await rowAction(page, 'Check-In', name)
    await expectRow(page, name, 'checked-in')
    await press(await openVisit(page, name), 'Reopen')
    await expectRow(page, name, 'pending')
    await expect(button(page, 'Undo')).toHaveCount(0)

    // Among all of the day its row goes to the next page, and the focus to the row below.
    await search(page).fill('')
    await expectRow(page, 'Walter Hahn, no. 23')
    await rowAction(page, 'Cancel', name)
    await press(await expectDialog(page, 'Cancel Appointment', name), 'Cancel Appointment')
    await expect(rowOf(page, 'Walter Hahn, no. 23')).toBeFocused()
    await page.keyboard.press('u')
    await expect(rowOf(page, name, 'pending')).toBeFocused()
  })

  test('who may not cancel cannot undo what is scheduled, and reads why', async ({
    page,
    world,
    signInToRecords,
  }) => {
    const isDesk = eq(roles.key, 'receptionist')
    const permissions = sql`array_remove(${roles.permissions}, 'appointment_delete')`
    await world.db.update(roles).set({ permissions }).where(isDesk)
    await signInToRecords('receptionist')
    await startAtDesk(page)
    await openScheduling(page)
    await fillAppointment(page, {
      ...{ Patient: 'Zane Cooper', Doctor: 'Dr. Kavya Reddy' },
      ...{ Date: tomorrow, Time: '16:45', Reason: 'Blood pressure' },
    })
    await press(page.getByRole('dialog'), 'Schedule')
    await expectToast(page, words.scheduled)
    const reason = /^This takes the permission Appointment Delete, /
    await expect(button(page, 'Undo')).toBeDisabled()
    await expect(button(page, 'Undo')).toHaveAttribute('title', reason)
    await page.keyboard.press('u')
    await press(await expectDialog(page, 'Why can’t I?', /Undo: .* Appointment Delete, /), 'OK')
    await press(page, 'Show that day')
    await expectRow(page, 'Zane Cooper, no. 25', 'pending')
  })

  test('what another desk has changed is told, shown, and not taken back', async ({
    page,
    colleague,
    fault,
  }) => {
    const name = 'Walter Hahn, no. 23'
    fault(faults.dropped('follow changes'))
    await startAtDesk(page, '/?q=hahn')
    await expectRow(page, name, 'pending')
    const find = async () => {
      const [visit] = (await colleague.list({ q: 'hahn', date: today })).rows
      if (!visit) throw new Error('Walter Hahn has no appointment today')
      return visit
    }
    await colleague.checkIn(await find())
    await rowAction(page, 'Check-In', name)
    await expectError(page, 'Status: was pending, is now checked-in.')
    await expect(actionsOf(page, name)).toHaveText([/^\d\d:\d\d$/, 'Complete', 'Cancel'])

    await rowAction(page, 'Complete', name)
    await expectRow(page, name, 'completed')
    await colleague.reopen(await find())
    await press(page, 'Undo')
    await expectError(page, 'Status: was completed, is now checked-in.')
    await expectRow(page, name, 'checked-in')
    await expect(button(page, 'Undo')).toHaveCount(0)

    await press(await openVisit(page, name), 'Move')
    const move = await expectDialog(page, 'Move Appointment')
    await field(move, 'Reason').fill('Back pain, again')
    await colleague.complete(await find())
    await press(move, 'Move')
    await expect(move).toContainText(visitRecordMessages.stale)
    await expect(move).toContainText('Status: was checked-in, is now completed')
    await expect(field(move, 'Reason')).toHaveValue('Back pain, again')
  })
})
