import { authMessages as words } from '@/contracts/auth'
import { expect, expectToast, faults, press, stored, test } from './fixtures'
import { countCalls, digits, email, open } from './password-page'

// The boxes for the code that was mailed.

test.beforeEach(async ({ page }) => {
  await open(page, '/verification', { resetEmail: email })
  await expect(page.getByLabel('Digit 1')).toBeFocused()
})

test('take the digits of a code, typed, pasted or offered, and are emptied by a failure', async ({
  page,
  context,
  fault,
}) => {
  await test.step('they take a digit each, go on, back and along', async () => {
    await expect(
      page.getByRole('group', { name: 'One-time code' }).getByRole('textbox'),
    ).toHaveCount(6)
    await page.keyboard.type('1a-2 3')
    expect(await digits(page)).toEqual(['1', '2', '3', '', '', ''])
    await expect(page.getByLabel('Digit 4')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(page.getByLabel('Digit 3')).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(page.getByLabel('Digit 2')).toBeFocused()
    expect(await digits(page)).toEqual(['1', '2', '', '', '', ''])
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
    await expect(page.getByLabel('Digit 1')).not.toHaveValue('x')
    await page.getByLabel('Digit 3').fill('')
    expect(await digits(page), 'the others stay where they are').toEqual([
      '',
      '2',
      '',
      '5',
      '6',
      '9',
    ])
  })

  await test.step('they are filled by a whole code, pasted or offered by the telephone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByLabel('Digit 3').focus()
    for (const pasted of ['123456', '654 321', ' 987654\n']) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
      await page.keyboard.press('ControlOrMeta+V')
      expect((await digits(page)).join('')).toBe(pasted.replace(/\D/g, ''))
      await expect(page.getByLabel('Digit 6')).toBeFocused()
    }
    await expect(page.getByLabel('Digit 1')).toHaveAttribute('autocomplete', 'one-time-code')
    await page.getByLabel('Digit 1').fill('246810')
    expect((await digits(page)).join('')).toBe('246810')
  })

  await test.step('they are emptied by a failure', async () => {
    await page.getByLabel('Digit 1').focus()
    await page.keyboard.type('000000')
    await press(page, 'Verify')
    await expectToast(page, 'Invalid or expired OTP')
    expect((await digits(page)).join('')).toBe('')
    await expect(page.getByLabel('Digit 1')).toBeFocused()
    expect(await stored(page, 'enteredOtp')).toBeNull()
  })

  await test.step('they must all be filled, and need a host’s yes, not its words', async () => {
    const calls = countCalls(page, '/api/auth/verify-otp')
    await page.keyboard.type('12345')
    await press(page, 'Verify')
    await expect(page.getByRole('alert').filter({ hasText: words.otpIncomplete })).toBeVisible()
    await expect(page.getByRole('group')).toHaveAccessibleDescription(words.otpIncomplete)
    await expect(page.getByLabel('Digit 6')).toBeFocused()
    expect(calls()).toBe(0)
    await page.keyboard.type('6')
    await expect(page.getByText(words.otpIncomplete)).toHaveCount(0)
    fault(faults.empty('verify code'))
    await press(page, 'Verify')
    await expectToast(page, words.otpVerified)
    await expect(page).toHaveURL('/resetPassword')
  })
})
