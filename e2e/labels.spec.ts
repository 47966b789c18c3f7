import type { Page } from '@playwright/test'
import { expect, expectRow, heading, test } from './fixtures'
import { email, open } from './password-page'

/** Each visible label names one control of this kind. */
async function expectOne(page: Page, role: 'combobox' | 'textbox', ...labels: string[]) {
  for (const label of labels) await expect(page.getByRole(role, { name: label })).toHaveCount(1)
}

test.describe('a label names one control:', () => {
  test('a filter, before and after its list was open; a field of a form, a password beside its toggle', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/admin/staffs')
    await expectRow(page, 'Amara Nwosu')
    await expectOne(page, 'combobox', 'Role', 'Department', 'Page size')
    await page.getByRole('combobox', { name: 'Role' }).click()
    await page.getByRole('option', { name: 'Doctor', exact: true }).click()
    await expectOne(page, 'combobox', 'Role', 'Department')
    await page.getByRole('button', { name: 'Clear filter' }).click()
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('')

    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(heading(page, 'Create User')).toBeVisible()
    await page.getByRole('combobox', { name: 'Department' }).click()
    await page.getByRole('option', { name: 'Neurology' }).click()
    await expectOne(page, 'combobox', 'Role', 'Department')
    await expectOne(page, 'textbox', 'First Name', 'Last Name', 'Email', 'Username', 'Password')
  })

  test('the passwords of signing in and of starting over', async ({ page }) => {
    await page.goto('/login')
    await expectOne(page, 'textbox', 'Username', 'Password')
    await open(page, '/resetPassword', { resetEmail: email, enteredOtp: '123456' })
    await expectOne(page, 'textbox', 'New Password', 'Re-Enter Password')
  })
})
