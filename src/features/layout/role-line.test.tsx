import { MantineProvider } from '@mantine/core'
import { recordResources } from '@shared/contracts/endpoint'
import { ownSessionMessages } from '@shared/contracts/own-sessions'
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refreshChanged } from '@/api/changes'
import { now } from '@/stores/clock'
import { sessionKeys, signIn, useSession } from '@/stores/session'
import { RoleLine } from './role-line'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))

// What is read is on the screen once it is there.
notifyManager.setScheduler(queueMicrotask)

const token = (...roles: string[]) => {
  const payload = { sub: 'u7', exp: Math.floor(now() / 1000) + 3600, roles }
  return `e30.${btoa(JSON.stringify(payload)).replace(/=+$/, '')}.s`
}
const answer = (role: string, ...roles: string[]) => ({
  token: token(...roles),
  user: { _id: 'u7', role },
  records: [...recordResources],
})

/** The page of a nurse who reads patients. */
function show() {
  signIn(answer('Nurse', 'nurse', 'patient_view'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <RoleLine />
      </MantineProvider>
    </QueryClientProvider>,
  )
  /** The feed says that the role was changed, to what the host answers. */
  return async (next: ReturnType<typeof answer>) => {
    call.mockResolvedValue(next)
    await act(() => refreshChanged(client, [{ topic: 'roles', id: 'r1' }], 'u7'))
  }
}
const button = () => screen.queryByRole('button', { name: 'Load again' })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  call.mockReset()
  localStorage.clear()
  useSession.setState({ session: null })
})

it('asks nothing while the page loads', () => {
  show()
  expect(call).not.toHaveBeenCalled()
})

it.each([
  ['more permissions', answer('Nurse', 'nurse', 'patient_view', 'vitals_create')],
  ['fewer permissions', answer('Nurse', 'nurse')],
  ['another name', answer('Ward Nurse', 'nurse', 'patient_view')],
])('says that the role has changed where it has %s', async (_, next) => {
  const hear = show()
  await hear(next)
  expect(screen.getByRole('status')).toHaveTextContent(ownSessionMessages.roleChanged)
  expect(button()).toBeVisible()
})

it('says nothing of a role that reads as before', async () => {
  const hear = show()
  await hear(answer('Nurse', 'patient_view', 'nurse'))
  expect(call).toHaveBeenCalledOnce()
  expect(button()).toBeNull()
})

it('says nothing more where the change was taken back', async () => {
  const hear = show()
  await hear(answer('Nurse', 'nurse'))
  await hear(answer('Nurse', 'nurse', 'patient_view'))
  expect(button()).toBeNull()
})

it('loads the page in the session as it is now, with the time of the last activity', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const hear = show()
  localStorage.setItem(sessionKeys.lastActivityTime, '17')
  const next = answer('Nurse', 'nurse', 'patient_view', 'vitals_create')
  await hear(next)
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem(sessionKeys.userInfo) ?? '')).toEqual({
    ...next,
    access_token: next.token,
  })
  expect(localStorage.getItem(sessionKeys.lastActivityTime)).toBe('17')
})
