import type { Locator, Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { departmentMessages } from '@/contracts/departments'
import {
  answer,
  expect,
  expectDialog,
  expectSuccess,
  expectToast,
  faults,
  openBeside,
  rowAction,
  test,
} from './fixtures'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'mode' })
const bell = (page: Page) => page.getByRole('button', { name: 'notifications' })

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

const openProfileMenu = (page: Page) => page.getByRole('button', { name: 'profile' }).click()

/** Stops the page's time: from here on it goes by `page.clock.runFor` alone, however slow the machine. */
const stopTime = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** Lets the page's time go, in small steps, until this is on the screen. */
const appears = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.runFor(20)
    await expect(locator).toBeVisible({ timeout: 500 })
  }).toPass()

async function box(locator: Locator) {
  const found = await locator.boundingBox()
  if (!found) throw new Error('The element is not on the screen')
  return found
}

test.describe('the frame', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
  })

  test('has the brand, with a logo of 60 px, which leads home', async ({ page }) => {
    const brand = page.getByRole('banner').getByRole('link', { name: 'Rounds' })
    const logo = await box(brand.locator('img'))
    expect([logo.width, logo.height]).toEqual([60, 60])
    await expect(brand.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
    await brand.click()
    await expect(page).toHaveURL('/')
    await expect(page).toHaveTitle(/· Rounds$/)
  })

  test('has a footer with the copyright line', async ({ page }) => {
    await expect(page.getByRole('contentinfo')).toHaveText('© 2025 Rounds. All rights reserved.')
  })

  test('begins with a way past the menu', async ({ page }) => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL('/admin/profile')
  })

  test('has a word for every address that no page has', async ({ page }) => {
    await page.goto('/no/such/page')
    await expect(heading(page, 'Page not found')).toBeVisible()
    await expect(page).toHaveTitle('Page not found · Rounds')
    await expect(mainMenu(page)).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('the side menu', () => {
  test('highlights the open page alone', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const current = mainMenu(page).locator('[aria-current]')
    await expect(current).toHaveText(['Home'])
    for (const [item, title] of [
      ['Roles', 'Role Management'],
      ['Department', 'Departments'],
      ['Working Time', 'Working Times'],
    ] as const) {
      await mainMenu(page).getByRole('link', { name: item }).click()
      await expect(heading(page, title)).toBeVisible()
      await expect(current).toHaveText([item])
    }
    await page.getByRole('searchbox').fill('night')
    await expect(page).toHaveURL(/q=night/)
    await expect(current).toHaveText(['Working Time'])
    await openProfileMenu(page)
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(current).toHaveCount(0)
  })

  test('keeps whether the Admin group is expanded', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const group = mainMenu(page).getByRole('button', { name: 'Admin' })
    const roles = mainMenu(page).getByRole('link', { name: 'Roles' })
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await expect(roles).toBeVisible()
    await group.click()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(roles).toBeHidden()
    expect(await stored(page, 'isExpandAdmin')).toBe('false')
    await page.reload()
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(roles).toBeHidden()
    await group.press('Enter')
    await expect(roles).toBeVisible()
    expect(await stored(page, 'isExpandAdmin')).toBe('true')
  })

  for (const who of ['doctor', 'patient', 'receptionist', 'pharmacist', 'lab'])
    test(`has no Admin group for the ${who}`, async ({ page, signIn }) => {
      await signIn(who)
      await page.goto('/')
      await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toBeVisible()
      await expect(page.getByText('Admin', { exact: true })).toHaveCount(0)
    })

  test('stands in a drawer where the window is narrow', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signIn()
    await page.goto('/')
    await expect(mainMenu(page)).toBeHidden()
    const opener = page.getByRole('button', { name: 'Open menu' })
    await opener.click()
    const drawer = await expectDialog(page, 'Menu')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await drawer.getByRole('link', { name: 'Department' }).click()
    await expect(drawer).toBeHidden()
    await expect(heading(page, 'Departments')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('dark mode', () => {
  test('is asked for, saved, told, and there after the reload', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await page.clock.install()
    await page.evaluate(() =>
      window.addEventListener('storage', (event) => {
        sessionStorage.setItem('told', `${event.key}`)
      }),
    )
    for (const [mode, theme, flag] of [
      ['Dark', 'dark', 'true'],
      ['Light', 'light', 'false'],
    ] as const) {
      await expect(modeSwitch(page)).toBeVisible()
      await stopTime(page)
      await modeSwitch(page).click()
      await expectDialog(page, 'Change Mode?', `Are you sure you want to switch to ${mode} Mode?`)
      await answer(page, 'OK')
      const toast = await expectToast(page, `Mode has been switched to ${mode}.`)
      expect(await stored(page, 'isDarkMode')).toBe(flag)
      const reloaded = page.waitForEvent('load')
      await page.clock.runFor(1400)
      await expect(toast).toBeVisible()
      await page.clock.runFor(200)
      await reloaded
      await page.clock.resume()
      await expect(page.locator('body')).toHaveAttribute('data-theme', theme)
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', theme)
      await expect(modeSwitch(page)).toBeChecked({ checked: mode === 'Dark' })
      expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('isDarkMode')
    }
  })

  test('stays as it is when the question is cancelled', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    await modeSwitch(page).focus()
    await page.keyboard.press('Space')
    await expectDialog(page, 'Change Mode?')
    await answer(page, 'Cancel')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(modeSwitch(page)).toBeFocused()
    expect(await stored(page, 'isDarkMode')).toBeNull()
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'light')
  })

  test('is there before the first paint, and on the login page too', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('isDarkMode', 'true'))
    // Without the application's own code only the page itself can have set it.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark')
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await ground()).toBe('rgb(17, 23, 26)')
  })

  test('follows another tab', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
    const other = await openBeside(page)
    await other.evaluate(() => localStorage.setItem('isDarkMode', 'true'))
    await expect(page.locator('body')).toHaveAttribute('data-theme', 'dark')
    await expect(modeSwitch(page)).toBeChecked()
  })
})

test.describe('toasts', () => {
  const toastOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

  /** Asks for another code, which tells of success or of failure. */
  async function resend(page: Page, text: string): Promise<Locator> {
    const button = page.getByRole('button', { name: 'Resend OTP' })
    // Time stands still, and with it the end of the call before.
    await expect(async () => {
      await page.clock.runFor(1)
      await expect(button).toBeEnabled({ timeout: 100 })
    }).toPass()
    await button.click()
    const toast = toastOf(page, text)
    await appears(page, toast)
    return toast
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
    await page.goto('/login')
    await page.evaluate(() => localStorage.setItem('resetEmail', 'admin@rounds.example'))
    await page.goto('/verification')
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeVisible()
    await stopTime(page)
  })

  test('stand top-right for success and bottom-center for errors, for 5 seconds', async ({
    page,
    fault,
  }) => {
    const success = await resend(page, authMessages.otpResent)
    fault(faults.silent('forgot password'))
    const error = await resend(page, authMessages.otpResendFailed)
    await page.clock.runFor(300)

    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const [top, bottom] = [await box(success), await box(error)]
    expect(top.x + top.width).toBeGreaterThan(width - 40)
    expect(top.y).toBeLessThan(120)
    expect(Math.abs(bottom.x + bottom.width / 2 - width / 2)).toBeLessThan(2)
    expect(bottom.y + bottom.height).toBeGreaterThan(height - 60)

    await page.clock.runFor(4000)
    await expect(success).toBeVisible()
    await page.clock.runFor(1000)
    await expect(success).toHaveCount(0)
    await expect(error).toHaveCount(0)
  })

  test('wait while the pointer is on them', async ({ page }) => {
    const toast = await resend(page, authMessages.otpResent)
    await page.clock.runFor(4000)
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(10, 700)
    await page.clock.runFor(4700)
    await expect(toast).toBeVisible()
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(0)
  })

  test('are closed by their button', async ({ page }) => {
    const toast = await resend(page, authMessages.otpResent)
    await toast.getByRole('button', { name: 'Close' }).click()
    await page.clock.runFor(50)
    await expect(toast).toHaveCount(0)
  })

  test('go when they are dragged by 80 percent of their width, not before', async ({ page }) => {
    const toast = await resend(page, authMessages.otpResent)
    await page.clock.runFor(300)
    const at = await box(toast)
    const start = { x: at.x + 60, y: at.y + at.height / 2 }
    const drag = async (share: number) => {
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x - at.width * share, start.y, { steps: 4 })
    }
    await drag(0.78)
    expect((await box(toast)).x).toBeLessThan(at.x - at.width * 0.7)
    await page.mouse.up()
    await expect.poll(async () => (await box(toast)).x).toBe(at.x)
    await drag(0.82)
    await expect(toast).toBeVisible()
    await page.mouse.up()
    await page.clock.runFor(50)
    await expect(toast).toHaveCount(0)
  })

  test('are reached by Alt+T, the newest first, and closed by key', async ({ page, fault }) => {
    const first = await resend(page, authMessages.otpResent)
    fault(faults.silent('forgot password'))
    const newest = await resend(page, authMessages.otpResendFailed)
    const button = page.getByRole('button', { name: 'Resend OTP' })
    await button.focus()

    await page.keyboard.press('Alt+t')
    await expect(newest).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(newest, 'waits while it has the focus').toBeVisible()
    await expect(first).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(newest.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.clock.runFor(50)
    await expect(newest).toHaveCount(0)
    await expect(button).toBeFocused()

    await button.press('Enter')
    await appears(page, newest)
    await page.keyboard.press('Alt+t')
    await page.keyboard.press('Escape')
    await page.clock.runFor(50)
    await expect(newest).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test.describe('notifications', () => {
  test('keep what was told in this session, the newest first, until they are cleared', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await page.goto('/admin/department')
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    for (const name of ['Neurology', 'Oncology']) {
      await rowAction(page, 'Delete', name)
      await answer(page, 'OK')
      await expectSuccess(page, departmentMessages.deleted)
    }
    await page.getByRole('button', { name: 'Add Department' }).click()
    await page.getByLabel('Department Name').fill('Dermatology')
    await page.getByRole('button', { name: 'Save' }).click()
    await expectSuccess(page, departmentMessages.created)

    await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
    await bell(page).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByRole('listitem')).toHaveText([
      new RegExp(`^${departmentMessages.created}\\d\\d:\\d\\d$`),
      new RegExp(departmentMessages.deleted),
      new RegExp(departmentMessages.deleted),
    ])
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(bell(page)).toBeFocused()

    await page.reload()
    await bell(page).click()
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await list.getByRole('button', { name: 'Clear' }).click()
    await expect(list).toContainText('Nothing yet.')
    await page.mouse.click(400, 600)
    await expect(list).toBeHidden()
  })

  test('are gone with the session', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/department')
    await rowAction(page, 'Delete', 'Neurology')
    await answer(page, 'OK')
    await expectSuccess(page, departmentMessages.deleted)
    await openProfileMenu(page)
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await answer(page, 'OK')
    await page.getByLabel('Username').fill('doctor')
    await page.getByLabel('Password', { exact: true }).fill('rounds-demo')
    await page.getByRole('button', { name: 'Sign Me In' }).click()
    await bell(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Nothing yet.')
  })
})

test.describe('the profile menu', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
  })

  test('holds Profile, Help and Logout, and is walked by keys', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'profile' })
    const item = (name: string) => page.getByRole('menuitem', { name })
    await trigger.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Help', 'Logout'])
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expect(item('Profile')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Help')).toBeFocused()
    await page.keyboard.press('End')
    await expect(item('Logout')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(item('Profile')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Logout')).toBeFocused()
    await page.keyboard.press('h')
    await expect(item('Help')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Profile')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('leads to the profile: who is signed in, the roles apart from the permissions, and the end', async ({
    page,
  }) => {
    await openProfileMenu(page)
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/admin/profile')
    await expect(page.getByRole('menu')).toBeHidden()
    const fact = (term: string) =>
      page.getByRole('main').getByRole('term').filter({ hasText: term }).locator('+ dd')
    await expect(fact('Username')).toHaveText('admin')
    await expect(fact('Role')).toHaveText('Admin')
    await expect(fact('HR')).toContainText('Staff Create')
    await expect(fact('Session ends')).toHaveText(/\d\d:\d\d, in 1[12] hours( \d+ minutes?)?$/)
    await expect(fact('Session ends').locator('time')).toHaveAttribute('datetime', /T.*Z$/)
  })

  test('opens a short guide, as Alt+H does', async ({ page }) => {
    await openProfileMenu(page)
    await page.getByRole('menuitem', { name: 'Help' }).click()
    const guide = await expectDialog(page, 'Help', 'Keyboard shortcuts')
    await expect(guide).toContainText('Working Time')
    await expect(guide).toContainText('DeleteDelete the selected users')
    await guide.getByRole('button', { name: 'Close' }).click()
    await expect(guide).toBeHidden()
    await expect(page.getByRole('button', { name: 'profile' })).toBeFocused()
    await page.keyboard.press('Alt+h')
    await expectDialog(page, 'Help')
    await page.mouse.click(5, 5)
    await expect(guide).toBeHidden()
  })
})

test('a page that cannot be loaded says so, and a retry brings it', async ({
  page,
  signIn,
  console: said,
}) => {
  await signIn()
  await page.goto('/')
  await expect(heading(page, 'Dashboard')).toBeVisible()
  await page.route('**/assets/profile-*.js', (route) => route.abort())
  await openProfileMenu(page)
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await expect(mainMenu(page)).toBeVisible()
  await page.unroute('**/assets/profile-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Profile')).toBeVisible()
  // React and the router report the failed import to the console, as they should.
  said.length = 0
})

test.describe('a screen that is gone from the server', () => {
  const part = '**/assets/roles-*.js'
  const openRoles = (page: Page) => mainMenu(page).getByText('Roles').click()
  const failed = (page: Page) => heading(page, 'Something went wrong')

  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
    await page.route(part, (route) => route.fulfill({ status: 404 }))
  })

  /** The server has another build's page, for whoever asks. */
  const rebuild = (page: Page) =>
    page.route('/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/assets/newer.js"></script>',
      }),
    )

  test('with its build is loaded anew', async ({ page, console: said }) => {
    await rebuild(page)
    page.once('load', () => void page.unroute(part))
    await openRoles(page)
    await expect(heading(page, 'Role Management')).toBeVisible()
    // React and the router report the failed import to the console, as they should.
    said.length = 0
  })

  test('is loaded anew once, where the old build comes again', async ({ page, console: said }) => {
    let loads = 0
    page.on('load', () => loads++)
    await rebuild(page)
    await openRoles(page)
    await expect.poll(() => loads).toBe(1)
    const asked = page.waitForResponse('/')
    await expect(failed(page)).toBeVisible()
    await asked
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Role Management')).toBeVisible()
    expect(loads).toBe(1)
    said.length = 0
  })

  test('is not loaded anew for a reason that this cannot mend', async ({ page, console: said }) => {
    const asked = page.waitForResponse('/')
    await openRoles(page)
    await expect(failed(page)).toBeVisible()
    await asked
    await page.unroute(part)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Role Management')).toBeVisible()
    said.length = 0
  })
})
