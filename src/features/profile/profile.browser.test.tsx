import { faults } from '@mocks/faults'
import { ownPasswordMessages } from '@shared/contracts/own-password'
import { ownSessionMessages } from '@shared/contracts/own-sessions'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '@/stores/session'
import { fault, healed, openScreen } from '@/test/screen'
import { answer, expectDialog, expectToast, field, press } from '@/test/screen-words'

const sessions = page.getByRole('region', { name: 'Signed in' })

describe('The sessions of the account', () => {
  test('say that they could not be read, and are read again', async () => {
    await openScreen('/admin/profile?world=quiet&as=doctor&fault=silent:list-own-sessions')
    const alert = sessions.getByRole('alert')
    await expect.element(alert).toHaveTextContent(ownSessionMessages.fetchFailed)
    healed()
    await press(alert, 'Retry')
    await expect.element(alert).not.toBeInTheDocument()
    const own = sessions.getByRole('listitem')
    await expect.element(own).toHaveTextContent('This one')
    await expect.element(own).toHaveTextContent('since 1 Mar 2026, 14:00')
  })

  test('go on when signing out everywhere is cancelled or fails', async () => {
    await openScreen('/admin/profile?world=quiet&as=doctor')
    await press(sessions, 'Sign out everywhere')
    const question = await expectDialog('Sign out everywhere?')
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await answer('Cancel')
    await expect.element(question).not.toBeInTheDocument()
    fault(faults.silent('sign out everywhere'))
    await press(sessions, 'Sign out everywhere')
    await answer('Sign out everywhere')
    await expectToast(ownSessionMessages.endAllFailed)
    expect(useSession.getState().session).not.toBeNull()
  })
})

describe('Change Password', () => {
  test('keeps the typed text when refused, or when the call fails', async () => {
    await openScreen('/admin/profile?world=quiet&as=doctor')
    await press(sessions, 'Change Password')
    const form = await expectDialog('Change Password')
    await field(form, 'Current Password').fill('a guess')
    await field(form, 'New Password').fill('my own secret')
    await field(form, 'Re-Enter Password').fill('my own secret')
    await press(form, 'Change Password')
    await expect
      .element(field(form, 'Current Password'))
      .toHaveAccessibleDescription(ownPasswordMessages.currentWrong)
    fault(faults.silent('change password'))
    await press(form, 'Change Password')
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent(ownPasswordMessages.changeFailed)
    await expect.element(field(form, 'New Password')).toHaveValue('my own secret')
  })
})
