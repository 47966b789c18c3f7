import { faults, unsignedToken } from '@mocks/faults'
import { authMessages as words } from '@shared/contracts/auth'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessionKeys } from '@/stores/session'
import { bodiesSent, callsMade, fault, healed, openScreen } from '@/test/screen'
import { expectToast, expectToastAt, heading, press } from '@/test/screen-words'
import { keepEnteredCode, startReset } from './reset-progress'

const username = page.getByRole('textbox', { name: 'Username' })
const password = page.getByRole('textbox', { name: 'Password' })
const signMeIn = page.getByRole('button', { name: 'Sign Me In' })
const alerts = page.getByRole('alert')

async function fillIn(typed: string): Promise<void> {
  await username.fill('admin')
  await password.fill(typed)
}

describe('Sign in', () => {
  test('says which field is empty and goes to it, and sends nothing', async () => {
    await openScreen('/login?world=quiet')
    await expect.element(page.getByText(/transforming healthcare/i)).toBeVisible()
    await expect.element(username).toHaveFocus()
    await signMeIn.click()
    await expect.element(username).toHaveAccessibleDescription(words.usernameRequired)
    await expect.element(password).toHaveAccessibleDescription(words.passwordRequired)
    await expect.element(username).toHaveFocus()
    await username.fill('admin')
    await expect.element(page.getByText(words.usernameRequired)).not.toBeInTheDocument()
    await signMeIn.click()
    await expect.element(password).toHaveFocus()
    expect(callsMade()).toEqual([])
  })

  test('shows the password on demand, and is walked by Tab', async () => {
    await openScreen('/login?world=quiet')
    await username.fill('admin')
    await userEvent.keyboard('{Tab}rounds-demo{Tab}')
    const toggle = page.getByRole('button', { name: 'Show characters' })
    await expect.element(toggle).toHaveFocus()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAttribute('type', 'text')
    await expect.element(password).toHaveValue('rounds-demo')
    await expect.element(toggle).toHaveFocus()
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveAttribute('type', 'password')
    for (const next of [
      page.getByRole('checkbox', { name: 'Remember my preference' }),
      page.getByRole('link', { name: 'Forgot Password' }),
      signMeIn,
    ]) {
      await userEvent.keyboard('{Tab}')
      await expect.element(next).toHaveFocus()
    }
  })

  test('says that it is busy, and asks once', async () => {
    await openScreen('/login?world=quiet')
    const slow = faults.held('login', { message: 'Too busy' }, 503)
    fault(slow.handler)
    await fillIn('rounds-demo')
    await page.getByRole('checkbox', { name: 'Remember my preference' }).click()
    await signMeIn.click()
    const busy = page.getByRole('button', { name: 'Signing in...', exact: true })
    await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('status')).toBeVisible()
    await busy.click({ force: true })
    await password.click()
    await userEvent.keyboard('{Enter}')
    slow.release()
    await expectToast('Too busy')
    await expect.element(signMeIn).toBeEnabled()
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
    expect(bodiesSent('/api/auth/login')).toEqual([{ username: 'admin', password: 'rounds-demo' }])
  })

  test('shows a refusal, and keeps the typed name and password', async () => {
    await openScreen('/login?world=quiet')
    await fillIn('guessed')
    await signMeIn.click()
    await expectToastAt('top right', 'Invalid username or password')
    await expect.element(username).toHaveValue('admin')
    await expect.element(password).toHaveValue('guessed')
  })

  test('begins no session with an answer without a token, or with one that it cannot use', async () => {
    await openScreen('/login?world=quiet')
    const over = unsignedToken({ exp: Date.UTC(2026, 2, 1, 13) / 1000, roles: ['admin'] })
    for (const [answer, place, said] of [
      [faults.loginWithoutToken(), 'top right', words.noToken],
      [faults.loginWithBrokenToken(), 'bottom center', words.invalidToken],
      [faults.answers('login', { token: over }), 'bottom center', words.notKept],
    ] as const) {
      healed()
      fault(answer)
      await fillIn('rounds-demo')
      await signMeIn.click()
      await expectToastAt(place, said)
      await expect.element(signMeIn).toBeEnabled()
      expect(localStorage.getItem(sessionKeys.userInfo)).toBeNull()
    }
  })
})

describe('The guard', () => {
  test('leads from every screen to the login page, and back after signing in', async () => {
    const { router } = await openScreen('/login?world=quiet')
    for (const address of ['/', '/admin/roles', '/no/such/page', '/admin/department?q=neuro#top']) {
      router.history.push(address)
      await expect.poll(() => router.state.location.search).toEqual({ from: address })
      await expect.element(page.getByText(words.askedFor)).toBeVisible()
      expect(router.state.location.pathname).toBe('/login')
    }
  })

  test('treats an expired token as no session, and says only that', async () => {
    const token = unsignedToken({ exp: Date.UTC(2026, 2, 1, 13) / 1000, roles: ['admin'] })
    localStorage.setItem(sessionKeys.userInfo, JSON.stringify({ token }))
    await openScreen('/?world=quiet')
    await expect.element(page.getByText(words.ended.ended)).toBeVisible()
    await expect.element(alerts).not.toBeInTheDocument()
  })

  test('says once that a token cannot be read, and forgets it', async () => {
    localStorage.setItem(sessionKeys.userInfo, '{"token":"onlyone"}')
    const { router } = await openScreen('/admin/profile?world=quiet')
    await expectToastAt('bottom center', words.invalidToken)
    expect(router.state.location.search).toEqual({ from: '/admin/profile' })
    expect(localStorage.getItem(sessionKeys.userInfo)).toBeNull()
    await press(alerts, 'Close')
    await router.navigate({ to: '/admin/profile' })
    await expect.element(heading('Sign in')).toBeVisible()
    await expect.element(alerts).not.toBeInTheDocument()
  })

  test('lets in a session whose other details are anything', async () => {
    const exp = Date.UTC(2026, 2, 1, 15) / 1000
    const token = unsignedToken({ exp, roles: 'admin', name: 7 })
    localStorage.setItem(sessionKeys.userInfo, JSON.stringify({ token }))
    localStorage.setItem(sessionKeys.lastActivityTime, 'soon')
    await openScreen('/?world=quiet')
    await expect.element(page.getByRole('button', { name: 'profile' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Admin' })).not.toBeInTheDocument()
  })
})

describe('The screens before signing in', () => {
  test.each([
    ['/login', 'Sign in', 'Sign Me In', 'Username'],
    ['/login?view=forgot', 'Reset your password', 'Send Reset Link', 'Email'],
    ['/verification', 'Enter your code', 'Verify', 'Digit 1'],
    ['/resetPassword', 'Choose a new password', 'Reset Password', 'New Password'],
  ])('%s fits a screen of 360 pixels, with its messages', async (path, title, send, first) => {
    startReset('a.person.with.a.long.name@rounds.example')
    keepEnteredCode('123456')
    await openScreen(`${path}${path.includes('?') ? '&' : '?'}world=quiet`, { size: [360, 640] })
    await expect.element(heading(title)).toBeVisible()
    expect(document.title).toBe(`${title} · Rounds`)
    await press(page, send)
    await expect
      .element(page.getByRole('textbox', { name: first }))
      .toHaveAttribute('aria-invalid', 'true')
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})
