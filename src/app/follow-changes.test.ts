import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { ChangesAnswer } from '@/api/changes'
import { followChanges } from './follow-changes'

const answer = (next: string): ChangesAnswer => ({ changes: [], next })
const gone = () => Promise.reject(new ApiError(0, {}))
const neverAnswered = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
  })

let end: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  // A pause of chance is then the longest.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  end = new AbortController()
})
afterEach(() => {
  end.abort()
  vi.restoreAllMocks()
})

/** Follows a feed that answers so, one answer each, and from then on with nothing new. */
function followed(...answers: ((signal: AbortSignal) => Promise<ChangesAnswer>)[]) {
  const cursors: (string | undefined)[] = []
  const onAnswer = vi.fn()
  const onFailure = vi.fn()
  const poll = (cursor: string | undefined, signal: AbortSignal) => {
    cursors.push(cursor)
    return answers.shift()?.(signal) ?? Promise.resolve(answer('last'))
  }
  const over = followChanges({ poll, onAnswer, onFailure, interval: 1_000 }, 'first', end.signal)
  return { cursors, onAnswer, onFailure, over }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('following changes', () => {
  it('resumes at the cursor of each answer, and polls no more than once a second', async () => {
    const { cursors } = followed(async () => answer('second'))
    await pass(999)
    expect(cursors).toEqual(['first'])
    await pass(1)
    expect(cursors).toEqual(['first', 'second'])
  })

  it('polls again at once after an answer that was held', async () => {
    const { cursors } = followed(
      () => new Promise((resolve) => setTimeout(() => resolve(answer('second')), 20_000)),
    )
    await pass(20_000)
    expect(cursors).toEqual(['first', 'second'])
  })

  it('polls again within a second where the browser’s clock is set back by days meanwhile', async () => {
    const { cursors } = followed(async () => {
      vi.setSystemTime(Date.now() - 3 * 24 * 3_600_000)
      return answer('second')
    })
    await pass(1_000)
    expect(cursors).toEqual(['first', 'second'])
  })

  it('tries again after 1, 2, 4 and at most 30 seconds, from the same cursor', async () => {
    const { cursors, onFailure, onAnswer } = followed(...Array(8).fill(gone))
    for (const [failed, wait] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await pass(wait * 1_000 - 1)
      expect(onFailure).toHaveBeenCalledTimes(failed + 1)
      await pass(1)
    }
    await pass(30_000)
    expect(onAnswer).toHaveBeenCalledTimes(1)
    expect(cursors).toEqual(Array(9).fill('first'))
  })

  it('tries again at once when the connection is back', async () => {
    const { onAnswer } = followed(...Array(5).fill(gone))
    await pass(15_000)
    expect(onAnswer).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(onAnswer).toHaveBeenCalledTimes(1)
  })

  it('takes a lost connection, and 40 seconds of silence, for a failure', async () => {
    const { onFailure } = followed(neverAnswered, neverAnswered)
    await pass(0)
    window.dispatchEvent(new Event('offline'))
    await pass(0)
    expect(onFailure).toHaveBeenCalledTimes(1)
    await pass(1_000 + 39_999)
    expect(onFailure).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(onFailure).toHaveBeenCalledTimes(2)
  })

  it('begins anew with a cursor that the server refuses', async () => {
    const { cursors } = followed(() => Promise.reject(new ApiError(400, {})))
    await pass(1_000)
    expect(cursors).toEqual(['first', undefined])
  })

  it('ends when it is aborted, without another word', async () => {
    const { over, onAnswer, onFailure } = followed(neverAnswered)
    end.abort()
    await over
    expect(onAnswer).not.toHaveBeenCalled()
    expect(onFailure).not.toHaveBeenCalled()
  })
})
