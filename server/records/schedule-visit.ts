import { patientMessages } from '@shared/contracts/patients'
import { visitMinute } from '@shared/contracts/visit-rules'
import { type ScheduledVisit, type visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type * as z from 'zod/mini'
import { type Db, isExclusionViolation } from '../db/database'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId, Refusal, refuseField } from '../http'
import type { Actor } from './actor'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf, dayIn } from './clinic-time'
import { clashOf, minutesOf, type Span, visitSpan } from './doctor-times'
import { type BookedDoctor, bookedDoctor } from './doctors'
import { holdClinicRules, type KeptRules } from './hours-rules'
import { nextNumber } from './numbers'
import { isOpenPatient } from './patients'
import { type FoundKind, visitKind } from './visit-kinds'
import { notifyOfAdded, notifyOfMoved } from './visit-notices'
import {
  clashRefusal,
  rulesAround,
  unavailableIn,
  unavailableRefusal,
  wantedStart,
  warningsOf,
} from './visit-times'
import {
  isToCome,
  seenVisit,
  sentVisit,
  type VisitRow,
  visitNotFound,
  visitRows,
  withBeside,
  writeVisit,
} from './visits'

type Wanted = z.output<typeof visitEndpoints.schedule.input>
type Anyway = Wanted['anyway']
type Outside = Wanted['outside']

/** What was scheduled or moved, with what its answer says besides. */
interface Scheduled {
  visit: ScheduledVisit
  events: readonly ChangeEvent[]
}

/**
 * Whether the record of a visit's patient is open, and stays so until the visit is written. To be asked
 * before the visit is locked: closing locks the patient before the visits.
 */
export async function hasOpenPatient(tx: Db, id: string): Promise<boolean> {
  const [visit] = isId(id)
    ? await tx
        .select({ patientId: visits.patientId })
        .from(visits)
        .where(and(eq(visits.clinicId, clinicId), eq(visits.id, id)))
    : []
  return visit !== undefined && (await isOpenPatient(tx, visit.patientId))
}

/** @throws Refusal 422 */
async function requirePatient(tx: Db, id: string): Promise<void> {
  const message = visitMessages.patientNotFound
  if (!(await isOpenPatient(tx, id))) throw refuseField(422, 'patientId', message)
}

/** Over another visit knowingly: why, who and when. */
export const overrideFields = (anyway: Anyway, { caller, now }: Actor) => ({
  anywayReason: anyway?.reason ?? null,
  anywayBy: anyway ? caller.id : null,
  anywayAt: anyway ? new Date(now) : null,
})

/** In an absence or on a closing day knowingly: why, who and when. */
export const outsideFields = (outside: Outside, { caller, now }: Actor) => ({
  outsideReason: outside?.reason ?? null,
  outsideBy: outside ? caller.id : null,
  outsideAt: outside ? new Date(now) : null,
})

/** @throws Refusal 403 */
function refuseKnowingly({ anyway, outside }: Pick<Wanted, 'anyway' | 'outside'>, actor: Actor) {
  if (actor.caller.permissions.has('appointment_edit')) return
  if (anyway) throw new Refusal(403, visitMessages.anywayDenied)
  if (outside) throw new Refusal(403, visitMessages.outsideDenied)
}

interface Room {
  /** Locked. */
  doctor: BookedDoctor
  span: Span
  anyway: Anyway
  outside: Outside
  /** The visit that is being moved. */
  except?: string
}

type Knowingly = ReturnType<typeof overrideFields> & ReturnType<typeof outsideFields>

/**
 * Writes a visit into a locked doctor's time: where the doctor can be booked, or cannot and that is known; and
 * where it is free, or knowingly taken twice.
 * @param write is given what is to be kept of its having been done knowingly
 * @returns what was written, and the rules by which the doctor can be booked around it
 * @throws Refusal 409 with why the doctor is unavailable, or what stands in the way
 */
export async function intoFreeTime<T>(
  tx: Db,
  actor: Actor,
  { doctor, span, anyway, outside, except }: Room,
  write: (tx: Db, kept: Knowingly) => Promise<T>,
): Promise<{ written: T; rules: KeptRules }> {
  await holdClinicRules(tx)
  const rules = await rulesAround(tx, doctor, span, actor.zone)
  const reason = unavailableIn(doctor, rules, span, actor)
  if (reason !== null && !outside)
    throw await unavailableRefusal(tx, actor, doctor, { span, reason, except })
  const refused = () => clashRefusal(tx, actor, doctor, span, except)
  const isTaken = (await clashOf(tx, doctor.id, span, except)) !== undefined
  if (isTaken && !anyway) throw await refused()
  try {
    // What the constraint refuses, for somebody has not locked the doctor, leaves this one usable.
    const written = await tx.transaction((inner) =>
      write(inner, {
        ...overrideFields(isTaken ? anyway : undefined, actor),
        ...outsideFields(reason === null ? undefined : outside, actor),
      }),
    )
    return { written, rules }
  } catch (error) {
    if (isExclusionViolation(error)) throw await refused()
    throw error
  }
}

/** A visit as it is, with the others in its time. */
export async function visitWith(tx: Db, id: string): Promise<VisitRow> {
  const found = await visitRows(tx).where(and(eq(visits.clinicId, clinicId), eq(visits.id, id)))
  const [row] = await withBeside(tx, found)
  if (!row) throw visitNotFound()
  return row
}

/**
 * What was written into a doctor's time, as it is answered.
 * @param before the visit that was moved, or that it stays at its time; none of a new one
 */
async function written(
  tx: Db,
  actor: Actor,
  doctor: BookedDoctor,
  of: { span: Span; patientId: string; except: string; rules: KeptRules },
  before?: VisitRow | 'stays',
): Promise<Scheduled> {
  const row = await visitWith(tx, of.except)
  const warnings = await warningsOf(tx, actor, doctor, of)
  return {
    visit: { ...sentVisit(row, actor), warnings },
    events: [
      ...(await visitAndBookingEvents(tx, row.visit)),
      ...(before === undefined
        ? await notifyOfAdded(tx, actor, row)
        : before === 'stays'
          ? []
          : await notifyOfMoved(tx, actor, before, row)),
    ],
  }
}

/**
 * Gives a patient a time with a doctor.
 * @throws Refusal 422 where one of the form's fields cannot be, 403, and 409 where the time is taken
 */
export async function scheduleVisit(tx: Db, actor: Actor, wanted: Wanted): Promise<Scheduled> {
  const { patientId, doctorId, reason, anyway, outside } = wanted
  refuseKnowingly(wanted, actor)
  const startsAt = wantedStart(wanted, actor)
  const doctor = await bookedDoctor(tx, doctorId, 'locked')
  await requirePatient(tx, patientId)
  const kind = await visitKind(tx, wanted.kindId, doctor)
  const span = visitSpan(startsAt, wanted.minutes ?? kind.minutes)
  const id = newId()
  const room = { doctor, span, anyway, outside }
  const { rules } = await intoFreeTime(tx, actor, room, async (tx, kept) => {
    const number = await nextNumber(tx, 'visit')
    const visit = { ...span, ...kept, id, number, patientId, doctorId: doctor.id, reason }
    const createdAt = new Date(actor.now)
    await tx.insert(visits).values({ ...visit, kindId: kind.id, createdAt })
  })
  return await written(tx, actor, doctor, { span, patientId, except: id, rules })
}

type Changed = z.output<typeof visitEndpoints.change.input> & { id: string }

/** The kind that a visit is changed to; null where it keeps its own, as one does that is offered no more. */
const changedKind = async (
  tx: Db,
  { kindId }: Changed,
  before: VisitRow,
  doctor: Pick<BookedDoctor, 'departmentId'>,
): Promise<FoundKind | null> =>
  kindId === undefined || kindId.toLowerCase() === before.visit.kindId
    ? null
    : await visitKind(tx, kindId, doctor)

/**
 * Gives a visit another time, doctor, kind, length or reason. It may be because a doctor is away, which its patient
 * is told. What is knowingly over another, or in an absence, stays so until it is moved or made longer, which asks
 * again. One that becomes shorter takes no time that it has not had. Where the patient's record is closed it keeps
 * its time.
 * @throws Refusal as scheduling does, 404, and 409 where it is stale, over, or of somebody who is closed
 */
export async function changeVisit(
  tx: Db,
  actor: Actor,
  changed: Changed,
  { awayDoctorId }: { awayDoctorId?: string } = {},
): Promise<Scheduled> {
  const isOpen = await hasOpenPatient(tx, changed.id)
  const before = await seenVisit(tx, actor, changed)
  const { id, status, patientId, startsAt, doctorId } = before.visit
  const minutesBefore = minutesOf(before.visit)
  if (!isToCome(status)) throw new Refusal(409, visitMessages.isOver(status))
  const { reason, anyway, outside } = changed
  refuseKnowingly(changed, actor)
  const { date, time } = clinicTimeOf(startsAt, actor.zone)
  const isMoved =
    changed.doctorId !== doctorId || changed.date !== date || visitMinute(changed) !== time
  const stays = async (departmentId: string | null) => {
    const kind = await changedKind(tx, changed, before, { departmentId })
    const minutes = changed.minutes ?? kind?.minutes ?? minutesBefore
    return { kind, minutes, isLonger: minutes > minutesBefore }
  }
  const kept = isMoved ? null : await stays(before.departmentId)
  if (kept && !kept.isLonger) {
    if (!isOpen && kept.minutes !== minutesBefore) throw new Refusal(409, patientMessages.closed)
    const { endsAt } = visitSpan(startsAt, kept.minutes)
    await writeVisit(tx, before, { endsAt, reason, ...(kept.kind && { kindId: kept.kind.id }) })
    const row = await visitWith(tx, id)
    return {
      visit: { ...sentVisit(row, actor), warnings: [] },
      events: await visitAndBookingEvents(tx, row.visit),
    }
  }
  if (!isOpen) throw new Refusal(409, patientMessages.closed)
  const start = isMoved ? wantedStart(changed, actor) : startsAt
  const doctor = await bookedDoctor(tx, changed.doctorId, 'locked')
  const kind = await changedKind(tx, changed, before, doctor)
  const span = visitSpan(start, changed.minutes ?? kind?.minutes ?? minutesBefore)
  const room = { doctor, span, anyway, outside, except: id }
  const { rules } = await intoFreeTime(tx, actor, room, (tx, known) =>
    writeVisit(tx, before, {
      ...{ ...span, ...known, doctorId: doctor.id, reason },
      ...(kind && { kindId: kind.id }),
      ...(awayDoctorId !== undefined && { awayDoctorId }),
      // Of a visit that waits for another day again, no check-in leads back.
      ...(changed.date !== dayIn(actor.zone, actor.now) && { cameFrom: null }),
    }),
  )
  const of = { span, patientId, except: id, rules }
  return await written(tx, actor, doctor, of, isMoved ? before : 'stays')
}
