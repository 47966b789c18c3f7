import { authMessages } from '@shared/contracts/auth'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { staffMessages } from '@shared/contracts/staff'
import {
  expect,
  expectRow,
  expectSuccess,
  expectToast,
  faults,
  heading,
  press,
  test,
} from './fixtures'
import { expectLogin, logIn, logOut } from './login-page'
import { fillUser } from './user-form'

const email = 'admin@rounds.example'

test.describe('Sign in', () => {
  test('Admin: signs in by keyboard, and reaches the page that was opened', async ({
    page,
    openWorld,
  }) => {
    await openWorld('/admin/department?q=neuro&world=quiet')
    await expectLogin(page, '/admin/department?q=neuro')
    await expect(page.getByText(authMessages.askedFor)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeFocused()
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type('rounds-demo')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Departments')).toBeVisible()
    await expect(page).toHaveURL('/admin/department?q=neuro')
    await expectRow(page, 'Neurology')

    await page.goto('/login')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    await expect(page, 'a user who is signed in has no use for it').toHaveURL('/')

    await test.step('another host is no page to go on to: home is loaded as a new page', async () => {
      await logOut(page)
      await page.goto('/login?from=//evil.example/')
      await page.evaluate(() => Object.assign(window, { isOldPage: true }))
      await logIn(page)
      await expect(heading(page, 'Dashboard')).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false)
    })
  })

  test('Doctor: replaces a forgotten password with a mailed code', async ({
    page,
    openWorld,
    world,
  }) => {
    await openWorld('/login?world=quiet')
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByLabel('Email').fill(' Admin@Rounds.example ')
    await press(page, 'Send Reset Link')
    await expectToast(page, 'If an account with this e-mail exists, a code has been sent to it.')
    await expect(heading(page, 'Enter your code')).toBeVisible()
    await expect(page.getByText(`We sent a 6-digit code to ${email}.`)).toBeVisible()

    await world.settle()
    await expect(page.getByLabel('Digit 1')).toBeFocused()
    await page.keyboard.type(world.mailedCode(email) ?? '')
    await page.keyboard.press('Enter')
    await expectToast(page, authMessages.otpVerified)

    await expect(heading(page, 'Choose a new password')).toBeVisible()
    await page.getByLabel('New Password').fill('a-new-secret')
    await page.getByLabel('Re-Enter Password', { exact: true }).fill('a-new-secret')
    await press(page, 'Reset Password')
    await expectToast(page, authMessages.resetDone)

    await logIn(page, 'admin', 'rounds-demo')
    await expectToast(page, 'Invalid username or password')
    await logIn(page, 'admin', 'a-new-secret')
    await expect(heading(page, 'Dashboard')).toBeVisible()
  })

  test('New user: must choose a password at the first sign-in', async ({
    page,
    openWorld,
    fault,
  }) => {
    const form = heading(page, 'Choose your own password')
    const field = (label: string) => page.getByLabel(label, { exact: true })

    await test.step('the administrator creates the account with a start password', async () => {
      await openWorld('/admin/staff/create?world=quiet&as=admin')
      await expect(page.getByText('A start password')).toBeVisible()
      await fillUser(page)
      await press(page, 'Create User')
      await expectSuccess(page, staffMessages.created)
      await logOut(page)
    })

    await test.step('every page is the form until a password is chosen', async () => {
      await logIn(page, 'nhaidari', 'secret-1')
      await expect(form).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.goto('/bookappoinment')
      await expect(form).toBeVisible()
      await expect(field('Current Password')).toBeFocused()
      await field('Current Password').fill('secret-2')
      await field('New Password').fill('noor-own-1')
      await field('Re-Enter Password').fill('noor-own-1')
      await press(page, 'Change Password')
      await expect(field('Current Password')).toHaveAccessibleDescription(
        ownPasswordMessages.currentWrong,
      )
      await field('Current Password').fill('secret-1')
      await page.keyboard.press('Enter')
      await expectToast(page, ownPasswordMessages.changed)
      await expect(heading(page, 'Book Appointment')).toBeVisible()
    })

    await test.step('the start password signs in no more, the own one does', async () => {
      await logOut(page)
      await logIn(page, 'nhaidari', 'secret-1')
      await expectToast(page, 'Invalid username or password')
      await logIn(page, 'nhaidari', 'noor-own-1')
      await expect(heading(page, 'Dashboard')).toBeVisible()
    })

    await test.step('a session that is asked for a password meanwhile shows the form at once', async () => {
      const { required } = ownPasswordMessages
      const asked = { message: required, error: 'password_change_required' }
      fault(faults.says('list departments', 403, asked))
      await page.getByRole('link', { name: 'Book Appointment' }).click()
      await expect(form).toBeVisible()
    })
  })
})
