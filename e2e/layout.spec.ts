import type { Page } from '@playwright/test'
import { expect, expectDialog, heading, stored, test } from './fixtures'

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('the frame', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/profile')
    await expect(heading(page, 'Profile')).toBeVisible()
  })

  test('the frame and the side menu lead through the screens, and stand in a drawer where the window is narrow', async ({
    page,
    signInWith,
  }) => {
    await test.step('the frame begins with a way past the menu, has a brand that leads home, and ends with the copyright', async () => {
      await page.keyboard.press('Tab')
      const skip = page.getByRole('button', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page).toHaveURL('/admin/profile')
      await expect(page.getByRole('contentinfo')).toHaveText('© 2025 Rounds. All rights reserved.')

      const brand = page.getByRole('banner').getByRole('link', { name: 'Rounds' })
      const logo = await brand.locator('img').boundingBox()
      expect([logo?.width, logo?.height], 'the logo of 60 px').toEqual([60, 60])
      await expect(brand.locator('img')).not.toHaveJSProperty('naturalWidth', 0)
      await brand.click()
      await expect(page).toHaveURL('/')
      await expect(page).toHaveTitle(/· Rounds$/)

      await test.step('has a word for every address that no page has', async () => {
        await page.goto('/no/such/page')
        await expect(heading(page, 'Page not found')).toBeVisible()
        await expect(page).toHaveTitle('Page not found · Rounds')
        await expect(mainMenu(page)).toBeVisible()
        await page.getByRole('link', { name: 'Go to Home' }).click()
        await expect(page).toHaveURL('/')
      })
    })

    await test.step('the side menu highlights the open page alone, and keeps whether the Admin group is expanded', async () => {
      const current = mainMenu(page).locator('[aria-current]')
      await expect(current).toHaveText(['Home'])
      const items = mainMenu(page).getByRole('link')
      await expect(items).toContainText(['Home', 'Staff', 'Roles', 'Department', 'Working Time'])
      for (const [item, title] of [
        ['Staff', 'Staff Management'],
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
      await page.getByRole('button', { name: 'profile' }).click()
      await page.getByRole('menuitem', { name: 'Profile' }).click()
      await expect(heading(page, 'Profile')).toBeVisible()
      await expect(current).toHaveCount(0)

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

    await test.step('it stands in a drawer where the window is narrow', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const opener = page.getByRole('button', { name: 'Open menu' })
      await expect(opener).toBeVisible()
      await expect(mainMenu(page)).toBeHidden()
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

    await test.step('it has no Admin group without the role, whatever the permissions', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await signInWith('admin_dashboard', 'staff_view')
      await page.goto('/admin/profile')
      await expect(mainMenu(page).getByRole('link', { name: 'Home' })).toBeVisible()
      await expect(mainMenu(page).getByText('Admin', { exact: true })).toHaveCount(0)
    })
  })
})
