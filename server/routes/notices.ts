import { noticeEndpoints, noticeMessages } from '@shared/contracts/notices'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { notices } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, type Caller, isId, Refusal } from '../http'
import { handleChange } from '../records/change'
import { noticeEvent, sentNotice, shownInNotices } from '../records/notices'
import { isReadable } from '../records/notices-readable'
import { countRows, instantKey, keysOf, type Order, readPage } from '../records/page'

const newestFirst: Order = { ...instantKey(notices.at), id: notices.id, descending: true }

/** The caller's that are about what the account may still read. */
const ownOf = (caller: Caller) =>
  and(eq(notices.clinicId, clinicId), eq(notices.userId, caller.id), isReadable(caller))

const countUnread = async (db: Db, caller: Caller): Promise<number> =>
  await db.$count(notices, and(ownOf(caller), isNull(notices.readAt)))

/** What others did that concerns the caller's own account. */
export function noticeRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, noticeEndpoints.list, async (c, of) => {
    const caller = c.get('caller')
    const own = ownOf(caller)
    const page = await readPage(of, newestFirst, {
      rows: (after, order) =>
        db
          .select({ notice: notices, keys: keysOf(newestFirst) })
          .from(notices)
          .where(and(own, after))
          .orderBy(...order),
      total: () => countRows(db, db.select({ one: sql`1` }).from(notices).where(own).$dynamic()),
      sent: ({ notice }) => notice,
    })
    c.set('shown', await shownInNotices(db, page.rows))
    return c.json({
      ...page,
      rows: page.rows.map(sentNotice),
      unread: await countUnread(db, caller),
    })
  })

  handle(app, noticeEndpoints.counts, async (c) =>
    c.json({ unread: await countUnread(db, c.get('caller')) }),
  )

  handleChange(app, dependencies, noticeEndpoints.read, (c, { id }) => async (tx) => {
    const isOwn = and(ownOf(c.get('caller')), eq(notices.id, id))
    const [row] = isId(id) ? await tx.select().from(notices).where(isOwn).for('no key update') : []
    if (!row) throw new Refusal(404, noticeMessages.notFound)
    c.set('shown', await shownInNotices(tx, [row]))
    if (row.readAt !== null) return { body: sentNotice(row), events: [] }
    const readAt = new Date(clock())
    await tx.update(notices).set({ readAt }).where(isOwn)
    return { body: sentNotice({ ...row, readAt }), events: [noticeEvent(row)] }
  })

  handleChange(app, dependencies, noticeEndpoints.readAll, (c, { ids }) => async (tx) => {
    const caller = c.get('caller')
    const [first] = await tx
      .update(notices)
      .set({ readAt: new Date(clock()) })
      .where(and(ownOf(caller), isNull(notices.readAt), inArray(notices.id, ids.filter(isId))))
      .returning()
    return {
      body: { unread: await countUnread(tx, caller) },
      // The account's screens read their notices again by any of them.
      events: first ? [noticeEvent(first)] : [],
    }
  })
  return app
}
