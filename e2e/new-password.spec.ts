import type { Page } from '@playwright/test'
import { authMessages as words } from '@/contracts/auth'
import { expect, expectToast, faults, press, stored, test } from './fixtures'
import { countCalls, email, open } from './password-page'

const begun = { resetEmail: email, enteredOtp: '123456' }
const first = (page: Page) => page.getByRole('textbox', { name: 'New Password' })
const again = (page: Page) => page.getByRole('textbox', { name: 'Re-Enter Password' })

test('the new password is typed twice, refused, and sent once with the e-mail and the code', async ({
  page,
  fault,
}) => {
  await test.step('it cannot be chosen without the e-mail address and the code', async () => {
    for (const missing of ['resetEmail', 'enteredOtp'] as const) {
      await open(page, '/resetPassword', { ...begun, [missing]: '' })
      await expectToast(page, words.resetIncomplete)
      await expect(page, missing).toHaveURL('/login')
    }
  })

  await test.step('it is typed twice, alike, and long enough', async () => {
    const calls = countCalls(page, '/api/auth/reset-password')
    await open(page, '/resetPassword', begun)
    await first(page).fill('12345')
    await again(page).fill('12345')
    await press(page, 'Reset Password')
    await expect(first(page)).toHaveAccessibleDescription(words.passwordTooShort)
    await first(page).fill('123456')
    await press(page, 'Reset Password')
    await expect(again(page)).toHaveAccessibleDescription(words.passwordMismatch)
    await expect(again(page)).toBeFocused()
    expect(calls()).toBe(0)

    await test.step('and can be seen, each field by itself, and can wait', async () => {
      const toggle = (description: string) =>
        page.getByRole('button', { name: 'Show characters', description }).click()
      await toggle('New Password')
      await expect(first(page)).toHaveAttribute('type', 'text')
      await expect(again(page)).toHaveAttribute('type', 'password')
      await toggle('Re-Enter Password')
      await toggle('New Password')
      await expect(first(page)).toHaveAttribute('type', 'password')
      await expect(again(page)).toHaveAttribute('type', 'text')
      await page.getByRole('link', { name: 'Back to Login' }).click()
      await expect(page).toHaveURL('/login')
    })
  })

  await test.step('one that is refused stays typed, and needs what was stored to be there still', async () => {
    await open(page, '/resetPassword', begun)
    await first(page).fill('secret-7')
    await again(page).fill('secret-7')
    await press(page, 'Reset Password')
    await expectToast(page, 'Invalid or expired OTP')
    await expect(again(page)).toHaveValue('secret-7')
    await expect(page).toHaveURL('/resetPassword')
    expect(await stored(page, 'enteredOtp')).toBe('123456')

    await page.evaluate(() => localStorage.clear())
    await press(page, 'Reset Password')
    await expectToast(page, words.resetInformationMissing)
    await expect(page).toHaveURL('/login')
  })

  await test.step('it is sent once, with the e-mail and the code', async () => {
    const slow = faults.held('reset password', {})
    fault(slow.handler)
    const calls = countCalls(page, '/api/auth/reset-password')
    await open(page, '/resetPassword', begun)
    await first(page).fill('secret-7')
    await again(page).fill('secret-7')
    const sent = page.waitForRequest('**/api/auth/reset-password')
    await page.getByRole('button', { name: 'Reset Password' }).dblclick()
    expect((await sent).postDataJSON()).toEqual({
      email,
      otp: '123456',
      newPassword: 'secret-7',
      confirmPassword: 'secret-7',
    })
    slow.release()
    await expect(page).toHaveURL('/login')
    expect(calls()).toBe(1)
  })
})
