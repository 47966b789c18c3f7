import { ApiError } from '@/api/api-error'
import type { ChangesAnswer } from '@/api/changes'
import { browserNow } from '@/stores/clock'

/** Milliseconds after which an answer is no longer expected: the server holds a poll for 25 seconds at most. */
const pollTimeout = 40_000

/** Milliseconds between two attempts where the feed is lost, from the first to the longest. */
const firstRetry = 1_000
const longestRetry = 30_000

interface Following {
  poll: (cursor: string | undefined, signal: AbortSignal) => Promise<ChangesAnswer>
  /**
   * @param polledAt when this was asked for, in milliseconds since 1970
   * @param cursor where it resumed; without it, what changed before is unknown
   */
  onAnswer: (answer: ChangesAnswer, polledAt: number, cursor: string | undefined) => void
  onFailure: () => void
  /** Milliseconds from one poll to the next, if its answer does not take longer. */
  interval: number
}

/**
 * Polls the feed until it is aborted.
 * @param from the cursor where it resumes; without it, it begins at the feed's end
 */
export async function followChanges(
  { poll, onAnswer, onFailure, interval }: Following,
  from: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  let cursor = from
  let failures = 0
  while (!signal.aborted) {
    const polledAt = browserNow()
    const attempt = new AbortController()
    const abort = () => attempt.abort()
    const timer = setTimeout(abort, pollTimeout)
    signal.addEventListener('abort', abort)
    // A connection that is gone may stay silent.
    window.addEventListener('offline', abort)
    let pause: number
    try {
      const answer = await poll(cursor, attempt.signal)
      const resumedAt = cursor
      cursor = answer.next
      failures = 0
      onAnswer(answer, polledAt, resumedAt)
      // A clock that is set back meanwhile makes no longer pause.
      pause = Math.min(interval, polledAt + interval - browserNow())
    } catch (error) {
      if (signal.aborted) return
      // A cursor that this server cannot read: all is read again, from the feed's end.
      if (error instanceof ApiError && error.status === 400) cursor = undefined
      failures++
      onFailure()
      pause = retryAfter(failures)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      window.removeEventListener('offline', abort)
    }
    if (pause > 0) await sleep(pause, signal)
  }
}

/** Longer each time, and another for each page: they come back one after the other. */
const retryAfter = (failures: number): number =>
  Math.min(longestRetry, firstRetry * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)

/** Ends early when the connection is back, or it is aborted. */
const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
  })
