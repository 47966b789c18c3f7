import { createTestWorld, type TestWorld } from '@mocks/node'
import { demoPassword } from '@mocks/world'
import { appointmentEndpoints, type DoctorAppointment } from '@shared/contracts/appointments'
import { authEndpoints } from '@shared/contracts/auth'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import type { Endpoint, InputOf } from '@shared/contracts/endpoint'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, vi } from 'vitest'
import { doctorAppointment } from '@/sample/rules'
import { isOffered, logOut, signIn } from '@/stores/session'

/** The hosts of which one keeps a clinic's records: both begin with the same rows. */
export const hosts = ['the sample in the tab', 'our server'] as const
type Host = (typeof hosts)[number]

/** The time at both hosts: milliseconds since 1970. */
export const noon = Date.UTC(2026, 10, 21, 12)
export const today = '2026-11-21'

/**
 * Gives a file's tests both hosts.
 * @returns what is to be done before each test that changes something
 */
export function startHosts(): (host: Host) => Promise<void> {
  // The server's half of this needs Node as it is: of a browser there is what the client needs.
  const { localStorage, sessionStorage } = new Window()
  let world: TestWorld
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    world = await createTestWorld({ at: noon })
    vi.stubEnv('VITE_API_HOST', 'http://localhost:3000')
    vi.stubGlobal('fetch', (request: Request) => world.api.fetch(request))
    vi.stubGlobal('localStorage', localStorage)
    vi.stubGlobal('sessionStorage', sessionStorage)
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.useRealTimers()
    await world.close()
  })
  return async (host) => {
    // Each login begins a new sample.
    if (host === 'our server') await world.reset()
  }
}

/** A call as a form makes it: whatever it changes, once. */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  // It takes its host's address from the environment when it is loaded.
  const client = await import('@/api/client')
  return await client.call(endpoint, input, { key: crypto.randomUUID() })
}

/** A doctor's visits of today, in the words that both hosts have. */
export async function doctorsToday(): Promise<DoctorAppointment[]> {
  if (isOffered(appointmentEndpoints.today)) return await call(appointmentEndpoints.today, {})
  return (await call(doctorDayEndpoints.list, { date: today })).map(doctorAppointment)
}

/** How a call is refused. */
export const refused = <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<unknown> =>
  call(endpoint, input).then(
    () => 'not refused',
    (error: unknown) => error,
  )

/** Signs in on a host. @returns the way to go on as somebody else: the sample's person is everybody */
export async function enter(host: Host, username: string) {
  logOut()
  sessionStorage.clear()
  const login = async (username: string) => {
    const answer = await call(authEndpoints.login, { username, password: demoPassword })
    const { token } = answer
    if (!token) throw new Error(`${username} cannot sign in`)
    signIn(host === 'our server' ? { ...answer, token } : { ...answer, token, records: [] })
  }
  await login(username)
  return async (next: string) => {
    if (host === 'our server') await login(next)
  }
}
