import { ApiError } from '@/api/api-error'
import type { ChangesAnswer } from '@/api/changes'

/** Milliseconds after which an answer is no longer expected: the server waits for 25 seconds at most. */
const answerMost = 40_000

/** Milliseconds between two attempts where the feed is lost, from the first to the longest. */
const retryFirst = 1_000
const retryMost = 30_000

interface Following {
  ask: (after: string | undefined, signal: AbortSignal) => Promise<ChangesAnswer>
  /**
   * @param asked when this was asked for, in milliseconds since 1970
   * @param after what it goes on from; without it, what changed before is unknown
   */
  onAnswer: (answer: ChangesAnswer, asked: number, after: string | undefined) => void
  onFailure: () => void
  /** Milliseconds from one answer to the next question, less what the answer took. */
  gap: number
}

/**
 * Follows the feed, answer by answer, until it is told to stop.
 * @param after where it goes on; without it, it begins where the feed stands
 */
export async function followChanges(
  { ask, onAnswer, onFailure, gap }: Following,
  after: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  let place = after
  let failures = 0
  while (!signal.aborted) {
    const asked = Date.now()
    const attempt = new AbortController()
    const abort = () => attempt.abort()
    const timer = setTimeout(abort, answerMost)
    signal.addEventListener('abort', abort)
    // A connection that is gone may stay silent.
    window.addEventListener('offline', abort)
    let pause: number
    try {
      const answer = await ask(place, attempt.signal)
      const after = place
      place = answer.next
      failures = 0
      onAnswer(answer, asked, after)
      pause = asked + gap - Date.now()
    } catch (error) {
      if (signal.aborted) return
      // A cursor that this server cannot read: all is read again from where the feed stands.
      if (error instanceof ApiError && error.status === 400) place = undefined
      failures++
      onFailure()
      pause = retryAfter(failures)
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      window.removeEventListener('offline', abort)
    }
    if (pause > 0) await pausing(pause, signal)
  }
}

/** Longer each time, and another for each page: they come back one after the other. */
const retryAfter = (failures: number): number =>
  Math.min(retryMost, retryFirst * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)

/** Ends early when the connection is back, or nobody is to go on. */
const pausing = (milliseconds: number, signal: AbortSignal): Promise<void> =>
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
