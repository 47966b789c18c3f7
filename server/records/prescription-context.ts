import type { Medication } from '@shared/contracts/medications'
import { newPatientDiagnosis } from '@shared/contracts/patients'
import { prescriptionMessages, takenBeside } from '@shared/contracts/prescriptions'
import { isActiveProblem } from '@shared/contracts/problems'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { checkContext, lookedAtIn } from '@shared/medicines/context/check'
import { contextFacts } from '@shared/medicines/context/facts'
import {
  type ContextCheck,
  type ContextFinding,
  contextKey,
  isGraveContext,
} from '@shared/medicines/context/result'
import type { InteractionCheck } from '@shared/medicines/kept-check'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database'
import { loadedLookUp } from '../db/medicine-names'
import { clinicId } from '../db/schema'
import { labOrders, labResults } from '../db/schema-lab'
import { Refusal } from '../http'
import { dayIn } from './clinic-time'
import { valuesOf } from './lab-results'
import { ageOf, type PatientRow } from './patients'
import { problemsOf } from './problems'

/** The day of the last result by which the laboratory knew that the patient was pregnant. */
async function pregnantOn(db: Db, patientId: string, zone: string): Promise<ClinicDate | null> {
  const [last] = await db
    .select({ at: labResults.reportedAt, isPregnant: labResults.isPregnant })
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
    .orderBy(desc(labResults.reportedAt))
    .limit(1)
  return last ? dayIn(zone, last.at.getTime()) : null
}

/**
 * What is written of a patient's illnesses, each text once; `typed` is the prescription's own, `active` are the
 * words of the problems that have not ended.
 */
const diagnosesOf = (
  { diagnosis, pastMedicalHistory }: Pick<PatientRow, 'diagnosis' | 'pastMedicalHistory'>,
  typed: string,
  active: readonly string[],
): string[] => [
  ...new Set(
    [typed, diagnosis, ...active, pastMedicalHistory]
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== newPatientDiagnosis && !/^none\b/i.test(text)),
  ),
]

const activeProblems = async (db: Db, patientId: string): Promise<string[]> =>
  (await problemsOf(db, patientId)).filter(isActiveProblem).map(({ words }) => words)

interface Prescribed {
  diagnosis: string
  medicines: readonly Medication[]
}

interface Surroundings {
  zone: string
  today: ClinicDate
  /** Whether the caller may read values of the laboratory: what speaks against a medicine is told in any case. */
  withValues: boolean
}

/** Holds a prescription against the patient's record; what the record says is taken counts. */
export async function checkedContext(
  db: Db,
  { zone, today, withValues }: Surroundings,
  patient: PatientRow,
  { diagnosis, medicines }: Prescribed,
): Promise<ContextCheck> {
  const taken = takenBeside(patient.currentMedications, medicines)
  const lookUp = await loadedLookUp(
    db,
    [...medicines, ...taken].map(({ name }) => name),
  )
  const facts = contextFacts({
    ...{ today, age: ageOf(patient, today), sex: patient.gender },
    diagnoses: diagnosesOf(patient, diagnosis, await activeProblems(db, patient.id)),
    values: (await valuesOf(db, patient.id)).map((value) => ({
      ...value,
      on: dayIn(zone, Date.parse(value.at)),
    })),
    pregnantOn: await pregnantOn(db, patient.id, zone),
  })
  return {
    ...checkContext({ medicines, taken }, facts, lookUp),
    lookedAt: lookedAtIn(facts, { withValues }),
  }
}

/** @throws Refusal 422 where a grave danger has no reason: whoever prescribes has to read it first */
export function refuseUnreasoned(
  { findings }: ContextCheck,
  { reasons = [] }: Pick<InteractionCheck, 'reasons'>,
): void {
  const given = new Set(reasons.filter(({ reason }) => reason.trim() !== '').map(({ key }) => key))
  if (findings.filter(isGraveContext).every((finding) => given.has(contextKey(finding)))) return
  const { recordSaysMore } = prescriptionMessages
  throw new Refusal(422, recordSaysMore, { fields: { 'check.reasons': recordSaysMore } })
}

const inWords = ({ medicine, because, consequence }: ContextFinding): string =>
  `${medicine.name}: ${because}. ${consequence}`

/** What is kept of it with the prescription. */
export const keptContext = ({
  version,
  findings,
  missing,
}: ContextCheck): NonNullable<InteractionCheck['context']> => ({
  version,
  findings: findings.map((finding) => ({
    ...{ rule: finding.rule, severity: finding.severity },
    words: inWords(finding),
  })),
  missing,
})
