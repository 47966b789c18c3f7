import { authMessages } from '@shared/contracts/auth'
import { ownPasswordMessages as words } from '@shared/contracts/own-password'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demandPassword, useSession } from '@/stores/session'
import { bodiesSent, callsMade, openScreen } from '@/test/screen'
import { expectToast, field, heading, press } from '@/test/screen-words'

/** Opens Home in a session of which the host asks for a password first. */
async function openForm(): Promise<void> {
  const { router } = await openScreen('/admin/profile?world=quiet&as=doctor')
  demandPassword()
  // As the session's watch does.
  await router.invalidate()
  await expect.element(heading('Choose your own password')).toBeVisible()
}

describe('The start password', () => {
  test('is replaced by a new one, typed twice, and each field says what is wrong', async () => {
    await openForm()
    const before = callsMade().length
    await expect.element(field(page, 'Current Password')).toHaveFocus()
    await press(page, 'Change Password')
    await expect
      .element(field(page, 'Current Password'))
      .toHaveAccessibleDescription(words.currentRequired)
    await field(page, 'Current Password').fill('rounds-demo')
    await field(page, 'New Password').fill('rounds-demo')
    await field(page, 'Re-Enter Password').fill('rounds')
    await press(page, 'Change Password')
    await expect
      .element(field(page, 'Re-Enter Password'))
      .toHaveAccessibleDescription(authMessages.passwordMismatch)
    expect(callsMade()).toHaveLength(before)
    await field(page, 'Re-Enter Password').fill('rounds-demo')
    await press(page, 'Change Password')
    await expect.element(field(page, 'New Password')).toHaveAccessibleDescription(words.unchanged)
    await field(page, 'Current Password').fill('a guess')
    await field(page, 'New Password').fill('my own secret')
    await field(page, 'Re-Enter Password').fill('my own secret')
    await press(page, 'Change Password')
    await expect
      .element(field(page, 'Current Password'))
      .toHaveAccessibleDescription(words.currentWrong)
    await expect.element(field(page, 'Current Password')).toHaveFocus()
  })

  test('of a patient is a code, and asks for the date of birth', async () => {
    await openForm()
    const { session } = useSession.getState()
    useSession.setState({ session: session && { ...session, asksBirthDate: true } })
    await expect.element(heading('Your first sign-in')).toBeVisible()
    await press(page, 'Sign In')
    await expect.element(field(page, 'Code')).toHaveAccessibleDescription(words.codeRequired)
    await field(page, 'Code').fill('123456-654321')
    await field(page, 'Date of Birth').fill('3 Feb 1990')
    await field(page, 'New Password').fill('my own secret')
    await field(page, 'Re-Enter Password').fill('my own secret')
    await press(page, 'Sign In')
    await expect
      .element(field(page, 'Date of Birth'))
      .toHaveAccessibleDescription(words.birthDateRequired)
    await field(page, 'Date of Birth').fill('１９９０-02-03')
    await press(page, 'Sign In')
    await expect
      .poll(() => bodiesSent('/api/auth/change-password'))
      .toEqual([
        {
          currentPassword: '123456-654321',
          newPassword: 'my own secret',
          dateOfBirth: '１９９０-02-03',
        },
      ])
  })

  test('can wait: its form has a Logout button', async () => {
    await openForm()
    await press(page, 'Logout')
    await expectToast(authMessages.loggedOut)
    expect(useSession.getState().session).toBeNull()
    await expect.poll(callsMade).toContain('POST /api/auth/logout')
  })
})
