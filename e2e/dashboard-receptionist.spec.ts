import { staffMessages } from '@/contracts/staff'
import { visitMessages } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import {
  actionsOf,
  appointment,
  counters,
  field,
  fillAppointment,
  openScheduling,
  search,
  startAtDesk,
  tab,
} from './desk'
import { expect, expectDialog, expectToast, pick, press, readTable, rowOf, test } from './fixtures'

test.beforeEach(async ({ page, signIn }) => startAtDesk(page, signIn))

test('counts what its tables show, finds by name and status, and says when there is nothing', async ({
  page,
}) => {
  await page.getByLabel('Page size').selectOption('100')
  await expect(page.getByText('1 - 27 of 27')).toBeVisible()
  const visits = await readTable(page)
  const count = (status: string) => visits.filter((visit) => visit.Status === status).length
  await tab(page, 'Patient Directory').click()
  await expect(page.getByText('1 - 40 of 40')).toBeVisible()
  expect(await counters(page)).toEqual({
    'Total Appointments': visits.length,
    'Checked-in': count('checked-in'),
    'Total Patients': (await readTable(page)).length,
    Pending: count('pending'),
  })

  await tab(page, 'Appointments').click()
  await pick(page, 'Status', 'Checked-in')
  await expect(page.getByText('1 - 3 of 3')).toBeVisible()
  await search(page).fill('MANOJ')
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  expect(await readTable(page)).toMatchObject([
    { Patient: 'Manoj Kumar', Status: 'checked-in', Reason: 'Knee pain' },
  ])
  await expect(page).toHaveURL(/q=MANOJ/)
  await page.reload()
  await expect(page.getByText('1 - 1 of 1')).toBeVisible()
  await search(page).fill('nobody')
  await expect(page.getByText('0 - 0 of 0')).toBeVisible()
  await expect(page.getByRole('cell')).toContainText(['No appointments found'])
  await press(page, 'Reset Filters')
  await expect(page.getByText('of 27')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Appointments' })).toBeFocused()
})

test('schedules an appointment, pending and at its time on its date', async ({ page }) => {
  const dialog = await openScheduling(page)
  await expect(field(dialog, 'Date')).toHaveValue(clinicToday())
  await field(dialog, 'Date').fill('')
  await press(dialog, 'Schedule')
  await expect(dialog.getByRole('alert')).toHaveText(visitMessages.incomplete)
  await expect(field(dialog, 'Date')).toHaveAccessibleDescription(visitMessages.dateRequired)
  await expect(field(dialog, 'Time')).toHaveAccessibleDescription(visitMessages.timeRequired)
  await expect(field(dialog, 'Reason')).toHaveAccessibleDescription(visitMessages.reasonRequired)
  await expect(dialog.getByText(visitMessages.patientRequired)).toBeVisible()
  await expect(dialog.getByText(visitMessages.doctorRequired)).toBeVisible()
  await fillAppointment(page, { ...appointment, Date: '2027-02-29', Time: '24:00' })
  await press(dialog, 'Schedule')
  await expect(field(dialog, 'Date')).toHaveAccessibleDescription(visitMessages.dateRequired)
  await expect(field(dialog, 'Time')).toHaveAccessibleDescription(visitMessages.timeRequired)
  await field(dialog, 'Date').fill(appointment.Date)
  await field(dialog, 'Time').fill(appointment.Time)
  await page.keyboard.press('Enter')
  await expectToast(page, visitMessages.scheduled)
  await expect(dialog).toBeHidden()
  await expect(
    rowOf(page, 'Zane Cooper', '16:45 on 2027-03-07', 'Blood pressure', 'pending'),
  ).toBeFocused()
  expect((await counters(page))['Total Appointments']).toBe(28)
  await expect(actionsOf(page, 'Zane Cooper')).toHaveText(['Check-In', 'Cancel'])

  await test.step('hints at a date gone by and at who is taken, and schedules all the same', async () => {
    await openScheduling(page)
    await test.step('a time is put in order as its field is left, or refused there', async () => {
      const time = field(dialog, 'Time')
      await time.focus()
      await page.keyboard.press('Tab')
      await expect(time).toHaveAccessibleDescription('')
      await time.fill('2575')
      await page.keyboard.press('Tab')
      await expect(time).toHaveAccessibleDescription(visitMessages.timeRequired)
      await time.fill('945')
      await page.keyboard.press('Tab')
      await expect(time).toHaveValue('09:45')
      await expect(time).toHaveAccessibleDescription('')
    })
    await fillAppointment(page, {
      ...appointment,
      Patient: 'Jaya Pillai',
      Date: clinicToday(),
      Time: '9:30',
    })
    await expect(dialog.getByText(visitMessages.isBooked)).toBeVisible()
    await expect(dialog.getByText(visitMessages.isPatientBooked)).toBeVisible()
    await field(dialog, 'Time').fill('09:31')
    await expect(dialog.getByText(visitMessages.isBooked)).toBeHidden()
    await expect(dialog.getByText(visitMessages.isPatientBooked)).toBeHidden()
    await field(dialog, 'Date').fill('2020-01-01')
    await expect(dialog.getByText(visitMessages.isPast)).toBeVisible()
    // All is filled in: what is wrong with the time, its field says alone.
    await field(dialog, 'Time').fill('25:00')
    await press(dialog, 'Schedule')
    await expect(field(dialog, 'Time')).toHaveAccessibleDescription(visitMessages.timeRequired)
    await expect(dialog.getByText(visitMessages.incomplete)).toBeHidden()
    await field(dialog, 'Time').fill('09:31')
    await press(dialog, 'Schedule')
    await expectToast(page, visitMessages.scheduled)
  })
})

test('keeps a half-filled appointment through a reload, until it is discarded', async ({
  page,
}) => {
  await openScheduling(page)
  await fillAppointment(page, { Patient: 'Ian Murray', Reason: 'Rash' })
  await page.reload()
  const dialog = await expectDialog(page, 'Schedule New Appointment')
  await expect(field(dialog, 'Reason')).toHaveValue('Rash')
  await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue('Ian Murray')

  // Over another view it would stand in the way of what somebody came for.
  await page.goto('/?view=directory')
  await expect(rowOf(page, 'Priya Nair')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.goto('/')

  await expect(field(dialog, 'Reason')).toHaveValue('Rash')
  await page.keyboard.press('Escape')
  await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(rowOf(page, 'Arun Thomas')).toBeVisible()
  await expect(dialog).toBeHidden()

  await test.step('an appointment for somebody who is gone is refused', async () => {
    await page.evaluate(() =>
      sessionStorage.setItem(
        'work.draft.appointment',
        JSON.stringify({
          patientId: '999',
          date: '2027-03-07',
          time: '09:00',
          reason: 'Rash',
          doctorId: '11',
        }),
      ),
    )
    await page.reload()
    await expect(dialog).toBeVisible()
    await press(dialog, 'Schedule')
    await expect(dialog.getByRole('alert')).toHaveText(visitMessages.patientNotFound)

    await test.step('and doctors that cannot be read are read again', async () => {
      await page.route(/sample-host/, (route) => route.abort())
      await page.reload()
      const alert = dialog.getByRole('alert').filter({ hasText: staffMessages.doctorsFailed })
      await expect(alert).toBeVisible()
      await page.unroute(/sample-host/)
      await press(alert, 'Retry')
      await expect(alert).toBeHidden()
      await pick(page, 'Doctor', appointment.Doctor)
    })
  })
})
