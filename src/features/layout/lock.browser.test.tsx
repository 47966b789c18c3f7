import { faults } from '@mocks/faults'
import { authEndpoints, authMessages } from '@shared/contracts/auth'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bearerToken, lockPage } from '@/stores/session'
import { unreachable } from '@/test/calls'
import { bearersSent, fault, healed, openScreen } from '@/test/screen'
import { heading, press } from '@/test/screen-words'

const lock = page.getByRole('dialog', { name: 'Locked' })
const password = lock.getByRole('textbox', { name: 'Password' })

describe('The lock', () => {
  test('blurs the page and its dialogs, and unlocks by a new session', async () => {
    await openScreen('/?world=quiet&as=receptionist')
    await press(page, 'Schedule New Appointment')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    await reason.fill('Fever')
    const before = bearerToken()
    lockPage('idle')
    await expect.element(lock).toHaveTextContent(authMessages.locked.idle)
    await expect.element(lock.getByRole('heading', { name: 'Rosa Klein' })).toBeVisible()
    await expect.element(password).toHaveFocus()
    const behind = [...document.body.children].filter(
      (each) => each !== lock.element() && each.checkVisibility(),
    )
    expect(behind.length).toBeGreaterThan(1)
    for (const each of behind) expect(getComputedStyle(each).filter).toBe('blur(24px)')

    await press(lock, 'Unlock')
    await expect.element(password).toHaveAccessibleDescription(authMessages.passwordRequired)
    await password.fill('wrong')
    await press(lock, 'Unlock')
    await expect.element(password).toHaveAccessibleDescription(authMessages.lockedWrong)
    fault(faults.dropped('login'))
    await press(lock, 'Unlock')
    await expect.element(password).toHaveAccessibleDescription(unreachable)
    healed()
    await password.fill('rounds-demo')
    await userEvent.keyboard('{Enter}')
    await expect.element(lock).not.toBeInTheDocument()
    await expect.element(reason).toHaveFocus()
    await expect.poll(() => bearersSent(authEndpoints.logout)).toEqual([before])
    expect(bearerToken()).not.toBe(before)
  })

  test('says that the session has ended when the host refuses it', async () => {
    await openScreen('/?world=quiet&as=receptionist')
    await expect.element(heading('Dashboard')).toBeVisible()
    lockPage('ended')
    await expect.element(lock).toHaveTextContent(authMessages.locked.ended)
  })
})
