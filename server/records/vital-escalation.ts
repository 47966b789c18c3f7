import type { NoticeOf } from '@shared/contracts/notices'
import { timeIn } from '@shared/lib/clinic-date'
import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId } from '../db/schema'
import { vitals } from '../db/schema-care'
import type { Actor } from './actor'
import { usersAtWork } from './at-work'
import { type ChangeEvent, publishEvents } from './change-events'
import { addNotices, vitalsAcknowledgers } from './notices'
import { noticeFacts, recorderName, waitForDoctor, wasNotified } from './vital-notices'
import { vitalsRows } from './vitals'

type Now = Pick<Actor, 'now' | 'zone'>

/** After so many milliseconds all who may acknowledge critical vitals are notified of those that wait. */
export const escalatedAfter = 15 * 60_000

/** Vitals that one transaction escalates at most. */
const escalatedAtOnce = 100

/**
 * Notifies all who may acknowledge critical vitals of those among these that wait and were not escalated before. They
 * stay due until there is a user to notify.
 */
async function escalate(tx: Db, { now, zone }: Now, among: SQL | undefined) {
  const due = await tx
    .select({ id: vitals.id })
    .from(vitals)
    .where(and(waitForDoctor, isNull(vitals.escalatedAt), among))
    .orderBy(asc(vitals.measuredAt), asc(vitals.id))
    .limit(escalatedAtOnce)
    .for('no key update', { skipLocked: true })
  const accounts = due.length === 0 ? [] : await vitalsAcknowledgers(tx)
  if (accounts.length === 0) return { count: 0, events: [] }
  const areDue = and(
    eq(vitals.clinicId, clinicId),
    inArray(
      vitals.id,
      due.map(({ id }) => id),
    ),
  )
  const events: ChangeEvent[] = []
  for (const row of await vitalsRows(tx).where(areDue)) {
    const what: NoticeOf = {
      ...{ kind: 'vitals-waits', by: recorderName(row), to: 'doctor' },
      ...noticeFacts(row, zone),
      ...timeIn(zone, row.row.measuredAt),
    }
    events.push(...(await addNotices(tx, accounts, { recordId: row.row.id, what, now })))
  }
  await tx
    .update(vitals)
    .set({ escalatedAt: new Date(now) })
    .where(areDue)
  return { count: due.length, events }
}

/**
 * Notifies all who may acknowledge critical vitals of those that no doctor has acknowledged for 15 minutes. To be called
 * every minute: of several servers that call it, one notifies of each.
 */
export async function escalateVitals(db: Db, at: Now): Promise<void> {
  const isLate = lte(vitals.measuredAt, new Date(at.now - escalatedAfter))
  let escalated: number
  do
    escalated = await writing(db, async (tx) => {
      const { count, events } = await escalate(tx, at, isLate)
      await publishEvents(tx, events)
      return count
    })
  while (escalated >= escalatedAtOnce)
}

/** Notifies all who may acknowledge critical vitals at once of those of a patient that are late. */
export async function escalateVitalsOfPatient(tx: Db, at: Now, patientId: string) {
  const isLate = lte(vitals.measuredAt, new Date(at.now - escalatedAfter))
  return (await escalate(tx, at, and(eq(vitals.patientId, patientId), isLate))).events
}

/** The same of those that wait for a doctor who is away from now on, where no other notified doctor is at work. */
export async function escalateVitalsOfDoctor(tx: Db, at: Now, doctorId: string) {
  const rows = await tx
    .select({ id: vitals.id, notified: vitals.notified })
    .from(vitals)
    .where(and(waitForDoctor, isNull(vitals.escalatedAt), wasNotified(doctorId)))
  if (rows.length === 0) return []
  const others = rows.flatMap(({ notified }) => notified.map(({ id }) => id))
  const atWork = await usersAtWork(tx, [...new Set(others)], at)
  const left = rows.filter(({ notified }) =>
    notified.every(({ id }) => id === doctorId || !atWork.has(id)),
  )
  const areLeft = inArray(
    vitals.id,
    left.map(({ id }) => id),
  )
  return left.length === 0 ? [] : (await escalate(tx, at, areLeft)).events
}
