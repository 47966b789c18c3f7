import { authMessages as words } from '@/contracts/auth'
import { expect, expectToast, faults, press, stored, test } from './fixtures'
import { boxes, countCalls, email } from './password-page'

test('a forgotten password is replaced by way of a code', async ({ page, world }) => {
  await page.goto('/login')
  await page.getByText('Forgot Password').click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(' Admin@Rounds.example ')
  await press(page, 'Send Reset Link')
  await expectToast(page, 'If an account with this e-mail exists, a code has been sent to it.')
  await expect(page).toHaveURL('/verification')
  expect(await stored(page, 'resetEmail')).toBe(email)

  await world.settle()
  const code = world.mailedCode(email) ?? ''
  await expect(boxes(page)).toHaveCount(6)
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectToast(page, words.otpVerified)
  await expect(page).toHaveURL('/resetPassword')
  expect(await stored(page, 'enteredOtp')).toBe(code)

  await page.getByLabel('New Password').fill('a-new-secret')
  await page.getByLabel('Re-Enter Password', { exact: true }).fill('a-new-secret')
  await press(page, 'Reset Password')
  await expectToast(page, words.resetDone)
  await expect(page).toHaveURL('/login')
  expect(await stored(page, 'resetEmail')).toBeNull()
  expect(await stored(page, 'enteredOtp')).toBeNull()

  await page.getByRole('textbox', { name: 'Username' }).fill('admin')
  await page.getByRole('textbox', { name: 'Password' }).fill('a-new-secret')
  await press(page, 'Sign Me In')
  await expect(page).toHaveURL('/')
})

test('asking for a code takes an e-mail address, and another code needs it too', async ({
  page,
  fault,
  healed,
  world,
}) => {
  await test.step('another code needs the e-mail address, as verifying does', async () => {
    await page.goto('/verification')
    await press(page, 'Resend OTP')
    await expectToast(page, words.emailMissingOnResend)
    await page.getByLabel('Digit 1').focus()
    await page.keyboard.type('123456')
    await press(page, 'Verify')
    await expectToast(page, words.emailMissing)
    await expect(page).toHaveURL('/login')

    await test.step('asking for one takes an e-mail address, says why it fails, and asks once', async () => {
      const box = page.getByLabel('Email')
      const calls = countCalls(page, '/api/auth/forgot-password')
      await page.goto('/login?from=%2Fadmin%2Froles')
      await page.getByText('Forgot Password').click()
      for (const typed of ['', 'nobody', 'nobody@']) {
        await box.fill(typed)
        await press(page, 'Send Reset Link')
        await expect(box).toHaveAccessibleDescription(words.emailInvalid)
      }
      expect(calls()).toBe(0)
      await press(page, 'Cancel')
      await expect(page.getByLabel('Username')).toBeFocused()
      await expect(page).toHaveURL('/login?from=%2Fadmin%2Froles')

      await page.getByText('Forgot Password').click()
      fault(faults.says('forgot password', 429, { message: 'Too soon' }))
      await box.fill(email)
      await press(page, 'Send Reset Link')
      const toast = await expectToast(page, 'Too soon')
      expect((await toast.boundingBox())?.y).toBeGreaterThan(400)
      await expect(box).toHaveValue(email)
      expect(await stored(page, 'resetEmail')).toBeNull()
      healed()

      const slow = faults.held('forgot password', {})
      fault(slow.handler)
      await page.getByRole('button', { name: 'Send Reset Link' }).dblclick()
      await expect(page.getByRole('status')).toBeVisible()
      slow.release()
      await expect(page).toHaveURL('/verification')
      expect(calls()).toBe(2)
    })

    await test.step('another is sent on request, or told of in the same words always', async () => {
      healed()
      fault(faults.says('forgot password', 500, { message: 'No mail today' }))
      await press(page, 'Resend OTP')
      await expectToast(page, words.otpResendFailed)
      healed()
      await press(page, 'Resend OTP')
      await expectToast(page, words.otpResent)
      await world.settle()
      expect(world.mailedCode(email)).toMatch(/^\d{6}$/)
      await page.getByText('Use another email').click()
      await expect(page.getByLabel('Email')).toBeFocused()
    })
  })
})
