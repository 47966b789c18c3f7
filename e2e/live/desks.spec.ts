import type { Locator, Page } from '@playwright/test'
import { patientMessages } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages } from '@shared/contracts/visits'
import { fill, fillAppointment, openScheduling } from '../desk'
import { addMedication, submit } from '../doctor-form'
import { answer, expectDialog, expectToast, field, press, search, showView, tab } from '../fixtures'
import { expect, test } from './fixtures'

const name = 'Ottilie Brandt'
const rows = (page: Page): Locator => page.getByRole('row')
const row = (page: Page): Locator => rows(page).filter({ hasText: name })
const act = (page: Page, verb: string) =>
  row(page)
    .getByRole('button', { name: `${verb} ${name}` })
    .click()

test.describe('A clinic on its server', () => {
  test('Desk and doctor: share a visit, and each sees the other’s changes', async ({
    enter,
    clinic,
    console: said,
  }) => {
    // Two browsers, on machines that have other work as well.
    test.slow()
    const desk = await enter('receptionist')
    const doctor = await enter('doctor')
    const visit = { Date: clinic.today(), Time: '23:15', Doctor: 'Dr. Daniel Reyes' }

    await test.step('the desk registers and schedules', async () => {
      await tab(desk, 'New Registration').click()
      await fill(desk, desk, { Name: name, Age: '61', Gender: 'Female', Contact: '9000000007' })
      await press(desk, 'Register')
      await expectToast(desk, patientMessages.registered)
      await tab(desk, 'Appointments').click()
      const dialog = await openScheduling(desk)
      await fillAppointment(desk, { ...visit, Patient: name, Reason: 'Fever' })
      await press(dialog, 'Schedule')
      await expectToast(desk, visitMessages.scheduled)
      await expect(row(doctor)).toContainText(/23:15.*pending/)
    })

    await test.step('the desk is warned of a clash, and books the time anyway', async () => {
      const dialog = await openScheduling(desk)
      await fillAppointment(desk, { ...visit, Patient: 'Arun Thomas', Reason: 'A fall' })
      await press(dialog, 'Schedule')
      const refusal = dialog.getByRole('alert')
      await expect(refusal).toContainText(visitMessages.clash(visit.Doctor))
      await expect(refusal).toContainText(name)
      await field(dialog, 'Reason to schedule anyway').fill('An emergency')
      await press(dialog, 'Schedule anyway')
      await expect(dialog).toBeHidden()
      // The list turns to the page of the new row.
      await expect(rows(desk).filter({ hasText: 'A fall' })).toBeFocused()
      await expect(rows(doctor).filter({ hasText: '23:15' })).toHaveCount(2)
      // Chromium's own line for the refusal.
      expect(said.splice(0)).toEqual([expect.stringContaining('409')])
    })

    await test.step('the desk moves it and checks in', async () => {
      await search(desk).fill(name)
      await row(desk)
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .click()
      await press(await expectDialog(desk, /^Appointment no\./, name), 'Move')
      const dialog = await expectDialog(desk, 'Move Appointment', name)
      await field(dialog, 'Time').fill('23:45')
      await press(dialog, 'Move')
      await expect(dialog).toBeHidden()
      await expect(row(doctor)).toContainText('23:45')
      await act(desk, 'Check-In')
      await expect(row(doctor)).toContainText(/checked-in.*\d min/)
    })

    await test.step('the doctor prescribes', async () => {
      await showView(desk, 'Patient Directory')
      await search(desk).fill(name)
      await expect(row(desk)).toHaveCount(1)
      await act(doctor, 'Prescribe')
      await doctor.getByLabel('Diagnosis').fill('Influenza')
      await addMedication(doctor, 'Amoxicillin')
      await submit(doctor)
      const submitted = await expectDialog(doctor, prescriptionMessages.submittedTitle)
      // Who has waited longest.
      await expect(
        submitted.getByRole('button', { name: 'Next: Manoj Kumar, no. 14' }),
      ).toBeVisible()
      await answer(doctor, 'OK')
      await expect(row(doctor)).toBeFocused()
      await expect(row(desk)).toContainText('Influenza')
    })

    await test.step('the desk completes', async () => {
      await expect(row(doctor)).toContainText(/\d min/)
      await showView(desk, 'Appointments')
      await search(desk).fill(name)
      await act(desk, 'Complete')
      await expect(row(desk)).toContainText('completed')
      await expect(row(doctor)).not.toContainText(/\d min/)
    })
  })
})
