import { and, eq, lte, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './db/database'
import { clinicId, outbox } from './db/schema'
import type { ApiDependencies, Mail } from './dependencies'

/** Milliseconds for which a mail is one sender's: a transport gives up long before. */
const claimedFor = 60_000

/** How often a mail is tried, and how long the wait between is at most, in milliseconds. */
const triesMost = 12
const waitMost = 6 * 60 * 60_000

/** @param id or the query that finds it */
const isMail = (id: string | SQLWrapper) => and(eq(outbox.clinicId, clinicId), eq(outbox.id, id))

/** Puts a mail beside the change that it tells of: both stand, or neither does. */
export async function putInOutbox(tx: Db, now: number, { to, ...mail }: Mail): Promise<void> {
  await tx.insert(outbox).values({ recipient: to, ...mail, dueAt: new Date(now) })
}

/**
 * Sends what is due, one after the other, each at least once: a sender that dies between the sending
 * and the removal leaves it to the next. To be called after a change, and every few minutes.
 */
export async function sendOutbox({
  db,
  mail,
  clock,
  log,
}: Pick<ApiDependencies, 'db' | 'mail' | 'clock' | 'log'>): Promise<void> {
  for (;;) {
    const now = new Date(clock())
    const next = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.clinicId, clinicId), lte(outbox.dueAt, now)))
      .orderBy(outbox.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    // Taken in a statement of its own: no transaction waits for a mail server.
    const [due] = await db
      .update(outbox)
      .set({ tries: sql`${outbox.tries} + 1`, dueAt: new Date(clock() + claimedFor) })
      .where(and(isMail(next), lte(outbox.dueAt, now)))
      .returning()
    if (!due) return
    const { id, recipient, subject, text, tries } = due
    const failed = await mail.send({ to: recipient, subject, text }).then(
      () => null,
      (error: unknown) => ({ mail: id, tries, err: error }),
    )
    if (failed && tries < triesMost) {
      log.error(failed, 'a mail was not sent')
      const wait = Math.min(claimedFor * 2 ** tries, waitMost)
      await db
        .update(outbox)
        .set({ dueAt: new Date(clock() + wait) })
        .where(isMail(id))
    } else {
      if (failed) log.error(failed, 'a mail was not sent, and is given up')
      await db.delete(outbox).where(isMail(id))
    }
  }
}
