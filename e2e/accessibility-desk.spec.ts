import { patientMessages } from '@shared/contracts/patients'
import { visitMessages } from '@shared/contracts/visits'
import { desktop, phone, tablet, test } from './axe'
import { addMedication } from './doctor-form'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectRow,
  field,
  heading,
  pick,
  press,
  rowAction,
  search,
  showView,
  tab,
} from './fixtures'

test.describe('Accessibility', () => {
  test('Receptionist: appointments, bookings, patients and registration', async ({
    page,
    openWorld,
    check,
  }) => {
    const eva = 'Eva Horvat, no. 30'
    await test.step('appointments', async () => {
      await openWorld('/?world=busy-monday&as=receptionist')
      await search(page).fill('Eva Horvat')
      await rowAction(page, 'Check-In', eva)
      await expect(button(page, 'Undo')).toBeVisible()
      await rowAction(page, 'Cancel', eva)
      await expectDialog(page, 'Cancel Appointment', 'Eva Horvat')
      await check('cancelling')
      await page.keyboard.press('Escape')
      await press(page, 'Reset')
      await expect(page.getByText(/^1 - \d+ of/)).toBeVisible()
      await check('appointments after a check-in')
      await page.setViewportSize(tablet)
      await press(page, 'More')
      await expect(page.getByRole('menuitem', { name: 'Print the day by doctor' })).toBeVisible()
      await check('menu of the list, on a tablet')
      await page.keyboard.press('Escape')
      await page.setViewportSize(desktop)
      await page
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .first()
        .click()
      const visit = await expectDialog(page, /^Appointment no\./)
      await check('an appointment')
      await press(visit, 'Move')
      const move = await expectDialog(page, 'Move Appointment')
      await press(move, 'Open calendar')
      await check('moving, with the calendar')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await press(page, 'Schedule New Appointment')
      const form = await expectDialog(page, 'Schedule New Appointment')
      await pick(page, 'Patient', 'Zane Cooper')
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await field(form, 'Time').fill('10:30')
      await field(form, 'Reason').fill('Blood pressure')
      await press(form, 'Schedule')
      await expect(form.getByRole('alert')).toContainText(visitMessages.clash('Dr. Kavya Reddy'))
      await check('scheduling with a clash')
      await page.keyboard.press('Escape')
      await answer(page, 'Yes, discard changes')
      await page.goto('/?layout=grid')
      await expect(page.getByRole('columnheader', { name: 'Dr. Kavya Reddy' })).toBeVisible()
      await check('day grid')
      await pick(page, 'Doctor', 'Dr. Kavya Reddy')
      await page.getByRole('radio', { name: 'Week', exact: true }).check()
      await expect(page.getByRole('columnheader', { name: 'Dr. Kavya Reddy' })).toBeHidden()
      await check('week grid')
      await page.setViewportSize(phone)
      await page.goto('/')
      await expect(page.getByText(/^1 - \d+ of/)).toBeVisible()
      await check('appointments, narrow')
      await page.setViewportSize(desktop)
    })

    await test.step('booking requests', async () => {
      await tab(page, /^Booking Requests/).click()
      await expect(page.getByText('Travel checkup')).toBeVisible()
      await check('booking requests')
      await button(page, /^Schedule Lila Okafor/).click()
      await expectDialog(page, 'Schedule Booking Request')
      await check('a booking to schedule')
      await page.keyboard.press('Escape')
      await button(page, /^Decline Lila Okafor/).click()
      await press(await expectDialog(page, 'Decline Booking Request'), 'Decline')
      await check('a booking to decline')
      await page.keyboard.press('Escape')
    })

    await test.step('closing the day', async () => {
      await showView(page, 'Close Day')
      await check('closing the day')
    })

    await test.step('registration and prescription', async () => {
      await tab(page, 'New Registration').click()
      await field(page, 'Name').fill('Priya Nair')
      await field(page, 'Contact').fill('9018159083')
      await expect(page.getByText(patientMessages.similar)).toBeVisible()
      await press(page, 'Register')
      await check('registration with messages and a similar patient')
      await showView(page, 'Patient Directory')
      await search(page).fill('priya')
      await expectRow(page, 'Priya Nair, no. 1')
      await check('patient directory')
      await rowAction(page, 'Prescribe', 'Priya Nair, no. 1')
      await addMedication(page, 'Aspirin')
      await check('prescription')
      await page.setViewportSize(phone)
      await check('prescription, narrow')
      await page.setViewportSize(desktop)
    })

    await test.step('a patient', async () => {
      await page.goto('/patient/2')
      await expectRow(page, 'Knee pain', 'completed')
      await check('a patient with an allergy')
      await page.setViewportSize(phone)
      await check('a patient, narrow')
      await page.setViewportSize(desktop)
      await press(page, 'Record Vitals')
      const vitals = await expectDialog(page, 'Vitals')
      await press(vitals, 'Save')
      await check('vitals with a message')
      await page.keyboard.press('Escape')
      await press(page, 'Correct')
      await expectDialog(page, 'Correct no. 2')
      await check('correcting a patient')
      await page.keyboard.press('Escape')
      await press(page, 'Open Account')
      await press(await expectDialog(page, 'Open Account'), 'Open Account')
      await check('account of a patient')
      await page.keyboard.press('Escape')
      await page.goto('/patient/1')
      await expect(heading(page, 'Priya Nair, no. 1')).toBeVisible()
      await expect(button(page, 'Recently opened patients')).toBeVisible()
      await page.keyboard.press('Alt+R')
      await expect(page.getByRole('menuitem', { name: 'Arun Thomas, no. 2' })).toBeVisible()
      await check('patients opened last')
      await page.goto('/patient/4711')
      await expect(page.getByText('There is no patient no. 4711.')).toBeVisible()
      await check('a number that no patient has')
    })

    await test.step('booking', async () => {
      await page.goto('/bookappoinment')
      await page.getByRole('combobox', { name: 'Department' }).click()
      await expect(page.getByRole('option', { name: 'Neurology' })).toBeVisible()
      await check('booking with an open select')
      await page.keyboard.press('Escape')
      await button(page.getByRole('main'), 'Book Appointment').click()
      await expect(page.getByText('Please select a doctor')).toBeVisible()
      await check('booking with messages at its fields')
      await page.getByRole('radio', { name: 'Health Checkup' }).check()
      await check('booking a checkup')
    })
  })
})
