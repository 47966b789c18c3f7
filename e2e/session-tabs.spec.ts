import { expect, expectRow, heading, openBeside, test } from './fixtures'
import { expectLogin, logIn, logOut, store } from './login-page'

// One person has several tabs; several people may have one browser.

test('a logout in one is seen in the others, and a login lets them go on', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/department')
  const other = await context.newPage()
  await other.goto('/admin/profile')
  await expect(heading(other, 'Profile')).toBeVisible()

  await logOut(page)
  await expectLogin(page)
  await expectLogin(other, '/admin/profile')

  await logIn(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(heading(other, 'Profile')).toBeVisible()
})

test('a storage that is cleared elsewhere ends the session here', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  const other = await openBeside(page)
  await other.evaluate(() => localStorage.clear())
  await expectLogin(page, '/admin/profile')
})

test('another person signing in elsewhere is who is signed in here', async ({
  page,
  signIn,
  world,
}) => {
  await signIn('admin')
  await page.goto('/admin/department')
  await expectRow(page, 'Neurology')
  const other = await openBeside(page)
  await store(other, 'userInfo', JSON.stringify({ token: await world.signIn('doctor') }))
  await expect(heading(page, 'No access')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0)
})
