import type { Page } from '@playwright/test'
import { registration } from '../desk'
import {
  answer,
  bell,
  expect,
  expectRow,
  expectToast,
  field,
  heading,
  openBeside,
  profile,
  stored,
  test,
} from '../fixtures'
import { expectLogin, logIn } from '../login-page'

// What a browser does to a session that nobody does by hand: local storage changes, as another tab of
// the clinic, an extension or the browser's settings change it.

/** As if a user had signed in in another tab: that is all that other tabs see of it. */
const signInElsewhere = (tab: Page, token: string) =>
  tab.evaluate((token) => {
    localStorage.setItem('lastActivityTime', String(Date.now()))
    localStorage.setItem('userInfo', JSON.stringify({ token, access_token: token }))
  }, token)

/** What this tab keeps says nothing of what was typed. */
const expectNothingKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
    .not.toContain('Zoya Haddad')

test.describe('Session', () => {
  test('Desk: another user’s session in local storage replaces this tab’s session', async ({
    page,
    signInToSample,
    world,
  }) => {
    await signInToSample(`${registration}&world=quiet&as=receptionist`)
    await field(page, 'Name').fill('Zoya Haddad')
    const beside = await openBeside(page)

    await test.step('a new session of the same person leaves what is typed as it is', async () => {
      await signInElsewhere(beside, await world.signIn('receptionist'))
      await page.reload()
      await expect(field(page, 'Name')).toHaveValue('Zoya Haddad')
    })

    await test.step('another person is shown nothing of it', async () => {
      await signInElsewhere(beside, await world.signIn('admin'))
      await expect(profile(page)).toContainText('Asha Menon')
      await expect(field(page, 'Name')).toHaveValue('')
      await field(page, 'Contact').fill('9000000002')
      await expectNothingKept(page)
    })

    await test.step('a person without the role meets no records of the one before', async () => {
      await page.goto('/admin/department')
      await expectRow(page, 'Neurology')
      await signInElsewhere(beside, await world.signIn('doctor'))
      await expect(heading(page, 'No access')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Admin' })).toHaveCount(0)
    })

    await test.step('a storage that is cleared ends the session', async () => {
      await beside.evaluate(() => localStorage.clear())
      await expectLogin(page, '/admin/department')
    })
  })

  test('Desk: the next user of a tab sees no typed text and no notices', async ({
    page,
    signInToSample,
    world,
  }) => {
    await signInToSample(`${registration}&world=quiet&as=receptionist`)
    await field(page, 'Name').fill('Zoya Haddad')
    const beside = await openBeside(page)

    await test.step('nothing that was typed', async () => {
      await page.goto('about:blank')
      await signInElsewhere(beside, await world.signIn('admin'))
      await page.goto(registration)
      await expect(profile(page)).toContainText('Asha Menon')
      await expect(field(page, 'Name')).toHaveValue('')
      await expectNothingKept(page)
    })

    await test.step('no notice', async () => {
      await page.getByRole('switch', { name: 'Dark mode' }).click()
      await answer(page, 'OK')
      await expectToast(page, 'Mode has been switched to Dark.')
      await page.goto('about:blank')
      await beside.evaluate(() => localStorage.clear())
      await page.goto('/')
      await expectLogin(page, '/')
      await page.goto('about:blank')
      await signInElsewhere(beside, await world.signIn('receptionist'))
      await page.goto('/')
      await bell(page).click()
      await expect(page.getByText('Nothing yet.')).toBeVisible()
      await expect(page.getByText('Mode has been switched')).toHaveCount(0)
    })
  })

  test('Admin: mouse, keys, scrolling and touch count as activity, once a second', async ({
    page,
    openWorld,
  }) => {
    await page.clock.install()
    await openWorld('/?world=quiet&as=admin')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const activities = {
      mouse: () => page.mouse.move(200 + Math.random() * 100, 300),
      key: () => page.keyboard.press('Shift'),
      scroll: () => page.evaluate(() => document.dispatchEvent(new Event('scroll'))),
      touch: () => page.evaluate(() => document.body.dispatchEvent(new Event('touchstart'))),
    }
    for (const [name, act] of Object.entries(activities)) {
      await page.clock.fastForward(5000)
      const before = Number(await stored(page, 'lastActivityTime'))
      await act()
      expect(Number(await stored(page, 'lastActivityTime')), name).toBeGreaterThanOrEqual(
        before + 1000,
      )
      await page.evaluate(() => localStorage.setItem('lastActivityTime', String(Date.now() - 300)))
      const recent = await stored(page, 'lastActivityTime')
      await act()
      expect(await stored(page, 'lastActivityTime'), `${name}, again at once`).toBe(recent)
    }
  })

  test('Admin: signs in with default settings when the browser’s storage is broken', async ({
    page,
    openWorld,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('isDarkMode', 'perhaps')
      localStorage.setItem('isExpandAdmin', '{')
      sessionStorage.setItem('notices', '[1')
    })
    await openWorld('/admin/profile?world=quiet')
    await logIn(page, 'admin')
    await expect(heading(page, 'Profile')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Dark mode' })).not.toBeChecked()
    await expect(
      page.getByRole('button', { name: 'Admin', exact: true, expanded: true }),
    ).toBeVisible()
  })
})
