import { expectAccessible } from './axe'
import { expect, test } from './fixtures'

const views = [
  ['/login', 'Sign in', 'Sign Me In'],
  ['/login?view=forgot', 'Reset your password', 'Send Reset Link'],
  ['/verification', 'Enter your code', 'Verify'],
  ['/resetPassword', 'Choose a new password', 'Reset Password'],
] as const

test('the screens before signing in are accessible, and fit a narrow screen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('resetEmail', 'a.person.with.a.long.name@rounds.example')
    localStorage.setItem('enteredOtp', '123456')
  })
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [path, title, send] of views)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Rounds`)
      // With the messages of the fields on show.
      await page.getByRole('button', { name: send, exact: true }).click()
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
      await expectAccessible(page, title)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
})
