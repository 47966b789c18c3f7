import type { Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { stopTime } from './clock'
import {
  answer,
  expect,
  expectDialog,
  expectToast,
  faults,
  heading,
  stored,
  test,
} from './fixtures'
import { expectLogin, logIn } from './login-page'

async function askToLogOut(page: Page) {
  await page.getByRole('button', { name: 'profile' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  return expectDialog(page, 'Logout?', 'Are you sure you want to logout?')
}

test('logging out ends the session here and on the server', async ({
  page,
  world,
  fault,
  signIn,
  signInWith,
}) => {
  await signIn()
  await page.goto('/admin/profile')

  await test.step('asks first; Cancel and Escape change nothing', async () => {
    const dialog = await askToLogOut(page)
    await expect(dialog.getByText(authMessages.logoutLoses)).toBeVisible()
    // Something may be lost by it: a key pressed without reading loses nothing.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
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

  await test.step('ends the session and goes to the login page, where the toast still stands', async () => {
    await askToLogOut(page)
    await page.clock.install()
    await stopTime(page)
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

  await test.step('ends the session on the server, which another one of the same person outlives', async () => {
    await logIn(page)
    const dialog = await askToLogOut(page)
    await expect(dialog.getByText(authMessages.logoutLoses)).toHaveCount(0)
    const { token }: { token: string } = JSON.parse((await stored(page, 'userInfo')) ?? '{}')
    const another = await world.signIn('admin')
    const statusWith = async (bearer: string) =>
      (
        await world.api.request('/api/department', {
          headers: { authorization: `Bearer ${bearer}` },
        })
      ).status
    expect(await statusWith(token)).toBe(200)
    await answer(page, 'OK')
    await expectLogin(page)
    await expect.poll(() => statusWith(token)).toBe(401)
    expect(await statusWith(another)).toBe(200)
  })

  await test.step('ends it here where the server cannot be told, and says so', async () => {
    await logIn(page)
    await askToLogOut(page)
    fault(faults.dropped('logout'))
    await answer(page, 'OK')
    await expectToast(page, 'You are logged out here, but the server could not be told')
    await expectLogin(page)
    expect(await stored(page, 'userInfo')).toBeNull()
  })

  await test.step('asks nothing of a host whose login did not offer it', async () => {
    await signInWith('doctor', 'doctor_dashboard')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/admin/profile')
    await askToLogOut(page)
    await answer(page, 'OK')
    await expectToast(page, 'You have been logged out successfully.')
    await expectLogin(page)
    expect(asked.filter((url) => url.includes('/api/auth/'))).toEqual([])
  })
})
