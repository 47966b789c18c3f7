import { unsignedToken } from '@mocks/faults'
import { authMessages as words } from '@shared/contracts/auth'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '@/stores/session'
import { saveDraft } from '@/stores/work'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

test('asks for a sign-in where a page was asked for', async () => {
  await openApp('/admin/staffs', null)
  await expectSaid(words.askedFor)
})

test.each([
  ['idle', words.ended.idle],
  ['ended', words.ended.ended],
  ['elsewhere', words.ended.elsewhere],
  ['left', words.ended.left],
] as const)('says at the sign-in why the session is over: %s', async (ended, said) => {
  useSession.setState({ ended })
  await openApp('/login', null)
  await expectSaid(said)
})

test('says that the session could not be kept, where the token has run out by this clock', async () => {
  const token = unsignedToken({ exp: Date.UTC(2020, 0, 1) / 1000, roles: [] })
  answer(answers('login', { token }))
  await openApp('/login', null)
  await type('Username', 'asha')
  await type('Password', 'secret')
  await press('Sign Me In')
  await expectSaid(words.notKept)
})

async function logOut() {
  await press(/, profile$/)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

test('says at a logout that the server could not be told', async () => {
  await openApp('/ai-chat')
  await logOut()
  await pressInDialog('OK')
  await expectSaid(words.logoutFailed)
  expect(useSession.getState().session).toBeNull()
})

test('says before a logout what is lost by it', async () => {
  await openApp('/ai-chat')
  saveDraft('registration', { name: 'Wilma' })
  await logOut()
  await expectSaid(words.logoutLosesDrafts)
})
