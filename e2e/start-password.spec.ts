import type { Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { ownPasswordMessages as words } from '@/contracts/own-password'
import { staffMessages } from '@/contracts/staff'
import { expectAccessible } from './axe'
import {
  expect,
  expectSuccess,
  expectToast,
  faults,
  heading,
  press,
  stored,
  test,
} from './fixtures'
import { expectLogin, logIn, logOut } from './login-page'
import { fillUser } from './user-form'

const form = (page: Page) => heading(page, 'Choose your own password')
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('a new colleague chooses a password before anything else, and signs in with it from then on', async ({
  page,
  signInToRecords,
  fault,
  healed,
}) => {
  await test.step('a session that is asked for a password shows the form at once, and can be ended', async () => {
    await signInToRecords()
    fault(
      faults.says('list staff', 403, {
        message: words.required,
        error: 'password_change_required',
      }),
    )
    await page.goto('/admin/staffs')
    await expect(form(page)).toBeVisible()
    await press(page, 'Logout')
    await expectToast(page, authMessages.loggedOut)
    await expectLogin(page)
    expect(await stored(page, 'userInfo')).toBeNull()
  })

  await test.step('who is new chooses one before anything else, and signs in with it from then on', async () => {
    healed()
    await logIn(page)
    await page.getByRole('link', { name: 'Staff', exact: true }).click()
    await page.getByRole('link', { name: 'New', exact: true }).click()
    await expect(page.getByText('A start password')).toBeVisible()
    await fillUser(page)
    await press(page, 'Create User')
    await expectSuccess(page, staffMessages.created)
    await logOut(page)

    await page.goto('/')
    await logIn(page, 'nhaidari', 'secret-1')
    await expect(form(page)).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.goto('/bookappoinment')
    await expect(form(page)).toBeVisible()
    await expect(field(page, 'Current Password')).toBeFocused()
    await expectAccessible(page, 'start password')

    await press(page, 'Change Password')
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(words.currentRequired)
    await field(page, 'Current Password').fill('secret-2')
    await field(page, 'New Password').fill('noor-own-1')
    await field(page, 'Re-Enter Password').fill('noor-own')
    await press(page, 'Change Password')
    await expect(field(page, 'Re-Enter Password')).toHaveAccessibleDescription(
      authMessages.passwordMismatch,
    )
    await field(page, 'Re-Enter Password').fill('noor-own-1')
    await press(page, 'Change Password')
    await expect(field(page, 'Current Password')).toHaveAccessibleDescription(words.currentWrong)
    await expect(field(page, 'Current Password')).toBeFocused()
    await field(page, 'Current Password').fill('secret-1')
    await page.keyboard.press('Enter')
    await expectToast(page, words.changed)
    await expect(heading(page, 'Book Appointment')).toBeVisible()

    await logOut(page)
    await logIn(page, 'nhaidari', 'secret-1')
    await expectToast(page, 'Invalid username or password')
    await logIn(page, 'nhaidari', 'noor-own-1')
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })
})
