import { diagnosesIn } from '@shared/medicines/context/diagnoses'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import { problems } from '../db/schema-record'

/** For so many days a result holds by which the laboratory knew of a pregnancy. */
const knownFor = 280

/** Whether a pregnancy is active on a patient's record: an active problem, or a result of the last 280 days. */
export async function isPregnantOnRecord(db: Db, patientId: string, now: number): Promise<boolean> {
  const ofPatient = and(
    ...[eq(patients.clinicId, clinicId), eq(patients.id, patientId), ne(patients.gender, 'Male')],
  )
  if ((await db.$count(patients, ofPatient)) === 0) return false
  const active = await db
    .select({ words: problems.words })
    .from(problems)
    .where(
      and(
        ...[eq(problems.clinicId, clinicId), eq(problems.patientId, patientId)],
        ...[isNull(problems.endedOn), isNull(problems.inErrorAt)],
      ),
    )
  if (diagnosesIn(active.map(({ words }) => words)).some(({ is }) => is === 'pregnancy'))
    return true
  const [known] = await db
    .select({ id: labResults.id })
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
        gt(labResults.reportedAt, new Date(now - knownFor * 24 * 60 * 60_000)),
      ),
    )
    .limit(1)
  return known !== undefined
}
