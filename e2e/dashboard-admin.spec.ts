import { expect, expectRow, expectTable, heading, press, tab, test } from './fixtures'

test.describe('Home', () => {
  test('Admin: goes from the figures to people, departments and activities', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/?world=quiet&as=admin')
    const figures = page.getByLabel('The clinic in figures')
    await expect(figures.getByRole('term')).toHaveText([
      ...['Total Doctors', 'Total Staff', 'Total Patients'],
    ])
    await page.getByRole('link', { name: 'View Amara Nwosu' }).click()
    await expect(heading(page, 'Amara Nwosu')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Edit Amara Nwosu' }).click()
    await expect(heading(page, 'Edit User')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Delete Amara Nwosu' }).click()
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Delete Amara Nwosu' })).toBeVisible()
    await expect(page.getByText('1 - 1 of 1')).toBeVisible()
    await page.goBack()

    await tab(page, 'Recent Activities').click()
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
    await tab(page, 'Departments').click()
    await page.getByRole('link', { name: 'View Neurology' }).click()
    await expect(heading(page, 'Departments')).toBeVisible()
    await expectTable(page, [{ 'Department Name': 'Neurology' }])
    await press(page, 'Add Department')
    await page.getByRole('textbox', { name: 'Department Name' }).fill('Aviation medicine')
    await press(page, 'Save')
    await press(page, 'Reset')
    await expectRow(page, 'Aviation medicine')

    await page.getByRole('link', { name: 'Home', exact: true }).click()
    await tab(page, 'Departments').click()
    await expectRow(page, 'Aviation medicine', '0')
    await tab(page, 'Recent Activities').click()
    await expectRow(page, 'Asha Menon', 'Added the department Aviation medicine', 'just now')
    await page.reload()
    await expectRow(page, 'Asha Menon', 'Added the department Aviation medicine', 'just now')
  })
})
