import { authMessages } from '@/contracts/auth'
import {
  expect,
  expectRow,
  expectToast,
  faults,
  heading,
  startWith,
  stored,
  test,
  unsignedToken,
} from './fixtures'
import { expectLogin, logIn, store } from './login-page'

const seconds = 1000

const session = (payload: Record<string, unknown>) =>
  JSON.stringify({ token: unsignedToken(payload) })

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600

test('the session that there is not, or no more, leads to the login page and back', async ({
  page,
  fault,
  healed,
  signIn,
}) => {
  await test.step('without a session every screen leads to the login page, and back after signing in', async () => {
    await page.goto('/admin/department?q=neuro#top')
    await expectLogin(page, '/admin/department?q=neuro#top')
    await logIn(page)
    await expect(heading(page, 'Departments')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/department\?q=neuro#top$/)
    for (const path of ['/', '/admin/roles', '/no/such/page']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(path)
      await expectLogin(page, path)
    }
  })

  await test.step('a refused call ends it, and signing in leads back', async () => {
    await signIn()
    await page.goto('/')
    fault(faults.sessionRefused('list departments'))
    await page.getByRole('navigation').getByRole('link', { name: 'Department' }).click()
    await expectLogin(page, '/admin/department')
    expect(await stored(page, 'userInfo')).toBeNull()
    healed()
    await logIn(page)
    await expectRow(page, 'Neurology')
  })

  await test.step('more than a minute of inactivity ends it when the page is loaded, and at the next navigation', async () => {
    const rest = () => store(page, 'lastActivityTime', String(Date.now() - 61 * seconds))
    await page.getByRole('button', { name: 'profile' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
    await rest()
    await page.reload()
    await expectLogin(page, '/admin/profile')
    expect(await stored(page, 'userInfo')).toBeNull()
    await logIn(page)
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.getByRole('link', { name: 'Chat with AI' }).click()
    await expect(heading(page, 'AI Chat')).toBeVisible()
    await rest()
    await page.goBack()
    await expectLogin(page, '/admin/profile')
  })
})

test('what the guard finds in local storage may be anything', async ({ page }) => {
  await test.step('a token that has run out is no session, and nothing is said', async () => {
    await startWith(page, { userInfo: session({ exp: inHours(-1), roles: ['admin'] }) })
    await page.goto('/')
    await expectLogin(page, '/')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('a token that cannot be read is told as invalid, once', async () => {
    await startWith(page, { userInfo: '{"token":"onlyone"}' })
    await page.goto('/admin/profile')
    await expectToast(page, authMessages.invalidToken)
    await expectLogin(page, '/admin/profile')
    expect(await stored(page, 'userInfo')).toBeNull()
    await page.reload()
    await expectLogin(page, '/admin/profile')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('the other keys may hold anything', async () => {
    await startWith(page, {
      userInfo: session({ exp: inHours(1), roles: 'admin', name: 7 }),
      lastActivityTime: 'soon',
      isDarkMode: 'perhaps',
      isExpandAdmin: '{',
      resetEmail: '',
      enteredOtp: '{}',
    })
    await page.addInitScript(() => sessionStorage.setItem('notices', '[1'))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'profile' })).toBeVisible()
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0)
  })
})

test('time passes by who is at work, and by a token that runs out', async ({ page, signIn }) => {
  await test.step('a person at work is no inactive one: mouse, keys, scrolling and touch are written down, at most once a second', async () => {
    await page.clock.install()
    await signIn()
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const activities = {
      mouse: () => page.mouse.move(200 + Math.random() * 100, 300),
      key: () => page.keyboard.press('Shift'),
      scroll: () => page.evaluate(() => document.dispatchEvent(new Event('scroll'))),
      touch: () => page.evaluate(() => document.body.dispatchEvent(new Event('touchstart'))),
    }
    for (const [name, act] of Object.entries(activities)) {
      await page.clock.fastForward(5 * seconds)
      const before = Number(await stored(page, 'lastActivityTime'))
      await act()
      const after = Number(await stored(page, 'lastActivityTime'))
      expect(after, name).toBeGreaterThanOrEqual(before + 1 * seconds)
      await page.evaluate(() => localStorage.setItem('lastActivityTime', String(Date.now() - 300)))
      const recent = await stored(page, 'lastActivityTime')
      await act()
      expect(await stored(page, 'lastActivityTime'), `${name}, again at once`).toBe(recent)
    }
  })

  await test.step('a token that runs out is noticed within a minute, on the page where one is', async () => {
    const now = await page.evaluate(() => Date.now())
    await startWith(page, {
      userInfo: session({ exp: Math.floor(now / 1000) + 90, roles: ['doctor'] }),
      lastActivityTime: String(now),
    })
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.clock.runFor(60 * seconds)
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.clock.runFor(60 * seconds)
    await expectLogin(page, '/admin/profile')
    expect(await stored(page, 'userInfo')).toBeNull()
  })
})
