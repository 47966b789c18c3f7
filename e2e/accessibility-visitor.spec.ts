import { authMessages } from '@shared/contracts/auth'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { phone, test } from './axe'
import {
  answer,
  button,
  expect,
  expectDialog,
  expectToast,
  faults,
  heading,
  press,
  profile,
} from './fixtures'
import { locked, rest, unlock } from './lock-page'
import { logIn } from './login-page'

test.describe('Accessibility', () => {
  test('Visitor and doctor: signing in, the menus and the error pages, on a phone', async ({
    page,
    openWorld,
    world,
    fault,
    healed,
    check,
    console: said,
  }) => {
    await page.setViewportSize(phone)

    await test.step('signing in and a new password', async () => {
      await openWorld('/login?world=demo')
      await press(page, 'Sign Me In')
      await check('sign in with messages at its fields')
      await logIn(page, 'admin', 'wrong')
      await expectToast(page, 'Invalid username or password')
      await check('sign in with a warning')
      await page.getByText('Forgot Password').click()
      await press(page, 'Send Reset Link')
      await check('forgotten password')
      fault(faults.silent('forgot password'))
      await page.getByLabel('Email').fill('doctor@rounds.example')
      await press(page, 'Send Reset Link')
      await expectToast(page, authMessages.forgotFailed)
      healed()
      await press(page, 'Send Reset Link')
      await expect(heading(page, 'Enter your code')).toBeVisible()
      await press(page, 'Verify')
      await check('verification with toasts of an error and of success')
      await world.settle()
      await page.getByLabel('Digit 1').focus()
      await page.keyboard.type(world.mailedCode('doctor@rounds.example') ?? '')
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Choose a new password')).toBeVisible()
      await press(page, 'Reset Password')
      await check('new password with messages at its fields')
    })

    await test.step('the header, its menus and the profile', async () => {
      await openWorld('/admin/profile?world=demo&as=doctor')
      await expect(page.getByRole('region', { name: 'Signed in' })).toBeVisible()
      await check('profile')
      await page.getByRole('switch', { name: /mode/i }).click()
      await expectDialog(page, 'Change Mode?')
      await check('confirmation')
      await answer(page, 'Cancel')
      await profile(page).click()
      await expect(page.getByRole('menuitem', { name: 'Help' })).toBeVisible()
      await check('profile menu')
      await page.getByRole('menuitem', { name: 'Help' }).click()
      await expectDialog(page, 'Help')
      await check('help')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.keyboard.press('?')
      await expectDialog(page, 'Keyboard Shortcuts')
      await check('keys of the screen')
      await page.keyboard.press('Escape')
      await button(page, 'Open menu').click()
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible()
      await check('menu drawer')
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('dialog', { name: 'Find or do' }).getByRole('combobox').fill('priya')
      await expect(page.getByRole('option', { name: /^Priya Nair/ })).toBeVisible()
      await check('palette with a patient')
      await page.keyboard.press('Escape')
    })

    await test.step('a locked page, and a password that has to be chosen', async () => {
      await rest(page)
      await check('locked')
      await unlock(page)
      await expect(locked(page)).toBeHidden()
      fault(
        faults.says('list own sessions', 403, {
          message: ownPasswordMessages.required,
          error: 'password_change_required',
        }),
      )
      await page.reload()
      await expect(heading(page, 'Choose your own password')).toBeVisible()
      await press(page, 'Change Password')
      await check('own password with messages at its fields')
      healed()
    })

    await test.step('places that are not for this person, not there, or broken', async () => {
      await openWorld('/admin/roles?world=demo&as=doctor')
      await expect(heading(page, 'No access')).toBeVisible()
      await check('no access')
      await page.goto('/nowhere')
      await expect(heading(page, /./)).toBeVisible()
      await check('unknown address')
      // A part of a build, or of the development server.
      await page.route(/\/assets\/profile-|\/profile-page\.tsx/, (route) => route.abort())
      await page.goto('/admin/profile')
      // The router loads the page again once where a part of it does not come.
      await expect(async () => {
        await expect(heading(page, 'Something went wrong')).toBeVisible()
        await check('error page')
      }).toPass()
      // React and the router report the failed import to the console, as they should.
      said.length = 0
    })
  })
})
