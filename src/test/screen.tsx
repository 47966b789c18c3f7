import { notifications } from '@mantine/notifications'
import { withoutLink } from '@mocks/link'
import { faultOf } from '@mocks/link-faults'
import { setPageClock } from '@mocks/page-clock'
import { authEndpoints, loginAnswerSchema } from '@shared/contracts/auth'
import type { Endpoint, InputOf, OutputOf } from '@shared/contracts/endpoint'
import type { PermissionKey } from '@shared/contracts/permissions'
import { createMemoryHistory } from '@tanstack/react-router'
import { getResponse, type RequestHandler } from 'msw'
import { createRoot, type Root } from 'react-dom/client'
import { v7 as newKey } from 'uuid'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '@/api/client'
import { App } from '@/app/app'
import { queryClient } from '@/app/query-client'
import { staffSearchDefaults } from '@/lib/staff-search'
import { type AppRouter, createAppRouter } from '@/router'
import { useClock } from '@/stores/clock'
import { clearConversation } from '@/stores/conversation'
import { forgetLeftRow } from '@/stores/left-rows'
import { useMenu } from '@/stores/menu'
import { clearNotices } from '@/stores/notices'
import { logOut, signIn, useSession } from '@/stores/session'
import { useSingleKeys } from '@/stores/single-keys'
import { rememberStaffList } from '@/stores/staff-list'
import { setOwner, useStorageFailure } from '@/stores/work'

/** Which of the browser's sessions this is: each has a clinic of its own (screens-api.ts). */
const session = crypto.randomUUID()

const browserFetch = globalThis.fetch.bind(globalThis)

/** The clinic of this session answers. */
function realFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...asked)
  request.headers.set('rounds-test-session', session)
  return browserFetch(request)
}

const pageClock = setPageClock(0)
/** In milliseconds. */
let clockIsAhead = 0

let shown: { root: Root; container: Element } | null = null
/** What the console was told in the test, as errors and warnings. */
const complaints: string[] = []
let handlers: RequestHandler[] = []
let calls: string[] = []
let bearers: { call: string; bearer: string | undefined }[] = []
let bodies: { path: string; body: unknown }[] = []

/** Makes calls fail in a named way (mocks/faults.ts) until `healed`, or until the test is over. */
export const fault = (...more: RequestHandler[]) => {
  handlers = [...more, ...handlers]
}
export const healed = () => {
  handlers = []
}

/** The calls since the screen was opened, as `GET /api/department`. */
export const callsMade = (): readonly string[] => calls

/** The JSON bodies sent to this path since the screen was opened, the oldest first. */
export const bodiesSent = (to: string): readonly unknown[] =>
  bodies.filter(({ path }) => path === to).map(({ body }) => body)

/** The tokens that these calls carried since the screen was opened, the oldest first. */
export const bearersSent = ({ method, path }: Endpoint): readonly (string | undefined)[] =>
  bearers.filter(({ call }) => call === `${method} ${path}`).map(({ bearer }) => bearer)

/** A call that is given up while a fault holds it back rejects, as the browser's own does. */
const untilAborted = <Value,>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])

async function fetchWithFaults(...asked: Parameters<typeof fetch>): Promise<Response> {
  const request = new Request(...asked)
  const { pathname, search } = new URL(request.url)
  if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}${search}`)
  const [, bearer] = request.headers.get('authorization')?.split('Bearer ') ?? []
  bearers.push({ call: `${request.method} ${pathname}`, bearer })
  if (request.headers.get('content-type')?.includes('application/json'))
    bodies.push({ path: pathname, body: await request.clone().json() })
  const answer = await untilAborted(request.signal, getResponse(handlers, request.clone()))
  if (answer?.type === 'error') throw new TypeError('Failed to fetch')
  return answer ?? (await realFetch(request))
}

function closeScreen(): void {
  shown?.root.unmount()
  shown?.container.remove()
  shown = null
}

/** A list that fails is read once more as on any screen, but at once: half a second each adds up. */
const readAgainAtOnce = () => {
  const options = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...options, queries: { ...options.queries, retryDelay: 0 } })
}

/** To be called by a setup file: this one is loaded once, and hooks are those of the file that adds them. */
export function prepareScreens(): void {
  beforeAll(() => {
    globalThis.fetch = fetchWithFaults
    readAgainAtOnce()
    return () => {
      globalThis.fetch = browserFetch
    }
  })

  beforeEach(() => {
    for (const method of ['error', 'warn'] as const)
      vi.spyOn(console, method).mockImplementation(
        (...said) => void complaints.push(said.join(' ')),
      )
  })

  afterEach(() => {
    closeScreen()
    notifications.clean()
    if (useSession.getState().session) logOut()
    queryClient.clear()
    clearNotices()
    clearConversation()
    useSession.setState({ lock: null, isIdling: false, ended: null, loggedOut: false })
    useStorageFailure.setState({ reason: null })
    useMenu.setState({ isExpandAdmin: true })
    useSingleKeys.setState({ act: true })
    rememberStaffList(staffSearchDefaults)
    forgetLeftRow()
    localStorage.clear()
    sessionStorage.clear()
    useClock.setState({ offset: 0 })
    healed()
    vi.restoreAllMocks()
    // Vitest loads the setup file again for each test file, by an address with the time in it. Where a time
    // comes twice, the file is not loaded, and its test file has none of these hooks.
    pageClock.follow()
    expect(complaints.splice(0)).toEqual([])
  })
}

interface ScreenOptions {
  /** Whether the host keeps the clinic's records; otherwise the sample in the tab does. */
  keepsRecords?: boolean
  /** All that the role of the person who is signed in allows; what the world says unless said. */
  permissions?: readonly PermissionKey[]
  /** What answers a call that is not made to fail; the API unless said. */
  otherwise?: readonly RequestHandler[]
  /** The clinic's time zone, as the login answer says; UTC unless said. */
  zone?: string
  /** By how many milliseconds the browser's clock is ahead of the clinic's; negative where it is behind. */
  clockAhead?: number
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
  {
    keepsRecords = true,
    permissions,
    otherwise = [],
    zone = 'UTC',
    clockAhead = 0,
    size = [1280, 720],
  }: ScreenOptions = {},
): Promise<{ router: AppRouter }> {
  const { pathname, search } = new URL(address, window.location.origin)
  const asked = new URLSearchParams(search)
  if (permissions) asked.set('permissions', permissions.join())
  const opened = await realFetch(`/api/test/open?${asked}`)
  const { at, answer, faults, problems } = await opened.json()
  if (problems.length > 0) throw new Error(problems.join(' '))
  clockIsAhead = clockAhead
  pageClock.stopAt(at + clockAhead)
  pageClock.run()
  if (answer) {
    const { token, ...login } = loginAnswerSchema.parse(answer)
    const said = keepsRecords ? { ...login, zone } : { signOut: true }
    signIn({ ...said, token: token ?? '' }, at + clockAhead)
    setOwner(useSession.getState().session?.owner ?? '')
  }
  handlers = [...faults.map(faultOf), ...handlers, ...otherwise]
  calls = []
  bearers = []
  bodies = []
  await page.viewport(...size)
  const router = createAppRouter(
    createMemoryHistory({ initialEntries: [pathname + withoutLink(search)] }),
  )
  // By its id a dialog knows what lies behind it (index.html).
  closeScreen()
  const container = document.createElement('div')
  container.id = 'root'
  shown = { root: createRoot(document.body.appendChild(container)), container }
  shown.root.render(<App router={router} nonce="" />)
  const isShown = () =>
    router.state.status === 'idle' && router.state.resolvedLocation !== undefined
  await expect.poll(isShown, { interval: 10 }).toBe(true)
  return { router }
}

/** Sets the browser's clock, which goes on from there: ahead of the clinic's by so many milliseconds. */
export function setClockAhead(by: number): void {
  const clinicNow = Date.now() - clockIsAhead
  clockIsAhead = by
  pageClock.stopAt(clinicNow + by)
  pageClock.run()
}

/** The newest code that was mailed to this address. */
export async function mailedCode(to: string): Promise<string> {
  const { code } = await (
    await realFetch(`/api/test/mailed-code?to=${encodeURIComponent(to)}`)
  ).json()
  return code
}

/** Makes a call in a session of this colleague, who works at another desk. Faults apply to it too. */
export async function callAs<E extends Endpoint>(
  username: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const login = { username, password: 'rounds-demo' }
  const { token = '' } = await call(authEndpoints.login, login)
  return await call(endpoint, input, { token, key: newKey() })
}
