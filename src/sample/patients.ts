import { likeliestOf } from '@shared/contracts/patient-likeness'
import {
  ageNumber,
  newPatientDiagnosis,
  type Patient,
  type patientEndpoints,
  patientMessages,
  type Registration,
} from '@shared/contracts/patients'
import { searchFor } from '@shared/lib/plain-text'
import { ownPatientId } from '@shared/sample-rows/patients'
import { type HandlersOf, nextNumber, page, rowWith } from './handler'

/** Of the records of whoever signs in as a patient. */
export const isOwn = ({ patientId }: { patientId: string }): boolean =>
  patientId === String(ownPatientId)

export const patientHandlers: HandlersOf<typeof patientEndpoints> = {
  list: ({ q, gender, numbers, sort, ...of }, { tables }) => {
    const matches = searchFor(q)
    const found = tables.patients.filter(
      (patient) =>
        (!gender || patient.gender === gender) &&
        (!numbers || numbers.split(',').includes(String(patient.number))) &&
        matches(patient.name, patient.contact),
    )
    return page(sort === '-lastVisit' ? found.sort(compareLastVisit) : found, of)
  },
  counts: (_, { tables }) => ({ total: tables.patients.length }),
  get: ({ id }, { tables }) => rowWith(tables.patients, id, patientMessages.notFound),
  own: (_, { tables }) => rowWith(tables.patients, ownPatientId, patientMessages.notFound),
  similar: (likeness, { tables }) => likeliestOf(tables.patients, likeness),
  register: (input, { tables, today }) => {
    const number = nextNumber(tables.patients.map((patient) => patient.number))
    const registered = registeredPatient(number, input, today)
    tables.patients = [...tables.patients, registered]
    return registered
  },
  choices: ({ q }, { tables }) => {
    const matches = searchFor(q)
    return tables.patients.filter(({ name }) => matches(name))
  },
}

/** For a list with the last seen in front. */
const compareLastVisit = (one: Patient, other: Patient): number =>
  other.lastVisit.localeCompare(one.lastVisit) || other.number - one.number

/** @param today YYYY-MM-DD */
const registeredPatient = (number: number, typed: Registration, today: string): Patient => ({
  ...typed,
  id: String(number),
  number,
  age: ageNumber(typed.age),
  lastVisit: today,
  diagnosis: newPatientDiagnosis,
  currentMedications: [],
  allergies: [],
  pastMedicalHistory: '',
  closedAt: null,
  version: 1,
})
