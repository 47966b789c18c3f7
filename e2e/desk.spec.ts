import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages, visitMessages as words } from '@shared/contracts/visits'
import { fillAppointment, openScheduling, openVisit, today } from './desk'
import { addMedication, giveReason } from './doctor-form'
import {
  button,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  field,
  press,
  rowAction,
  rowOf,
  search,
  tab,
  test,
} from './fixtures'

const tomorrow = '2026-03-03'

test.describe('Front desk', () => {
  test('Desk: a clash shows the next free times, and a reason allows a double booking', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=demo&as=receptionist')
    const dialog = await openScheduling(page)
    await fillAppointment(page, {
      Patient: 'Zane Cooper',
      Doctor: 'Dr. Kavya Reddy',
      Date: tomorrow,
      Time: '9:30',
      Reason: 'Blood pressure',
    })
    const clash = dialog.getByText('Edward Finch, 09:30 to 09:45, Cholesterol review')
    await expect(clash).toBeVisible()
    await press(dialog, 'Schedule')
    await expect(dialog.getByRole('alert')).toContainText(visitMessages.clash('Dr. Kavya Reddy'))
    await expect(clash).toBeVisible()

    await test.step('a free time is the one way out, a reason the other', async () => {
      await dialog.getByText('09:45', { exact: true }).click()
      await expect(field(dialog, 'Time')).toHaveValue('09:45')
      await expect(dialog.getByRole('alert')).toBeHidden()
      await field(dialog, 'Time').fill('09:30')
      await press(dialog, 'Schedule anyway')
      const why = field(dialog, 'Reason to schedule anyway')
      await expect(why).toHaveAccessibleDescription(words.reasonRequired)
      await why.fill('Asked for by the doctor')
      await why.press('Enter')
      await expectToast(page, words.scheduled)
    })

    await test.step('the appointment is shown on its day, with the reason, and taken back', async () => {
      await expect(field(page, 'Date')).toHaveValue(today)
      await press(page, 'Show that day')
      await expect(field(page, 'Date')).toHaveValue(tomorrow)
      await expectRow(page, 'Zane Cooper, no. 25', '09:30', 'pending Double booked')
      const visit = await openVisit(page, 'Zane Cooper, no. 25')
      await expect(visit).toContainText('Asked for by the doctor (Rosa Klein')
      await page.keyboard.press('Escape')
      await press(page, 'Undo')
      await expectRow(page, 'Zane Cooper, no. 25', 'cancelled')
    })
  })

  test('Desk: gives a known patient the next free time with twelve keys', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=demo&as=receptionist')
    const dialog = await openScheduling(page)
    await fillAppointment(page, {
      Patient: 'Zane Cooper',
      Doctor: 'Dr. Felix Wagner',
      Date: tomorrow,
      Time: '08:15',
      Reason: 'Blood pressure',
    })
    await press(dialog, 'Schedule')
    await expect(dialog).toBeHidden()

    let pressed = 0
    const pressKeys = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
      pressed += keys.length
    }
    await pressKeys('/', ...'hah')
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await pressKeys('ArrowDown')
    await expect(rowOf(page, 'Walter Hahn, no. 23')).toBeFocused()
    await pressKeys('n')
    // The doctor and the day are those of the appointment before.
    await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Walter Hahn/)
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName('08:00')
    await expect(field(dialog, 'Time')).toBeFocused()
    await pressKeys('ArrowDown', 'Tab', ...'Flu', 'Enter')
    expect(pressed).toBe(12)
    await expectToast(page, words.scheduled)
    await expect(
      page.getByText(`Scheduled: Walter Hahn, no. 23, for ${tomorrow} at 08:00, Dr. Felix Wagner.`),
    ).toBeVisible()
  })

  test('Desk: moves, checks in and cancels a visit, and undoes each step', async ({
    page,
    openWorld,
  }) => {
    const name = 'Tomas Novotny, no. 20'
    await openWorld('/?world=demo&as=receptionist')
    await press(await openVisit(page, name), 'Move')
    const move = await expectDialog(page, 'Move Appointment')
    await field(move, 'Time').fill('17:45')
    await press(move, 'Move')
    await expectToast(page, words.moved)
    await search(page).fill('novotny')
    await expectRow(page, name, '17:45')

    await rowAction(page, 'Check-In', name)
    await expectRow(page, name, 'checked-in', '0 min')
    await rowAction(page, 'Cancel', name)
    const cancel = await expectDialog(page, 'Cancel Appointment', 'no. 20, born 1960-09-18')
    await field(cancel, 'Reason').fill('Went home')
    await press(cancel, 'Cancel Appointment')
    await expectRow(page, name, 'cancelled')
    await expect(await openVisit(page, name)).toContainText('Went home')
    await page.keyboard.press('Escape')

    // What was done before is still known after a reload.
    await page.reload()
    await expectRow(page, name, 'cancelled')
    await press(page, 'Undo')
    await expectRow(page, name, 'checked-in')
    await press(page, 'Undo')
    await expectRow(page, name, 'pending', '17:45')
    await press(page, 'Undo')
    await expectRow(page, name, 'pending', '10:15')
    await expect(button(page, 'Undo')).toHaveCount(0)
  })

  test('Desk: a half-filled appointment survives a reload until it is discarded', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=demo&as=receptionist')
    const dialog = await openScheduling(page)
    await fillAppointment(page, { Patient: 'Ian Murray', Reason: 'Rash' })
    await page.reload()
    await expect(field(dialog, 'Reason')).toHaveValue('Rash')
    await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Ian Murray/)

    // Over another view it would be in the way.
    await page.goto('/?view=directory')
    await expect(button(page, 'Prescribe Arun Thomas, no. 2')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.goto('/')
    await expect(field(dialog, 'Reason')).toHaveValue('Rash')

    await page.keyboard.press('Escape')
    await press(await expectDialog(page, 'Discard changes?'), 'Yes, discard changes')
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(rowOf(page, 'Arun Thomas, no. 2')).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('Desk: prescribes to the chosen patient, and is warned of an interaction', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?view=directory&world=demo&as=receptionist')
    await expect(tab(page, 'New Prescription')).toBeDisabled()
    await search(page).fill('Priya')
    await rowAction(page, 'Prescribe', 'Priya Nair, no. 1')
    await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Priya Nair')
    await field(page, 'Diagnosis').fill('Atrial fibrillation')
    await addMedication(page, 'Aspirin')
    await addMedication(page, 'Warfarin', '5 mg')
    await expect(page.getByText(prescriptionMessages.aspirinAndWarfarin)).toBeVisible()
    await expect(page.getByRole('region', { name: 'What was found' })).toContainText(
      'Aspirin with Warfarin: ',
    )

    // What is typed outlives a reload and a look at the appointments.
    await page.reload()
    await expect(field(page, 'Diagnosis')).toHaveValue('Atrial fibrillation')
    await tab(page, 'Appointments').click()
    await tab(page, 'New Prescription').click()
    await expect(page.getByRole('list', { name: 'New medications' })).toContainText('Warfarin')

    await press(page, 'Save')
    const check = await expectDialog(page, 'Drug Interaction Check')
    await giveReason(check, 'The patient will be monitored')
    await press(check, 'Proceed with Prescription')
    await expectToast(page, prescriptionMessages.saved)
    await expect(tab(page, 'New Prescription')).toBeDisabled()
    await expect(rowOf(page, 'Priya Nair, no. 1', today, 'Atrial fibrillation')).toBeFocused()
    await page.getByRole('link', { name: 'Priya Nair, no. 1' }).click()
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: `Interaction: ${prescriptionMessages.aspirinAndWarfarin}` })
        .filter({ hasText: 'Aspirin' }),
    ).toBeVisible()
  })

  test.describe('in a browser of another time zone', () => {
    // 13 hours ahead of the clinic: there it is 2026-03-03 already.
    test.use({ timezoneId: 'Pacific/Kiritimati' })

    test('Desk: sees the clinic’s day, not the browser’s', async ({ page, openWorld }) => {
      await openWorld('/?world=demo&clock=2026-03-02T12:30&as=receptionist')
      await expect(field(page, 'Date')).toHaveValue(today)
      await expectRow(page, 'Tomas Novotny, no. 20', '10:15', 'pending')
      const dialog = await openScheduling(page)
      await expect(field(dialog, 'Date')).toHaveValue(today)
      await fillAppointment(page, {
        Patient: 'Zane Cooper',
        Doctor: 'Dr. Kavya Reddy',
        Time: '16:45',
        Reason: 'Blood pressure',
      })
      await press(dialog, 'Schedule')
      await expect(rowOf(page, 'Zane Cooper, no. 25', '16:45', 'pending')).toBeFocused()
      await press(page, 'Day after')
      await expect(field(page, 'Date')).toHaveValue(tomorrow)
      await press(page, 'Today')
      await expect(field(page, 'Date')).toHaveValue(today)
    })
  })

  test.describe('on a host that keeps no records', () => {
    test('Desk: schedules, checks in and undoes the check-in on sample records', async ({
      page,
      signInToSample,
    }) => {
      await signInToSample('/?world=demo&as=receptionist')
      await openScheduling(page)
      await fillAppointment(page, {
        Patient: 'Zane Cooper',
        Date: today,
        Time: '16:45',
        Reason: 'Blood pressure',
        Doctor: 'Dr. Kavya Reddy',
      })
      await press(page.getByRole('dialog'), 'Schedule')
      await expectToast(page, words.scheduled)
      const visit = ['Zane Cooper', `16:45 on ${today}`, 'Blood pressure']
      await expect(rowOf(page, ...visit, 'pending')).toBeFocused()

      await rowAction(page, 'Check-In', 'Zane Cooper')
      await expectRow(page, ...visit, 'checked-in', '0 min')
      await expect(button(page, 'Undo')).toHaveAccessibleDescription(/^Check-In: Zane Cooper/)
      await press(page, 'Undo')
      await expectRow(page, ...visit, 'pending')
      await expect(button(page, 'Undo')).toHaveCount(0)

      // The sample lives on in the browser.
      await page.reload()
      await expectRow(page, ...visit, 'pending')
    })
  })
})
