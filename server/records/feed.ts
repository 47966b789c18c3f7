import type { ChangeTopic, changeEndpoints } from '@shared/contracts/changes'
import type { OutputOf } from '@shared/contracts/endpoint'
import { callersIn } from '../auth/session'
import type { ApiDependencies } from '../dependencies'
import type { Caller } from '../http'
import {
  batchSize,
  canResume,
  decodeCursor,
  encodeCursor,
  isAfter,
  type Position,
  readChanges,
  readSnapshot,
  type Snapshot,
  visibleChanges,
} from './changes'

type Answer = OutputOf<typeof changeEndpoints.list>

/** Milliseconds between two polls of the database while there are subscribers. */
const pollInterval = 1_000

/** Milliseconds over which a poll's subscribers are notified: each asks anew as soon as it is. */
const notifyWithin = 250

/** What a caller may see, and the position up to which that is all. */
interface Batch {
  changes: Answer['changes']
  position: Position
}

/** A call that has seen all up to a position, and waits for more. */
interface Subscriber {
  sessionId: string
  topics: ReadonlySet<ChangeTopic>
  position: Position
  /** When it times out, by `performance.now()`. */
  deadline: number
  /** Ends the wait, with changes or without any. */
  notify: (changes: Answer['changes']) => void
  fail: (error: unknown) => void
}

interface FeedRequest {
  after: string | undefined
  topics: ReadonlySet<ChangeTopic>
  /** Whether it waits where nothing has changed. */
  isLongPoll: boolean
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

/**
 * The feed of changes, as one process serves it. A subscriber holds neither a connection nor a
 * transaction: one timer polls the database for all of them, and runs only while there are any.
 */
export function createFeed({
  db,
  clock,
  config,
  stopping,
}: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'stopping'>) {
  const subscribers = new Set<Subscriber>()
  /** Whether a poll is scheduled, or under way. */
  let isPolling = false
  /** When the last poll began, by `performance.now()`. */
  let polledAt = 0

  stopping?.addEventListener('abort', () => {
    for (const subscriber of subscribers) subscriber.notify([])
  })

  /** Whoever subscribes meanwhile is served by the same poll. */
  function schedulePoll(): void {
    if (isPolling || subscribers.size === 0) return
    isPolling = true
    const first = Math.min(...[...subscribers].map(({ deadline }) => deadline))
    const next = Math.min(polledAt + pollInterval, first)
    setTimeout(() => void poll(), Math.max(0, next - performance.now()))
  }

  /** Polls once for all subscribers. */
  async function poll(): Promise<void> {
    polledAt = performance.now()
    const polled = [...subscribers]
    try {
      await notifyAll(polled)
    } catch (error) {
      for (const { fail } of polled) fail(error)
    }
    isPolling = false
    schedulePoll()
  }

  async function notifyAll(polled: readonly Subscriber[]): Promise<void> {
    const [first] = polled
      .map(({ position }) => position)
      .toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
    if (!first) return
    const { xmin } = await readSnapshot(db)
    const rows = first.xid < xmin ? await readChanges(db, first, xmin) : []
    const position = positionAfter(rows, xmin)
    // After the rows, so that nobody sees by a permission that these have taken.
    const callers = new Map(
      (await callersIn(db, [...new Set(polled.map(({ sessionId }) => sessionId))])).map(
        (caller) => [caller.sessionId, caller],
      ),
    )
    const begun = performance.now()
    for (const [at, subscriber] of polled.entries()) {
      const caller = callers.get(subscriber.sessionId)
      const unseen = rows.filter((row) => isAfter(row, subscriber.position))
      const visible = caller ? visibleChanges(caller, subscriber.topics, unseen) : []
      // Whose session has ended learns that from the next call.
      const isDue = !caller || visible.length > 0 || performance.now() >= subscriber.deadline
      if (isDue) await until(begun + (notifyWithin * at) / polled.length)
      // Only now: who is answered with nothing meanwhile, as when the server stops, must find these changes next.
      if (caller && isAfter(position, subscriber.position)) subscriber.position = position
      if (isDue) subscriber.notify(visible)
    }
  }

  /** What there is to see at once. */
  async function readBatch(
    caller: Caller,
    topics: ReadonlySet<ChangeTopic>,
    after: Position,
    { xmin }: Snapshot,
  ): Promise<Batch> {
    let position = after
    for (;;) {
      const rows = position.xid < xmin ? await readChanges(db, position, xmin) : []
      position = positionAfter(rows, xmin)
      const changes = visibleChanges(caller, topics, rows)
      if (changes.length > 0 || rows.length < batchSize) return { changes, position }
    }
  }

  const subscribe = (
    { sessionId }: Caller,
    { topics, signal }: FeedRequest,
    position: Position,
  ): Promise<Batch> =>
    new Promise((resolve, reject) => {
      const unsubscribe = () => subscriber.notify([])
      const end = () => {
        subscribers.delete(subscriber)
        signal.removeEventListener('abort', unsubscribe)
      }
      const subscriber: Subscriber = {
        sessionId,
        topics,
        position,
        deadline: performance.now() + config.feedHoldMs,
        notify: (changes) => {
          end()
          resolve({ changes, position: subscriber.position })
        },
        fail: (error) => {
          end()
          reject(error)
        },
      }
      subscribers.add(subscriber)
      signal.addEventListener('abort', unsubscribe)
      if (signal.aborted || stopping?.aborted) unsubscribe()
      else schedulePoll()
    })

  return {
    /**
     * Answers a caller: at once where something has changed, otherwise when it does, or after the
     * longest wait with nothing.
     * @throws Refusal 400 for a cursor that no feed has given
     */
    follow: async (caller: Caller, request: FeedRequest): Promise<Answer> => {
      const cursor = request.after === undefined ? undefined : decodeCursor(request.after)
      const snapshot = await readSnapshot(db)
      const cursorOf = (position: Position) => encodeCursor(position, snapshot, clock())
      const end = cursorOf({ xid: snapshot.xmin, id: 0 })
      if (!cursor) return { changes: [], next: end }
      if (!canResume(cursor, snapshot, clock())) return { changes: [], next: end, reset: true }
      const batch = await readBatch(caller, request.topics, cursor, snapshot)
      const isHeld = request.isLongPoll && batch.changes.length === 0 && config.feedHoldMs > 0
      const { changes, position } = isHeld
        ? await subscribe(caller, request, batch.position)
        : batch
      return { changes, next: cursorOf(position) }
    },
  }
}

/** Waits until this moment, by `performance.now()`. */
async function until(moment: number): Promise<void> {
  const left = moment - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

/** The position up to which all has been read: the last row's, or the feed's end where it was reached. */
function positionAfter(rows: readonly Position[], xmin: bigint): Position {
  const last = rows.at(-1)
  return last && rows.length >= batchSize ? { xid: last.xid, id: last.id } : { xid: xmin, id: 0 }
}
