import { staffMessages as words } from '@/contracts/staff'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectSuccess,
  heading,
  pick,
  press,
} from './fixtures'
import { discard, filter, test } from './staff-page'

test('a user is a page, which leads on to the form that changes role, department and status', async ({
  page,
}) => {
  await test.step('an address of nobody says so, and leads back', async () => {
    for (const path of ['user/999', 'staff/edit?id=999', 'staff/edit']) {
      await page.goto(`/admin/${path}`)
      await expect(page.getByText(words.notFound), path).toBeVisible()
    }
    await page.getByRole('link', { name: 'Back to Users' }).click()
    await expectRow(page, 'Amara Nwosu')
  })

  await test.step('one user is a page, which leads on to the form; it asks before it throws a change away', async () => {
    await page.goto('/admin/user/3')
    await expect(heading(page, 'Chiara Russo')).toBeVisible()
    await expect(page).toHaveTitle(/Chiara Russo/)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(heading(page, 'Edit User')).toBeVisible()
    await pick(page, 'Role', 'Manager')
    await press(page, 'Cancel')
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'Yes, discard changes')
    await expect(heading(page, 'Edit User')).toBeHidden()
    await page.getByRole('link', { name: 'Staff', exact: true }).click()
    await expectRow(page, 'Chiara Russo', 'Staff')
  })

  await test.step('Edit User changes role, department and status, and nothing else', async () => {
    await page.getByLabel('Page size').selectOption('25')
    await expect(page).toHaveURL(/size=25$/)
    await page.getByRole('link', { name: 'Edit Chiara Russo' }).click()
    await expect(heading(page, 'Edit User')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/staff\/edit\?id=3$/)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Users/Edit User')
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(filter(page, 'Role')).toHaveValue('Staff')
    await expect(filter(page, 'Department')).toHaveValue('Urology')
    await filter(page, 'Role').click()
    await expect(page.getByRole('option', { name: 'Super Admin' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Manager' }).click()
    await pick(page, 'Department', 'ENT')
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await press(page, 'Update')
    await expectSuccess(page, words.created)
    await expect(page).toHaveURL(/\/admin\/staffs\?size=25$/)
    await expectRow(page, 'Chiara Russo', 'crusso', 'Manager', 'Pune')

    await page.getByRole('table').getByRole('link', { name: 'Chiara Russo', exact: true }).click()
    const details = page.getByRole('region', { name: 'Details' })
    for (const text of [
      'Manager',
      'ENT',
      'Inactive',
      'Pune',
      'crusso@rounds.example',
      '7405678021',
    ])
      await expect(details).toContainText(text)
  })
})
