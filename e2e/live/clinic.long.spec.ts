import { staffMessages } from '@shared/contracts/staff'
import { bookCheckup } from '../booking-form'
import {
  answer,
  expectRow,
  expectSuccess,
  field,
  menu,
  pick,
  press,
  rowAction,
  rowOf,
} from '../fixtures'
import { fillUser } from '../user-form'
import { expect, test } from './fixtures'

test.describe('A clinic on its server', () => {
  test.beforeEach(() => {
    // Whole rounds, on machines that have other work as well.
    test.slow()
  })

  test('Admin: finds, creates, changes and deletes a user', async ({ enter }) => {
    const page = await enter('admin')
    await menu(page, 'Staff')
    await pick(page, 'Role', 'Doctor')
    await expect(page.getByText('1 - 10 of 28')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByText('11 - 20 of 28')).toBeVisible()
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await fillUser(page)
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

  test('Admin: books a check-up, and asks the assistant', async ({ enter }) => {
    const page = await enter('admin')
    await page.goto('/bookappoinment')
    await bookCheckup(page)
    await expect(page).toHaveURL('/')

    await menu(page, 'Chat with AI')
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
})
