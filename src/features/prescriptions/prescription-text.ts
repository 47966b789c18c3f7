import type { Medication } from '@shared/contracts/medications'
import { allergyWords } from '@shared/contracts/patients'
import type { PrescribedMedicine, Prescription } from '@shared/contracts/prescriptions'
import { isolated, nameAndNumber } from '@shared/lib/isolated'
import type { InteractionCheck } from '@shared/medicines/kept-check'
import { ageWords } from '@/lib/age'

/** A medicine's dosage, frequency and duration, in one line. */
export const directions = ({ dosage, frequency, duration }: Medication): string =>
  [dosage, frequency, duration].filter(Boolean).join(', ')

/** The same with its name, which tells it from another strength. */
export const medicineInWords = (medicine: Medication): string =>
  `${medicine.name}, ${directions(medicine)}`

/** Since when, by whom and why a medicine is no longer to be taken; null while it is. */
export const endedWords = ({ ended }: PrescribedMedicine): string | null =>
  ended
    ? `Ended on ${ended.on} by ${isolated(ended.by)}${ended.reason === '' ? '' : `: ${ended.reason}`}`
    : null

/** The names of the medicines prescribed and not ended, each once, whatever the case they are written in. */
export const medicinesOf = (prescriptions: readonly Prescription[]): string[] => [
  ...new Set(
    prescriptions.flatMap(({ medicines }) =>
      medicines.filter(({ ended }) => !ended).map(({ name }) => name.trim().toLowerCase()),
    ),
  ),
]

/** What stands at the head of a prescription on paper: terms and their values. */
export const prescriptionFacts = ({
  number,
  patientName,
  age,
  patient,
  doctor,
  date,
  diagnosis,
}: Prescription): readonly (readonly [term: string, value: string])[] => [
  [
    'Patient',
    patient ? nameAndNumber({ name: patientName, number: patient.number }) : isolated(patientName),
  ],
  ...(age === undefined
    ? []
    : [['Age', ageWords({ age, dateOfBirth: patient?.dateOfBirth }, date)] as const]),
  ...(patient
    ? ([
        ['Date of Birth', patient.dateOfBirth || 'not on record'],
        ['Sex', patient.gender],
        ['Allergies', allergyWords(patient)],
      ] as const)
    : []),
  ['Doctor', doctor],
  ['Date', date],
  ['Diagnosis', diagnosis],
  ['Number', String(number)],
]

const recordSays = 'The record speaks against'

/** What is said of a finding of the record where it may not be named. */
export const recordAlert = (medicine: string): string => `${recordSays} ${medicine}.`

/**
 * What whoever reads the prescription is to be told of interactions, in the list and on paper: those
 * found, and what nobody looked for. null where there is nothing to tell.
 */
export const prescriptionWarning = ({
  hasInteraction,
  interactionAlert,
  check,
}: Pick<Prescription, 'hasInteraction' | 'interactionAlert' | 'check'>): string | null =>
  [
    ...(hasInteraction ? [alertWords(interactionAlert)] : []),
    ...(check.context?.findings ?? []).map(({ words }) => words),
    ...(check.context?.needed ?? []),
    ...notChecked(check),
  ].join(' ') || null

/** As its patient reads it: without what the record said, and without the reason for each danger. */
export function forPatient(prescription: Prescription): Prescription {
  const { context: _, reasons: _given, ...check } = prescription.check
  return { ...prescription, check }
}

/** Whether there is something that the patient's copy leaves out: a copy for pharmacy and record has it. */
export const hasSecondCopy = ({ check: { context, reasons = [] } }: Prescription): boolean =>
  reasons.length + (context?.findings.length ?? 0) + (context?.needed?.length ?? 0) > 0

export const secondCopyNote = 'Copy for the pharmacy and the record. Not for the patient.'

const alertWords = (alert: string): string =>
  alert.startsWith(recordSays) ? alert : `Interaction: ${alert}`

/** Why whoever prescribed went on in spite of grave dangers, a line for each. */
export const reasonsInWords = ({ check }: Pick<Prescription, 'check'>): string[] => [
  ...(check.reason ? [`Reason for going on: ${check.reason}`] : []),
  ...(check.reasons ?? []).map(({ about, reason }) => `${about}. Reason for going on: ${reason}`),
]

/** How far the labels behind the check were read; null where it is not kept. */
export const readInPartWords = ({ check }: Pick<Prescription, 'check'>): string | null =>
  check.readInPart?.length ? `Read in part: ${check.readInPart.join(', ')}.` : null

/**
 * A word of advice for the patient beside that warning, which judges nothing itself; null where there is
 * nothing to tell.
 */
export const patientAdvice = ({
  hasInteraction,
  interactionAlert,
  check,
}: Pick<Prescription, 'hasInteraction' | 'interactionAlert' | 'check'>): string | null => {
  if (hasInteraction) {
    const isOfOne = check.allergies?.length || interactionAlert.includes(recordSays)
    const what = isOfOne ? 'these medicines' : 'these together'
    return `Ask your doctor or pharmacist before taking ${what}; do not stop a medicine by yourself.`
  }
  return notChecked(check).length > 0
    ? 'Ask your doctor or pharmacist whether these medicines go together, and with others that you take.'
    : null
}

function notChecked({ outcome, unchecked = [], partly = [] }: InteractionCheck): string[] {
  if (outcome === 'none-found' || outcome === 'nothing-to-compare') return []
  const told = [
    ...(unchecked.length > 0 ? [`Not checked for interactions: ${unchecked.join(', ')}.`] : []),
    ...(partly.length > 0 ? [`Partly checked for interactions: ${partly.join(', ')}.`] : []),
  ]
  if (told.length > 0 || outcome === 'found') return told
  return [outcome === 'incomplete' ? 'Only partly checked.' : 'Not checked for interactions.']
}
