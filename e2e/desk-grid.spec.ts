import { colleagueAt, fillAppointment } from './desk'
import { button, expect, expectDialog, expectToast, field, pick, press, test } from './fixtures'
import { onPaper } from './paper'

// A day on which the demo clinic has no visits.
const date = '2026-04-11'
const reddy = 'Dr. Kavya Reddy'
const grid = `/?layout=grid&date=${date}&world=demo&as=receptionist`

test.describe('Day grid', () => {
  test('Desk: schedules at a free time, moves by keys, sees another desk’s change', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld(grid)
    await pick(page, 'Department', 'Oncology')
    await button(page, `09:15, ${reddy}, free`).click()
    const dialog = await expectDialog(page, 'Schedule New Appointment')
    await expect(field(dialog, 'Date')).toHaveValue(date)
    await expect(field(dialog, 'Time')).toHaveValue('09:15')
    await expect(dialog.getByRole('combobox', { name: 'Doctor' })).toHaveValue(reddy)
    await fillAppointment(page, { Patient: 'Zane Cooper', Reason: 'Blood pressure' })
    await press(dialog, 'Schedule')
    await expectToast(page, 'Appointment scheduled successfully!')
    await expect(button(page, `09:15, ${reddy}, Zane Cooper, no. 25, pending`)).toBeFocused()

    await page.keyboard.press('m')
    await expect(page.getByText('Arrow keys choose the place')).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(button(page, `10:30, ${reddy}, Zane Cooper, no. 25, pending`)).toBeFocused()
    await expect(button(page, `09:15, ${reddy}, free`)).toBeVisible()
    await expect(page.getByText(`10:30 on ${date}, ${reddy}.`).first()).toBeVisible()

    const colleague = await colleagueAt(world, 'admin')
    const visit = await colleague.visitOf('Zane Cooper', date)
    expect((await colleague.change(visit, { time: '11:05' })).status).toBe(200)
    await expect(button(page, `11:05, ${reddy}, Zane Cooper, no. 25, pending`)).toBeVisible()
    await expect(button(page, `10:30, ${reddy}, free`)).toBeFocused()
  })

  test('Desk: drags a visit, prints the grid, and gives a reason to double book', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld(grid)
    const colleague = await colleagueAt(world, 'receptionist')
    const doctorId = await colleague.userId('kreddy')
    await colleague.scheduled({ date, doctorId, time: '09:00' })
    const other = { patientId: await colleague.patientId(2) }
    await colleague.scheduled({ date, doctorId, time: '09:30', ...other })
    await pick(page, 'Department', 'Oncology')
    const visit = button(page, `09:00, ${reddy}, Priya Nair, no. 1, pending`)
    const moved = button(page, `08:45, ${reddy}, Priya Nair, no. 1, pending`)

    await visit.dragTo(button(page, `08:45, ${reddy}, free`))
    await expect(moved).toBeVisible()
    await expect(page.getByText('Moved: Priya Nair')).toBeVisible()
    await page.keyboard.press('u')
    await expect(visit).toBeFocused()

    await onPaper(
      page,
      'Day grid to print',
      () => press(page, 'Print the grid'),
      (paper) => expect(paper.getByRole('row', { name: '09:00' })).toContainText('Priya Nair, 1'),
    )

    await visit.dragTo(page.getByRole('button', { name: `09:30, ${reddy}, ` }))
    const dialog = await expectDialog(page, 'Move Appointment')
    await expect(dialog.getByRole('alert')).toContainText(`${reddy} has another appointment`)
    await expect(field(dialog, 'Time')).toHaveValue('09:30')
    await field(dialog, 'Reason to move anyway').fill('It cannot wait')
    await press(dialog, 'Move anyway')
    await expect(
      button(page, `09:30, ${reddy}, Priya Nair, no. 1, pending, Double booked`),
    ).toBeVisible()
  })
})
