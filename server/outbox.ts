import { type MessageChannel, messageMessages } from '@shared/contracts/messages'
import { and, eq, lte, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, writing } from './db/database'
import { clinicId, outbox } from './db/schema'
import { type ApiDependencies, type Mail, UnreachableError } from './dependencies'
import { publishEvents } from './records/change-events'
import {
  keepMessage,
  type Message,
  messageOf,
  reminderTime,
  visitOfClaim,
} from './records/patient-messages'

/** Milliseconds for which a row is one sender's: a transport gives up long before. */
const claimedFor = 60_000

/** How often it is tried, and how long the wait between is at most, in milliseconds. */
const triesMost = 12
const waitMost = 6 * 60 * 60_000

/** @param id or the query that finds it */
const isRow = (id: string | SQLWrapper) => and(eq(outbox.clinicId, clinicId), eq(outbox.id, id))

/** Puts a mail beside the change that it tells of: both stand, or neither does. */
export async function putInOutbox(tx: Db, now: number, { to, ...mail }: Mail): Promise<void> {
  await tx.insert(outbox).values({ recipient: to, ...mail, dueAt: new Date(now) })
}

/**
 * Claims what is due, mail about accounts first, and reads what it is about as that is then: by a statement of
 * its own, so that no transaction waits for a mail server.
 * @param unreachable channels whose rows wait for the next round
 */
async function claim(db: Db, clock: () => number, unreachable: MessageChannel[]) {
  const now = new Date(clock())
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.clinicId, clinicId),
        lte(outbox.dueAt, now),
        notInArray(outbox.channel, unreachable),
      ),
    )
    .orderBy(sql`${outbox.kind} <> 'account'`, outbox.dueAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const { id, channel, kind, recipient, subject, text, known, revision, tries, failure } = outbox
  const [due] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, dueAt: new Date(now.getTime() + claimedFor) })
    .where(and(isRow(next), lte(outbox.dueAt, now)))
    .returning({
      ...{ id, channel, kind, recipient, subject, text, known, revision, tries, failure },
      visit: visitOfClaim,
    })
  return due
}

type Due = NonNullable<Awaited<ReturnType<typeof claim>>>

/** Why a transport did not take it, in a line. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300)

/** What it takes to send a row: null where there is nothing to send. */
function deliveryOf(
  due: Due,
  { mail, webhook, clock, config }: Pick<Sender, 'mail' | 'webhook' | 'clock' | 'config'>,
) {
  const { channel, recipient, subject, text } = due
  if (due.kind === 'account')
    return recipient === null || subject === null || text === null
      ? null
      : { send: () => mail.send({ to: recipient, subject, text }), message: null }
  if (channel === 'mail' ? mail.isNotSetUp : webhook.isNotSetUp) return null
  const message = messageOf(due, { now: clock(), zone: config.zone, mailed: !mail.isNotSetUp })
  return (
    message && {
      send: () => (channel === 'mail' ? mail.send(message.mail) : webhook.send(message.call)),
      message,
    }
  )
}

type Sender = Pick<ApiDependencies, 'db' | 'mail' | 'webhook' | 'clock' | 'log'> & {
  config: Pick<ApiDependencies['config'], 'zone'>
}

/** Why a try failed; null where it did not. */
type Failure = string | null

/**
 * Removes what is done with, and keeps of a message that it was sent or given up. Where the visit was
 * changed meanwhile the row waits on, from what the patient knows now.
 */
async function finish(
  { db, clock }: Pick<Sender, 'db' | 'clock'>,
  { id, channel, revision }: Due,
  message: Message | null,
  failure: Failure,
): Promise<void> {
  const isUnchanged = and(isRow(id), eq(outbox.revision, revision))
  if (!message) {
    await db.delete(outbox).where(isUnchanged)
    return
  }
  await writing(db, async (tx) => {
    const gone = await tx.delete(outbox).where(isUnchanged).returning({ id: outbox.id })
    const since = failure === null ? { known: message.told } : { tries: 0 }
    const left =
      gone.length > 0 ? gone : await tx.update(outbox).set(since).where(isRow(id)).returning()
    // Another sender has finished it, whose turn came because this one was so slow.
    if (left.length === 0) return
    await keepMessage(tx, clock(), message, { channel, failure })
    if (failure !== null) await publishEvents(tx, [{ topic: 'clinic', id: clinicId }])
  })
}

/** Has a row wait for another try. */
async function putOff(
  { db, clock }: Pick<Sender, 'db' | 'clock'>,
  { id, kind, revision, tries }: Due,
  failure: string,
): Promise<void> {
  const now = clock()
  const wait = Math.min(claimedFor * 2 ** tries, waitMost)
  await db
    .update(outbox)
    .set({ dueAt: new Date(now + wait), failedAt: new Date(now), failure })
    .where(and(isRow(id), eq(outbox.revision, revision)))
  if (kind !== 'account') await publishEvents(db, [{ topic: 'clinic', id: clinicId }])
}

/**
 * Has a reminder that falls due at night wait for the morning, or gives it up where the visit begins before.
 * @returns whether it may not be sent now
 */
async function waitForDay(sender: Sender, due: Due, message: Message | null): Promise<boolean> {
  if (due.kind !== 'reminder' || !message) return false
  const { db, clock, config } = sender
  const dueAt = reminderTime({ now: clock(), zone: config.zone })
  if (dueAt === 'now') return false
  if (dueAt === null || dueAt.getTime() >= Date.parse(message.told.startsAt))
    await finish(sender, due, message, messageMessages.reminderMissed(due.failure))
  else
    await db
      .update(outbox)
      .set({ dueAt, tries: due.tries - 1 })
      .where(and(isRow(due.id), eq(outbox.revision, due.revision)))
  return true
}

/**
 * Sends what is due, one after the other, each at least once: a sender that dies between the sending
 * and the removal leaves it to the next. A channel whose connection fails is not tried again in this call. To be called after a change, and again and again.
 */
export async function sendOutbox(sender: Sender): Promise<void> {
  const { db, clock, log } = sender
  const unreachable: MessageChannel[] = []
  for (;;) {
    const due = await claim(db, clock, unreachable)
    if (!due) return
    const { id, channel, tries } = due
    const delivery = deliveryOf(due, sender)
    if (!delivery || delivery.message?.isLate) {
      // What could not be sent in time is told to the clinic; what was never tried had no time left.
      const missed = due.failure === null ? null : (delivery?.message ?? null)
      await finish(sender, due, missed, due.failure)
      continue
    }
    if (await waitForDay(sender, due, delivery.message)) continue
    const what = channel === 'mail' ? 'a mail' : 'a message'
    const failed = await delivery.send().then(
      () => null,
      (error: unknown) => ({ mail: id, channel, tries, err: error }),
    )
    if (failed?.err instanceof UnreachableError) unreachable.push(channel)
    if (failed && tries < triesMost) {
      log.error(failed, `${what} was not sent`)
      await putOff(sender, due, reasonOf(failed.err))
    } else {
      if (failed) log.error(failed, `${what} was not sent, and is given up`)
      await finish(sender, due, delivery.message, failed && reasonOf(failed.err))
    }
  }
}
