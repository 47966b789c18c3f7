import type { EndedMedication, Medication } from '@shared/contracts/medications'
import { allergyWords, type Patient } from '@shared/contracts/patients'
import { isolated } from '@shared/lib/isolated'
import { languageName } from '@shared/lib/language-names'
import { telephoneText } from '@shared/lib/telephones'
import type { RecordWords } from '@/components/changed-meanwhile'
import { ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'

export const medicationInWords = ({ name, dosage, frequency, duration }: Medication): string =>
  [name, dosage, frequency, duration].filter(Boolean).join(', ')

/** One below the other, as they are told. */
const medicationsOf = ({ currentMedications }: Patient): string[] =>
  currentMedications.map(medicationInWords)

/** The same of one that is ended, with since when, by whom and why. */
export const endedInWords = ({ ended, ...medication }: EndedMedication): string =>
  `${medicationInWords(medication)}. Ended on ${ended.on} by ${isolated(ended.by)}${ended.reason && `: ${ended.reason}`}`

/** The day on which a record was closed, YYYY-MM-DD; null while it is open. */
export const closedOn = ({ closedAt }: Pick<Patient, 'closedAt'>): string | null =>
  closedAt && clinicToday(new Date(closedAt))

/** Who is asked about a patient, in one line; empty where there is nobody. */
export const personInWords = (person: Patient['contactPerson']): string =>
  person ? [person.name, person.relation, person.telephone].filter(Boolean).join(', ') : ''

/** What is told of a patient, in the words of the screens. */
export const patientWords: RecordWords<Patient> = [
  ['Name', ({ name }) => name],
  ['Age', (patient) => ageFigure(patient, clinicToday())],
  ['Gender', ({ gender }) => gender],
  ['Contact', ({ contact }) => contact],
  ['Telephones', ({ telephones = [] }) => telephones.map(telephoneText).join('; ')],
  ['Email', ({ email = '' }) => email],
  ['Note', ({ contactNote = '' }) => contactNote],
  ['Relative or Carer', ({ contactPerson }) => personInWords(contactPerson)],
  ['Language', ({ language }) => (language ? languageName(language) : '')],
  ['Date of Birth', ({ dateOfBirth }) => dateOfBirth],
  ['Address', ({ address }) => address],
  ['Allergies', allergyWords],
  ['Current medications', (patient) => medicationsOf(patient).join('; ')],
  ['Diagnosis', ({ diagnosis }) => diagnosis],
  ['Last Visit', ({ lastVisit }) => lastVisit],
  ['Record', ({ closedAt }) => (closedAt ? 'closed' : 'open')],
  ['Accounts', ({ accounts }) => accounts?.join(', ') ?? ''],
]
