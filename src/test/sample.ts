import { vi } from 'vitest'

/**
 * The client as after a page load: what the tab's storage holds is there, and nothing else.
 * @param now milliseconds since 1970; the clock does not run
 */
export async function loadPage(now: number) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.resetModules()
  const { call } = await import('@/api/client')
  return call
}
