import type { Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  openBeside,
  test,
  unsignedToken,
} from './fixtures'

const seconds = 1000
const minutes = 60 * seconds

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

const store = (page: Page, key: string, value: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const)

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

/** Starts the browser with exactly this in its local storage. */
const startWith = (page: Page, items: Record<string, string>) =>
  page.addInitScript((items) => {
    if (sessionStorage.getItem('started')) return
    sessionStorage.setItem('started', 'yes')
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, items)

const session = (payload: Record<string, unknown>) =>
  JSON.stringify({ token: unsignedToken(payload) })

const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600

async function logIn(page: Page) {
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('rounds-demo')
  await page.getByRole('button', { name: 'Sign Me In' }).click()
}

/** The login page stands, with the way back. */
const expectLogin = async (page: Page, from?: string) => {
  await expect(page.getByRole('button', { name: 'Sign Me In' })).toBeVisible()
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/login')
  expect(searchParams.get('from')).toBe(from ?? null)
}

test('without a session every screen leads to the login page, and back after signing in', async ({
  page,
}) => {
  await page.goto('/admin/department?q=neuro#top')
  await expectLogin(page, '/admin/department?q=neuro#top')
  await logIn(page)
  await expect(heading(page, 'Departments')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/department\?q=neuro#top$/)
  for (const path of ['/', '/admin/profile', '/admin/roles', '/no/such/page']) {
    await page.evaluate(() => localStorage.clear())
    await page.goto(path)
    await expectLogin(page, path)
  }
})

test('a session of the login answer is kept with access_token beside its token', async ({
  page,
}) => {
  await page.goto('/login')
  await logIn(page)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const info: Record<string, unknown> = JSON.parse((await stored(page, 'userInfo')) ?? '')
  expect(info.token).toEqual(expect.any(String))
  expect(info.access_token).toBe(info.token)
  expect(Number(await stored(page, 'lastActivityTime'))).toBeGreaterThan(Date.now() - minutes)
})

test.describe('what the guard finds in local storage', () => {
  const silent = {
    'an expired token': session({ exp: inHours(-1), roles: ['admin'] }),
    'a token that says no end': session({ roles: ['admin'] }),
    'no token': '{"name":"Asha"}',
    'an empty token': '{"token":""}',
    'what is not JSON': '{token',
    'a bare text': '"hello"',
    null: 'null',
  }
  for (const [what, userInfo] of Object.entries(silent))
    test(`${what} is no session, and nothing is said`, async ({ page }) => {
      await startWith(page, { userInfo })
      await page.goto('/')
      await expectLogin(page, '/')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

  const invalid = {
    'a token that is no text': '{"token":12}',
    'a token with a part missing': '{"token":"onlyone"}',
    'a token of bad base64': '{"token":"a.%%%.c"}',
    'a token of bad JSON': `{"token":"a.${Buffer.from('{"exp"').toString('base64url')}.c"}`,
  }
  for (const [what, userInfo] of Object.entries(invalid))
    test(`${what} is told as invalid, once`, async ({ page }) => {
      await startWith(page, { userInfo })
      await page.goto('/admin/profile')
      await expectToast(page, authMessages.invalidToken)
      await expectLogin(page, '/admin/profile')
      expect(await stored(page, 'userInfo')).toBeNull()
      await page.reload()
      await expectLogin(page, '/admin/profile')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })

  test('the other keys may hold anything', async ({ page }) => {
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

test.describe('inactivity', () => {
  test('of more than a minute ends the session when the page is loaded', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await store(page, 'lastActivityTime', String(Date.now() - 61 * seconds))
    await page.reload()
    await expectLogin(page, '/admin/profile')
    expect(await stored(page, 'userInfo')).toBeNull()
  })

  test('of less than a minute ends nothing', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/profile')
    await store(page, 'lastActivityTime', String(Date.now() - 45 * seconds))
    await page.reload()
    await expect(heading(page, 'Profile')).toBeVisible()
  })

  test('of more than a minute ends it at the next navigation', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await page.getByRole('link', { name: 'Chat with AI' }).click()
    await expect(heading(page, 'AI Chat')).toBeVisible()
    await store(page, 'lastActivityTime', String(Date.now() - 61 * seconds))
    await page.goBack()
    await expectLogin(page, '/')
  })

  test('is no matter for a person at work: mouse, keys, scrolling and touch are written down, at most once a second', async ({
    page,
    signIn,
  }) => {
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
})

test('a token that runs out is noticed within a minute, on the page where one is', async ({
  page,
}) => {
  await page.clock.install()
  await startWith(page, {
    userInfo: session({ exp: Math.floor(Date.now() / 1000) + 90, roles: ['doctor'] }),
    lastActivityTime: String(Date.now()),
  })
  await page.goto('/admin/profile')
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.clock.runFor(60 * seconds)
  await expect(heading(page, 'Profile')).toBeVisible()
  await page.clock.runFor(60 * seconds)
  await expectLogin(page, '/admin/profile')
  expect(await stored(page, 'userInfo')).toBeNull()
})

test('a refused call ends the session, and signing in leads back', async ({
  page,
  signIn,
  fault,
  healed,
}) => {
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

test.describe('several tabs', () => {
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

    await page.getByRole('button', { name: 'profile' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await answer(page, 'OK')
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
})

test.describe('logging out', () => {
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
})

test.describe('screens for administrators', () => {
  for (const path of ['/admin/department', '/admin/roles', '/admin/working-time'])
    test(`${path} tells a doctor that there is no access, and asks the server nothing`, async ({
      page,
      signIn,
    }) => {
      const calls: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
      })
      await signIn('doctor')
      await page.goto(path)
      await expect(heading(page, 'No access')).toBeVisible()
      await expect(page).toHaveTitle('No access · Rounds')
      expect(calls).toEqual([])
      await page.getByRole('link', { name: 'Go to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('link', { name: 'Department' })).toHaveCount(0)
    })
})

for (const who of ['admin', 'doctor', 'patient', 'receptionist', 'pharmacist', 'lab'])
  test(`the profile is for everyone: ${who}`, async ({ page, signIn }) => {
    await signIn(who)
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
  })
