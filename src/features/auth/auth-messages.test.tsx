import { unsignedToken } from '@mocks/faults'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { authMessages as words } from '@/contracts/auth'
import { useSession } from '@/stores/session'
import { keepDraft } from '@/stores/work'
import {
  answer,
  answers,
  expectSaid,
  openApp,
  press,
  pressInDialog,
  type,
} from '@/test/silent-host'

afterEach(() => vi.restoreAllMocks())

it('asks for a sign-in where a page was asked for', async () => {
  openApp('/admin/staffs', null)
  await expectSaid(words.askedFor)
})

it.each([
  ['idle', words.ended.idle],
  ['ended', words.ended.ended],
  ['elsewhere', words.ended.elsewhere],
  ['left', words.ended.left],
] as const)('says at the sign-in why the session is over: %s', async (ended, said) => {
  useSession.setState({ ended })
  openApp('/login', null)
  await expectSaid(said)
})

it('says that the session could not be kept, where the token has run out by this clock', async () => {
  const token = unsignedToken({ exp: Math.floor(Date.now() / 1000) - 60, roles: [] })
  answer(answers('login', { token }))
  openApp('/login', null)
  await type('Username', 'asha')
  await type('Password', 'secret')
  await press('Sign Me In')
  await expectSaid(words.notKept)
})

async function logOut() {
  // Without layout the menu finds nothing to focus, and warns of it.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await press(/, profile$/)
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

it('says at a logout that the server could not be told', async () => {
  openApp('/ai-chat')
  await logOut()
  await pressInDialog('OK')
  await expectSaid(words.logoutFailed)
  expect(useSession.getState().session).toBeNull()
})

it('says before a logout what is lost by it', async () => {
  openApp('/ai-chat')
  keepDraft('registration', { name: 'Wilma' })
  await logOut()
  await expectSaid(words.logoutLosesDrafts)
})
