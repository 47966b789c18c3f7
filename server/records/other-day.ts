import { doctorName } from '@shared/contracts/staff'
import { visitMessages } from '@shared/contracts/visits'
import { and, eq, gt, lt, notInArray } from 'drizzle-orm'
import { type Db, isExclusionViolation } from '../db/database'
import { clinicId, users } from '../db/schema'
import { type VisitPlace, visits } from '../db/schema-care'
import type { Actor } from './actor'
import { clashOf, type Span } from './doctor-times'
import type { BookedDoctor } from './doctors'
import { holdClinicRules } from './hours-rules'
import { outsideFields, overrideFields, visitWith } from './schedule-visit'
import { clashRefusal, rulesAround, unavailableIn } from './visit-times'
import { rowTakesTime, type VisitRow, writeVisit } from './visits'

const quarterMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000

type Changed = Partial<VisitRow['visit']>

/**
 * A visit's doctor; others who give away this doctor's time wait. The doctor may be inactive: the visit is there
 * already.
 */
async function lockedDoctor(tx: Db, id: string): Promise<BookedDoctor> {
  const { name, departmentId } = users
  const [doctor] = await tx
    .select({ id: users.id, name, departmentId })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update')
  if (!doctor) throw new Error('the doctor of a visit is gone')
  return { ...doctor, name: doctorName(doctor.name) }
}

/**
 * Moves a locked visit of another day to the present quarter of an hour of its doctor. The patient has come, so
 * nothing is refused: a time that is taken is given twice, and one in an absence or on a closing day is given.
 * @param changed what the step itself writes
 */
export async function moveToNow(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  changed: Changed,
): Promise<VisitRow> {
  const { id, doctorId, startsAt, endsAt } = before.visit
  const doctor = await lockedDoctor(tx, doctorId)
  // Time zones differ from UTC by whole quarters, so that this is one of the clinic's clock too.
  const from = actor.now - (actor.now % quarterMs)
  const span: Span = {
    startsAt: new Date(from),
    endsAt: new Date(from + endsAt.getTime() - startsAt.getTime()),
  }
  await holdClinicRules(tx)
  const rules = await rulesAround(tx, doctor, span, actor.zone)
  const isAway = unavailableIn(doctor, rules, span, actor) !== null
  const isTaken = (await clashOf(tx, doctorId, span, id)) !== undefined
  const why = { reason: visitMessages.cameOnOtherDay }
  await writeVisit(tx, before, {
    ...changed,
    ...span,
    ...overrideFields(isTaken ? why : undefined, actor),
    ...outsideFields(isAway ? why : undefined, actor),
    cameFrom: placeOf(before),
  })
  return await visitWith(tx, id)
}

/** Where a visit is, for it to be moved back there. */
export function placeOf({ visit, beside = [] }: VisitRow): VisitPlace {
  const { doctorId, startsAt, endsAt, anywayReason, anywayBy, anywayAt } = visit
  const { outsideReason, outsideBy, outsideAt, awayDoctorId } = visit
  return {
    ...{ doctorId, awayDoctorId, anywayReason, anywayBy, outsideReason, outsideBy },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    anywayAt: anywayAt?.toISOString() ?? null,
    outsideAt: outsideAt?.toISOString() ?? null,
    beside: beside.map(({ id }) => id),
  }
}

/**
 * Moves a locked visit back to where it was before `moveToNow` or the absence desk, double booked with the same
 * visits as then. It was there before, so that the doctor's hours and absences are not asked again.
 * @param changed what is written with it
 * @throws Refusal 409 if another visit has taken that time since
 */
export async function moveBack(
  tx: Db,
  actor: Actor,
  before: VisitRow,
  { doctorId, startsAt, endsAt, anywayAt, outsideAt, beside, ...why }: VisitPlace,
  changed: Changed,
): Promise<VisitRow> {
  const { id } = before.visit
  const span: Span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) }
  const doctor = await lockedDoctor(tx, doctorId)
  const refused = () => clashRefusal(tx, actor, doctor, span, id)
  const takenSince = await tx.$count(
    visits,
    and(
      eq(visits.clinicId, clinicId),
      eq(visits.doctorId, doctorId),
      rowTakesTime,
      lt(visits.startsAt, span.endsAt),
      gt(visits.startsAt, new Date(span.startsAt.getTime() - dayMs)),
      gt(visits.endsAt, span.startsAt),
      notInArray(visits.id, [id, ...beside]),
    ),
  )
  if (takenSince > 0) throw await refused()
  try {
    // A savepoint: after a violation of the constraint the transaction can still be read from.
    await tx.transaction((inner) =>
      writeVisit(inner, before, {
        ...{ cameFrom: null, ...changed },
        ...{ ...span, ...why, doctorId },
        anywayAt: anywayAt === null ? null : new Date(anywayAt),
        outsideAt: outsideAt === null ? null : new Date(outsideAt),
      }),
    )
  } catch (error) {
    if (isExclusionViolation(error)) throw await refused()
    throw error
  }
  return await visitWith(tx, id)
}
