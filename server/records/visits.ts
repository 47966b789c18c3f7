import { isOwnScope } from '@shared/contracts/access'
import { numbersToCall } from '@shared/contracts/patient-contacts'
import { doctorName } from '@shared/contracts/staff'
import { type Visit, type VisitStatus, visitMessages, visitReaders } from '@shared/contracts/visits'
import { and, asc, eq, gt, inArray, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, departments, patients, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { visitKinds } from '../db/schema-hours'
import { type Caller, isId, Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf, dayIn } from './clinic-time'
import { isBookable } from './doctors'
import { ageOf } from './patients'
import { holdsRole } from './staff'

const whoAnyway = alias(users, 'who_anyway')
const whoOutside = alias(users, 'who_outside')
const whoIsAway = alias(users, 'who_is_away')

const noKeys = sql<string[]>`array[]::text[]`

/**
 * Visits with their people: to be filtered, ordered and locked by whoever reads them.
 * @param keys of an order, where the places in it are of use
 */
export const visitRows = (db: Db, keys: SQL<string[]> = noKeys) =>
  db
    .select({
      visit: visits,
      patient: {
        number: patients.number,
        name: patients.name,
        gender: patients.gender,
        dateOfBirth: patients.dateOfBirth,
        age: patients.age,
        ageOn: patients.ageOn,
        telephones: patients.telephones,
        contactPerson: patients.contactPerson,
      },
      doctor: users.name,
      // Who holds no role can't be booked either.
      isDoctorActive: sql<boolean>`coalesce(${isBookable}, false)`,
      department: departments.name,
      departmentId: users.departmentId,
      kind: visitKinds.name,
      anywayBy: whoAnyway.name,
      outsideBy: whoOutside.name,
      awayDoctor: whoIsAway.name,
      keys,
    })
    .from(visits)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId)),
    )
    .innerJoin(users, eq(users.id, visits.doctorId))
    .leftJoin(roles, holdsRole)
    .leftJoin(
      departments,
      and(eq(departments.clinicId, users.clinicId), eq(departments.id, users.departmentId)),
    )
    .leftJoin(
      visitKinds,
      and(eq(visitKinds.clinicId, visits.clinicId), eq(visitKinds.id, visits.kindId)),
    )
    .leftJoin(whoAnyway, eq(whoAnyway.id, visits.anywayBy))
    .leftJoin(whoOutside, eq(whoOutside.id, visits.outsideBy))
    .leftJoin(whoIsAway, eq(whoIsAway.id, visits.awayDoctorId))
    .$dynamic()

export type VisitRow = Awaited<ReturnType<typeof visitRows>>[number] & {
  /** What `withBeside` has read. */
  beside?: readonly BesideRow[]
}

/** A visit in the time of another. */
interface BesideRow {
  id: string
  startsAt: Date
  endsAt: Date
  patientNumber: number
  patientName: string
}

const other = alias(visits, 'other')

/** Adds the doctor's others that take up a part of a visit's time, in one query for all of these. */
export async function withBeside(db: Db, rows: readonly VisitRow[]): Promise<VisitRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ visit }) => visit.id)
  const found = await db
    .select({
      of: visits.id,
      beside: {
        id: other.id,
        startsAt: other.startsAt,
        endsAt: other.endsAt,
        patientNumber: patients.number,
        patientName: patients.name,
      },
    })
    .from(visits)
    .innerJoin(
      other,
      and(
        eq(other.clinicId, visits.clinicId),
        eq(other.doctorId, visits.doctorId),
        ne(other.id, visits.id),
        // No visit takes a day, and the index has the beginnings alone.
        sql`${other.startsAt} > ${visits.startsAt} - interval '1 day'`,
        lt(other.startsAt, visits.endsAt),
        gt(other.endsAt, visits.startsAt),
        notInArray(other.status, ['cancelled', 'no-show']),
      ),
    )
    .innerJoin(
      patients,
      and(eq(patients.clinicId, other.clinicId), eq(patients.id, other.patientId)),
    )
    .where(and(eq(visits.clinicId, clinicId), inArray(visits.id, ids)))
    .orderBy(asc(other.startsAt), asc(other.id))
  return rows.map((row) => ({
    ...row,
    beside: found.filter(({ of }) => of === row.visit.id).map(({ beside }) => beside),
  }))
}

/** The clinic's day of the last step, as long as there is one to take back. */
export const lastStepOn = ({ statusBefore, steppedAt }: VisitRow['visit'], zone: string) =>
  statusBefore && steppedAt ? dayIn(zone, steppedAt) : undefined

/** As it is sent: what the desk knows of it (why it was cancelled, what is beside it) to staff alone. */
export function sentVisit(
  { visit, patient, doctor, isDoctorActive, kind, beside = [], ...by }: VisitRow,
  { caller, now, zone }: Actor,
): Visit {
  const { anywayBy, outsideBy, awayDoctor } = by
  const { anywayReason, anywayAt, outsideReason, outsideAt, kindId } = visit
  const { checkedInAt, cancelReason } = visit
  const isStaff = !isOwnScope(caller.permissions)
  const stepOn = lastStepOn(visit, zone)
  return {
    ...clinicTimeOf(visit.startsAt, zone),
    id: visit.id,
    number: visit.number,
    patientId: visit.patientId,
    patientNumber: patient.number,
    patientName: patient.name,
    age: ageOf(patient, dayIn(zone, now)),
    ...(patient.dateOfBirth !== null && { dateOfBirth: patient.dateOfBirth }),
    gender: patient.gender,
    doctorId: visit.doctorId,
    doctor: doctorName(doctor),
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    minutes: Math.round((visit.endsAt.getTime() - visit.startsAt.getTime()) / 60_000),
    ...(kindId !== null && kind !== null && { kind: { id: kindId, name: kind } }),
    reason: visit.reason,
    status: visit.status,
    version: visit.version,
    ...(checkedInAt && { checkedInAt: checkedInAt.getTime() }),
    withDoctorSince:
      visit.status === 'checked-in' ? (visit.withDoctorSince?.toISOString() ?? null) : null,
    ...(awayDoctor !== null &&
      isToCome(visit.status) && { movedBecause: { doctor: doctorName(awayDoctor) } }),
    ...(visit.cancelledForAbsence && { cancelledBecause: { doctor: doctorName(doctor) } }),
    ...(isStaff && { telephones: numbersToCall(patient.telephones, patient.contactPerson) }),
    ...(isStaff && { isDoctorActive, ...(stepOn && { lastStepOn: stepOn }) }),
    ...(isStaff && cancelReason && { cancelReason }),
    ...(isStaff &&
      anywayReason &&
      anywayAt && {
        anyway: { reason: anywayReason, by: anywayBy ?? '', at: anywayAt.toISOString() },
      }),
    ...(isStaff &&
      outsideReason &&
      outsideAt && {
        outside: { reason: outsideReason, by: outsideBy ?? '', at: outsideAt.toISOString() },
      }),
    ...(isStaff &&
      beside.length > 0 &&
      takesTime(visit.status) && {
        beside: beside.map(({ startsAt, endsAt, ...one }) => ({
          ...one,
          time: clinicTimeOf(startsAt, zone).time,
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
      }),
  }
}

/** The same in a list: why it was cancelled, or scheduled knowingly, is read by opening it. */
export function sentVisitRow(row: VisitRow, actor: Actor): Visit {
  const { cancelReason: _why, anyway: _over, outside: _in, ...shown } = sentVisit(row, actor)
  return shown
}

/** The change event of a visit. */
export const visitEvent = ({
  id,
  patientId,
}: Pick<VisitRow['visit'], 'id' | 'patientId'>): ChangeEvent => ({ topic: 'visits', id, patientId })

const statusesToCome = ['pending', 'checked-in'] as const satisfies readonly VisitStatus[]

/** Whether somebody is still to be seen. */
export const isToCome = (status: VisitStatus): status is (typeof statusesToCome)[number] =>
  statusesToCome.some((one) => one === status)

/** The same of a row. */
export const rowToCome: SQL = inArray(visits.status, [...statusesToCome])

/** Whether a visit takes up its time: nobody has come to the others, or will. */
export const takesTime = (status: VisitStatus): boolean =>
  status !== 'cancelled' && status !== 'no-show'

/** The same of a row. */
export const rowTakesTime: SQL = notInArray(visits.status, ['cancelled', 'no-show'])

/**
 * Whether a patient sees a visit: one that was cancelled within an hour of being made was taken back
 * at the desk, and may hold what was said of somebody else.
 */
export const isVisibleToPatient: SQL = sql`(${visits.status} <> 'cancelled' or ${visits.steppedAt} is null
  or ${visits.steppedAt} > ${visits.createdAt} + interval '1 hour')`

/** The visits that a caller may know of: all by the permission, or those that the own patient sees. */
export const visibleVisits = (caller: Caller): SQL | undefined =>
  and(
    eq(visits.clinicId, clinicId),
    seesClinic(caller, visitReaders)
      ? undefined
      : caller.patientId === null
        ? sql`false`
        : and(eq(visits.patientId, caller.patientId), isVisibleToPatient),
  )

export const visitNotFound = () => new Refusal(404, visitMessages.notFound)

/** A visit that is locked until it is changed. @throws Refusal 404 */
export async function lockedVisit(tx: Db, id: string): Promise<VisitRow> {
  if (!isId(id)) throw visitNotFound()
  const found = await visitRows(tx)
    .where(and(eq(visits.clinicId, clinicId), eq(visits.id, id)))
    .for('no key update', { of: visits })
  const [row] = await withBeside(tx, found)
  if (!row) throw visitNotFound()
  return row
}

/**
 * The visit that a member of staff changes, in the version that was seen, and locked until it is changed.
 * @throws Refusal 404, or 409 with the visit as it is
 */
export async function seenVisit(
  tx: Db,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<VisitRow> {
  const row = await lockedVisit(tx, id)
  if (row.visit.version === version) return row
  throw new Refusal(409, visitMessages.stale, {
    error: 'stale',
    current: sentVisit(row, actor),
  })
}

/** What a visit is whose patient is not with the doctor after all: the check-in is its last step again. */
export const waitsAgain = ({ checkedInAt }: VisitRow['visit']) =>
  ({ withDoctorSince: null, steppedAt: checkedInAt }) as const

/** Writes a visit that is there and locked. Because of whose absence it was moved holds until it is moved again. */
export async function writeVisit(
  tx: Db,
  row: VisitRow,
  changed: Partial<VisitRow['visit']>,
): Promise<VisitRow> {
  const { doctorId = row.visit.doctorId, startsAt = row.visit.startsAt } = changed
  const isHanded = doctorId !== row.visit.doctorId
  const isMoved = isHanded || startsAt.getTime() !== row.visit.startsAt.getTime()
  const [visit] = await tx
    .update(visits)
    .set({
      ...(isMoved && { awayDoctorId: null }),
      // Who is given to another doctor waits for that one.
      ...(isHanded && row.visit.withDoctorSince && waitsAgain(row.visit)),
      ...changed,
      version: row.visit.version + 1,
    })
    .where(and(eq(visits.clinicId, clinicId), eq(visits.id, row.visit.id)))
    .returning()
  if (!visit) throw visitNotFound()
  return { ...row, visit }
}
