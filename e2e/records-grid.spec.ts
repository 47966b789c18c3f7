import type { Page } from '@playwright/test'
import { visitCalls } from '@server/test/visits'
import { addDays, clinicToday } from '@/lib/clinic-date'
import { expectAccessible } from './axe'
import { field, fillAppointment, openScheduling } from './desk'
import { expect, expectDialog, expectToast, pick, press, test } from './fixtures'

// A day on which the demo clinic has no visits.
const date = addDays(clinicToday(), 40)
const reddy = 'Dr. Kavya Reddy'

test.beforeEach(async ({ signInToRecords }) => signInToRecords('receptionist'))

const place = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const told = (page: Page, text: string) => page.getByText(text)

async function openGrid(page: Page, filter = '') {
  await page.goto(`/?tab=receptionist&view=appointments&layout=grid&date=${date}${filter}`)
  await expect(page.getByRole('columnheader', { name: reddy })).toBeVisible()
}

test('a receptionist schedules at a free place, moves by keys, and sees what another desk moves', async ({
  page,
  world,
}) => {
  const token = await world.signIn('admin')
  const colleague = visitCalls(
    () => world,
    () => token,
  )
  await openGrid(page)
  await pick(page, 'Department', 'Oncology')
  await expect(page.getByRole('columnheader', { name: 'Pediatrics' })).toHaveCount(0)
  await place(page, `09:15, ${reddy}, free`).click()
  const dialog = await expectDialog(page, 'Schedule New Appointment')
  await expect(field(dialog, 'Date')).toHaveValue(date)
  await expect(field(dialog, 'Time')).toHaveValue('09:15')
  await expect(dialog.getByRole('combobox', { name: 'Doctor' })).toHaveValue(reddy)
  await fillAppointment(page, { Patient: 'Zane Cooper', Reason: 'Blood pressure' })
  await press(dialog, 'Schedule')
  await expectToast(page, 'Appointment scheduled successfully!')
  await expect(place(page, `09:15, ${reddy}, Zane Cooper, no. 25, pending`)).toBeFocused()

  await page.keyboard.press('m')
  await expect(told(page, 'Arrow keys choose the place')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  const moved = place(page, `10:30, ${reddy}, Zane Cooper, no. 25, pending`)
  await expect(moved).toBeFocused()
  await expect(told(page, `10:30 on ${date}, ${reddy}.`).first()).toBeVisible()
  await expect(place(page, `09:15, ${reddy}, free`)).toBeVisible()

  const scheduling = await openScheduling(page)
  await expect(scheduling.getByRole('combobox', { name: 'Patient' })).toHaveValue('')
  await press(scheduling, 'Cancel')
  await expect(scheduling).toBeHidden()
  await moved.focus()
  await page.keyboard.press('n')
  await expect(scheduling.getByRole('combobox', { name: 'Patient' })).toHaveValue(/Zane Cooper/)
  await field(scheduling, 'Reason').fill('Rash')
  await page.reload()
  await expect(field(scheduling, 'Reason')).toHaveValue('Rash')
  await press(scheduling, 'Cancel')
  await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
  await expect(scheduling).toBeHidden()
  await moved.focus()

  const { rows } = await colleague.list({ date })
  const [visit] = rows
  if (!visit) throw new Error('The visit is not on the server')
  expect(visit).toMatchObject({ time: '10:30', version: 2 })
  const answer = await colleague.change({ ...visit, warnings: [] }, { time: '11:05' })
  expect(answer.status).toBe(200)
  const offQuarter = place(page, `11:05, ${reddy}, Zane Cooper, no. 25, pending`)
  await expect(offQuarter).toBeVisible()
  await expect(place(page, `10:30, ${reddy}, free`)).toBeFocused()
  await offQuarter.press('m')
  await offQuarter.press('Enter')
  await expect(told(page, 'Zane Cooper, no. 25 stays where it was.')).toBeVisible()

  await pick(page, 'Doctor', reddy)
  await page.getByRole('radio', { name: 'Week' }).check()
  await expect(page.getByRole('columnheader', { name: 'Monday' })).toBeVisible()
  await place(page, `11:05 on ${date}, ${reddy}, Zane Cooper, no. 25, pending`).press('c')
  await press(await expectDialog(page, 'Check in on another day?'), 'Check In')
  await press(page, 'Record vitals of Zane Cooper, no. 25')
  const vitals = await expectDialog(page, 'Vitals', 'Zane Cooper')
  await field(vitals, 'Pulse (bpm)').fill('72')
  await page.goBack()
  await press(await expectDialog(page, 'Discard changes?'), 'No, continue editing')
  await expect(field(vitals, 'Pulse (bpm)')).toHaveValue('72')
})

test('a visit that is dragged to a taken time is gone on with in Move', async ({ page, world }) => {
  const token = await world.signIn('receptionist')
  const desk = visitCalls(
    () => world,
    () => token,
  )
  const doctorId = await desk.userId('kreddy')
  await desk.scheduled({ date, doctorId, time: '09:00' })
  await desk.scheduled({ date, doctorId, time: '09:30', patientId: await desk.patientId(2) })
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await openGrid(page, `&doctor=${doctorId}`)
  await expectAccessible(page, 'the day grid')
  await press(page, 'Print the grid')
  const paper = page.getByRole('article', { name: 'Day grid to print' })
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('columnheader')).toHaveText(['Time', /Dr. Kavya Reddy.*Oncology/])
  await expect(paper.getByRole('row', { name: '09:00' })).toContainText('Priya Nair, 1')
  const prints = (event: string) =>
    page.evaluate((type) => window.dispatchEvent(new Event(type)), event)
  await prints('afterprint')
  await expect(paper).toHaveCount(0)
  // The browser's own Print makes the same paper.
  await prints('beforeprint')
  await expect(paper.getByRole('row', { name: '09:00' })).toContainText('Priya Nair, 1')
  await prints('afterprint')
  await expect(paper).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  const visit = place(page, `09:00, ${reddy}, Priya Nair, no. 1, pending`)
  await visit.dragTo(place(page, `08:45, ${reddy}, free`))
  const moved = place(page, `08:45, ${reddy}, Priya Nair, no. 1, pending`)
  await expect(moved).toBeVisible()
  await expect(told(page, 'Moved: Priya Nair')).toBeVisible()
  await page.keyboard.press('u')
  await expect(visit).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('link', { name: 'Priya Nair' }).click()
  await expect(page.getByRole('heading', { name: /Priya Nair/, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(visit).toBeFocused()
  await visit.dragTo(place(page, `08:45, ${reddy}, free`))
  await expect(moved).toBeVisible()
  await expect(told(page, 'Moved: Priya Nair')).toBeVisible()

  await moved.dragTo(page.getByRole('button', { name: `09:30, ${reddy}, ` }))
  const dialog = await expectDialog(page, 'Move Appointment')
  await expect(dialog.getByRole('alert')).toContainText(`${reddy} has another appointment`)
  await expect(field(dialog, 'Time')).toHaveValue('09:30')
  await field(dialog, 'Reason to move anyway').fill('It cannot wait')
  await press(dialog, 'Move anyway')
  await expect(dialog).toBeHidden()
  await expect(
    place(page, `09:30, ${reddy}, Priya Nair, no. 1, pending, Double booked`),
  ).toBeVisible()
})
