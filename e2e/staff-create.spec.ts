import { staffMessages as words } from '@/contracts/staff'
import { answer, expect, expectDialog, expectRow, expectSuccess, heading, press } from './fixtures'
import { logOut } from './login-page'
import { discard, filter, test } from './staff-page'
import { field, fillUser, password } from './user-form'

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/staffs?q=noor')
  await page.getByRole('link', { name: 'New', exact: true }).click()
  await expect(heading(page, 'Create User')).toBeVisible()
})

test('Create User makes a user once, and asks before it throws a name away', async ({ page }) => {
  await test.step('it asks for all eight fields, in the words for each, and goes to the first', async () => {
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      'Users/Create User',
    )
    await expect(page.getByRole('radio', { name: 'Active', exact: true })).toBeChecked()
    await press(page, 'Create User')
    for (const [label, message] of [
      ['First Name', words.firstNameRequired],
      ['Last Name', words.lastNameRequired],
      ['Email', words.emailInvalid],
      ['Username', words.usernameRequired],
      ['Phone', words.phoneInvalid],
    ] as const) {
      await expect(field(page, label)).toHaveAccessibleDescription(message)
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    }
    for (const [label, message] of [
      ['Role', words.roleRequired],
      ['Department', words.departmentRequired],
    ] as const)
      await expect(filter(page, label)).toHaveAccessibleDescription(message)
    await expect(page.getByText(words.passwordTooShort)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveCount(1)
    await expect(field(page, 'First Name')).toBeFocused()

    await fillUser(page)
    await password(page).fill('12345')
    await field(page, 'Phone').fill('98765432101')
    await press(page, 'Create User')
    await expect(page.getByText(words.passwordTooShort)).toBeVisible()
    await expect(field(page, 'Phone')).toHaveAccessibleDescription(words.phoneInvalid)
    await expect(page.getByText(words.firstNameRequired)).toHaveCount(0)
  })

  await test.step('it says so, leads back, and the user is in the list; the password is kept nowhere', async () => {
    await fillUser(page)
    await page.getByRole('radio', { name: 'Inactive' }).check()
    await test.step('a taken username and email are refused at their fields, and what was typed is kept', async () => {
      await field(page, 'Username').fill('ANwosu')
      await field(page, 'Email').fill('anwosu@rounds.example')
      await press(page, 'Create User')
      await expect(field(page, 'Username')).toHaveAccessibleDescription(words.usernameTaken)
      await expect(field(page, 'Email')).toHaveAccessibleDescription(words.emailTaken)
      await expect(field(page, 'Last Name')).toHaveValue('Haidari')
      await field(page, 'Username').fill('nhaidari')
      await field(page, 'Email').fill('Noor@Rounds.example')
    })
    await press(page, 'Create User')
    await expectSuccess(page, words.created)
    await expect(page).toHaveURL(/\/admin\/staffs\?q=noor$/)
    await expectRow(page, 'Noor Haidari', 'nhaidari', 'Doctor', 'noor@rounds.example', '9876543210')
    await page.reload()
    await expectRow(page, 'Noor Haidari')
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    )
    expect(stored).toContain('nhaidari')
    expect(stored).not.toContain('secret-1')
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(field(page, 'First Name')).toHaveValue('')
  })

  await test.step('it asks before it throws a name away, at Cancel, by the menu or by Back, but not as a session ends', async () => {
    await field(page, 'Phone').fill('98')
    await press(page, 'Cancel')
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await page.goBack()
    await field(page, 'Phone').fill('98')
    await field(page, 'Username').fill('n')
    await press(page, 'Cancel')
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(field(page, 'Username')).toHaveValue('n')
    await press(page, 'Cancel')
    await answer(page, 'Yes, discard changes')
    await expect(heading(page, 'Staff Management')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: 'New', exact: true }).click()
    await field(page, 'First Name').fill('Noor')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(field(page, 'First Name')).toHaveValue('Noor')
    await page.goBack()
    await expectDialog(page, 'Discard changes?', discard)
    await answer(page, 'No, continue editing')
    await expect(page).toHaveURL(/\/admin\/staff\/create$/)
    await expect(field(page, 'First Name')).toHaveValue('Noor')
    await page.goBack()
    await answer(page, 'Yes, discard changes')
    await expect(heading(page, 'Staff Management')).toBeVisible()

    await page.getByRole('link', { name: 'New', exact: true }).click()
    await field(page, 'First Name').fill('Noor')
    await logOut(page)
  })
})
