import {
  type AffectedKind,
  absenceDeskMessages,
  settleDenial,
} from '@shared/contracts/absence-desk'
import { isOpenOrder } from '@shared/contracts/lab-orders'
import type { NoticeOf } from '@shared/contracts/notices'
import { patientMessages } from '@shared/contracts/patients'
import type { VisitStatus } from '@shared/contracts/visits'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { bookingRequests, type VisitPlace } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import { type Caller, Refusal } from '../http'
import { deskAbsence, type Ref } from './absence-affected'
import { type Changed, refuseUnpermitted, writeBooking } from './absence-settle'
import type { Actor } from './actor'
import { bookingEvent, bookingsOfClinic, visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { dayIn, startOfDay } from './clinic-time'
import { wasHandedOn } from './lab-handed'
import { notifyOfHandedBack } from './lab-notices'
import { labOrderRows, orderEvent, ordersOfClinic } from './lab-orders'
import { notify, retractNotices, unsettleNotices } from './notices'
import { moveBack } from './other-day'
import { isOpenPatient } from './patients'
import { hasOpenPatient } from './schedule-visit'
import { notifyOfMovedBack, notifyOfReopened } from './visit-notices'
import { stepBack } from './visit-steps'
import { lockedVisit, visitEvent } from './visits'

/** What was settled of an absence, the last first: these records alone where some are named. */
export async function settledRefs(
  db: Db,
  absenceId: string,
  among: readonly Ref[] | null,
): Promise<Ref[]> {
  const rows = await db
    .select({ kind: absenceSettlements.kind, id: absenceSettlements.recordId })
    .from(absenceSettlements)
    .where(
      and(eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.absenceId, absenceId)),
    )
    .orderBy(desc(absenceSettlements.settledAt), asc(absenceSettlements.recordId))
  return among
    ? rows.filter((row) =>
        among.some(({ kind, id }) => kind === row.kind && id.toLowerCase() === row.id),
      )
    : rows
}

/** Whether a caller may take back what became of records of a kind. */
export const mayUndo = (caller: Caller, kind: AffectedKind): boolean =>
  settleDenial(caller.permissions, kind) === null

/**
 * Takes back what became of a record, unless somebody has changed it since. A visit is moved back to where it was;
 * the absence and the doctor's hours are not asked again.
 * @throws Refusal 403, 404 where nothing was settled, and 409 where it was changed, or its time taken or past, since
 */
export async function undoOne(
  tx: Db,
  actor: Actor,
  absenceId: string,
  { kind, id }: Ref,
): Promise<Changed> {
  refuseUnpermitted(actor.caller, kind)
  const undo = { visit: undoVisit, request: undoBooking, result: undoLab, order: undoLab }
  const isIt = and(
    ...[eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.absenceId, absenceId)],
    ...[eq(absenceSettlements.kind, kind), eq(absenceSettlements.recordId, id)],
  )
  const events = await undo[kind](tx, actor, id, async () => {
    const [settled] = await tx.delete(absenceSettlements).where(isIt).returning()
    if (!settled) throw new Refusal(404, absenceDeskMessages.nothingToUndo)
    return settled
  })
  return { body: {}, events }
}

type Settled = typeof absenceSettlements.$inferSelect

/** Removes what was settled, once its record is locked. */
type Take = () => Promise<Settled>

const changedSince = () =>
  new Refusal(409, absenceDeskMessages.changedSince, { error: 'changed-since' })

async function undoVisit(
  tx: Db,
  actor: Actor,
  id: string,
  take: Take,
): Promise<readonly ChangeEvent[]> {
  const isOpen = await hasOpenPatient(tx, id)
  const row = await lockedVisit(tx, id)
  const { before, version, settledAs, settledAt } = await take()
  const { statusBefore } = row.visit
  const isUnchanged = row.visit.version === version
  if (settledAs === 'to-call' && !(before && isUnchanged)) return [visitEvent(row.visit)]
  if (!isUnchanged || before?.kind !== 'visit') throw changedSince()
  if (!isOpen) throw new Refusal(409, patientMessages.closed)
  const isCancelled = settledAs === 'cancelled'
  if (isCancelled && !statusBefore) throw changedSince()
  const { place, cameFrom, awayDoctorId } = before
  refusePassed(actor, place, isCancelled ? statusBefore : row.visit.status)
  const after = await moveBack(tx, actor, row, place, {
    ...{ cameFrom, awayDoctorId },
    ...(isCancelled && statusBefore && stepBack(statusBefore, row.visit)),
  })
  return [
    ...(await visitAndBookingEvents(tx, after.visit)),
    ...(isCancelled
      ? await notifyOfReopened(tx, actor, row, after)
      : await notifyOfMovedBack(tx, actor, row, after, settledAt)),
  ]
}

/**
 * Refuses to move a visit back into the past, where nobody looks for it; today's goes back whose patient waits.
 * @throws Refusal 409
 */
function refusePassed(
  { now, zone }: Actor,
  { startsAt }: VisitPlace,
  status: VisitStatus | null,
): void {
  const from = status === 'checked-in' ? startOfDay(dayIn(zone, now), zone).getTime() : now
  if (Date.parse(startsAt) < from)
    throw new Refusal(409, absenceDeskMessages.timePassed, { error: 'time-passed' })
}

async function undoBooking(
  tx: Db,
  actor: Actor,
  id: string,
  take: Take,
): Promise<readonly ChangeEvent[]> {
  const isThis = and(bookingsOfClinic, eq(bookingRequests.id, id))
  // The patient is locked before the booking, as where a record is closed.
  const [of] = await tx
    .select({ patientId: bookingRequests.patientId })
    .from(bookingRequests)
    .where(isThis)
  const isOpen = !of?.patientId || (await isOpenPatient(tx, of.patientId))
  const [booking] = await tx.select().from(bookingRequests).where(isThis).for('no key update')
  const settled = await take()
  const { before, version, settledAs } = settled
  if (!booking) throw changedSince()
  const isUnchanged = booking.version === version
  if (settledAs === 'to-call' && !(before && isUnchanged)) return [bookingEvent(booking)]
  if (!isUnchanged || before?.kind !== 'request') throw changedSince()
  if (!isOpen) throw new Refusal(409, patientMessages.closed)
  const { doctorId, departmentId, departmentName } = before
  // A department that was deleted since leaves its name.
  const [department] = departmentId
    ? await tx
        .select({ id: departments.id })
        .from(departments)
        .where(and(eq(departments.clinicId, clinicId), eq(departments.id, departmentId)))
        .for('key share')
    : []
  await writeBooking(tx, booking, {
    ...{ doctorId, departmentId: department?.id ?? null, departmentName },
    ...{ status: 'new', reason: null, closedAt: null },
  })
  return [bookingEvent(booking), ...(await notifyOfBookingBack(tx, actor, booking, settled))]
}

/** Takes back what the patient and the desk were notified of when a booking was declined or handed over. */
async function notifyOfBookingBack(
  tx: Db,
  actor: Actor,
  { id: recordId, number }: Pick<typeof bookingRequests.$inferSelect, 'id' | 'number'>,
  { settledAs, settledAt: at, absenceId }: Settled,
): Promise<readonly ChangeEvent[]> {
  const isDeclined = settledAs === 'cancelled'
  const { events, readBy } = await retractNotices(tx, {
    ...{ recordId, at, kind: isDeclined ? 'booking-declined' : 'booking-handed' },
  })
  const { sent } = await deskAbsence(tx, actor, absenceId)
  return [
    ...events,
    ...(isDeclined ? await unsettleNotices(tx, recordId, at) : []),
    ...(await notify(tx, actor, {
      ...{ whom: readBy, recordId },
      what: (by): NoticeOf =>
        isDeclined
          ? { kind: 'booking-reopened', by, to: 'patient', number }
          : { kind: 'booking-handed', by, to: 'patient', number, doctor: sent.staff },
    })),
  ]
}

/** @throws Refusal 409 where a colleague has handed it on, or the work has ended since */
async function undoLab(
  tx: Db,
  actor: Actor,
  id: string,
  take: Take,
): Promise<readonly ChangeEvent[]> {
  const [order] = await tx
    .select()
    .from(labOrders)
    .where(and(ordersOfClinic, eq(labOrders.id, id)))
    .for('no key update')
  const { kind, settledAs, settledAt: at, absenceId } = await take()
  if (!order) throw changedSince()
  if (settledAs === 'to-call') return [orderEvent(order)]
  const since = { since: at, today: dayIn(actor.zone, actor.now) }
  if (!(await isWaiting(tx, kind, order)) || (await wasHandedOn(tx, id, since)))
    throw changedSince()
  const { sent } = await deskAbsence(tx, actor, absenceId)
  return [
    orderEvent(order),
    ...(await notifyOfHandedBack(tx, actor, {
      ...{ order, at, isFor: sent.staff },
      kind: kind === 'order' ? 'lab-handed' : 'lab-waits',
    })),
  ]
}

/** Whether a lab order is still open, or its critical result not acknowledged. */
async function isWaiting(
  tx: Db,
  kind: AffectedKind,
  { id, status }: typeof labOrders.$inferSelect,
): Promise<boolean> {
  if (kind === 'order') return isOpenOrder({ status })
  const [row] = await labOrderRows(tx).where(and(ordersOfClinic, eq(labOrders.id, id)))
  return row?.result?.acknowledgedAt === null
}
