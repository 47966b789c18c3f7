import { faults, unsignedToken } from '@mocks/faults'
import { authMessages } from '@shared/contracts/auth'
import { departmentMessages } from '@shared/contracts/departments'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionKeys, useSession } from '@/stores/session'
import { callsMade, fault, openScreen } from '@/test/screen'
import {
  answer,
  clickAt,
  expectDialog,
  expectSuccess,
  expectToast,
  heading,
  press,
  rowAction,
} from '@/test/screen-words'

const bell = page.getByRole('button', { name: 'notifications' })
const profile = page.getByRole('button', { name: 'profile' })

test('the search keeps its place when the button of opened patients comes', async () => {
  await openScreen('/ai-chat?world=quiet&as=admin')
  const find = page.getByRole('button', { name: 'Find or do' })
  const before = find.element().getBoundingClientRect().x
  await expect.element(page.getByRole('button', { name: 'Recently opened patients' })).toBeVisible()
  expect(find.element().getBoundingClientRect().x).toBe(before)
})
const item = (name: string) => page.getByRole('menuitem', { name })

describe('The bell', () => {
  test('counts unread notices, shows the newest first, and clears them', async () => {
    await openScreen('/admin/department?world=quiet&as=admin')
    await expect.element(bell).toHaveAccessibleName('Notifications')
    await press(page, 'Add Department')
    await page.getByRole('textbox', { name: 'Department Name' }).fill('Dermatology')
    await userEvent.keyboard('{Enter}')
    await expectSuccess(departmentMessages.created)
    await rowAction('Edit', 'Dermatology')
    await page.getByRole('textbox', { name: 'Department Name' }).fill('Skin')
    await userEvent.keyboard('{Enter}')
    await expectSuccess(departmentMessages.updated)

    await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread')
    await bell.click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    const told = () =>
      list
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent?.replace(/\d\d:\d\d$/, ''))
    await expect.poll(told).toEqual([departmentMessages.updated, departmentMessages.created])
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent(/\d\d:\d\d$/)
    await expect.element(bell).toHaveAccessibleName('Notifications')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(bell).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect.element(list).toBeVisible()
    await clickAt(400, 600)
    await expect.element(list).not.toBeInTheDocument()
    await bell.click()
    await press(list, 'Clear')
    await expect.element(list).toHaveTextContent('Nothing yet.')
    await expect.element(list.getByRole('heading', { name: 'Notifications' })).toHaveFocus()
  })
})

describe('The profile menu', () => {
  test('is walked by keys', async () => {
    await openScreen('/?world=quiet&as=admin')
    await expect.element(heading('Dashboard')).toBeVisible()
    profile.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(item('Profile')).toHaveFocus()
    const items = page.getByRole('menuitem').elements()
    expect(items.map((each) => each.textContent)).toEqual(['Profile', 'Help', 'Logout'])
    await expect.element(profile).toHaveAttribute('aria-expanded', 'true')
    for (const [key, name] of [
      ['{ArrowDown}', 'Help'],
      ['{End}', 'Logout'],
      ['{ArrowDown}', 'Profile'],
      ['{ArrowUp}', 'Logout'],
      ['h', 'Help'],
      ['{Home}', 'Profile'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(item(name)).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(profile).toHaveFocus()
    await expect.element(profile).toHaveAttribute('aria-expanded', 'false')

    await userEvent.keyboard('{Enter}')
    await item('Profile').click()
    await expect.element(heading('Profile')).toBeVisible()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  test('opens a short guide, as Alt+H does', async () => {
    await openScreen('/?world=quiet&as=admin')
    await profile.click()
    await item('Help').click()
    const guide = await expectDialog('Help', 'Keyboard shortcuts')
    await expect.element(guide).toHaveTextContent('Working Time')
    await expect.element(guide).toHaveTextContent(/Delete ?Delete the selected users/)
    await press(guide, 'Close')
    await expect.element(guide).not.toBeInTheDocument()
    await expect.element(profile).toHaveFocus()
    await userEvent.keyboard('{Alt>}h{/Alt}')
    await expectDialog('Help')
    await clickAt(5, 5)
    await expect.element(guide).not.toBeInTheDocument()
  })
})

describe('Logout', () => {
  const ask = async () => {
    await profile.click()
    await item('Logout').click()
    return await expectDialog('Logout?', 'Are you sure you want to logout?')
  }
  const isSignedIn = () => useSession.getState().session !== null

  test('says that a host without records loses changes, and Cancel keeps the session', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin', { keepsRecords: false })
    const question = await ask()
    await expect.element(question).toHaveTextContent(authMessages.logoutLoses)
    // A key pressed without reading loses nothing.
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await answer('Cancel')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(profile).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(item('Profile')).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expectDialog('Logout?')
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(isSignedIn()).toBe(true)
    expect(localStorage.getItem(sessionKeys.userInfo)).not.toBeNull()
  })

  test('says that typed text is lost, and only then', async () => {
    await openScreen('/?tab=receptionist&view=registration&world=quiet&as=receptionist')
    const question = await ask()
    await expect.element(question).not.toHaveTextContent('will be lost')
    await expect.element(question.getByRole('button', { name: 'OK' })).toHaveFocus()
    await answer('Cancel')
    await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Haddad')
    await ask()
    await expect.element(question).toHaveTextContent(authMessages.logoutLosesDrafts)
  })

  test('ends the session here and on the server', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin')
    await ask()
    await answer('OK')
    await expectToast(authMessages.loggedOut)
    expect(isSignedIn()).toBe(false)
    expect(localStorage.getItem(sessionKeys.userInfo)).toBeNull()
    expect(localStorage.getItem(sessionKeys.lastActivityTime)).toBeNull()
    await expect.poll(callsMade).toContain('POST /api/auth/logout')
  })

  test('says that the server could not be reached', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin')
    fault(faults.dropped('logout'))
    await ask()
    await answer('OK')
    await expectToast(authMessages.logoutFailed)
    expect(isSignedIn()).toBe(false)
  })

  test('makes no call to a host whose login did not offer it', async () => {
    const exp = Date.UTC(2026, 2, 1, 20) / 1000
    const token = unsignedToken({ exp, name: 'Somebody', roles: ['doctor', 'doctor_dashboard'] })
    localStorage.setItem(sessionKeys.userInfo, JSON.stringify({ token }))
    await openScreen('/admin/profile?world=quiet')
    await ask()
    await answer('OK')
    await expectToast(authMessages.loggedOut)
    expect(isSignedIn()).toBe(false)
    expect(callsMade().filter((call) => call.includes('/api/auth/'))).toEqual([])
  })
})
