import { type DoctorVisit, newResultsMost, resultStandings } from '@shared/contracts/doctor-day'
import { keysOf } from '@shared/contracts/endpoint'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import type { LabFlag, LabValue } from '@shared/contracts/lab-results'
import type { NoticeOf } from '@shared/contracts/notices'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { notices, visits } from '../db/schema-care'
import { labOrders, labResults } from '../db/schema-lab'
import type { Actor } from './actor'
import { dayOf } from './clinic-time'
import { hasCritical, valuesAgain } from './lab-orders'

type NewResults = NonNullable<DoctorVisit['newResults']>

/** How many days back results are new of a patient whom the doctor has not seen before, or has not opened. */
const newFor = 60

/** The notices of a result to the doctor who ordered the test: once they are read, it was opened. */
const resultNotices: readonly NoticeOf['kind'][] = [
  ...(['lab-result', 'lab-critical', 'lab-waits', 'lab-corrected'] as const),
]

const before = alias(visits, 'before')

/**
 * The new results of those of these visits of a day whose patients are checked in, by the id of the visit, for callers
 * who may read results: no screen shows those of others. Of each visit at most `newResultsMost` are read, the critical ones first.
 */
export async function newResultsOf(
  db: Db,
  { caller, zone }: Actor,
  date: ClinicDate,
  visitIds: readonly string[],
): Promise<ReadonlyMap<string, NewResults>> {
  const day = dayOf(date, zone)
  if (!day || visitIds.length === 0 || !seesClinic(caller, keysOf(labOrderEndpoints.list)))
    return new Map()
  const first = new Date(day.from.getTime() - newFor * 24 * 60 * 60_000)
  const lastSeen = db
    .select({ at: sql`max(${before.startsAt})` })
    .from(before)
    .where(
      and(
        ...[eq(before.clinicId, clinicId), eq(before.patientId, visits.patientId)],
        ...[eq(before.doctorId, visits.doctorId), eq(before.status, 'completed')],
        lt(before.startsAt, day.from),
      ),
    )
  const unreadNotice = db
    .select({ id: notices.id })
    .from(notices)
    .where(
      and(
        ...[eq(notices.clinicId, clinicId), eq(notices.recordId, labOrders.id)],
        ...[eq(notices.userId, visits.doctorId), isNull(notices.readAt)],
        inArray(sql`${notices.what} ->> 'kind'`, resultNotices),
      ),
    )
  const found = db
    .select({
      ...{ id: labOrders.id, number: labOrders.number, testType: labOrders.testType },
      ...{ age: labOrders.age, requestedDate: labOrders.requestedDate },
      values: labResults.values,
      isCritical: labResults.isCritical,
      reportedAt: labResults.reportedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(labResults)
    .innerJoin(
      labOrders,
      and(eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)),
    )
    .where(
      and(
        ...[eq(labResults.clinicId, clinicId), eq(labResults.patientId, visits.patientId)],
        ...[eq(labResults.revision, labOrders.revisions), lt(labResults.reportedAt, day.to)],
        or(
          sql`${labResults.reportedAt} > coalesce((${lastSeen}), ${first.toISOString()}::timestamptz)`,
          and(
            ...[eq(labOrders.orderedBy, visits.doctorId), gt(labResults.reportedAt, first)],
            sql`exists (${unreadNotice})`,
          ),
        ),
      ),
    )
    .orderBy(
      desc(sql`${labResults.isCritical} or coalesce(${labResults.foundCritical}, false)`),
      ...[desc(labResults.reportedAt), desc(labOrders.number)],
    )
    .limit(newResultsMost)
    .as('found')
  const rows = await db
    .select({
      ...{ visitId: visits.id, dateOfBirth: patients.dateOfBirth, total: found.total },
      ...{ id: found.id, number: found.number, testType: found.testType, age: found.age },
      ...{ requestedDate: found.requestedDate, values: found.values },
      ...{ isCritical: found.isCritical, reportedAt: found.reportedAt },
    })
    .from(visits)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId)),
    )
    .crossJoinLateral(found)
    .where(
      and(
        ...[eq(visits.clinicId, clinicId), inArray(visits.id, [...visitIds])],
        eq(visits.status, 'checked-in'),
      ),
    )
  const ofVisit = new Map<string, NewResults>()
  for (const { visitId, total, values: stored, isCritical, reportedAt, ...order } of rows) {
    const values = valuesAgain(stored, order)
    const { id, number, testType } = order
    const worst = worstOf(values)
    const results = ofVisit.get(visitId) ?? { rows: [], total }
    results.rows.push({
      ...{ id, number, testType, reportedAt: reportedAt.toISOString() },
      standing: isCritical || hasCritical(values) ? 'critical' : standingOf(values),
      ...(worst && { worst }),
    })
    ofVisit.set(visitId, results)
  }
  for (const { rows: results } of ofVisit.values())
    results.sort(
      (one, other) =>
        resultStandings.indexOf(one.standing) - resultStandings.indexOf(other.standing) ||
        other.reportedAt.localeCompare(one.reportedAt),
    )
  return ofVisit
}

/** The worst first. */
const byDanger: readonly (LabFlag | null)[] = ['critical', 'undecided', 'high', 'low']

/** The worst of the values that are not normal, of several the first that was reported. */
const worstOf = (values: readonly LabValue[]): LabValue | undefined =>
  byDanger.flatMap((flag) => values.filter((value) => value.flag === flag))[0]

/** How a result without a critical value is told: nothing is normal that was not compared with a range. */
function standingOf(values: readonly LabValue[]): 'abnormal' | 'to read' | 'normal' {
  if (values.some(({ flag }) => flag !== null)) return 'abnormal'
  const isCompared = ({ low, high }: LabValue) => low !== null || high !== null
  return values.length > 0 && values.every(isCompared) ? 'normal' : 'to read'
}
