import { authMessages } from '@shared/contracts/auth'
import { expect, signIn, test } from './fixtures'

test.use({ clinicOf: 'forgotten password', sendsMail: true })

test.describe('Sign in on a server', () => {
  test('Pharmacist: resets a forgotten password with the code that was mailed', async ({
    page,
    clinic,
  }) => {
    await page.goto('/login')
    await page.getByText('Forgot Password').click()
    await page.getByLabel('Email').fill('pharmacist@rounds.example')
    await page.getByRole('button', { name: 'Send Reset Link' }).click()
    await expect(page).toHaveURL(/\/verification/)

    const code = () =>
      /\b(\d{6})\b/.exec(clinic.mailedTo('pharmacist@rounds.example').join('\n'))?.[1] ?? ''
    await expect.poll(code).toMatch(/^\d{6}$/)
    await expect(page.getByRole('textbox').first()).toBeFocused()
    await page.keyboard.type(code())
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page).toHaveURL(/\/resetPassword/)

    await page.getByLabel('New Password', { exact: true }).fill('a password of my own')
    await page.getByLabel('Re-Enter Password', { exact: true }).fill('a password of my own')
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(page.getByText(authMessages.resetDone)).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
    await signIn(page, 'pharmacist', 'a password of my own')
    await expect(page.getByRole('navigation').getByText('Admin')).toHaveCount(0)
  })
})
