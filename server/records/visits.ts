import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { doctorName } from '@/contracts/staff'
import { visitRecordMessages } from '@/contracts/visit-records'
import { type Visit, type VisitStatus, visitMessages, visitReaders } from '@/contracts/visits'
import { isOwnScope, seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, departments, patients, roles, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { type Caller, isId, Refusal } from '../http'
import { clinicTimeOf, dayIn } from './clinic-time'
import { isBookable } from './doctors'
import { ageOf } from './patients'
import { holdsRole } from './staff'
import type { Touched } from './touched'

/** Who asks for something, and when and where. */
export interface Desk {
  caller: Caller
  /** Milliseconds since 1970. */
  now: number
  /** The clinic's. */
  zone: string
}

const whoAnyway = alias(users, 'who_anyway')

/** Visits with their people: to be filtered, ordered and locked by whoever reads them. */
export const visitRows = (db: Db) =>
  db
    .select({
      visit: visits,
      patient: {
        number: patients.number,
        name: patients.name,
        dateOfBirth: patients.dateOfBirth,
        age: patients.age,
        ageOn: patients.ageOn,
      },
      doctor: users.name,
      // Who holds no role can't be booked either.
      isDoctorActive: sql<boolean>`coalesce(${isBookable}, false)`,
      department: departments.name,
      anywayBy: whoAnyway.name,
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
    .leftJoin(whoAnyway, eq(whoAnyway.id, visits.anywayBy))
    .$dynamic()

export type VisitRow = Awaited<ReturnType<typeof visitRows>>[number]

/** The clinic's day of the last step, as long as there is one to take back. */
export const lastStepOn = ({ statusBefore, steppedAt }: VisitRow['visit'], zone: string) =>
  statusBefore && steppedAt ? dayIn(zone, steppedAt) : undefined

/** As it is sent: what the desk noted of it (why it was cancelled, or put over another) to staff alone. */
export function sentVisit(
  { visit, patient, doctor, isDoctorActive, anywayBy }: VisitRow,
  { caller, now, zone }: Desk,
): Visit {
  const { anywayReason, anywayAt, checkedInAt, cancelReason } = visit
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
    doctorId: visit.doctorId,
    doctor: doctorName(doctor),
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    reason: visit.reason,
    status: visit.status,
    version: visit.version,
    ...(checkedInAt && { checkedInAt: checkedInAt.getTime() }),
    ...(isStaff && { isDoctorActive, ...(stepOn && { lastStepOn: stepOn }) }),
    ...(isStaff && cancelReason && { cancelReason }),
    ...(isStaff &&
      anywayReason &&
      anywayAt && {
        anyway: { reason: anywayReason, by: anywayBy ?? '', at: anywayAt.toISOString() },
      }),
  }
}

/** What a change of a visit touches. */
export const touchedVisit = ({
  id,
  patientId,
}: Pick<VisitRow['visit'], 'id' | 'patientId'>): Touched => ({ topic: 'visits', id, patientId })

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

/** The visits that a caller may know of: all by the permission, or those of the own patient at most. */
export const visibleVisits = (caller: Caller): SQL | undefined =>
  and(
    eq(visits.clinicId, clinicId),
    seesClinic(caller, visitReaders)
      ? undefined
      : caller.patientId === null
        ? sql`false`
        : eq(visits.patientId, caller.patientId),
  )

export const visitNotFound = () => new Refusal(404, visitMessages.notFound)

/**
 * The visit that a member of staff changes, in the version that was seen, and locked until it is changed.
 * @throws Refusal 404, or 409 with the visit as it is
 */
export async function seenVisit(
  tx: Db,
  desk: Desk,
  { id, version }: { id: string; version: number },
): Promise<VisitRow> {
  if (!isId(id)) throw visitNotFound()
  const [row] = await visitRows(tx)
    .where(and(eq(visits.clinicId, clinicId), eq(visits.id, id)))
    .for('no key update', { of: visits })
  if (!row) throw visitNotFound()
  if (row.visit.version === version) return row
  throw new Refusal(409, visitRecordMessages.stale, {
    error: 'stale',
    current: sentVisit(row, desk),
  })
}

/** Writes a visit that is there and locked. */
export async function writeVisit(
  tx: Db,
  row: VisitRow,
  changed: Partial<VisitRow['visit']>,
): Promise<VisitRow> {
  const [visit] = await tx
    .update(visits)
    .set({ ...changed, version: row.visit.version + 1 })
    .where(and(eq(visits.clinicId, clinicId), eq(visits.id, row.visit.id)))
    .returning()
  if (!visit) throw visitNotFound()
  return { ...row, visit }
}
