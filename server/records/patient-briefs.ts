import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { keysOf } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import type { LabValue } from '@shared/contracts/lab-results'
import { patientEndpoints } from '@shared/contracts/patients'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { labOrders, labResults } from '../db/schema-lab'
import type { Actor } from './actor'
import { dayOf } from './clinic-time'
import { hasCritical, isOfPatient, ordersOfClinic, valuesAgain } from './lab-orders'

type Brief = Pick<DoctorVisit, 'allergies' | 'noKnownAllergies' | 'newResults'>

/** How many days back results are new of a patient who was never seen before. */
const newFor = 60

/**
 * What a doctor knows of patients before they come in on a day: allergies, for callers who may read patients, and
 * results since the visit before, for callers who may read results.
 */
export async function patientBriefs(
  db: Db,
  { caller, zone }: Actor,
  date: ClinicDate,
  patientIds: string[],
): Promise<ReadonlyMap<string, Brief>> {
  const briefs = new Map<string, Brief>()
  if (patientIds.length === 0) return briefs
  const day = dayOf(date, zone)
  const [known, results] = await Promise.all([
    seesClinic(caller, keysOf(patientEndpoints.get)) ? knownAllergies(db, patientIds) : [],
    day && seesClinic(caller, keysOf(labOrderEndpoints.list))
      ? resultsSince(db, patientIds, day)
      : [],
  ])
  for (const { id, ...allergies } of known) briefs.set(id, allergies)
  for (const { patientId, ...result } of results) {
    const brief = briefs.get(patientId)
    briefs.set(patientId, { ...brief, newResults: [...(brief?.newResults ?? []), result] })
  }
  return briefs
}

const knownAllergies = (db: Db, patientIds: string[]) =>
  db
    .select({
      id: patients.id,
      allergies: patients.allergies,
      noKnownAllergies: patients.noKnownAllergies,
    })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), inArray(patients.id, patientIds)))

/** Results reported since the day of the patient's last completed visit before this day, the last first. */
async function resultsSince(db: Db, patientIds: string[], { from, to }: { from: Date; to: Date }) {
  const first = new Date(from.getTime() - newFor * 24 * 60 * 60_000)
  const before = db
    .select({ at: sql`max(${visits.startsAt})` })
    .from(visits)
    .where(
      and(
        ...[eq(visits.clinicId, clinicId), eq(visits.patientId, labOrders.patientId)],
        ...[eq(visits.status, 'completed'), lt(visits.startsAt, from)],
      ),
    )
  const rows = await db
    .select({
      order: labOrders,
      dateOfBirth: patients.dateOfBirth,
      values: labResults.values,
      isCritical: labResults.isCritical,
      reportedAt: labResults.reportedAt,
    })
    .from(labResults)
    .innerJoin(
      labOrders,
      and(eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)),
    )
    .innerJoin(patients, isOfPatient)
    .where(
      and(
        ...[ordersOfClinic, inArray(labResults.patientId, patientIds)],
        ...[eq(labResults.revision, labOrders.revisions), lt(labResults.reportedAt, to)],
        sql`${labResults.reportedAt} > coalesce((${before}), ${first.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(desc(labResults.reportedAt), desc(labOrders.number))
  return rows.map(({ order, dateOfBirth, values: stored, isCritical, reportedAt }) => {
    const { id, number, patientId, testType, age, requestedDate } = order
    const values = valuesAgain(stored, { testType, age, requestedDate, dateOfBirth })
    const standing = isCritical || hasCritical(values) ? ('critical' as const) : standingOf(values)
    return { patientId, id, number, testType, reportedAt: reportedAt.toISOString(), standing }
  })
}

/** How a result without a critical value is told: nothing is normal that was not compared with a range. */
function standingOf(values: readonly LabValue[]): 'abnormal' | 'to read' | 'normal' {
  if (values.some(({ flag }) => flag !== null)) return 'abnormal'
  const isCompared = ({ low, high }: LabValue) => low !== null || high !== null
  return values.length > 0 && values.every(isCompared) ? 'normal' : 'to read'
}
