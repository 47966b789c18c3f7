import { expect, expectRow, heading, openBeside, test } from './fixtures'
import { expectLogin, logIn, logOut, store } from './login-page'

// One person has several tabs; several people may have one browser.

test('what one tab does to the session is seen in the others', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn()
  await page.goto('/admin/department')
  const beside = await openBeside(page)
  const other = await context.newPage()
  await other.goto('/admin/profile')
  await expect(heading(other, 'Profile')).toBeVisible()

  await test.step('a logout in one is seen in the others, and a login lets them go on', async () => {
    await logOut(page)
    await expectLogin(page)
    await expectLogin(other, '/admin/profile')

    await logIn(page)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(heading(other, 'Profile')).toBeVisible()
  })

  await test.step('a storage that is cleared elsewhere ends the session here', async () => {
    await beside.evaluate(() => localStorage.clear())
    await expectLogin(page, '/')
    await expectLogin(other, '/admin/profile')
  })

  await test.step('another person signing in elsewhere is who is signed in here', async () => {
    await logIn(page)
    await page.getByRole('link', { name: 'Department', exact: true }).click()
    await expectRow(page, 'Neurology')
    await store(beside, 'userInfo', JSON.stringify({ token: await world.signIn('doctor') }))
    await expect(heading(page, 'No access')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0)
  })
})
