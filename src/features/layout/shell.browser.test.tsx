import { unsignedToken } from '@mocks/faults'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { endTrial, keepTrial } from '@/lib/role-trial'
import { sessionKeys } from '@/stores/session'
import { callsMade, openScreen } from '@/test/screen'
import { expectDialog, expectToast, heading, search } from '@/test/screen-words'

const mainMenu = page.getByRole('navigation', { name: 'Main' })

/** Signs in with a token that holds just these roles and permissions, on a host that says nothing more. */
function signInWith(...roles: string[]): void {
  const exp = Date.UTC(2026, 2, 1, 20) / 1000
  const token = unsignedToken({ exp, name: 'Somebody', roles })
  localStorage.setItem(sessionKeys.userInfo, JSON.stringify({ token }))
}

/** The items that say that their page is the open one. */
const current = () =>
  mainMenu
    .getByRole('link')
    .elements()
    .filter((item) => item.ariaCurrent === 'page')
    .map((item) => item.textContent)

describe('The frame', () => {
  test.each([
    ['left', roleTrialMessages.left],
    ['ended', roleTrialMessages.ended],
  ] as const)('tells whoever is back from a trial: %s', async (end, message) => {
    keepTrial({ name: 'Nurse', begunIn: '', answer: { token: unsignedToken({}) } })
    endTrial(end)
    await openScreen('/admin/profile?world=quiet&as=admin')
    await expectToast(message)
  })

  test('begins with a way past the menu, and ends with the copyright', async () => {
    const { router } = await openScreen('/admin/profile?world=quiet&as=admin')
    await expect.element(heading('Profile')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    const skip = page.getByRole('button', { name: 'Skip to content' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(router.state.location.href).toBe('/admin/profile')
    await expect
      .element(page.getByRole('contentinfo'))
      .toHaveTextContent('© 2025 Rounds. All rights reserved.')
  })

  test.each(['doctor', 'patient', 'receptionist', 'lab'])(
    'opens no record where a %s only points at Home',
    async (role) => {
      const { router } = await openScreen(`/ai-chat?world=demo&as=${role}`)
      await expect.element(search.or(heading(/./)).first()).toBeVisible()
      const before = callsMade().length
      await router.preloadRoute({ to: '/' })
      expect(callsMade().slice(before)).toEqual([])
    },
  )

  test('shows a logo of 60 pixels, which leads Home', async () => {
    const { router } = await openScreen('/admin/profile?world=quiet&as=admin')
    const brand = page.getByRole('banner').getByRole('link', { name: 'Rounds' })
    const logo = brand.element().querySelector('img')
    await expect.poll(() => logo?.naturalWidth).toBeGreaterThan(0)
    const { width, height } = logo?.getBoundingClientRect() ?? {}
    expect([width, height]).toEqual([60, 60])
    await brand.click()
    await expect.element(heading('Dashboard')).toBeVisible()
    expect(router.history.location.pathname).toBe('/')
    expect(document.title).toMatch(/· Rounds$/)
  })

  test('says that an address has no page, and leads Home', async () => {
    const { router } = await openScreen('/no/such/page?world=quiet&as=admin')
    await expect.element(heading('Page not found')).toBeVisible()
    expect(document.title).toBe('Page not found · Rounds')
    await expect.element(mainMenu).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect.element(heading('Dashboard')).toBeVisible()
    expect(router.history.location.pathname).toBe('/')
  })

  test('says once that the browser’s storage is full, and the work goes on', async () => {
    await openScreen('/?tab=receptionist&view=registration&world=quiet&as=receptionist')
    fillStorage()
    await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Haddad')
    await expectToast('This browser has no room left for what you change.')
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('4 Lake Road')
    await expect.element(address).toHaveValue('4 Lake Road')
    await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1)
  })
})

describe('The side menu', () => {
  test('highlights the open page alone', async () => {
    const { router } = await openScreen('/?world=quiet&as=admin')
    await expect.poll(current).toEqual(['Home'])
    for (const [item, title] of [
      ['Staff', 'Staff Management'],
      ['Roles', 'Role Management'],
      ['Department', 'Departments'],
      ['Working Time', 'Working Times'],
    ] as const) {
      await mainMenu.getByRole('link', { name: item }).click()
      await expect.element(heading(title)).toBeVisible()
      await expect.poll(current).toEqual([item])
    }
    await search.fill('night')
    await expect.poll(() => router.state.location.search).toMatchObject({ q: 'night' })
    expect(current()).toEqual(['Working Time'])
    await page.getByRole('button', { name: 'profile' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect.element(heading('Profile')).toBeVisible()
    await expect.poll(current).toEqual([])
  })

  test('keeps whether the Admin group is expanded', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin')
    const group = mainMenu.getByRole('button', { name: 'Admin' })
    const roles = mainMenu.getByRole('link', { name: 'Roles' })
    await expect.element(group).toHaveAttribute('aria-expanded', 'true')
    await expect.element(roles).toBeVisible()
    await group.click()
    await expect.element(group).toHaveAttribute('aria-expanded', 'false')
    await expect.element(roles).not.toBeInTheDocument()
    expect(localStorage.getItem('isExpandAdmin')).toBe('false')
    await userEvent.keyboard('{Enter}')
    await expect.element(roles).toBeVisible()
    expect(localStorage.getItem('isExpandAdmin')).toBe('true')
  })

  test('has no Admin group without the role, whatever the permissions', async () => {
    signInWith('admin_dashboard', 'staff_view')
    await openScreen('/admin/profile?world=quiet')
    await expect.element(mainMenu.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect.element(mainMenu.getByText('Admin', { exact: true })).not.toBeInTheDocument()
  })

  test('opens in a drawer in a narrow window, and closes after a choice', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin', { size: [390, 844] })
    const opener = page.getByRole('button', { name: 'Open menu' })
    await expect.element(opener).toBeVisible()
    await expect.element(mainMenu).not.toBeInTheDocument()
    await opener.click()
    const drawer = await expectDialog('Menu')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await drawer.getByRole('link', { name: 'Department' }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(heading('Departments')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(390)
  })
})

describe('A screen for administrators', () => {
  test('says so to a doctor, and makes no call', async () => {
    const { router } = await openScreen('/admin/profile?world=quiet&as=doctor', {
      keepsRecords: false,
    })
    for (const screen of [
      ...['department', 'roles', 'working-time'],
      ...['staffs', 'staff/create', 'staff/edit?id=3', 'user/3'],
    ]) {
      router.history.push(`/admin/${screen}`)
      await expect.element(heading('No access'), { message: screen }).toBeVisible()
      await expect.poll(() => document.title).toBe('No access · Rounds')
      router.history.push('/admin/profile')
      await expect.element(heading('Profile')).toBeVisible()
    }
    expect(callsMade()).toEqual([])
    router.history.push('/admin/roles')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect.poll(() => router.history.location.pathname).toBe('/')
    await expect.element(page.getByRole('link', { name: 'Department' })).not.toBeInTheDocument()
  })
})

describe('The profile', () => {
  test('shows who is signed in and until when, with roles and permissions apart', async () => {
    await openScreen('/admin/profile?world=quiet&as=admin')
    const facts = page.getByRole('main')
    const fact = (term: string) =>
      facts
        .getByRole('term')
        .elements()
        .find((each) => each.textContent === term)?.nextElementSibling
    await expect.element(heading('Profile')).toBeVisible()
    expect(fact('Username')).toHaveTextContent(/^admin$/)
    expect(fact('Role')).toHaveTextContent(/^Admin$/)
    expect(fact('HR')).toHaveTextContent('Staff Create')
    expect(fact('Session ends')).toHaveTextContent(/\d\d:\d\d, in 1[12] hours( \d+ minutes?)?$/)
    expect(fact('Session ends')?.querySelector('time')?.dateTime).toMatch(/T.*Z$/)
  })

  test('is for every user, though they hold no permissions', async () => {
    signInWith()
    await openScreen('/admin/profile?world=quiet')
    await expect.element(heading('Profile')).toBeVisible()
    await expect
      .element(page.getByRole('main'))
      .toHaveTextContent('Your account holds no permissions.')
  })
})

/** Leaves no room in the tab's storage. */
function fillStorage(): void {
  let items = 0
  for (let size = 4_000_000; size >= 1; )
    try {
      sessionStorage.setItem(`filler ${++items}`, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
}
