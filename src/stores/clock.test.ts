import { beforeEach, expect, it, vi } from 'vitest'
import { browserNow, forgetHostTime, noteHostTime, now, useClock, watchClock } from './clock'

const minute = 60_000
const day = 24 * 60 * minute

beforeEach(() => useClock.setState({ offset: 0 }))

/** An answer that took so many milliseconds, and came while the host's clock was ahead by so many. */
function hear({ ahead, took = 40 }: { ahead: number; took?: number }): void {
  const receivedAt = browserNow()
  noteHostTime(receivedAt - took / 2 + ahead, receivedAt - took, receivedAt)
}

it.each([
  ['a day behind', day],
  ['25 minutes ahead', -25 * minute],
  ['three weeks ahead', -21 * day],
  ['8 seconds behind', 8_000],
])('counts from the host’s time where the browser’s is %s', (_, ahead) => {
  hear({ ahead })
  expect(now()).toBe(browserNow() + ahead)
})

it('goes by the browser’s clock until an answer says the time', () => {
  expect(now()).toBe(browserNow())
})

it.each([-4_000, 0, 4_900])('leaves a difference of %i ms alone', (ahead) => {
  hear({ ahead })
  expect(useClock.getState().offset).toBe(0)
})

it('keeps the difference while answers agree with it, however long they take', () => {
  hear({ ahead: 3 * day })
  for (const took of [30, 900, 12_000, 25_000]) hear({ ahead: 3 * day + 1_500, took })
  expect(useClock.getState().offset).toBe(3 * day)
})

it('takes half of the way of an answer into account', () => {
  const receivedAt = browserNow()
  noteHostTime(receivedAt + day, receivedAt - 3_000, receivedAt)
  expect(useClock.getState().offset).toBe(day + 1_500)
})

it('is close to the time of an answer that the host held back', () => {
  const receivedAt = browserNow()
  noteHostTime(receivedAt + day, receivedAt - 25_000, receivedAt)
  expect(useClock.getState().offset).toBe(day + 2_000)
})

it('goes by the browser’s clock again once that is right', () => {
  hear({ ahead: day })
  vi.setSystemTime(browserNow() + day)
  hear({ ahead: 20, took: 300 })
  expect(useClock.getState().offset).toBe(0)
})

it('waits for the next answer where the browser’s clock was set back during a call', () => {
  const sentAt = browserNow()
  noteHostTime(sentAt, sentAt, sentAt - day)
  expect(useClock.getState().offset).toBe(0)
})

it('goes by the browser’s clock on a host that does not say its time', () => {
  hear({ ahead: day })
  forgetHostTime()
  expect(now()).toBe(browserNow())
  expect(localStorage).toHaveLength(0)
})

it('knows the difference after a reload', async () => {
  hear({ ahead: -2 * day })
  vi.resetModules()
  const reloaded = await import('./clock')
  expect(reloaded.now()).toBe(browserNow() - 2 * day)
})

it.each(['soon', '1e400', '0.5', ''])('takes a stored difference of %j for none', async (text) => {
  localStorage.setItem('clockOffset', text)
  vi.resetModules()
  const reloaded = await import('./clock')
  expect(reloaded.now()).toBe(browserNow())
})

it('hears of the difference from another tab', () => {
  watchClock()
  localStorage.setItem('clockOffset', String(day))
  window.dispatchEvent(new StorageEvent('storage', { key: 'clockOffset' }))
  expect(now()).toBe(browserNow() + day)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(now()).toBe(browserNow())
})
