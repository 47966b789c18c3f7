import type { Medication } from '@shared/contracts/medications'
import type { DoctorPrescription } from '@shared/contracts/prescription-forms'
import { namePart } from './interaction-question'

/** What every doctor's form starts with (docs/product/prescriptions.md): nobody is known to take it. */
export const exampleMedication: Medication = {
  name: 'paracetamol',
  dosage: '500mg',
  frequency: 'every 4-5 hours',
}

/** @param onRecord what the patient is known to take, which is no example */
export const isExample = (medication: Medication, onRecord: readonly Medication[]): boolean =>
  lineKey(medication) === lineKey(exampleMedication) &&
  missingFrom(onRecord, [medication]).length > 0

/** What is typed as taken: the example is taken by no patient. */
export const typedAsTaken = (
  { currentMedications }: Pick<DoctorPrescription, 'currentMedications'>,
  onRecord: readonly Medication[],
): Medication[] => currentMedications.filter((line) => !isExample(line, onRecord))

/** By this, a medicine is the same as another, however it is written. */
export const medicineKey = (name: string): string => namePart(name).toLowerCase()

/** Those of `known` that the list has not, by name. */
export function missingFrom(
  list: readonly Medication[],
  known: readonly Medication[],
): Medication[] {
  const there = new Set(list.map(({ name }) => medicineKey(name)))
  return known.filter(({ name }) => !there.has(medicineKey(name)))
}

/** The medicines on record, each once: every prescription puts its own there anew. */
export const takenMedicines = (onRecord: readonly Medication[]): string[] => [
  ...new Set(onRecord.map(({ name }) => medicineKey(name))),
]

const lineKey = ({ name, dosage, frequency }: Medication): string =>
  JSON.stringify([medicineKey(name), dosage, frequency])

/**
 * All that the patient takes: the form's list, and what is on record unless it was taken out of the
 * list on purpose. Question, rules, warnings and words are all about this.
 * @param exampleYields whether the example goes where the record names what is taken: where the host keeps it
 */
export function allCurrentMedications(
  { currentMedications, removed }: Pick<DoctorPrescription, 'currentMedications' | 'removed'>,
  onRecord: readonly Medication[],
  exampleYields = false,
): Medication[] {
  const out = new Set(removed.map(medicineKey))
  // A record that names what the patient takes speaks against the example.
  const listed =
    exampleYields && onRecord.length > 0
      ? currentMedications.filter((line) => lineKey(line) !== lineKey(exampleMedication))
      : currentMedications
  const recorded = missingFrom(listed, onRecord).filter(({ name }) => !out.has(medicineKey(name)))
  // Every prescription puts its medicines on record anew.
  const lines = new Map(recorded.map((medication) => [lineKey(medication), medication]))
  return [...listed, ...lines.values()]
}
