import { type Medication, takenBeside } from '@shared/contracts/medications'
import { newPatientDiagnosis } from '@shared/contracts/patients'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { isActiveProblem, type Problem, problemKey } from '@shared/contracts/problems'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { checkContext } from '@shared/medicines/context/check'
import { contextFacts } from '@shared/medicines/context/facts'
import { isOldPregnancy, oldPregnancyWords } from '@shared/medicines/context/pregnancy'
import {
  type ContextCheck,
  type ContextFinding,
  contextKey,
  isGraveContext,
} from '@shared/medicines/context/result'
import type { InteractionCheck } from '@shared/medicines/kept-check'
import type { Db } from '../db/database'
import { loadedLookUp } from '../db/medicine-names'
import { Refusal } from '../http'
import { dayIn } from './clinic-time'
import { valuesOf } from './lab-results'
import { ageOf, type PatientRow } from './patients'
import { pregnantOnOf } from './pregnancies'
import { problemsOf } from './problems'

const written = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== newPatientDiagnosis && !/^none\b/i.test(text)),
  ),
]

/**
 * What is written of a patient's illnesses now: the prescription's own diagnosis, the active problems, and the
 * diagnosis on record unless the list says that it has ended or was an error. A pregnancy that should be over by now is
 * asked about, and counts as history.
 */
function illnessesOf(
  { diagnosis, lastVisit, pastMedicalHistory }: PatientRow,
  typed: string,
  problems: readonly Problem[],
  today: ClinicDate,
) {
  const isOnList = problems.some(({ words }) => problemKey(words) === problemKey(diagnosis))
  const onRecord = { words: diagnosis, since: '', enteredOn: lastVisit }
  const all = [...(isOnList ? [] : [onRecord]), ...problems.filter(isActiveProblem)]
  const old = all.filter((problem) => isOldPregnancy(problem, today))
  const lasting = all.filter((problem) => !old.includes(problem))
  return {
    diagnoses: written([typed, ...lasting.map(({ words }) => words)]),
    history: written([pastMedicalHistory, ...old.map(({ words }) => words)]),
    oldPregnancy: old[0] === undefined ? null : oldPregnancyWords(old[0]),
  }
}

interface Prescribed {
  diagnosis: string
  medicines: readonly Medication[]
  /** What is typed as taken. A line of the same name as one on record replaces it. */
  currentMedications?: readonly Medication[] | undefined
}

/** All that is taken beside what is prescribed. */
function takenOf(
  { currentMedications: onRecord }: PatientRow,
  { medicines, currentMedications: typed = [] }: Prescribed,
): Medication[] {
  const named = new Set(typed.map(({ name }) => problemKey(name)))
  const recorded = onRecord.filter(({ name }) => !named.has(problemKey(name)))
  return takenBeside([...typed, ...recorded], medicines)
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
  prescribed: Prescribed,
): Promise<ContextCheck & { taken: readonly Medication[] }> {
  const { diagnosis, medicines } = prescribed
  const taken = takenOf(patient, prescribed)
  const lookUp = await loadedLookUp(
    db,
    [...medicines, ...taken].map(({ name }) => name),
  )
  const problems = await problemsOf(db, patient.id)
  const facts = contextFacts({
    ...{ today, age: ageOf(patient, today), sex: patient.gender },
    ...illnessesOf(patient, diagnosis, problems, today),
    values: (await valuesOf(db, patient.id)).map((value) => ({
      ...value,
      on: dayIn(zone, Date.parse(value.at)),
    })),
    pregnantOn: await pregnantOnOf(db, patient.id, zone, problems),
  })
  return { ...checkContext({ medicines, taken }, facts, { lookUp, withValues }), taken }
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
  needed,
  taken,
}: Awaited<ReturnType<typeof checkedContext>>): NonNullable<InteractionCheck['context']> => ({
  version,
  findings: findings.map((finding) => ({
    ...{ rule: finding.rule, severity: finding.severity },
    words: inWords(finding),
  })),
  missing,
  needed: needed.map(({ words }) => words),
  taken: taken
    .slice(0, 1000)
    .map(({ name, dosage, frequency }) =>
      [name, dosage, frequency].filter(Boolean).join(', ').slice(0, 500),
    ),
})
