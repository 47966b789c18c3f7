import type { NoticeOf } from '@shared/contracts/notices'
import { type ClinicDate, timeIn } from '@shared/lib/clinic-date'
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { type Db, writing } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import type { Actor } from './actor'
import { called, callerName } from './caller-name'
import { type ChangeEvent, publishEvents } from './change-events'
import { dayIn } from './clinic-time'
import { colleagueWith } from './lab-handed'
import { type LabOrderRow, releaseEvent } from './lab-orders'
import { rowIsReleased } from './lab-released'
import {
  accountsOf,
  acknowledgerAccounts,
  addNotices,
  notify,
  retractNotices,
  technicianAccounts,
} from './notices'
import { isDoctorAccount } from './staff'

/** Of an order what its notices say. */
type NoticedOrder = Pick<LabOrderRow, 'id' | 'number' | 'testType' | 'patientId'>

/** What a notice says of an order, except who did it. */
async function factsOf(tx: Db, { number, testType, patientId }: NoticedOrder) {
  const [patient] = await tx
    .select({ name: patients.name, number: patients.number })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patientId)))
  if (!patient) throw new Error('the order has no patient')
  return { number, testType, patient: patient.name, patientNumber: patient.number }
}

type Kind = Exclude<
  Extract<NoticeOf['kind'], `lab-${string}`>,
  'lab-corrected' | 'lab-waits' | 'lab-handed' | 'lab-handed-back'
>

async function notifyOf(
  tx: Db,
  actor: Actor,
  order: NoticedOrder,
  {
    whom,
    to,
    kind,
  }: {
    whom: readonly string[]
    to: NoticeOf['to']
    kind: Kind | { corrected: string }
  },
): Promise<readonly ChangeEvent[]> {
  const facts = await factsOf(tx, order)
  return await notify(tx, actor, {
    ...{ whom, recordId: order.id },
    what: (by) =>
      typeof kind === 'string'
        ? { kind, by, to, ...facts }
        : { kind: 'lab-corrected', by, to, ...facts, reason: kind.corrected },
  })
}

/** Notifies the technicians of an urgent order. */
export const notifyOfUrgent = async (tx: Db, actor: Actor, order: NoticedOrder) =>
  await notifyOf(tx, actor, order, {
    ...{ whom: await technicianAccounts(tx), to: 'lab', kind: 'lab-urgent' },
  })

/** Notifies a technician of an order that is assigned to them. */
export const notifyOfAssigned = (tx: Db, actor: Actor, order: NoticedOrder, technicianId: string) =>
  notifyOf(tx, actor, order, { whom: [technicianId], to: 'lab', kind: 'lab-assigned' })

/** Notifies the doctor who ordered it that there will be no result. */
export const notifyOfCancelledOrder = (
  tx: Db,
  actor: Actor,
  order: NoticedOrder & Pick<LabOrderRow, 'orderedBy'>,
) => notifyOf(tx, actor, order, { whom: [order.orderedBy], to: 'doctor', kind: 'lab-cancelled' })

/** Of a version of a result what its notices say. */
type NoticedVersion = Pick<
  typeof labResults.$inferSelect,
  'id' | 'revision' | 'isCritical' | 'correctionReason'
>

/** Who ordered it, and the colleague who has taken it over meanwhile. */
async function doctorsOf(
  tx: Db,
  { id, orderedBy }: Pick<LabOrderRow, 'id' | 'orderedBy'>,
  today: ClinicDate,
): Promise<string[]> {
  const colleague = await colleagueWith(tx, id, today)
  return colleague === null ? [orderedBy] : [orderedBy, colleague]
}

type OfDoctor = Pick<LabOrderRow, 'id' | 'orderedBy'>

/**
 * Whom a critical result waits for first: who ordered it, and a colleague who has taken it over; or all who may
 * acknowledge it if these cannot.
 */
async function firstToAcknowledge(tx: Db, order: OfDoctor, today: ClinicDate) {
  const all = await acknowledgerAccounts(tx)
  const able = (await doctorsOf(tx, order, today)).filter((id) => all.includes(id))
  return able.length > 0 ? able : all
}

/** Notifies the doctor who ordered it of a result; of a critical one, all who may acknowledge it if that doctor cannot. */
export const notifyOrderer = async (
  tx: Db,
  actor: Actor,
  order: NoticedOrder & Pick<LabOrderRow, 'orderedBy'>,
  { isCritical, correctionReason }: NoticedVersion,
) =>
  await notifyOf(tx, actor, order, {
    whom: isCritical
      ? await firstToAcknowledge(tx, order, dayIn(actor.zone, actor.now))
      : await doctorsOf(tx, order, dayIn(actor.zone, actor.now)),
    to: 'doctor',
    kind: isCritical
      ? 'lab-critical'
      : correctionReason === null
        ? 'lab-result'
        : { corrected: correctionReason },
  })

const versionsOf = (orderId: string) =>
  and(eq(labResults.clinicId, clinicId), eq(labResults.orderId, orderId))

/** Notifies the patient once that a version is released: if it replaces an earlier one, as a correction. */
export async function notifyOfRelease(
  tx: Db,
  actor: Actor,
  order: NoticedOrder,
  { id, revision, correctionReason }: NoticedVersion,
): Promise<readonly ChangeEvent[]> {
  const [marked] = await tx
    .update(labResults)
    .set({ toldAt: new Date(actor.now) })
    .where(and(eq(labResults.clinicId, clinicId), eq(labResults.id, id), isNull(labResults.toldAt)))
    .returning({ id: labResults.id })
  if (!marked) return []
  const released = releaseEvent(order)
  const isSeen = rowIsReleased()
  const later = and(versionsOf(order.id), gt(labResults.revision, revision), isSeen)
  // A patient who sees a later version gets no notice of this one.
  if ((await tx.$count(labResults, later)) > 0) return [released]
  const earlier = and(versionsOf(order.id), lt(labResults.revision, revision), isSeen)
  const isCorrection = correctionReason !== null && (await tx.$count(labResults, earlier)) > 0
  const noticed = await notifyOf(tx, actor, order, {
    ...{ whom: await accountsOf(tx, order.patientId), to: 'patient' },
    kind: isCorrection ? { corrected: correctionReason } : 'lab-released',
  })
  return [released, ...noticed]
}

const hour = 60 * 60_000

/** After so many milliseconds the doctor who ordered it is reminded of a critical result, and then the others. */
export const remindedAfter = { orderer: 4 * hour, others: 24 * hour } as const

/** Results that one transaction reminds of at most. */
const remindedAtOnce = 100

/** Since when a doctor is waited for: a correction does not begin anew. */
const heldSince = sql<Date>`coalesce(${labResults.heldSince}, ${labResults.reportedAt})`.mapWith(
  labResults.reportedAt,
)

const heldBefore = (now: number, age: number) => lte(heldSince, new Date(now - age).toISOString())

/** What a reminder says of a critical result: it has no author, and names who reported it. */
async function waitsWords(
  tx: Db,
  zone: string,
  { order, result, waitsFor }: WaitingResult,
): Promise<NoticeOf> {
  const reporter = { id: result.reportedBy, permissions: new Set<string>() }
  return {
    ...{ kind: 'lab-waits', by: await callerName(tx, reporter), to: 'doctor' },
    ...(await factsOf(tx, order)),
    ...{ waitsFor, ...timeIn(zone, result.reportedAt) },
  }
}

interface WaitingResult {
  order: NoticedOrder
  result: Pick<typeof labResults.$inferSelect, 'reportedBy' | 'reportedAt'>
  /** The name of the doctor who ordered the test. */
  waitsFor: string
}

/** Notifies a colleague of a critical result that is handed over to them. */
export async function notifyOfHandedResult(
  tx: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  colleague: string,
  waiting: WaitingResult,
): Promise<readonly ChangeEvent[]> {
  const what = await waitsWords(tx, zone, waiting)
  return await addNotices(tx, [colleague], { recordId: waiting.order.id, what, now })
}

/** Notifies a colleague of an open order that is handed over to them. @param isFor the doctor who ordered it */
export async function notifyOfHandedOrder(
  tx: Db,
  actor: Actor,
  colleague: string,
  { order, isFor }: { order: NoticedOrder; isFor: string },
): Promise<readonly ChangeEvent[]> {
  const facts = await factsOf(tx, order)
  return await notify(tx, actor, {
    ...{ whom: [colleague], recordId: order.id },
    what: (by) => ({ kind: 'lab-handed', by, to: 'doctor', ...facts, isFor }),
  })
}

/**
 * Takes back the notice of an order or a result that was handed over to a colleague.
 * @param isFor the doctor who ordered it
 */
export async function notifyOfHandedBack(
  tx: Db,
  actor: Actor,
  {
    order,
    kind,
    at,
    isFor,
  }: { order: NoticedOrder; kind: 'lab-handed' | 'lab-waits'; at: Date; isFor: string },
): Promise<readonly ChangeEvent[]> {
  const { events, readBy } = await retractNotices(tx, { recordId: order.id, kind, at })
  const facts = await factsOf(tx, order)
  return [
    ...events,
    ...(await notify(tx, actor, {
      ...{ whom: readBy, recordId: order.id },
      what: (by) => ({ kind: 'lab-handed-back', by, to: 'doctor', ...facts, isFor }),
    })),
  ]
}

/**
 * Reminds of critical results that no doctor has acknowledged: the doctor who ordered it, and after a day all
 * who may acknowledge it. To be called every minute: of several servers that do, one reminds of each.
 */
export async function remindOfHeld(
  db: Db,
  { now, zone }: { now: number; zone: string },
): Promise<void> {
  let reminded: number
  do
    reminded = await writing(db, async (tx) => {
      const due = await tx
        .select({
          result: labResults,
          since: heldSince,
          order: labOrders,
          orderer: users.name,
          isDoctor: isDoctorAccount(users),
        })
        .from(labResults)
        .innerJoin(
          labOrders,
          and(
            ...[eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)],
            eq(labOrders.revisions, labResults.revision),
          ),
        )
        .innerJoin(users, eq(users.id, labOrders.orderedBy))
        .where(
          and(
            ...[eq(labResults.clinicId, clinicId), labResults.isCritical],
            isNull(labResults.acknowledgedAt),
            // PostgreSQL uses the partial index only where the condition has this constant, not a parameter.
            sql`${labResults.reminders} < 2`,
            or(
              and(eq(labResults.reminders, 0), heldBefore(now, remindedAfter.orderer)),
              heldBefore(now, remindedAfter.others),
            ),
          ),
        )
        .limit(remindedAtOnce)
        .for('no key update', { of: labResults, skipLocked: true })
      const events: ChangeEvent[] = []
      for (const { result, since, order, orderer, isDoctor } of due) {
        const isForAll = now - since.getTime() >= remindedAfter.others
        const whom = isForAll
          ? await acknowledgerAccounts(tx)
          : await firstToAcknowledge(tx, order, dayIn(zone, now))
        const what = await waitsWords(tx, zone, {
          order,
          result,
          waitsFor: called(orderer, isDoctor),
        })
        events.push(...(await addNotices(tx, whom, { recordId: order.id, what, now })))
        await tx
          .update(labResults)
          .set({ reminders: isForAll ? 2 : 1 })
          .where(and(eq(labResults.clinicId, clinicId), eq(labResults.id, result.id)))
      }
      await publishEvents(tx, events)
      return due.length
    })
  while (reminded >= remindedAtOnce)
}
