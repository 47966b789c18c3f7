import type { Page } from '@playwright/test'
import { bookingMessages } from '@/contracts/bookings'
import { staffMessages } from '@/contracts/staff'
import {
  answer,
  expectRow,
  expectSuccess,
  expectToast,
  pick,
  press,
  rowAction,
  rowOf,
} from '../fixtures'
import { expect, test } from './fixtures'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

async function fillPerson(page: Page): Promise<void> {
  await field(page, 'First Name').fill('Asha')
  await field(page, 'Last Name').fill('Rao')
  await pick(page, 'Gender', 'Female')
  await field(page, 'Mobile').fill('9876543210')
  await field(page, 'Email').fill('asha@rounds.example')
  await field(page, 'Age').fill('34')
}

const submitBooking = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Book Appointment' }).click()

test.beforeEach(() => {
  // Whole rounds, on machines that have other work as well.
  test.slow()
})

test('staff are found, taken on, changed and let go', async ({ enter }) => {
  const page = await enter('admin')
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
  await answer(page, 'Delete')
  await expectSuccess(page, staffMessages.deleted(1))
  await expect(rowOf(page, 'Noor Haidari')).toHaveCount(0)
})

test('a check-up is booked, and the assistant is asked', async ({ enter }) => {
  const page = await enter('admin')
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
