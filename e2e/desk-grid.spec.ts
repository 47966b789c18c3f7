import type { Page } from '@playwright/test'
import { colleagueAt, field, fillAppointment } from './desk'
import { expect, expectDialog, expectToast, pick, press, test } from './fixtures'
import { keepPrintDialogClosed, onPaper } from './paper'

// A day on which the demo clinic has no visits.
const date = '2026-04-11'
const reddy = 'Dr. Kavya Reddy'
const grid = `/?layout=grid&date=${date}&world=demo&as=receptionist`

const place = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('Day grid', () => {
  test('Desk: schedules at a free place, moves by keys, follows another desk', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld(grid)
    await pick(page, 'Department', 'Oncology')
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
    await expect(page.getByText('Arrow keys choose the place')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(place(page, `10:30, ${reddy}, Zane Cooper, no. 25, pending`)).toBeFocused()
    await expect(place(page, `09:15, ${reddy}, free`)).toBeVisible()
    await expect(page.getByText(`10:30 on ${date}, ${reddy}.`).first()).toBeVisible()

    const colleague = await colleagueAt(world, 'admin')
    const visit = await colleague.visitOf('Zane Cooper', date)
    expect((await colleague.change(visit, { time: '11:05' })).status).toBe(200)
    await expect(place(page, `11:05, ${reddy}, Zane Cooper, no. 25, pending`)).toBeVisible()
    await expect(place(page, `10:30, ${reddy}, free`)).toBeFocused()
  })

  test('Desk: drags a visit, prints the grid, and gives a reason to double book', async ({
    page,
    openWorld,
    world,
  }) => {
    await keepPrintDialogClosed(page)
    await openWorld(grid)
    const colleague = await colleagueAt(world, 'receptionist')
    const doctorId = await colleague.userId('kreddy')
    await colleague.scheduled({ date, doctorId, time: '09:00' })
    const other = { patientId: await colleague.patientId(2) }
    await colleague.scheduled({ date, doctorId, time: '09:30', ...other })
    await pick(page, 'Department', 'Oncology')
    const visit = place(page, `09:00, ${reddy}, Priya Nair, no. 1, pending`)
    const moved = place(page, `08:45, ${reddy}, Priya Nair, no. 1, pending`)

    await visit.dragTo(place(page, `08:45, ${reddy}, free`))
    await expect(moved).toBeVisible()
    await expect(page.getByText('Moved: Priya Nair')).toBeVisible()
    await page.keyboard.press('u')
    await expect(visit).toBeFocused()

    await press(page, 'Print the grid')
    await onPaper(page, 'Day grid to print', async (paper) => {
      await expect(paper.getByRole('row', { name: '09:00' })).toContainText('Priya Nair, 1')
    })

    await visit.dragTo(page.getByRole('button', { name: `09:30, ${reddy}, ` }))
    const dialog = await expectDialog(page, 'Move Appointment')
    await expect(dialog.getByRole('alert')).toContainText(`${reddy} has another appointment`)
    await expect(field(dialog, 'Time')).toHaveValue('09:30')
    await field(dialog, 'Reason to move anyway').fill('It cannot wait')
    await press(dialog, 'Move anyway')
    await expect(
      place(page, `09:30, ${reddy}, Priya Nair, no. 1, pending, Double booked`),
    ).toBeVisible()
  })
})
