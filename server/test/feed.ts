import { type ChangeTopic, changeEndpoints } from '@shared/contracts/changes'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Api } from '../app'
import type { Db } from '../db/database'
import { changes } from '../db/schema-care'
import { type FeedRecord, publishEvents } from '../records/change-events'
import { call } from './api'
import { unknownId } from './every-call'

/** Publishes a change in a transaction of its own. */
export const publish = (
  db: Db,
  topic: ChangeTopic,
  more: Partial<FeedRecord> = {},
): Promise<void> => db.transaction((tx) => publishEvents(tx, [{ topic, id: unknownId, ...more }]))

/** Waits until nothing is held back: other tests have transactions on the same PostgreSQL. */
export async function nothingHeldBack(db: Db): Promise<void> {
  const held = sql`${changes.xid} >= pg_snapshot_xmin(pg_current_snapshot())`
  await expect.poll(() => db.$count(changes, held)).toBe(0)
}

/** Somebody who follows the feed, call after call. */
export async function follower({ api, db }: { api: Pick<Api, 'request'>; db: Db }, token: string) {
  const ask = async (query: Record<string, string>) => {
    const path = `${changeEndpoints.list.path}?${new URLSearchParams(query)}`
    const { status, body } = await call(api, 'GET', path, { token })
    if (status !== 200) throw new Error(`the feed answered ${status}: ${JSON.stringify(body)}`)
    return changeEndpoints.list.output.parse(body)
  }
  await nothingHeldBack(db)
  let { next } = await ask({})
  const pollNow = async () => {
    const answer = await ask({ after: next })
    next = answer.next
    return answer.changes
  }
  return {
    ask,
    cursor: () => next,
    /** What the feed has now, since the last time. */
    pollNow,
    /** What is new since the last time, all of it. */
    poll: async () => {
      await nothingHeldBack(db)
      return await pollNow()
    },
  }
}
