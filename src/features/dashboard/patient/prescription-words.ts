import type { Prescription } from '@/contracts/prescriptions'
import { dateInWords } from '@/lib/clinic-date'

/** What stands at the head of a prescription on paper: terms and their values. */
export const prescriptionFacts = ({
  id,
  patientName,
  doctor,
  date,
  diagnosis,
}: Prescription): readonly (readonly [term: string, value: string])[] => [
  ['Patient', patientName],
  ['Doctor', doctor],
  ['Date', dateInWords(date)],
  ['Diagnosis', diagnosis],
  ['Number', String(id)],
]

/** What a pharmacist is to be told of interactions; null where there is nothing to tell. */
export const prescriptionWarning = ({
  hasInteraction,
  interactionAlert,
  check,
}: Prescription): string | null => {
  if (hasInteraction) return `Interaction: ${interactionAlert}`
  return check.outcome === 'none-found' ? null : 'Not checked for interactions.'
}
