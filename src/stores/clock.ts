import { create } from 'zustand'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'

// What time it is. A browser's clock may be wrong by minutes or days, so that screens count from the host's
// where the host says its time.

/** The difference outlives a reload: what the page shows first is right already. */
const storageKey = 'clockOffset'

/** In milliseconds: a smaller change of the difference is not worth drawing anything again. */
const unnoticed = 5_000

/** The longest way of an answer that is reckoned with, in milliseconds: the host may have held it back. */
const longestWay = 2_000

interface ClockState {
  /** The host's time less the browser's, in milliseconds; 0 on a host that does not say its time. */
  offset: number
}

function storedOffset(): number {
  const stored = Number(readItem(storageKey))
  return Number.isSafeInteger(stored) ? stored : 0
}

export const useClock = create<ClockState>(() => ({ offset: storedOffset() }))

/**
 * The browser's own time, in milliseconds since 1970, for what is compared with itself: how long something
 * took, the token's `exp`, `lastActivityTime`. What a person reads goes by `now`.
 */
// biome-ignore lint/plugin: the one place that reads the browser's clock.
export const browserNow = (): number => Date.now()

/** The host's time, or the browser's where the host does not say it, in milliseconds since 1970. */
export const now = (): number => browserNow() + useClock.getState().offset

function setOffset(offset: number): void {
  if (offset === 0) removeItems(storageKey)
  else writeItem(storageKey, String(offset))
  useClock.setState({ offset })
}

/**
 * Takes over the time that an answer says. It was said at some moment between call and answer; a
 * difference that fits stays, so that slow answers move nothing.
 * @param said the host's time
 * @param sentAt when it was asked, by the browser's clock
 * @param receivedAt when its answer began, by the browser's clock
 */
export function noteHostTime(said: number, sentAt: number, receivedAt = browserNow()): void {
  const least = said - receivedAt
  const most = said - sentAt
  const fits = (offset: number) => least - unnoticed <= offset && offset <= most + unnoticed
  // The browser's clock was set back meanwhile: the next answer tells by how much.
  if (receivedAt < sentAt || fits(useClock.getState().offset)) return
  setOffset(fits(0) ? 0 : Math.round(least + Math.min((most - least) / 2, longestWay)))
}

/** The host does not say its time: the browser's counts. */
export function forgetHostTime(): void {
  if (useClock.getState().offset !== 0) setOffset(0)
}

/** Another tab of this browser has heard of it first. */
export function watchClock(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) useClock.setState({ offset: storedOffset() })
  })
}
