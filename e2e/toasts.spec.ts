import type { Locator, Page } from '@playwright/test'
import { authMessages } from '@/contracts/auth'
import { stopTime } from './clock'
import { expect, faults, press, startWith, test } from './fixtures'

// As most people have it: toasts come, go back from a drag and leave in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Lets the page's time go, in small steps, until this is on the screen. */
const appears = (page: Page, locator: Locator) =>
  expect(async () => {
    await page.clock.runFor(20)
    await expect(locator).toBeVisible({ timeout: 500 })
  }).toPass()

/** Where it is once nothing moves it: transitions go on while the page's own time stands still. */
async function box(locator: Locator) {
  await locator.evaluate(async (element) => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element))
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
  const found = await locator.boundingBox()
  if (!found) throw new Error('The element is not on the screen')
  return found
}

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
  await startWith(page, { resetEmail: 'admin@rounds.example' })
  await page.goto('/verification')
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeVisible()
  await stopTime(page)
})

test('stand for 5 seconds, or as long as they are needed', async ({ page, fault, healed }) => {
  await test.step('they stand top-right for success and bottom-center for errors, for 5 seconds', async () => {
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

  await test.step('they wait while the pointer is on them', async () => {
    healed()
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

  await test.step('they go when they are dragged by 80 percent of their width, not before, or closed', async () => {
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

    await resend(page, authMessages.otpResent)
    await press(toast, 'Close')
    await page.clock.runFor(50)
    await expect(toast).toHaveCount(0)
  })

  await test.step('they are reached by Alt+T, the newest first, and closed by key', async () => {
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
