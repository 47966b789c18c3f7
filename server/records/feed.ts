import type { ChangeTopic, changeEndpoints } from '@/contracts/changes'
import type { OutputOf } from '@/contracts/endpoint'
import { callersIn } from '../auth/session'
import type { ApiDependencies } from '../dependencies'
import type { Caller } from '../http'
import {
  cursorAt,
  follows,
  goesOn,
  heardBy,
  type Place,
  readAtOnce,
  readChanges,
  readCursor,
  readStand,
  type Stand,
} from './changes'

type Answer = OutputOf<typeof changeEndpoints.list>

/** Milliseconds between two looks at the feed while somebody waits. */
const lookEvery = 1_000

/** What a caller hears, and the place up to which that is all. */
interface Told {
  changes: Answer['changes']
  place: Place
}

/** Somebody who has heard all up to a place, and waits for more. */
interface Waiter {
  sessionId: string
  topics: ReadonlySet<ChangeTopic>
  place: Place
  /** When it has waited long enough, by `performance.now()`. */
  until: number
  /** Ends the wait, with what there is to tell or without anything. */
  tell: (changes: Answer['changes']) => void
  fail: (error: unknown) => void
}

interface Asked {
  after: string | undefined
  topics: ReadonlySet<ChangeTopic>
  /** Whether it waits where there is nothing to hear. */
  waits: boolean
  /** Aborted when the caller goes away. */
  signal: AbortSignal
}

/**
 * The feed of changes, as one process tells it. Whoever waits holds neither a connection nor a
 * transaction: one timer looks for all of them, and runs only while there is anybody.
 */
export function createFeed({
  db,
  clock,
  config,
  stopping,
}: Pick<ApiDependencies, 'db' | 'clock' | 'config' | 'stopping'>) {
  const waiters = new Set<Waiter>()
  /** Whether a look is due, or under way. */
  let isLooking = false

  stopping?.addEventListener('abort', () => {
    for (const waiter of waiters) waiter.tell([])
  })

  /** Whoever comes later waits for the same look. */
  function lookSoon(): void {
    if (isLooking || waiters.size === 0) return
    isLooking = true
    const first = Math.min(...[...waiters].map(({ until }) => until))
    setTimeout(() => void look(), Math.min(lookEvery, first - performance.now()))
  }

  /** Looks once for all who wait. */
  async function look(): Promise<void> {
    const asking = [...waiters]
    try {
      await tellAll(asking)
    } catch (error) {
      for (const { fail } of asking) fail(error)
    }
    isLooking = false
    lookSoon()
  }

  async function tellAll(asking: readonly Waiter[]): Promise<void> {
    const [first] = asking.map(({ place }) => place).toSorted((a, b) => (follows(a, b) ? 1 : -1))
    if (!first) return
    const { end } = await readStand(db)
    const rows = first.xid < end ? await readChanges(db, first, end) : []
    const seen = placeAfter(rows, end)
    // After the rows, so that nobody hears by a permission that these have taken.
    const callers = new Map(
      (await callersIn(db, [...new Set(asking.map(({ sessionId }) => sessionId))])).map(
        (caller) => [caller.sessionId, caller],
      ),
    )
    for (const waiter of asking) {
      const caller = callers.get(waiter.sessionId)
      const unheard = rows.filter((row) => follows(row, waiter.place))
      const heard = caller ? heardBy(caller, waiter.topics, unheard) : []
      if (caller && follows(seen, waiter.place)) waiter.place = seen
      // Whose session has ended learns that from the next call.
      if (!caller || heard.length > 0 || performance.now() >= waiter.until) waiter.tell(heard)
    }
  }

  /** What there is to hear at once. */
  async function read(
    caller: Caller,
    topics: ReadonlySet<ChangeTopic>,
    after: Place,
    { end }: Stand,
  ): Promise<Told> {
    let place = after
    for (;;) {
      const rows = place.xid < end ? await readChanges(db, place, end) : []
      place = placeAfter(rows, end)
      const changes = heardBy(caller, topics, rows)
      if (changes.length > 0 || rows.length < readAtOnce) return { changes, place }
    }
  }

  const wait = ({ sessionId }: Caller, { topics, signal }: Asked, place: Place): Promise<Told> =>
    new Promise((resolve, reject) => {
      const leave = () => waiter.tell([])
      const end = () => {
        waiters.delete(waiter)
        signal.removeEventListener('abort', leave)
      }
      const waiter: Waiter = {
        sessionId,
        topics,
        place,
        until: performance.now() + config.feedHoldMs,
        tell: (changes) => {
          end()
          resolve({ changes, place: waiter.place })
        },
        fail: (error) => {
          end()
          reject(error)
        },
      }
      waiters.add(waiter)
      signal.addEventListener('abort', leave)
      if (signal.aborted || stopping?.aborted) leave()
      else lookSoon()
    })

  return {
    /**
     * Answers a caller: at once where there is something to hear, otherwise when there is, or after
     * the longest wait with nothing.
     * @throws Refusal 400 for a cursor that no feed has given
     */
    follow: async (caller: Caller, asked: Asked): Promise<Answer> => {
      const cursor = asked.after === undefined ? undefined : readCursor(asked.after)
      const stand = await readStand(db)
      const next = (place: Place) => cursorAt(place, stand, clock())
      const here = next({ xid: stand.end, id: 0 })
      if (!cursor) return { changes: [], next: here }
      if (!goesOn(cursor, stand, clock())) return { changes: [], next: here, reset: true }
      const now = await read(caller, asked.topics, cursor, stand)
      const isHeld = asked.waits && now.changes.length === 0 && config.feedHoldMs > 0
      const { changes, place } = isHeld ? await wait(caller, asked, now.place) : now
      return { changes, next: next(place) }
    },
  }
}

/** The place up to which all has been read: the last row's, or the feed's end where it was reached. */
function placeAfter(rows: readonly Place[], end: bigint): Place {
  const last = rows.at(-1)
  return last && rows.length >= readAtOnce ? { xid: last.xid, id: last.id } : { xid: end, id: 0 }
}
