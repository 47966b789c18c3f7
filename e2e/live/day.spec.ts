import type { Page } from '@playwright/test'
import { bookingMessages } from '@/contracts/bookings'
import { labResultMessages } from '@/contracts/lab-results'
import { staffMessages } from '@/contracts/staff'
import { addMedication, answerDialog, done } from '../doctor-form'
import {
  answer,
  expectDialog,
  expectRow,
  expectSuccess,
  expectToast,
  pick,
  rowAction,
  rowOf,
} from '../fixtures'
import { expect, signIn, test } from './fixtures'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()

async function fillPerson(page: Page): Promise<void> {
  await field(page, 'First Name').fill('Priya')
  await field(page, 'Last Name').fill('Nair')
  await pick(page, 'Gender', 'Female')
  await field(page, 'Mobile').fill('9876543210')
  await field(page, 'Email').fill('priya@rounds.example')
  await field(page, 'Age').fill('34')
}

const submitBooking = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Book Appointment' }).click()

test.beforeEach(async ({ page, clinic }) => {
  // Whole rounds, on machines that have other work as well.
  test.slow()
  await page.goto('/')
  await signIn(page, 'admin', clinic.password('admin'))
})

test('staff are found, taken on, changed and let go', async ({ page }) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Staff', exact: true }).click()
  await pick(page, 'Role', 'Doctor')
  await expect(page.getByText('1 - 10 of 28')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('11 - 20 of 28')).toBeVisible()
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await field(page, 'First Name').fill('Noor')
  await field(page, 'Last Name').fill('Haidari')
  await field(page, 'Email').fill('noor@rounds.example')
  await pick(page, 'Role', 'Doctor')
  await pick(page, 'Department', 'Neurology')
  await field(page, 'Username').fill('nhaidari')
  await page.getByLabel(/^Password\b/).fill('secret-1')
  await field(page, 'Phone').fill('9876543210')
  await press(page, 'Create User')
  await expectSuccess(page, staffMessages.created)
  // The list is as it was left: the doctors' second page.
  await page.getByRole('searchbox').fill('nhaidari')
  await page.getByRole('link', { name: 'Edit Noor Haidari' }).click()
  await pick(page, 'Department', 'Oncology')
  await press(page, 'Update')
  await expectSuccess(page, staffMessages.created)
  await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor')
  await rowAction(page, 'Delete', 'Noor Haidari')
  await answer(page, 'OK')
  await expectSuccess(page, staffMessages.deleted)
  await expect(rowOf(page, 'Noor Haidari')).toHaveCount(0)
})

test('both kinds of appointment are booked, and the assistant is asked', async ({ page }) => {
  await page.goto('/bookappoinment')
  await fillPerson(page)
  await pick(page, 'Department', 'Neurology')
  await page.getByRole('combobox', { name: 'Doctor' }).click()
  await page.getByRole('option').first().click()
  await submitBooking(page)
  await expectToast(page, bookingMessages.booked)
  await expect(page).toHaveURL('/')

  await page.goto('/bookappoinment')
  await fillPerson(page)
  await page.getByRole('radio', { name: 'Health Checkup' }).check()
  await field(page, 'Message').fill('Tired since March')
  await submitBooking(page)
  await expectToast(page, bookingMessages.booked)
  await expect(page).toHaveURL('/')

  await page.getByRole('navigation').getByRole('link', { name: 'Chat with AI' }).click()
  const conversation = page.getByRole('log')
  for (const [question, answered] of [
    ['Can warfarin be taken with aspirin?', 'Bleeding'],
    ['How do I add a department?', 'Add Department'],
  ] as const) {
    await field(page, 'Message').fill(question)
    await field(page, 'Message').press('Enter')
    await expect(conversation).toContainText(question)
    await expect(conversation).toContainText(answered)
  }
  await expect(conversation).toContainText('no pharmacist has reviewed')
})

test('a day on the dashboards: desk, doctor, patient and lab', async ({ page }) => {
  const pdf = (download: Promise<{ suggestedFilename: () => string }>) =>
    download.then((file) => file.suggestedFilename())

  await test.step('the desk', async () => {
    await openTab(page, 'Receptionist')
    await rowAction(page, 'Check-In', 'Tomas Novotny')
    await rowAction(page, 'Complete', 'Tomas Novotny')
    await expect(rowOf(page, 'Tomas Novotny', 'completed')).toBeVisible()
  })

  await test.step('the doctor', async () => {
    await openTab(page, 'Doctor')
    await openTab(page, 'New Prescription')
    await pick(page, 'Patient', 'Priya Nair')
    await page.getByLabel('Diagnosis').fill('Deep vein thrombosis')
    await addMedication(page, 'Warfarin')
    await addMedication(page, 'Aspirin')
    await press(page, 'Submit')
    await expectDialog(page, answerDialog, 'Bleeding')
    await expect(done(page)).toContainText('Checked by rules')
    await answer(page, 'Proceed with Prescription')
    await expectDialog(page, 'Prescription Submitted!', 'Prescription submitted successfully.')
    await answer(page, 'OK')
  })

  await test.step('the patient', async () => {
    await openTab(page, 'Patient')
    await openTab(page, 'Prescriptions')
    const download = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^Download/ })
      .first()
      .click()
    expect(await pdf(download)).toMatch(/\.pdf$/)
  })

  await test.step('the lab', async () => {
    await openTab(page, 'Lab')
    await openTab(page, 'Generate Reports')
    for (const [format, ending] of [
      ['PDF', 'pdf'],
      ['Excel', 'xlsx'],
      ['CSV', 'csv'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Format' }).selectOption(format)
      const download = page.waitForEvent('download')
      await press(page, 'Generate Report')
      expect(await pdf(download)).toMatch(new RegExp(`\\.${ending}$`))
    }
    await openTab(page, 'Upload Results')
    await page.getByRole('combobox', { name: 'Lab Order' }).fill('Priya')
    await page.getByRole('option', { name: /Priya Nair/ }).click()
    await field(page, 'Observation').fill('White cells 6.8')
    await press(page, 'Submit')
    await expectToast(page, labResultMessages.uploaded)
  })
})
