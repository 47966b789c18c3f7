import { setTimeout as wait } from 'node:timers/promises'

/** Waits for this work, but no longer than so many milliseconds; which of the two is not told. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  await Promise.race([
    work,
    wait(milliseconds, undefined, { signal: limit.signal }).catch(() => {}),
  ])
  limit.abort()
}
