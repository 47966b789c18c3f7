import { isActiveProblem, type Problem } from '@shared/contracts/problems'
import { type ClinicDate, yearOf } from '@shared/lib/clinic-date'
import { diagnosesIn } from '@shared/medicines/context/diagnoses'
import { isOldPregnancy, lastingPregnancy, pregnancyOf } from '@shared/medicines/context/pregnancy'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import type { Actor } from './actor'
import { dayIn } from './clinic-time'
import { ageOf, type PatientRow } from './patients'
import { problemsOf } from './problems'

/**
 * The day of the last result by which the laboratory knew that the patient was pregnant. A result without the tick
 * says nothing: it is left out as often as it is taken out.
 */
async function pregnantByLaboratory(
  db: Db,
  patientId: string,
  zone: string,
): Promise<ClinicDate | null> {
  const [last] = await db
    .select({
      on: sql<string | null>`(max(${labResults.reportedAt}) at time zone ${zone})::date::text`,
    })
    .from(labResults)
    .innerJoin(
      labOrders,
      and(
        ...[eq(labOrders.clinicId, labResults.clinicId), eq(labOrders.id, labResults.orderId)],
        eq(labOrders.revisions, labResults.revision),
      ),
    )
    .where(
      and(
        ...[eq(labResults.clinicId, clinicId), eq(labResults.patientId, patientId)],
        eq(labResults.isPregnant, true),
      ),
    )
  return last?.on ?? null
}

/** Whether a problem of a pregnancy has ended since the laboratory knew of one. */
const hasEndedSince = (problems: readonly Problem[], pregnantOn: ClinicDate): boolean =>
  problems.some(
    ({ ended, inError, words }) =>
      ended !== null &&
      inError === null &&
      ended.on >= pregnantOn &&
      diagnosesIn([words], yearOf(ended.on)).some(({ is }) => is === 'pregnancy'),
  )

/** The day on which the laboratory was last told of a pregnancy, unless the record says that it has ended. */
export async function pregnantOnOf(
  db: Db,
  patientId: string,
  zone: string,
  problems: readonly Problem[],
): Promise<ClinicDate | null> {
  const on = await pregnantByLaboratory(db, patientId, zone)
  return on === null || hasEndedSince(problems, on) ? null : on
}

/** Whether a patient is pregnant by an active problem or by the laboratory. */
export async function isPregnantOnRecord(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  patient: PatientRow,
): Promise<boolean> {
  if (patient.gender === 'Male') return false
  const today = dayIn(zone, now)
  const problems = await problemsOf(db, patient.id)
  const pregnancy = pregnancyOf({
    ...{ age: ageOf(patient, today), sex: patient.gender, year: yearOf(today) },
    diagnoses: problems
      .filter((problem) => isActiveProblem(problem) && !isOldPregnancy(problem, today))
      .map(({ words }) => words),
    pregnantOn: lastingPregnancy(await pregnantOnOf(db, patient.id, zone, problems), today),
  })
  return pregnancy !== null
}
