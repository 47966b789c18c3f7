import { answer, expect, expectDialog, expectToast, heading, stored, test } from './fixtures'
import { expectLogin } from './login-page'

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/profile')
  await page.getByRole('button', { name: 'profile' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectDialog(page, 'Logout?', 'Are you sure you want to logout?')
})

test('asks first; Cancel and Escape change nothing', async ({ page }) => {
  await answer(page, 'Cancel')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'profile' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
  await expectDialog(page, 'Logout?')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heading(page, 'Profile')).toBeVisible()
  expect(await stored(page, 'userInfo')).not.toBeNull()
})

test('ends the session and goes to the login page, where the toast still stands', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await answer(page, 'OK')
  const toast = await expectToast(page, 'You have been logged out successfully.')
  await expectLogin(page)
  expect(await stored(page, 'userInfo')).toBeNull()
  expect(await stored(page, 'lastActivityTime')).toBeNull()
  await page.clock.runFor(1400)
  await expect(toast).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await page.goBack()
  await expectLogin(page, '/admin/profile')
})
