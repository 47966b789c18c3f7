import { faults } from '@mocks/faults'
import { authMessages } from '@shared/contracts/auth'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { startReset } from '@/features/auth/reset-progress'
import { fault, openScreen } from '@/test/screen'
import { alert, boxOf, expectToast, mouse, pass, press, stopTimers } from '@/test/screen-words'
import { toast } from './toast'

/** It is gone within a tenth of a second: a matcher that polls would let the stopped timers go on. */
async function expectGone(locator: Locator): Promise<void> {
  for (let step = 0; step < 2; step++) {
    await pass(50)
    await new Promise(requestAnimationFrame)
  }
  expect(locator.elements()).toEqual([])
}
const expectThere = (locator: Locator) => expect.element(locator).toBeVisible()

describe('A toast', () => {
  beforeEach(async () => {
    startReset('admin@rounds.example')
    await openScreen('/verification?world=quiet')
    await expect.element(page.getByRole('button', { name: 'Resend OTP' })).toBeVisible()
    // The first one loads them.
    toast.success('first')
    await expectToast('first')
    await press(alert('first'), 'Close')
    await mouse('move', 10, 600)
    stopTimers()
  })

  test('is at the top right for success and warnings, at the bottom for errors, for 5 seconds', async () => {
    await press(page, 'Resend OTP')
    const success = await expectToast(authMessages.otpResent)
    toast.warning('careful')
    const warning = await expectToast('careful')
    fault(faults.silent('forgot password'))
    await press(page, 'Resend OTP')
    const error = await expectToast(authMessages.otpResendFailed)

    const { innerWidth: width, innerHeight: height } = window
    for (const top of [success, warning]) {
      expect(boxOf(top).right).toBeGreaterThan(width - 40)
      expect(boxOf(top).top).toBeLessThan(200)
    }
    const bottom = boxOf(error)
    expect(Math.abs(bottom.x + bottom.width / 2 - width / 2)).toBeLessThan(2)
    expect(bottom.bottom).toBeGreaterThan(height - 60)

    await pass(4000)
    for (const each of [success, warning, error]) await expectThere(each)
    await pass(1000)
    for (const each of [success, warning, error]) await expectGone(each)
  })

  test('waits while the pointer is on it', async () => {
    toast.success('saved')
    const saved = await expectToast('saved')
    await pass(4000)
    await saved.hover()
    await pass(20_000)
    await expectThere(saved)
    await mouse('move', 10, 600)
    await pass(4000)
    await expectThere(saved)
    await pass(1000)
    await expectGone(saved)
  })

  test('goes when it is dragged by 80 percent of its width, or closed', async () => {
    toast.success('saved')
    const saved = await expectToast('saved')
    const at = boxOf(saved)
    const start = { x: at.x + 60, y: at.y + at.height / 2 }
    const drag = async (share: number) => {
      await mouse('move', start.x, start.y)
      await mouse('press', start.x, start.y)
      for (const part of [0.3, 0.7, 1])
        await mouse('drag', start.x - at.width * share * part, start.y)
    }
    const drop = (share: number) => mouse('release', start.x - at.width * share, start.y)
    await drag(0.78)
    await expect.poll(() => boxOf(saved).x).toBeLessThan(at.x - at.width * 0.7)
    await drop(0.78)
    await expect.poll(() => boxOf(saved).x).toBe(at.x)
    await drag(0.82)
    await expectThere(saved)
    await drop(0.82)
    await expectGone(saved)

    toast.success('saved')
    await expectThere(saved)
    await press(saved, 'Close')
    await expectGone(saved)
  })

  test('is reached by Alt+T, the newest first, waits there, and is closed by key', async () => {
    const button = page.getByRole('button', { name: 'Resend OTP' })
    toast.success('older')
    toast.error('newest')
    const [older, newest] = [alert('older'), alert('newest')]
    await expectThere(older)
    await expectThere(newest)
    button.element().focus()
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(newest).toHaveFocus()
    await pass(20_000)
    await expectThere(newest)
    await expectGone(older)
    await userEvent.keyboard('{Tab}')
    await expect.element(newest.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectGone(newest)
    await expect.element(button).toHaveFocus()

    toast.error('newest')
    await expectThere(newest)
    await userEvent.keyboard('{Alt>}t{/Alt}')
    await expect.element(newest).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectGone(newest)
    await expect.element(button).toHaveFocus()
  })
})

test('the toast of a logout goes after one and a half seconds', async () => {
  await openScreen('/admin/profile?world=quiet&as=admin')
  await page.getByRole('button', { name: 'profile' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const ok = page.getByRole('dialog', { name: 'Logout?' }).getByRole('button', { name: 'OK' })
  await expectThere(ok)
  stopTimers()
  await ok.click()
  const said = await expectToast(authMessages.loggedOut)
  await pass(1000)
  await expectThere(said)
  await pass(500)
  await expectGone(said)
})
