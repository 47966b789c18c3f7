import type { Page } from '@playwright/test'
import { binMessages } from '@/contracts/bin'
import { departmentMessages } from '@/contracts/departments'
import { answer, expect, expectDialog, expectSuccess, rowAction, test } from './fixtures'
import { logIn, logOut } from './login-page'

const bell = (page: Page) => page.getByRole('button', { name: 'notifications' })

const openProfileMenu = (page: Page) => page.getByRole('button', { name: 'profile' }).click()

test('keep what was told in this session, the newest first, until it ends or they are cleared', async ({
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
  await page.mouse.click(400, 600)
  await expect(list).toBeHidden()
  await test.step('are gone with the session', async () => {
    await logOut(page)
    await logIn(page)
    await bell(page).click()
    await expect(list).toContainText('Nothing yet.')
  })

  await page.goto('/admin/department')
  await rowAction(page, 'Delete', 'Urology')
  await answer(page, 'Delete')
  await expectSuccess(page, departmentMessages.deleted)
  await bell(page).click()
  await expect(list.getByRole('listitem')).toHaveText([
    new RegExp(departmentMessages.deleted),
    new RegExp(binMessages.binned(['Urology'])),
  ])
  await list.getByRole('button', { name: 'Clear' }).click()
  await expect(list).toContainText('Nothing yet.')
})

test.describe('the profile menu', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')
  })

  test('leads to the guide, and to the profile with the end of the session', async ({ page }) => {
    await test.step('it holds Profile, Help and Logout, and is walked by keys', async () => {
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

    await test.step('it opens a short guide, as Alt+H does', async () => {
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

    await test.step('it leads to the profile: who is signed in, the roles apart from the permissions, and the end', async () => {
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
  })
})
