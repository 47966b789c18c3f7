import { demoPassword } from '@mocks/world'
import type { Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { ownPasswordMessages } from '@/contracts/own-password'
import { ownSessionMessages } from '@/contracts/own-sessions'
import { expectAccessible } from './axe'
import { stopTime } from './clock'
import { openScheduling, tab } from './desk'
import {
  answer,
  expect,
  expectDialog,
  expectRow,
  expectToast,
  faults,
  heading,
  press,
  stored,
  test,
} from './fixtures'
import { locked, rest, unlock } from './lock-page'
import { expectLogin, logIn } from './login-page'

const seconds = 1000
const registration = '/?tab=receptionist&view=registration'

const reason = (page: Page) =>
  page.getByRole('dialog', { name: 'Schedule New Appointment' }).getByLabel('Reason')

test('the page is locked where it is, and unlocked as it was', async ({
  page,
  world,
  signInToRecords,
}) => {
  await page.clock.install()
  await signInToRecords('receptionist')
  await page.goto('/')
  await openScheduling(page)
  await reason(page).pressSequentially('Fever si')
  await stopTime(page)

  await test.step('whoever does nothing is asked, and any key answers', async () => {
    await page.clock.runFor(40 * seconds)
    const asked = page.getByText('Still here?')
    await expect(asked).toHaveCount(0)
    await page.clock.runFor(5 * seconds)
    await expect(asked).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(asked).toHaveCount(0)
    await page.clock.runFor(60 * seconds)
    await expect(asked).toBeVisible()
    await expect(locked(page)).toHaveCount(0)
    await page.clock.runFor(1 * seconds)
    await expect(locked(page)).toBeVisible()
    await page.clock.resume()
  })

  await test.step('nothing of it can be read, found or reached', async () => {
    await expect(locked(page).getByRole('heading')).toHaveText('Rosa Klein')
    await expect(locked(page)).toContainText(authMessages.locked.idle)
    await expect(page).toHaveTitle('Locked · Rounds')
    await expect(locked(page).getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByRole('dialog', { name: 'Schedule New Appointment' })).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const blurs = await page
      .locator('body > :not(dialog):not(script)')
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).filter))])
    expect(blurs).toEqual(['blur(24px)'])
    await expectAccessible(page, 'locked')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+k')
    await expect(locked(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#root')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('no activity of whoever stands there counts, and a wrong password does not unlock it', async () => {
    const last = await stored(page, 'lastActivityTime')
    await page.mouse.move(200, 300)
    await unlock(page, 'wrong')
    await expect(locked(page)).toContainText(authMessages.lockedWrong)
    expect(await stored(page, 'lastActivityTime')).toBe(last)
  })

  await test.step('the password goes on with every letter, and the session before has ended', async () => {
    const { token }: { token: string } = JSON.parse((await stored(page, 'userInfo')) ?? '{}')
    const now = await page.evaluate(() => Date.now())
    await unlock(page)
    await expect(locked(page)).toHaveCount(0)
    await expect(reason(page)).toBeFocused()
    await page.keyboard.type('nce Monday')
    await expect(reason(page)).toHaveValue('Fever since Monday')
    await expect(page).toHaveTitle(/^Dashboard/)
    expect(Number(await stored(page, 'lastActivityTime'))).toBeGreaterThanOrEqual(now)
    const headers = { authorization: `Bearer ${token}` }
    await expect
      .poll(async () => (await world.api.request('/api/department', { headers })).status)
      .toBe(401)
  })
})

test('a refused call locks the page, in every tab, and somebody else gets a clean one', async ({
  page,
  context,
  fault,
  healed,
  signInToRecords,
}) => {
  await signInToRecords('receptionist')
  await page.goto(registration)
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Haddad')
  const other = await context.newPage()
  await other.goto('/admin/profile')

  await test.step('a refused call locks it', async () => {
    fault(faults.sessionRefused('list patients'))
    await tab(page, 'Patient Directory').click()
    await expect(locked(page)).toContainText(authMessages.locked.ended)
    await expect(locked(other)).toBeVisible()
    expect(await stored(page, 'userInfo')).toBeNull()
    healed()
    await unlock(page)
    await expect(locked(page)).toHaveCount(0)
    await expect(locked(other)).toHaveCount(0)
    await expect(heading(other, 'Profile')).toBeVisible()
    await expectRow(page, 'Arun Thomas, no. 2')
    await page.goBack()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Haddad')
  })

  await test.step('somebody else signs in to a clean page', async () => {
    await other.close()
    await rest(page)
    await page.evaluate(() => {
      const html = document.documentElement
      new MutationObserver(() => {
        if (!html.dataset.locked && document.querySelector('header')) html.dataset.shown = 'true'
      }).observe(html, { attributes: true })
    })
    await locked(page).getByRole('button', { name: 'Sign in as somebody else' }).click()
    await expectLogin(page)
    await expect(page.locator('html'), 'covered until it is left').not.toHaveAttribute('data-shown')
    await expect(page.getByText(authMessages.ended.left)).toBeVisible()
    await logIn(page, 'admin')
    await expect(page.getByRole('button', { name: 'profile' })).toContainText('Asha Menon')
    await page.goto(registration)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('')
  })

  await test.step('and the first finds what was typed, and reads why it was left', async () => {
    await page.evaluate(() => localStorage.setItem('lastActivityTime', '1'))
    await page.reload()
    await expectLogin(page, registration)
    await expect(page.getByText(authMessages.ended.idle)).toBeVisible()
    await logIn(page, 'receptionist')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Zoya Haddad')
  })
})

test('the profile tells where one is signed in, and ends it', async ({ page, world }) => {
  await world.signIn('doctor')
  await page.goto('/admin/profile')
  await logIn(page, 'doctor')
  const sessions = page.getByRole('region', { name: 'Signed in' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toContainText(
    /^Chrome on Windows/,
  )
  await expectAccessible(page, 'profile with sessions')

  await press(sessions, 'Change Password')
  const form = await expectDialog(page, 'Change Password')
  await form.getByLabel('Current Password', { exact: true }).fill('a guess')
  await form.getByLabel('New Password', { exact: true }).fill('my own secret')
  await form.getByLabel('Re-Enter Password', { exact: true }).fill('my own secret')
  await press(form, 'Change Password')
  await expect(form).toContainText(ownPasswordMessages.currentWrong)
  await form.getByLabel('Current Password', { exact: true }).fill(demoPassword)
  await press(form, 'Change Password')
  await expectToast(page, ownPasswordMessages.changed)
  await expect(sessions.getByRole('listitem')).toHaveCount(1)

  await press(sessions, 'Sign out everywhere')
  await expectDialog(page, 'Sign out everywhere?')
  await answer(page, 'Sign out everywhere')
  await expectToast(page, ownSessionMessages.endedAll)
  await expectLogin(page)
  expect(await stored(page, 'userInfo')).toBeNull()
})
