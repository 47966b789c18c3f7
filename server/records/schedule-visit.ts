import { patientMessages } from '@shared/contracts/patients'
import { visitMinute } from '@shared/contracts/visit-rules'
import { type ScheduledVisit, type visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type * as z from 'zod/mini'
import { type Db, isExclusionViolation } from '../db/database'
import { clinicId } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import { visitAndBookingEvents } from './booking-requests'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf } from './clinic-time'
import { clashOf, type Span } from './doctor-times'
import { type BookedDoctor, bookedDoctor } from './doctors'
import { nextNumber } from './numbers'
import { isOpenPatient } from './patients'
import { notifyOfAdded, notifyOfMoved } from './visit-notices'
import { clashRefusal, wantedSpan, warningsOf } from './visit-times'
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
  if (!(await isOpenPatient(tx, id)))
    throw new Refusal(422, message, { fields: { patientId: message } })
}

/** Over another visit knowingly: why, who and when. */
export const overrideFields = (anyway: Anyway, { caller, now }: Actor) => ({
  anywayReason: anyway?.reason ?? null,
  anywayBy: anyway ? caller.id : null,
  anywayAt: anyway ? new Date(now) : null,
})

/** @throws Refusal 403 */
function refuseAnyway(anyway: Anyway, { caller }: Actor): void {
  if (anyway && !caller.permissions.has('appointment_edit'))
    throw new Refusal(403, visitMessages.anywayDenied)
}

interface Room {
  doctor: BookedDoctor
  span: Span
  anyway: Anyway
  /** The visit that is being moved. */
  except?: string
}

/**
 * Writes a visit into a locked doctor's time, where it is free or knowingly taken twice.
 * @param write is given what is to be kept of its having been done knowingly
 * @throws Refusal 409 with what stands in the way
 */
export async function intoFreeTime<T>(
  tx: Db,
  actor: Actor,
  { doctor, span, anyway, except }: Room,
  write: (tx: Db, kept: ReturnType<typeof overrideFields>) => Promise<T>,
): Promise<T> {
  const refused = () => clashRefusal(tx, actor, doctor, span, except)
  const isTaken = (await clashOf(tx, doctor.id, span, except)) !== undefined
  if (isTaken && !anyway) throw await refused()
  try {
    // What the constraint refuses, for somebody has not locked the doctor, leaves this one usable.
    return await tx.transaction((inner) =>
      write(inner, overrideFields(isTaken ? anyway : undefined, actor)),
    )
  } catch (error) {
    if (isExclusionViolation(error)) throw await refused()
    throw error
  }
}

/**
 * What was written into a doctor's time, as it is answered.
 * @param before the visit that was moved; none of a new one
 */
async function written(
  tx: Db,
  actor: Actor,
  doctor: BookedDoctor,
  of: { span: Span; patientId: string; except: string },
  before?: VisitRow,
): Promise<Scheduled> {
  const isWritten = and(eq(visits.clinicId, clinicId), eq(visits.id, of.except))
  const [row] = await withBeside(tx, await visitRows(tx).where(isWritten))
  if (!row) throw visitNotFound()
  const warnings = await warningsOf(tx, actor, doctor, of)
  return {
    visit: { ...sentVisit(row, actor), warnings },
    events: [
      ...(await visitAndBookingEvents(tx, row.visit)),
      ...(before
        ? await notifyOfMoved(tx, actor, before, row)
        : await notifyOfAdded(tx, actor, row)),
    ],
  }
}

/**
 * Gives a patient a time with a doctor.
 * @throws Refusal 422 where one of the form's fields cannot be, 403, and 409 where the time is taken
 */
export async function scheduleVisit(tx: Db, actor: Actor, wanted: Wanted): Promise<Scheduled> {
  const { patientId, doctorId, reason, anyway } = wanted
  refuseAnyway(anyway, actor)
  const span = wantedSpan(wanted, actor)
  const doctor = await bookedDoctor(tx, doctorId, 'locked')
  await requirePatient(tx, patientId)
  const id = newId()
  await intoFreeTime(tx, actor, { doctor, span, anyway }, async (tx, kept) => {
    const number = await nextNumber(tx, 'visit')
    const visit = { ...span, ...kept, id, number, patientId, doctorId: doctor.id, reason }
    await tx.insert(visits).values({ ...visit, createdAt: new Date(actor.now) })
  })
  return await written(tx, actor, doctor, { span, patientId, except: id })
}

type Changed = z.output<typeof visitEndpoints.change.input> & { id: string }

/**
 * Gives a visit another time, doctor or reason. What is knowingly over another stays so until it is
 * moved. Where the patient's record is closed it keeps its time.
 * @throws Refusal as scheduling does, 404, and 409 where it is stale, over, or of somebody who is closed
 */
export async function changeVisit(tx: Db, actor: Actor, changed: Changed): Promise<Scheduled> {
  const isOpen = await hasOpenPatient(tx, changed.id)
  const before = await seenVisit(tx, actor, changed)
  const { id, status, patientId, startsAt, doctorId } = before.visit
  if (!isToCome(status)) throw new Refusal(409, visitMessages.isOver(status))
  const { reason, anyway } = changed
  refuseAnyway(anyway, actor)
  const { date, time } = clinicTimeOf(startsAt, actor.zone)
  const isMoved =
    changed.doctorId !== doctorId || changed.date !== date || visitMinute(changed) !== time
  if (!isMoved) {
    const row = await writeVisit(tx, before, { reason })
    return {
      visit: { ...sentVisit(row, actor), warnings: [] },
      events: await visitAndBookingEvents(tx, row.visit),
    }
  }
  if (!isOpen) throw new Refusal(409, patientMessages.closed)
  const span = wantedSpan(changed, actor)
  const doctor = await bookedDoctor(tx, changed.doctorId, 'locked')
  await intoFreeTime(tx, actor, { doctor, span, anyway, except: id }, (tx, kept) =>
    writeVisit(tx, before, { ...span, ...kept, doctorId: doctor.id, reason }),
  )
  return await written(tx, actor, doctor, { span, patientId, except: id }, before)
}
