import type { Page } from '@playwright/test'
import { stopTime } from './clock'
import { answer, expect, expectDialog, expectToast, stored, test } from './fixtures'

const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'mode' })

test.describe('dark mode', () => {
  test('is asked for, saved, told, and there after the reload', async ({ page, signIn }) => {
    await signIn()
    await page.goto('/')

    await test.step('it stays as it is when the question is cancelled', async () => {
      await modeSwitch(page).focus()
      await page.keyboard.press('Space')
      await expectDialog(page, 'Change Mode?')
      await answer(page, 'Cancel')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(modeSwitch(page)).toBeFocused()
      expect(await stored(page, 'isDarkMode')).toBeNull()
      await expect(page.locator('body')).toHaveAttribute('data-theme', 'light')
    })

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
})
