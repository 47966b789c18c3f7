import { visitMessages } from '@shared/contracts/visits'
import { vitalsMessages } from '@shared/contracts/vitals'
import { colleagueAt } from './desk'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  field,
  heading,
  pick,
  press,
  test,
} from './fixtures'

test.describe('Patient page', () => {
  test('Desk: opens a patient by name, records vitals, schedules the next appointment', async ({
    page,
    openWorld,
    world,
  }) => {
    const name = 'Tomas Novotny, no. 20'
    await openWorld('/?world=demo&as=receptionist')
    const link = page.getByRole('table').getByRole('link', { name })
    await link.click()
    await expect(heading(page, name)).toBeVisible()
    await page.goBack()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(heading(page, name)).toBeVisible()
    const glance = page.getByRole('region', { name: 'At a glance' })
    await expect(glance).toContainText('10:15 on 2026-03-02, Dr. Elena Petrova')
    await expectRow(page, 'Ear infection', 'Dr. Elena Petrova', 'pending')

    await test.step('the page follows other desks', async () => {
      const colleague = await colleagueAt(world, 'receptionist')
      await colleague.writeAllergies(20, ['Latex'])
      await expect(page.getByText('Latex')).toBeVisible()
      await colleague.checkIn(await colleague.visitOf('Tomas Novotny', '2026-03-02'))
      await expectRow(page, 'Ear infection', 'checked-in')
      await expect(glance).toContainText('Checked-in')
    })

    await test.step('vitals are recorded', async () => {
      await press(page, 'Record Vitals')
      const vitals = await expectDialog(page, 'Vitals', 'no. 20, born 1960-09-18')
      await field(vitals, 'Pulse (bpm)').fill('72')
      await field(vitals, 'Systolic (mmHg)').fill('120')
      await field(vitals, 'Diastolic (mmHg)').fill('80')
      // Back asks before it throws away what was typed.
      await page.goBack()
      await answer(page, 'No, continue editing')
      await press(vitals, 'Save')
      await expectToast(page, vitalsMessages.saved)
      const measured = page.getByRole('region', { name: 'Vitals' })
      await expect(measured).toContainText('Pulse 72 bpmBlood Pressure 120/80 mmHg')
      await expect(measured).toContainText('Rosa Klein')
    })

    await test.step('the next appointment is scheduled, and taken back', async () => {
      await press(page, 'Schedule')
      const dialog = await expectDialog(page, 'Schedule New Appointment')
      await expect(dialog.getByRole('combobox', { name: 'Patient' })).toHaveValue(/^Tomas Novotny/)
      await field(dialog, 'Date').fill('2026-03-03')
      await field(dialog, 'Time').fill('16:45')
      await field(dialog, 'Reason').fill('Ear control')
      await pick(page, 'Doctor', 'Dr. Elena Petrova')
      await press(dialog, 'Schedule')
      await expectToast(page, visitMessages.scheduled)
      await expectRow(page, '16:45 on 2026-03-03', 'Ear control', 'pending')
      await button(page, '16:45 on 2026-03-03').click()
      await expectDialog(page, /^Appointment no\./, 'Ear control')
      await page.keyboard.press('Escape')
      await press(page, 'Undo')
      await expectRow(page, 'Ear control', 'cancelled')
    })

    await press(page, 'Prescribe')
    await expect(page.getByRole('tab', { name: 'New Prescription', selected: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Patient' })).toContainText('Tomas Novotny')

    // Who was opened last is a key away.
    await page.goto('/patient/1')
    await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
    await expect(button(page, 'Recently opened patients')).toBeVisible()
    await page.keyboard.press('Alt+R')
    await page.getByRole('menuitem', { name }).press('Enter')
    await expect(heading(page, name)).toBeVisible()
  })
})
