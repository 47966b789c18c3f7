import {
  compareLastVisit,
  isSimilar,
  type patientEndpoints,
  patientMessages,
  registeredPatient,
} from '@/contracts/patients'
import { searchFor } from '@/lib/plain-text'
import { type HandlersOf, nextId, page, rowWith } from './handler'
import { ownPatientId } from './rows/patients'

export const patientHandlers: HandlersOf<typeof patientEndpoints> = {
  list: ({ q, gender, sort, ...of }, { tables }) => {
    const matches = searchFor(q)
    const found = tables.patients.filter(
      (patient) => (!gender || patient.gender === gender) && matches(patient.name, patient.contact),
    )
    return page(sort ? found.sort(compareLastVisit) : found, of)
  },
  get: ({ id }, { tables }) => rowWith(tables.patients, id, patientMessages.notFound),
  own: (_, { tables }) => rowWith(tables.patients, ownPatientId, patientMessages.notFound),
  similar: (likeness, { tables }) =>
    tables.patients.filter((patient) => isSimilar(patient, likeness)),
  register: (input, { tables, today }) => {
    const id = nextId(tables.patients.map((patient) => patient.id))
    const registered = registeredPatient(id, input, today)
    tables.patients = [...tables.patients, registered]
    return registered
  },
  options: (_, { tables }) => tables.patients,
}
