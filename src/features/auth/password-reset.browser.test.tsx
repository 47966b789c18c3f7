import { faults } from '@mocks/faults'
import { mailNotSetUpError, authMessages as words } from '@shared/contracts/auth'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesSent, callsMade, fault, healed, mailedCode, openScreen } from '@/test/screen'
import { alert, expectToast, expectToastAt, heading, press } from '@/test/screen-words'
import { keepEnteredCode, readReset, startReset } from './reset-progress'

const email = 'admin@rounds.example'

/** Opens a page in the middle of a reset. */
function open(path: string, { code }: { code?: string } = {}) {
  startReset(email)
  if (code !== undefined) keepEnteredCode(code)
  return openScreen(`${path}?world=quiet`)
}

const callsTo = (path: string) => callsMade().filter((call) => call === `POST ${path}`).length

describe('Forgotten password', () => {
  const box = page.getByRole('textbox', { name: 'Email' })
  const send = page.getByRole('button', { name: 'Send Reset Link' })

  test('takes an e-mail address, and goes back to the sign-in that was begun', async () => {
    const { router } = await openScreen('/login?from=%2Fadmin%2Froles&world=quiet')
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect.element(box).toHaveFocus()
    for (const typed of ['', 'nobody', 'nobody@']) {
      await box.fill(typed)
      await send.click()
      await expect.element(box).toHaveAccessibleDescription(words.emailInvalid)
    }
    expect(callsMade()).toEqual([])
    await press(page, 'Cancel')
    await expect.element(page.getByRole('textbox', { name: 'Username' })).toHaveFocus()
    expect(router.state.location.search).toEqual({ from: '/admin/roles' })
  })

  test('keeps on show whom to ask where the clinic has no mail', async () => {
    await openScreen('/login?view=forgot&world=quiet')
    await box.fill(email)
    const refused = { message: words.mailNotSetUp, error: mailNotSetUpError }
    fault(faults.says('forgot password', 503, refused))
    await send.click()
    await expect.element(alert(words.mailNotSetUp)).toBeVisible()
    expect(localStorage.getItem('resetEmail')).toBeNull()
  })

  test('says why no code was sent, and sends the next request once', async () => {
    const { router } = await openScreen('/login?view=forgot&world=quiet')
    await box.fill(email)
    fault(faults.says('forgot password', 429, { message: 'Too soon' }))
    await send.click()
    await expectToastAt('bottom center', 'Too soon')
    await expect.element(box).toHaveValue(email)
    expect(localStorage.getItem('resetEmail')).toBeNull()
    healed()

    fault(faults.silent('forgot password'))
    await send.click()
    await expectToast(words.forgotFailed)
    healed()

    const slow = faults.held('forgot password', {})
    fault(slow.handler)
    await send.dblClick()
    await expect.element(page.getByRole('status')).toBeVisible()
    slow.release()
    await expectToast('If this address is known, a 6-digit code is on its way to it.')
    await expect.poll(() => router.state.location.pathname).toBe('/verification')
    expect(localStorage.getItem('resetEmail')).toBe(email)
    expect(callsTo('/api/auth/forgot-password')).toBe(3)
  })
})

describe('One-time code', () => {
  const digit = (place: number) => page.getByRole('textbox', { name: `Digit ${place}` })
  const digits = () =>
    page
      .getByRole('group', { name: 'One-time code' })
      .getByRole('textbox')
      .elements()
      .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
  const expectDigits = (...all: string[]) => expect.poll(digits).toEqual(all)

  test('takes a digit in each box, and keys go on, back and along', async () => {
    await open('/verification')
    await expect.element(digit(1)).toHaveFocus()
    await expect.poll(() => page.getByRole('textbox').elements()).toHaveLength(6)
    await userEvent.keyboard('1a-2 3')
    await expectDigits('1', '2', '3', '', '', '')
    await expect.element(digit(4)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(digit(3)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect.element(digit(2)).toHaveFocus()
    await expectDigits('1', '2', '', '', '', '')
    await userEvent.keyboard('2')
    await expect.element(digit(3)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await expect.element(digit(1)).toHaveFocus()
    await userEvent.keyboard('7{ArrowRight}4567')
    await expectDigits('7', '2', '4', '5', '6', '7')
    await userEvent.keyboard('{Backspace}9')
    await expectDigits('7', '2', '4', '5', '6', '9')
    await digit(1).fill('x')
    await expect.element(digit(1)).not.toHaveValue('x')
    await digit(3).fill('')
    await expectDigits('', '2', '', '5', '6', '9')
  })

  test('is filled by a whole code, pasted or offered by the telephone', async () => {
    await open('/verification')
    for (const pasted of ['123456', '654 321', ' 987654\n']) {
      await copy(pasted)
      await digit(3).click()
      await userEvent.paste()
      await expectDigits(...pasted.replace(/\D/g, ''))
      await expect.element(digit(6)).toHaveFocus()
    }
    await expect.element(digit(1)).toHaveAttribute('autocomplete', 'one-time-code')
    await digit(1).fill('246810')
    await expectDigits(...'246810')
  })

  test('is sent only when complete, and emptied when refused', async () => {
    const { router } = await open('/verification')
    await expect.element(digit(1)).toHaveFocus()
    await userEvent.keyboard('12345')
    await press(page, 'Verify')
    await expect.element(alert(words.otpIncomplete)).toBeVisible()
    await expect
      .element(page.getByRole('group', { name: 'One-time code' }))
      .toHaveAccessibleDescription(words.otpIncomplete)
    await expect.element(digit(6)).toHaveFocus()
    expect(callsMade()).toEqual([])
    await userEvent.keyboard('6')
    await expect.element(page.getByText(words.otpIncomplete)).not.toBeInTheDocument()
    await press(page, 'Verify')
    await expectToast('Invalid or expired OTP')
    await expectDigits('', '', '', '', '', '')
    await expect.element(digit(1)).toHaveFocus()
    expect(readReset()).toBeNull()

    fault(faults.silent('verify code'))
    await userEvent.keyboard('123456{Enter}')
    await expectToast(words.otpVerifyFailed)
    healed()

    // A host's yes counts, not its words.
    fault(faults.empty('verify code'))
    await expectDigits('', '', '', '', '', '')
    await userEvent.keyboard('123456{Enter}')
    await expectToast(words.otpVerified)
    await expect.poll(() => router.state.location.pathname).toBe('/resetPassword')
    expect(localStorage.getItem('enteredOtp')).toBe('123456')
    expect(readReset()).toEqual({ email, otp: '123456' })
  })

  test('is sent again on request, and each failure has the same words', async () => {
    await open('/verification')
    fault(faults.says('forgot password', 500, { message: 'No mail today' }))
    await press(page, 'Resend OTP')
    await expectToast(words.otpResendFailed)
    healed()
    await press(page, 'Resend OTP')
    await expectToast(words.otpResent)
    expect(await mailedCode(email)).toMatch(/^\d{6}$/)
    await page.getByRole('link', { name: 'Use another email' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  test('needs the e-mail address, to be sent and to be verified', async () => {
    const { router } = await openScreen('/verification?world=quiet')
    await press(page, 'Resend OTP')
    await expectToast(words.emailMissingOnResend)
    await digit(1).click()
    await userEvent.keyboard('123456')
    await press(page, 'Verify')
    await expectToast(words.emailMissing)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    expect(callsMade()).toEqual([])
  })
})

describe('New password', () => {
  const first = page.getByRole('textbox', { name: 'New Password' })
  const again = page.getByRole('textbox', { name: 'Re-Enter Password' })

  test.each([
    ['e-mail address', () => keepEnteredCode('123456')],
    ['code', () => startReset(email)],
  ])('is not chosen without the %s', async (_missing, keepTheOther) => {
    keepTheOther()
    const { router } = await openScreen('/resetPassword?world=quiet')
    await expectToast(words.resetIncomplete)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
  })

  test('is typed twice, alike and long enough, and each field can be seen by itself', async () => {
    await open('/resetPassword', { code: '123456' })
    await first.fill('12345')
    await again.fill('12345')
    await press(page, 'Reset Password')
    await expect.element(first).toHaveAccessibleDescription(words.passwordTooShort)
    await first.fill('123456')
    await press(page, 'Reset Password')
    await expect.element(again).toHaveAccessibleDescription(words.passwordMismatch)
    await expect.element(again).toHaveFocus()
    expect(callsMade()).toEqual([])

    const toggles = page.getByRole('button', { name: 'Show characters' })
    await expect.element(toggles.nth(0)).toHaveAccessibleDescription('New Password')
    await expect.element(toggles.nth(1)).toHaveAccessibleDescription('Re-Enter Password')
    await toggles.nth(0).click()
    await expect.element(first).toHaveAttribute('type', 'text')
    await expect.element(again).toHaveAttribute('type', 'password')
    await toggles.nth(1).click()
    await toggles.nth(0).click()
    await expect.element(first).toHaveAttribute('type', 'password')
    await expect.element(again).toHaveAttribute('type', 'text')
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect.element(heading('Sign in')).toBeVisible()
  })

  test('keeps the typed password when refused, and needs the stored e-mail and code', async () => {
    const { router } = await open('/resetPassword', { code: '123456' })
    await first.fill('secret-7')
    await again.fill('secret-7')
    await press(page, 'Reset Password')
    await expectToast('Invalid or expired OTP')
    await expect.element(again).toHaveValue('secret-7')
    expect(readReset()).toEqual({ email, otp: '123456' })
    fault(faults.silent('reset password'))
    await press(page, 'Reset Password')
    await expectToast(words.resetFailed)
    expect(router.state.location.pathname).toBe('/resetPassword')

    localStorage.clear()
    await press(page, 'Reset Password')
    await expectToast(words.resetInformationMissing)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
  })

  test('is sent once, with the e-mail address and the code, which are forgotten then', async () => {
    const { router } = await open('/resetPassword', { code: '123456' })
    const slow = faults.held('reset password', {})
    fault(slow.handler)
    await first.fill('secret-7')
    await again.fill('secret-7')
    await page.getByRole('button', { name: 'Reset Password' }).dblClick()
    slow.release()
    await expectToast(words.resetDone)
    await expect.poll(() => router.state.location.pathname).toBe('/login')
    const passwords = { newPassword: 'secret-7', confirmPassword: 'secret-7' }
    expect(bodiesSent('/api/auth/reset-password')).toEqual([{ email, otp: '123456', ...passwords }])
    expect(localStorage.getItem('resetEmail')).toBeNull()
    expect(localStorage.getItem('enteredOtp')).toBeNull()
  })
})

/** Has the clipboard hold this text, as it is copied elsewhere. */
async function copy(text: string): Promise<void> {
  const elsewhere = document.createElement('textarea')
  document.body.append(elsewhere)
  elsewhere.value = text
  elsewhere.select()
  await userEvent.copy()
  elsewhere.remove()
}
