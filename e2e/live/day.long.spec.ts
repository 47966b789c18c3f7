import type { Locator, Page } from '@playwright/test'
import { bookingMessages } from '@shared/contracts/bookings'
import { labMessages } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { visitMessages } from '@shared/contracts/visits'
import { vitalsMessages } from '@shared/contracts/vitals'
import { strFromU8, unzipSync } from 'fflate'
import { addMedication, answerDialog, found, newList, submit } from '../doctor-form'
import { downloadBy, pdfWords } from '../downloads'
import { answer, expectDialog, expectToast, field, pick, press, rowOf, tab } from '../fixtures'
import { chooseOrder, pdf, upload } from '../lab-page'
import { expectPaper } from '../paper'
import { expect, test } from './fixtures'
import { tamperWithAudit, verifyAudit } from './owner'

const name = 'Priya Nair, no. 1'
const panel = 'Basic Metabolic Panel'
const question = 'Is the potassium safe with her new tablets?'

/** The appointment of this day, in whatever list it stands. */
const visit = (page: Page) => page.getByRole('row').filter({ hasText: '22:30' })
/** The order of this day, in the lab's lists and on the patient's page. */
const order = (page: Page) =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: question })
const downloadOf = (within: Page | Locator, file: string) =>
  within.getByRole('button', { name: new RegExp(`^Download ${file}`) })

// Each has a browser of their own, as in a clinic, which stays open all day: what somebody does shows
// on the others' screens by itself. The two desks are in desks.spec.ts.
// What others have booked in their clinic would stand in this day's lists.
test.use({ clinicOf: 'the day' })

test.describe('A clinic on its server', () => {
  test('All roles: a patient’s whole day, from booking to the verified audit', async ({
    enter,
    clinic,
  }) => {
    // Four browsers for a whole round, on machines that have other work as well.
    test.slow()
    const patient = await enter('patient')
    const desk = await enter('receptionist')
    const doctor = await enter('doctor')
    const lab = await enter('lab')
    const ownBookings = patient.getByRole('table', { name: 'Your bookings' })

    await test.step('the patient asks for an appointment, and the desk schedules it', async () => {
      await tab(desk, 'Booking Requests').click()
      await patient.getByRole('link', { name: 'Book Appointment' }).click()
      await expect(field(patient, 'First Name')).toHaveValue('Priya')
      await pick(patient, 'Department', 'Orthopedics')
      await pick(patient, 'Doctor', 'Dr. Daniel Reyes')
      await press(patient.getByRole('main'), 'Book Appointment')
      await expectToast(patient, bookingMessages.booked)
      await expect(ownBookings).toContainText('New')
      await desk.getByRole('button', { name: /^Schedule Priya Nair, no\. / }).click()
      const dialog = await expectDialog(desk, 'Schedule Booking Request', 'Priya Nair')
      await expect(dialog.getByRole('combobox', { name: 'Doctor' })).toHaveValue('Dr. Daniel Reyes')
      await field(dialog, 'Date').fill(clinic.today())
      await field(dialog, 'Time').fill('22:30')
      await press(dialog, 'Schedule')
      await expectToast(desk, visitMessages.scheduled)
      await expect(ownBookings).toContainText(`Scheduled22:30 on ${clinic.today()}`)
      await expect(visit(doctor)).toContainText('pending')
    })

    await test.step('the desk checks in and measures', async () => {
      await tab(desk, 'Appointments').click()
      await desk.getByRole('searchbox').fill('priya')
      await visit(desk)
        .getByRole('button', { name: /^Check-In / })
        .click()
      await expect(visit(doctor)).toContainText('checked-in')
      await press(desk, `Record vitals of ${name}`)
      const vitals = await expectDialog(desk, 'Vitals', 'no. 1, born 1982-03-13')
      await field(vitals, 'Pulse (bpm)').fill('96')
      await field(vitals, 'Systolic (mmHg)').fill('150')
      await field(vitals, 'Diastolic (mmHg)').fill('95')
      await press(vitals, 'Save')
      await expectToast(desk, vitalsMessages.saved)
      await expect(patient.getByRole('region', { name: 'Vitals' })).toContainText('150/95 mmHg')
    })

    await test.step('the doctor writes an allergy down, which is caught before it is prescribed against', async () => {
      await visit(doctor).getByRole('link', { name }).click()
      await expect(doctor.getByRole('region', { name: 'Vitals' })).toContainText('150/95 mmHg')
      await press(doctor, 'Allergies')
      const allergies = await expectDialog(doctor, 'Allergies')
      await allergies.getByRole('combobox', { name: 'Allergies' }).fill('Penicillin')
      await doctor.keyboard.press('Enter')
      await press(allergies, 'Save')
      const record = patient.getByRole('region', { name: 'Your record' })
      await expect(record).toContainText('Allergies: Penicillin')

      await press(doctor, 'Prescribe')
      await field(doctor, 'Diagnosis').fill('Cellulitis')
      await addMedication(doctor, 'Amoxicillin')
      await submit(doctor)
      await expectDialog(doctor, answerDialog)
      await expect(found(doctor)).toContainText('Amoxicillin and the allergy “Penicillin”')
      await answer(doctor, 'Review Medications')
      await press(newList(doctor), 'Remove Amoxicillin')
      await addMedication(doctor, 'Doxycycline')
      await submit(doctor)
    })

    await test.step('tests are ordered with the prescription, which the patient has at once', async () => {
      const submitted = await expectDialog(doctor, prescriptionMessages.submittedTitle)
      await press(submitted, 'Order Tests')
      const form = await expectDialog(doctor, 'Order Tests', 'Priya Nair')
      await form.getByRole('checkbox', { name: panel }).check()
      await form.getByRole('radio', { name: 'Urgent' }).check()
      await field(form, 'Question').fill(question)
      await press(form, 'Order')
      await expectToast(doctor, labMessages.ordered(1))
      await press(submitted, 'OK')
      await expect(order(doctor)).toContainText('Pending')
      await tab(patient, 'Prescriptions').click()
      await expect(patient.getByRole('row', { name: /Doxycycline/ })).toHaveCount(1)
    })

    await test.step('the lab takes the order, and reports a critical result with a file', async () => {
      await order(lab)
        .getByRole('button', { name: /^Take order / })
        .click()
      await expect(order(doctor)).toContainText('technician Lena Fischer')
      await tab(lab, 'Upload Results').click()
      await chooseOrder(lab, 'priya', new RegExp(`Priya Nair, .* · ${panel}`))
      await field(lab, 'Potassium, value').fill('6.9')
      await field(lab, 'Observation').fill('Measured twice')
      await upload(lab, 'panel.pdf', pdf)
      await press(lab, 'Submit')
      await expectToast(lab, labResultMessages.uploaded)
      await tab(lab, 'Test Results').click()
      await expect(order(lab)).toContainText('Not acknowledged yet')
      await tab(patient, 'Test Results').click()
    })

    await test.step('the doctor acknowledges it; then the patient sees it, and the lab that it is seen', async () => {
      await doctor.getByRole('button', { name: /^Notifications, / }).click()
      await doctor
        .getByRole('link', { name: `Critical result: ${panel} of Priya Nair, reported by` })
        .click()
      await expect(order(doctor)).toContainText('Not acknowledged yet')
      const result = patient.getByRole('region', { name: panel }).filter({ hasText: '6.9 mmol/L' })
      await expect(result).toHaveCount(0)
      await press(order(doctor), `Acknowledge ${panel} of Priya Nair`)
      await expectToast(doctor, labResultMessages.acknowledged)
      await expect(order(lab)).toContainText('Acknowledged by Dr. Daniel Reyes')
      await expect(result).toContainText('Critical, above the range')
      await expect(result).toContainText('Dr. Daniel Reyes has seen this result.')
      const file = downloadOf(result, 'panel.pdf')
      expect(await downloadBy(patient, () => file.click())).toEqual(pdf)
    })

    await test.step('what was prescribed and found is printed and downloaded', async () => {
      const file = downloadOf(order(doctor), 'panel.pdf')
      expect(await downloadBy(doctor, () => file.click())).toEqual(pdf)
      const printResult = doctor
        .getByRole('button', { name: `Print ${panel} of Priya Nair` })
        .first()
      await expectPaper(doctor, 'Result to print', () => printResult.click(), [
        name,
        question,
        'Potassium6.9 mmol/L3.5 to 5Critical',
        'Acknowledged by Dr. Daniel Reyes',
      ])
      await tab(patient, 'Prescriptions').click()
      const own = patient.getByRole('row', { name: /Doxycycline/ })
      await expectPaper(patient, 'Prescription to print', () => own.getByTitle('Print').click(), [
        'AllergiesPenicillin',
        'Doxycycline',
        'Dr. Daniel Reyes',
      ])
      const prescription = await downloadBy(patient, () =>
        own.getByTitle('Download as PDF').click(),
      )
      for (const words of [
        '(Patient: Priya Nair, no. 1)',
        '(Allergies: Penicillin)',
        'Doxycycline',
      ])
        expect(prescription.toString('latin1')).toContain(words)
    })

    await test.step('the lab makes a report in each format', async () => {
      await tab(lab, 'Generate Reports').click()
      // The view before has a search of the same name.
      await expect(lab.getByRole('button', { name: 'Generate Report' })).toBeVisible()
      await lab.getByRole('searchbox', { name: /patient/i }).fill('priya')
      await expect(lab.getByText(/patient “priya”: \d+ lab orders? for the report/)).toBeVisible()
      const report = async (format: string) => {
        await lab.getByRole('combobox', { name: 'Format' }).selectOption(format)
        return await downloadBy(lab, () => press(lab, 'Generate Report'))
      }
      const told = ['Priya Nair', panel, 'Completed', 'Lena Fischer']
      const csv = (await report('CSV')).toString('utf8')
      const sheet = unzipSync(await report('Excel'))['xl/worksheets/sheet1.xml']
      const words = pdfWords(await report('PDF'))
      for (const text of [...told, 'Potassium 6.9 mmol/L (3.5 to 5), Critical', 'panel.pdf']) {
        expect(csv).toContain(text)
        expect(sheet && strFromU8(sheet)).toContain(text)
      }
      for (const text of told) expect(words).toContain(text)
    })

    await test.step('the desk completes the visit', async () => {
      await visit(desk)
        .getByRole('button', { name: /^Complete / })
        .click()
      await expect(visit(doctor)).toContainText('completed')
    })

    const admin = await enter('admin')

    await test.step('the patient reads who opened the record, and the admin all of the day', async () => {
      await tab(patient, 'Who Opened My Record').click()
      await patient.getByRole('combobox', { name: 'Page size' }).selectOption('100')
      for (const [who, what] of [
        ['Rosa Klein', 'Recorded your vitals'],
        ['Dr. Daniel Reyes', 'Wrote a prescription for you'],
        ['Lena Fischer', 'Worked on your lab tests'],
      ] as const)
        await expect(rowOf(patient, who, what).first()).toBeVisible()

      await admin.goto('/?view=audit&patient=1&size=100')
      await expect(rowOf(admin, 'check in')).toHaveCount(1)
      const day = [
        'receptionist: schedule booking request',
        'receptionist: check in',
        'receptionist: record vitals',
        'doctor: write allergies',
        'doctor: create prescription',
        'doctor: order lab tests',
        'lab: take lab order',
        'lab: report lab result',
        'doctor: acknowledge critical result',
        'doctor: read file',
        'receptionist: complete visit',
      ]
      const deeds = day.map((deed) => deed.replace(': ', '.*'))
      await expect(
        admin.getByRole('row').filter({ hasText: new RegExp(deeds.join('|')) }),
      ).toHaveText(deeds.map((deed) => new RegExp(deed)).toReversed())
    })

    await test.step('the audit is verified, and a row that is changed afterwards is found', async () => {
      for (const page of [patient, desk, doctor, lab, admin]) await page.context().close()
      await clinic.restart(async (config) => {
        const seals = [...clinic.said().matchAll(/"seal":"(\d+:[0-9a-f]{64})"/g)]
        const lastSeal = ['--seal', seals.at(-1)?.[1] ?? '']
        const whole = await verifyAudit(config, ...lastSeal)
        expect(whole.said).toContain('All that is sealed is as it was')
        expect(whole.said).not.toContain('Not sealed yet')
        expect(whole.code).toBe(0)
        const changed = await tamperWithAudit(config, { call: 'write allergies', username: 'lab' })
        const tampered = await verifyAudit(config, ...lastSeal)
        expect(tampered.said).toMatch(new RegExp(`Row ${changed} was changed after seal \\d+\\.`))
        expect(tampered.code).toBe(1)
      })
    })
  })
})
