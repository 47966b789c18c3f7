import {
  type AffectedKind,
  absenceDeskMessages,
  type SettledAs,
  type Settlement,
  settleDenial,
  settledAsOf,
} from '@shared/contracts/absence-desk'
import { absenceMessages } from '@shared/contracts/absences'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments } from '../db/schema'
import { absenceSettlements, type BeforeSettled } from '../db/schema-absence-desk'
import { bookingRequests, visits } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { labOrders } from '../db/schema-lab'
import { type Caller, isId, Refusal } from '../http'
import { affectedBy, type DeskAbsence, deskAbsence } from './absence-affected'
import type { Actor } from './actor'
import { bookingEvent, bookingsOfClinic, declineBooking, seenBooking } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf } from './clinic-time'
import { type BookedDoctor, bookedDoctor } from './doctors'
import { notifyOfHandedOrder, notifyOfHandedResult } from './lab-notices'
import { labOrderRows, orderEvent, seenOrder } from './lab-orders'
import { acknowledgerAccounts, notify } from './notices'
import { placeOf } from './other-day'
import { changeVisit, hasOpenPatient } from './schedule-visit'
import { takeStep } from './visit-steps'
import { seenVisit, visitEvent } from './visits'

/** What a decision has made of a record. */
interface Done {
  events: readonly ChangeEvent[]
  /** The record's version since. */
  version: number
  before?: BeforeSettled
  /** To whom it was handed over. */
  doctorId?: string
}

export interface Changed {
  body: Record<never, never>
  events: readonly ChangeEvent[]
}

/** @throws Refusal 403 */
export function refuseUnpermitted(caller: Caller, kind: AffectedKind, as?: SettledAs): void {
  const denial = settleDenial(caller.permissions, kind, as)
  if (denial !== null) throw new Refusal(403, denial)
}

/** The refusal of a time about which there are warnings that the user has not accepted. */
export class WarnedRefusal extends Refusal {
  readonly warnings: readonly string[]

  constructor(warnings: readonly string[]) {
    super(409, warnings.join(' '), { error: 'warned' })
    this.warnings = warnings
  }
}

const notAffected = () =>
  new Refusal(409, absenceDeskMessages.notAffected, { error: 'not-affected' })

const wrong = (field: 'doctorId' | 'date' | 'time', message: string) =>
  new Refusal(422, message, { fields: { [field]: message } })

/** Who takes over, an active doctor who is another than the absent one. @throws Refusal 422 */
async function colleagueOf(
  tx: Db,
  { row }: DeskAbsence,
  doctorId: string | undefined,
): Promise<BookedDoctor> {
  if (!doctorId || doctorId.toLowerCase() === row.userId)
    throw wrong('doctorId', absenceDeskMessages.doctorMissing)
  return await bookedDoctor(tx, doctorId)
}

/**
 * Decides what becomes of a record that an absence affects, and keeps what it was before. It is the ordinary desk's
 * change, with its rules, refusals and notices.
 * @throws Refusal 403, 404, 409 where it is stale or not affected any more, and as the change itself
 */
export async function settleOne(
  tx: Db,
  actor: Actor,
  absenceId: string,
  settlement: Settlement,
): Promise<Changed> {
  const { kind, id, as } = settlement
  refuseUnpermitted(actor.caller, kind, as)
  if (!settledAsOf[kind].includes(as))
    throw new Refusal(422, absenceDeskMessages.cannotBecome(kind, as))
  const absence = await deskAbsence(tx, actor, absenceId)
  if (absence.row.status !== 'confirmed')
    throw new Refusal(409, absenceDeskMessages.notConfirmed, { error: 'not-confirmed' })
  if (!isId(id)) throw notAffected()
  const settle = { visit: settleVisit, request: settleBooking, result: settleLab, order: settleLab }
  const { events, ...done } = await settle[kind](tx, actor, absence, settlement)
  await holdAbsence(tx, absence)
  const { version, before = null, doctorId = null } = done
  const settled = {
    ...{ settledAs: as, doctorId, before, version },
    ...{ settledBy: actor.caller.id, settledAt: new Date(actor.now) },
  }
  await tx
    .insert(absenceSettlements)
    .values({ absenceId: absence.row.id, kind, recordId: id, ...settled })
    .onConflictDoUpdate({
      target: [
        ...[absenceSettlements.clinicId, absenceSettlements.absenceId],
        ...[absenceSettlements.kind, absenceSettlements.recordId],
      ],
      set: {
        ...settled,
        // Of a record that was changed here alone, Undo leads back to where it was at first.
        before: sql`case when ${absenceSettlements.version} = ${settlement.version}
          then coalesce(${absenceSettlements.before}, excluded.before) else excluded.before end`,
      },
    })
  return { body: {}, events }
}

/**
 * Keeps the absence as it is until the transaction ends. It comes after the doctor's lock, as in each change of an
 * absence. @throws Refusal 409 where it was changed meanwhile
 */
async function holdAbsence(tx: Db, { row }: DeskAbsence): Promise<void> {
  const [held] = await tx
    .select({ version: absences.version })
    .from(absences)
    .where(and(eq(absences.clinicId, clinicId), eq(absences.id, row.id)))
    .for('share')
  if (held?.version !== row.version)
    throw new Refusal(409, absenceMessages.stale, { error: 'absence-changed' })
}

async function settleVisit(
  tx: Db,
  actor: Actor,
  absence: DeskAbsence,
  { id, version, as, doctorId, date, time, reason, acceptWarnings }: Settlement,
): Promise<Done> {
  // The patient is locked before the visit, as everywhere.
  await hasOpenPatient(tx, id)
  const before = await seenVisit(tx, actor, { id, version })
  const isIt = and(affectedBy(tx, absence, actor).visit, eq(visits.id, before.visit.id))
  if ((await tx.$count(visits, isIt)) === 0) throw notAffected()
  const { cameFrom, awayDoctorId } = before.visit
  const kept = {
    before: { kind: 'visit', place: placeOf(before), cameFrom, awayDoctorId },
  } as const
  const place = clinicTimeOf(before.visit.startsAt, actor.zone)
  const give = async (to: string) => {
    const given = await changeVisit(
      tx,
      actor,
      {
        ...{ id, version, reason: before.visit.reason, doctorId: to },
        ...{ date: date ?? place.date, time: time ?? place.time },
      },
      { awayDoctorId: absence.row.userId },
    )
    const { warnings } = given.visit
    if (warnings.length > 0 && !acceptWarnings) throw new WarnedRefusal(warnings)
    return given
  }
  switch (as) {
    case 'to-call':
      return { events: [visitEvent(before.visit)], version }
    case 'cancelled': {
      const cancelReason = reason || absenceDeskMessages.away(absence.sent.staff)
      const { body, events } = await takeStep(tx, actor, { id, version }, 'cancel', {
        cancelReason,
        cancelledForAbsence: true,
      })
      return { events, version: body.version, ...kept }
    }
    case 'moved': {
      if (doctorId && doctorId.toLowerCase() !== absence.row.userId)
        throw wrong('doctorId', absenceDeskMessages.movedToOther)
      if (!date) throw wrong('date', absenceDeskMessages.timeMissing)
      if (!time || (date === place.date && time === place.time))
        throw wrong('time', absenceDeskMessages.timeMissing)
      const { visit, events } = await give(absence.row.userId)
      return { events, version: visit.version, ...kept }
    }
    case 'handed': {
      const colleague = await colleagueOf(tx, absence, doctorId)
      const { visit, events } = await give(colleague.id)
      return { events, version: visit.version, ...kept, doctorId: colleague.id }
    }
  }
}

async function settleBooking(
  tx: Db,
  actor: Actor,
  absence: DeskAbsence,
  { id, version, as, doctorId, reason }: Settlement,
): Promise<Done> {
  const booking = await seenBooking(tx, { id, version }, actor.zone)
  const isIt = and(affectedBy(tx, absence, actor).request, eq(bookingRequests.id, booking.id))
  if ((await tx.$count(bookingRequests, isIt)) === 0) throw notAffected()
  const { departmentId, departmentName } = booking
  const kept = {
    before: { kind: 'request', doctorId: booking.doctorId, departmentId, departmentName },
  } as const
  if (as === 'to-call') return { events: [bookingEvent(booking)], version }
  if (as === 'cancelled') {
    const why = reason || absenceDeskMessages.away(absence.sent.staff)
    const { body, events } = await declineBooking(tx, actor, { id, version, reason: why })
    return { events, version: body.version, ...kept }
  }
  const colleague = await colleagueOf(tx, absence, doctorId)
  const after = await writeBooking(tx, booking, {
    doctorId: colleague.id,
    ...(await departmentFields(tx, colleague.departmentId)),
  })
  const notified = await notify(tx, actor, {
    ...{ whom: [booking.bookedBy], recordId: booking.id },
    what: (by) => ({
      ...{ kind: 'booking-handed', by, to: 'patient', number: booking.number },
      ...{ doctor: colleague.name, because: absence.sent.staff },
    }),
  })
  return {
    ...{ events: [bookingEvent(booking), ...notified], version: after },
    ...{ ...kept, doctorId: colleague.id },
  }
}

/** The department of a booking, by the doctor who has it now. */
async function departmentFields(tx: Db, departmentId: string | null) {
  const [department] = departmentId
    ? await tx
        .select({ departmentId: departments.id, departmentName: departments.name })
        .from(departments)
        .where(and(eq(departments.clinicId, clinicId), eq(departments.id, departmentId)))
        .for('key share')
    : []
  return department ?? {}
}

/** Writes a booking that is locked. @returns its version since */
export async function writeBooking(
  tx: Db,
  { id, version }: { id: string; version: number },
  changed: Partial<typeof bookingRequests.$inferInsert>,
): Promise<number> {
  await tx
    .update(bookingRequests)
    .set({ ...changed, version: version + 1 })
    .where(and(bookingsOfClinic, eq(bookingRequests.id, id)))
  return version + 1
}

async function settleLab(
  tx: Db,
  actor: Actor,
  absence: DeskAbsence,
  { kind, id, version, as, doctorId }: Settlement,
): Promise<Done> {
  const order = await seenOrder(tx, { id, version })
  const isIt = and(affectedBy(tx, absence, actor)[kind], eq(labOrders.id, order.id))
  const [row] = await labOrderRows(tx).where(isIt)
  if (!row) throw notAffected()
  const events = [orderEvent(order)]
  if (as === 'to-call') return { events, version }
  const { id: colleague, name } = await colleagueOf(tx, absence, doctorId)
  if (!(await acknowledgerAccounts(tx)).includes(colleague))
    throw wrong('doctorId', absenceDeskMessages.cannotRead(name))
  const { staff } = absence.sent
  const notified =
    kind === 'result' && row.result
      ? await notifyOfHandedResult(tx, actor, colleague, {
          ...{ order, result: row.result, waitsFor: staff },
        })
      : await notifyOfHandedOrder(tx, actor, colleague, { order, isFor: staff })
  return { events: [...events, ...notified], version, doctorId: colleague }
}
