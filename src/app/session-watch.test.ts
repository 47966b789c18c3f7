import { unsignedToken } from '@mocks/faults'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { createAppRouter } from '@/router'
import { inactivityLimit, logOut, signIn, useSession } from '@/stores/session'
import { watchSession } from './session-watch'

afterEach(() => {
  logOut()
  useSession.setState({ lock: null })
  vi.useRealTimers()
})

it('locks the page after the limit although the computer’s clock was set back', () => {
  vi.useFakeTimers()
  const exp = Math.floor(Date.now() / 1000) + 3600
  signIn({ token: unsignedToken({ exp, username: 'asha' }), locks: true })
  watchSession(createAppRouter(createMemoryHistory()), new QueryClient())
  vi.setSystemTime(Date.now() - 9 * 60 * 60_000)
  vi.advanceTimersByTime(2 * inactivityLimit)
  expect(useSession.getState().lock).toBe('idle')
})
