import { notifications } from '@mantine/notifications'
import { withoutLink } from '@mocks/link'
import { faultOf } from '@mocks/link-faults'
import { setPageClock } from '@mocks/page-clock'
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { getResponse, type RequestHandler } from 'msw'
import { afterEach, beforeAll } from 'vitest'
import { page } from 'vitest/browser'
import { App } from '@/app/app'
import { queryClient } from '@/app/query-client'
import { loginAnswerSchema } from '@/contracts/auth'
import { type AppRouter, createAppRouter } from '@/router'
import { logOut, signIn, useSession } from '@/stores/session'
import { setOwner } from '@/stores/work'

const realFetch = globalThis.fetch.bind(globalThis)
const pageClock = setPageClock(0)

let handlers: RequestHandler[] = []
let calls: string[] = []

/** Makes calls fail in a named way (mocks/faults.ts) until `healed`, or until the test is over. */
export const fault = (...more: RequestHandler[]) => {
  handlers = [...more, ...handlers]
}
export const healed = () => {
  handlers = []
}

/** The calls since the screen was opened, as `GET /api/department`. */
export const callsMade = (): readonly string[] => calls

async function fetchWithFaults(...asked: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...asked)
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}${search}`)
  const answer = await getResponse(handlers, request.clone())
  if (answer?.type === 'error') throw new TypeError('Failed to fetch')
  return answer ?? (await realFetch(request))
}

beforeAll(() => {
  globalThis.fetch = fetchWithFaults
  return () => {
    globalThis.fetch = realFetch
  }
})

afterEach(() => {
  cleanup()
  notifications.clean()
  if (useSession.getState().session) logOut()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  healed()
})

interface ScreenOptions {
  /** Whether the host keeps the clinic's records; otherwise the sample in the tab does. */
  keepsRecords?: boolean
  /** In pixels; 1280 by 720 unless said. */
  size?: readonly [width: number, height: number]
}

/**
 * Opens a clinic at a minute by its link (docs/qa.md), and the screen of its path: the whole product
 * without what watches over the session, on the real API.
 *
 *     const { router } = await openScreen('/departments?world=quiet&as=admin')
 */
export async function openScreen(
  address: string,
  { keepsRecords = true, size = [1280, 720] }: ScreenOptions = {},
): Promise<{ router: AppRouter }> {
  const { pathname, search } = new URL(address, window.location.origin)
  const opened = await realFetch(`/api/test/open${search}`)
  const { at, answer, faults, problems } = await opened.json()
  if (problems.length > 0) throw new Error(problems.join(' '))
  pageClock.stopAt(at)
  pageClock.run()
  if (answer) {
    const { token, ...login } = loginAnswerSchema.parse(answer)
    signIn({ ...(keepsRecords ? login : { signOut: true }), token: token ?? '' }, at)
    setOwner(useSession.getState().session?.owner ?? '')
  }
  fault(...faults.map(faultOf))
  calls = []
  await page.viewport(...size)
  const router = createAppRouter(
    createMemoryHistory({ initialEntries: [pathname + withoutLink(search)] }),
  )
  render(<App router={router} nonce="" />)
  await waitFor(() => {
    if (router.state.status !== 'idle') throw new Error('the screen is still being loaded')
  })
  return { router }
}

/** The newest code that was mailed to this address. */
export async function mailedCode(to: string): Promise<string> {
  const { code } = await (
    await realFetch(`/api/test/mailed-code?to=${encodeURIComponent(to)}`)
  ).json()
  return code
}
