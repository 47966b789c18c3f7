import { patientMessages } from '@/contracts/patients'
import { type prescriptionRequestEndpoints, requestStates } from '@/contracts/prescription-requests'
import {
  comparePrescriptions,
  type prescriptionEndpoints,
  recordAfter,
} from '@/contracts/prescriptions'
import { type HandlersOf, nextId, refusal, rowWith, withRow } from './handler'
import { ownPatientId } from './rows/patients'

const isOwn = ({ patientId }: { patientId: number }) => patientId === ownPatientId

export const prescriptionHandlers: HandlersOf<typeof prescriptionEndpoints> = {
  own: (_, { tables }) => tables.prescriptions.filter(isOwn).sort(comparePrescriptions),
  create: (input, { tables, today }) => {
    const patient = tables.patients.find(({ id }) => id === input.patientId)
    if (!patient)
      throw refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound })
    const id = nextId(tables.prescriptions.map((prescription) => prescription.id))
    const created = { ...input, id, patientName: patient.name, age: patient.age }
    tables.patients = withRow(tables.patients, recordAfter(patient, input, today))
    tables.prescriptions = [...tables.prescriptions, created]
    return created
  },
  counts: (_, { tables }) => ({ total: tables.prescriptions.length }),
}

export const prescriptionRequestHandlers: HandlersOf<typeof prescriptionRequestEndpoints> = {
  list: (_, { tables }) =>
    requestStates(tables.requests, tables.prescriptions).filter(({ open }) => open),
  own: (_, { tables }) =>
    requestStates(tables.requests.filter(isOwn), tables.prescriptions).reverse(),
  create: (input, { tables, today }) => {
    const own = rowWith(tables.patients, ownPatientId, patientMessages.notFound)
    const id = nextId(tables.requests.map((request) => request.id))
    const made = { ...input, id, date: today, patientId: own.id, patientName: own.name }
    tables.requests = [...tables.requests, made]
    return made
  },
}
