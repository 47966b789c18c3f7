import { patientMessages } from '@shared/contracts/patients'
import type { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { type prescriptionEndpoints, recordAfter } from '@shared/contracts/prescriptions'
import { ownPatientId } from '@shared/sample-rows/patients'
import { type HandlersOf, nextNumber, refusal, rowWith, withRow } from './handler'
import { isOwn } from './patients'
import { comparePrescriptions, requestStates } from './rules'
import { doctorOf } from './staff'

export const prescriptionHandlers: HandlersOf<typeof prescriptionEndpoints> = {
  own: (_, { tables }) => tables.prescriptions.filter(isOwn).sort(comparePrescriptions),
  create: (input, { tables, today }) => {
    const patient = tables.patients.find(({ id }) => id === input.patientId)
    if (!patient)
      throw refusal(422, patientMessages.notFound, { patientId: patientMessages.notFound })
    const number = nextNumber(tables.prescriptions.map((prescription) => prescription.number))
    const created = {
      ...input,
      id: String(number),
      number,
      patientName: patient.name,
      age: patient.age,
    }
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
  create: ({ doctorId, medicine, note }, { tables, today }) => {
    const own = rowWith(tables.patients, ownPatientId, patientMessages.notFound)
    const number = nextNumber(tables.requests.map((request) => request.number))
    const made = {
      id: String(number),
      number,
      date: today,
      patientId: own.id,
      patientNumber: own.number,
      patientName: own.name,
      ...{ age: own.age, dateOfBirth: own.dateOfBirth, gender: own.gender },
      ...doctorOf(tables.staff, doctorId),
      medicine,
      note,
    }
    tables.requests = [...tables.requests, made]
    return made
  },
}
