import { expect, heading, test } from './fixtures'

test('screens for administrators tell a doctor so, and ask the server nothing', async ({
  page,
  signIn,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  await signIn('doctor')
  for (const screen of [
    ...['department', 'roles', 'working-time'],
    ...['staffs', 'staff/create', 'staff/edit?id=3', 'user/3'],
  ]) {
    await page.goto(`/admin/${screen}`)
    await expect(heading(page, 'No access'), screen).toBeVisible()
    await expect(page).toHaveTitle('No access · Rounds')
  }
  expect(calls).toEqual([])
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Department' })).toHaveCount(0)
})

test('the profile is for everyone, whatever they may do', async ({ page, signInWith }) => {
  await signInWith()
  await page.goto('/admin/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Your account holds no permissions.')
})
