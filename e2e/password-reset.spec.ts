import type { Page } from '@playwright/test'
import { authMessages as words } from '@/contracts/auth'
import { expect, expectToast, faults, press, test, unreachable } from './fixtures'

const email = 'admin@rounds.example'

const boxes = (page: Page) => page.getByRole('textbox')
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const digits = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
  )

/** Opens a page in the middle of a reset. */
async function open(page: Page, path: string, kept: Record<string, string>): Promise<void> {
  await page.goto('/login')
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, kept)
  await page.goto(path)
}

/** How often the page has called this path since. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

test('a forgotten password is replaced by way of a code', async ({ page, world }) => {
  await page.goto('/login')
  await page.getByText('Forgot Password').click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill(' Admin@Rounds.example ')
  await press(page, 'Send Reset Link')
  await expectToast(page, 'If an account with this e-mail exists, a code has been sent to it.')
  await expect(page).toHaveURL('/verification')
  expect(await stored(page, 'resetEmail')).toBe(email)

  await world.settle()
  const code = world.mailedCode(email) ?? ''
  await expect(boxes(page)).toHaveCount(6)
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectToast(page, words.otpVerified)
  await expect(page).toHaveURL('/resetPassword')
  expect(await stored(page, 'enteredOtp')).toBe(code)

  await page.getByLabel('New Password').fill('a-new-secret')
  await page.getByLabel('Re-Enter Password', { exact: true }).fill('a-new-secret')
  await press(page, 'Reset Password')
  await expectToast(page, words.resetDone)
  await expect(page).toHaveURL('/login')
  expect(await stored(page, 'resetEmail')).toBeNull()
  expect(await stored(page, 'enteredOtp')).toBeNull()

  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('a-new-secret')
  await press(page, 'Sign Me In')
  await expect(page).toHaveURL('/')
})

test.describe('asking for a code', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login?from=%2Fadmin%2Froles')
    await page.getByText('Forgot Password').click()
  })

  test('takes an e-mail address, or leads back', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/forgot-password')
    for (const typed of ['', 'nobody', 'nobody@']) {
      await page.getByLabel('Email').fill(typed)
      await press(page, 'Send Reset Link')
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(words.emailInvalid)
    }
    expect(calls()).toBe(0)
    await press(page, 'Cancel')
    await expect(page.getByLabel('Username')).toBeFocused()
    await expect(page).toHaveURL('/login?from=%2Fadmin%2Froles')
  })

  for (const [what, handler, said] of [
    [
      'the server’s words',
      faults.says('forgot password', 429, { message: 'Too soon' }),
      'Too soon',
    ],
    ['the default words', faults.silent('forgot password'), words.forgotFailed],
    ['words for a lost connection', faults.dropped('forgot password'), unreachable],
  ] as const)
    test(`failing is told in ${what}`, async ({ page, fault }) => {
      fault(handler)
      await page.getByLabel('Email').fill(email)
      await press(page, 'Send Reset Link')
      const toast = await expectToast(page, said)
      expect((await toast.boundingBox())?.y).toBeGreaterThan(400)
      await expect(page.getByLabel('Email')).toHaveValue(email)
      expect(await stored(page, 'resetEmail')).toBeNull()
    })

  test('asks once, however often the button is pressed', async ({ page, fault }) => {
    const calls = countCalls(page, '/api/auth/forgot-password')
    const slow = faults.held('forgot password', {})
    fault(slow.handler)
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send Reset Link' }).dblclick()
    await expect(page.getByRole('status')).toBeVisible()
    slow.release()
    await expect(page).toHaveURL('/verification')
    expect(calls()).toBe(1)
  })
})

test.describe('the code’s boxes', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/verification', { resetEmail: email })
    await expect(page.getByLabel('Digit 1')).toBeFocused()
  })

  test('take a digit each, go on, back and along', async ({ page }) => {
    await expect(
      page.getByRole('group', { name: 'One-time code' }).getByRole('textbox'),
    ).toHaveCount(6)
    await page.keyboard.type('1a-2 3')
    expect(await digits(page)).toEqual(['1', '2', '3', '', '', ''])
    await expect(page.getByLabel('Digit 4')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(page.getByLabel('Digit 3')).toBeFocused()
    expect(await digits(page)).toEqual(['1', '2', '', '', '', ''])
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByLabel('Digit 2')).toBeFocused()
    await page.keyboard.press('2')
    await expect(page.getByLabel('Digit 3')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByLabel('Digit 1')).toBeFocused()
    await page.keyboard.press('7')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('4567')
    expect(await digits(page)).toEqual(['7', '2', '4', '5', '6', '7'])
    await page.keyboard.press('Backspace')
    await page.keyboard.press('9')
    expect(await digits(page)).toEqual(['7', '2', '4', '5', '6', '9'])
    await page.getByLabel('Digit 1').fill('x')
    await expect(page.getByLabel('Digit 1')).toHaveValue('7')
  })

  test('are filled by a whole code, pasted or offered by the telephone', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Digit 3').focus()
    for (const pasted of ['123456', '654 321', ' 987-654\n']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
      await page.keyboard.press('ControlOrMeta+V')
      expect((await digits(page)).join('')).toBe(pasted.replace(/\D/g, ''))
      await expect(page.getByLabel('Digit 6')).toBeFocused()
    }
    await expect(page.getByLabel('Digit 1')).toHaveAttribute('autocomplete', 'one-time-code')
    await page.getByLabel('Digit 1').fill('246810')
    expect((await digits(page)).join('')).toBe('246810')
    await page.evaluate(() => navigator.clipboard.writeText('13'))
    await page.getByLabel('Digit 2').press('ControlOrMeta+V')
    expect((await digits(page)).join('')).toBe('213810')
  })

  test('must all be filled', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/verify-otp')
    await page.keyboard.type('12345')
    await press(page, 'Verify')
    await expect(page.getByRole('alert').filter({ hasText: words.otpIncomplete })).toBeVisible()
    await expect(page.getByRole('group')).toHaveAccessibleDescription(words.otpIncomplete)
    await expect(page.getByLabel('Digit 6')).toBeFocused()
    expect(calls()).toBe(0)
    await page.keyboard.type('6')
    await expect(page.getByText(words.otpIncomplete)).toHaveCount(0)
  })

  for (const [what, handler, said] of [
    ['the server’s words', undefined, 'Invalid or expired OTP'],
    ['the default words', faults.silent('verify code'), words.otpVerifyFailed],
    ['words for a lost connection', faults.dropped('verify code'), unreachable],
  ] as const)
    test(`are emptied by a failure, told in ${what}`, async ({ page, fault }) => {
      fault(...(handler ? [handler] : []))
      await page.keyboard.type('000000')
      await press(page, 'Verify')
      await expectToast(page, said)
      expect((await digits(page)).join('')).toBe('')
      await expect(page.getByLabel('Digit 1')).toBeFocused()
      expect(await stored(page, 'enteredOtp')).toBeNull()
    })

  test('need a host’s yes, not its words', async ({ page, fault }) => {
    fault(faults.empty('verify code'))
    await page.keyboard.type('123456')
    await press(page, 'Verify')
    await expectToast(page, words.otpVerified)
    await expect(page).toHaveURL('/resetPassword')
  })
})

test.describe('another code', () => {
  test('is sent on request', async ({ page, world }) => {
    await open(page, '/verification', { resetEmail: email })
    await press(page, 'Resend OTP')
    await expectToast(page, words.otpResent)
    await world.settle()
    expect(world.mailedCode(email)).toMatch(/^\d{6}$/)
  })

  test('that is not sent is told in the same words always', async ({ page, fault }) => {
    fault(faults.says('forgot password', 500, { message: 'No mail today' }))
    await open(page, '/verification', { resetEmail: email })
    await press(page, 'Resend OTP')
    await expectToast(page, words.otpResendFailed)
  })

  test('needs the e-mail address, as verifying does', async ({ page }) => {
    await page.goto('/verification')
    await press(page, 'Resend OTP')
    await expectToast(page, words.emailMissingOnResend)
    await page.getByLabel('Digit 1').focus()
    await page.keyboard.type('123456')
    await press(page, 'Verify')
    await expectToast(page, words.emailMissing)
    await expect(page).toHaveURL('/login')
  })

  test('can go to another address', async ({ page }) => {
    await open(page, '/verification', { resetEmail: email })
    await page.getByText('Use another email').click()
    await expect(page.getByLabel('Email')).toBeFocused()
  })
})

test.describe('the new password', () => {
  const begun = { resetEmail: email, enteredOtp: '123456' }
  const first = (page: Page) => page.getByLabel('New Password')
  const again = (page: Page) => page.getByLabel('Re-Enter Password', { exact: true })

  for (const missing of ['resetEmail', 'enteredOtp'] as const)
    test(`cannot be chosen without ${missing}`, async ({ page }) => {
      await open(page, '/resetPassword', { ...begun, [missing]: '' })
      await expectToast(page, words.resetIncomplete)
      await expect(page).toHaveURL('/login')
    })

  test('is typed twice, alike, and long enough', async ({ page }) => {
    const calls = countCalls(page, '/api/auth/reset-password')
    await open(page, '/resetPassword', begun)
    await first(page).fill('12345')
    await again(page).fill('12345')
    await press(page, 'Reset Password')
    await expect(first(page)).toHaveAccessibleDescription(words.passwordTooShort)
    await first(page).fill('123456')
    await press(page, 'Reset Password')
    await expect(again(page)).toHaveAccessibleDescription(words.passwordMismatch)
    await expect(again(page)).toBeFocused()
    expect(calls()).toBe(0)
  })

  test('can be seen, each field by itself', async ({ page }) => {
    await open(page, '/resetPassword', begun)
    const toggle = (name: string, description: string) =>
      page.getByRole('button', { name, description }).click()
    await toggle('Show characters', 'New Password')
    await expect(first(page)).toHaveAttribute('type', 'text')
    await expect(again(page)).toHaveAttribute('type', 'password')
    await toggle('Show characters', 'Re-Enter Password')
    await toggle('Hide characters', 'New Password')
    await expect(first(page)).toHaveAttribute('type', 'password')
    await expect(again(page)).toHaveAttribute('type', 'text')
  })

  for (const [what, handler, said] of [
    ['the server’s words', undefined, 'Invalid or expired OTP'],
    ['the default words', faults.silent('reset password'), words.resetFailed],
    ['words for a lost connection', faults.dropped('reset password'), unreachable],
  ] as const)
    test(`that is refused stays typed, and is told in ${what}`, async ({ page, fault }) => {
      fault(...(handler ? [handler] : []))
      await open(page, '/resetPassword', begun)
      await first(page).fill('secret-7')
      await again(page).fill('secret-7')
      await press(page, 'Reset Password')
      await expectToast(page, said)
      await expect(again(page)).toHaveValue('secret-7')
      await expect(page).toHaveURL('/resetPassword')
      expect(await stored(page, 'enteredOtp')).toBe('123456')
    })

  test('needs what was stored to be there still', async ({ page }) => {
    await open(page, '/resetPassword', begun)
    await first(page).fill('secret-7')
    await again(page).fill('secret-7')
    await page.evaluate(() => localStorage.clear())
    await press(page, 'Reset Password')
    await expectToast(page, words.resetInformationMissing)
    await expect(page).toHaveURL('/login')
  })

  test('is sent once, with the e-mail and the code', async ({ page, fault }) => {
    const slow = faults.held('reset password', {})
    fault(slow.handler)
    const calls = countCalls(page, '/api/auth/reset-password')
    await open(page, '/resetPassword', begun)
    await first(page).fill('secret-7')
    await again(page).fill('secret-7')
    const sent = page.waitForRequest('**/api/auth/reset-password')
    await page.getByRole('button', { name: 'Reset Password' }).dblclick()
    expect((await sent).postDataJSON()).toEqual({
      email,
      otp: '123456',
      newPassword: 'secret-7',
      confirmPassword: 'secret-7',
    })
    slow.release()
    await expect(page).toHaveURL('/login')
    expect(calls()).toBe(1)
  })

  test('can wait', async ({ page }) => {
    await open(page, '/resetPassword', begun)
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await expect(page).toHaveURL('/login')
  })
})
