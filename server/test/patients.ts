import { testMinute } from '@mocks/node'
import type { Endpoint } from '@shared/contracts/endpoint'
import type { Id } from '@shared/contracts/lists'
import { patientAccountEndpoints } from '@shared/contracts/patient-accounts'
import { type Patient, patientEndpoints } from '@shared/contracts/patients'
import { expect } from 'vitest'
import type { Api } from '../app'
import { dayIn } from '../records/clinic-time'
import { type Call, pathOf } from './api'
import { keyedCalls } from './records'

/** The day on which the worlds of tests begin. */
export const clinicDay = dayIn('UTC', testMinute)

export const registration = {
  ...{ name: 'Ada Moss', age: '36', gender: 'Female', contact: '+91 98765-43210' },
  ...{ address: '', dateOfBirth: '' },
}

export const readPatient = (body: unknown): Patient => patientEndpoints.get.output.parse(body)

/** The calls about patients, to the API that a test has, by whoever's token it gives. */
export function patientCalls(world: () => { api: Pick<Api, 'request'> }, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const register = (more: object = {}, call: Call = {}) =>
    ask('POST', patientEndpoints.register.path, {
      json: { ...registration, ...more },
      ...call,
    })
  const step =
    (endpoint: Endpoint) =>
    ({ id, version }: Pick<Patient, 'id' | 'version'>, json: object = {}, call: Call = {}) =>
      ask(endpoint.method, pathOf(endpoint, id), {
        json: { version, ...json },
        ...call,
      })
  const correct = step(patientEndpoints.correct)
  return {
    ask,
    register,
    registered: async (more: object = {}) => {
      const { status, body } = await register(more)
      expect(status).toBe(201)
      return readPatient(body)
    },
    get: (id: Id, call: Call = {}) => ask('GET', pathOf(patientEndpoints.get, id), call),
    list: async (query: Record<string, string> = {}, call: Call = {}) => {
      const path = `${patientEndpoints.list.path}?${new URLSearchParams(query)}`
      const { status, body } = await ask('GET', path, call)
      expect(status).toBe(200)
      return patientEndpoints.list.output.parse(body)
    },
    correct: (patient: Patient, more: object = {}, call: Call = {}) => {
      const { name, age, gender, contact, address, dateOfBirth } = patient
      return correct(patient, { name, age, gender, contact, address, dateOfBirth, ...more }, call)
    },
    writeAllergies: step(patientEndpoints.writeAllergies),
    endMedicine: step(patientEndpoints.endMedicine),
    close: step(patientEndpoints.close),
    reopen: step(patientEndpoints.reopen),
    openAccount: step(patientAccountEndpoints.openAccount),
    giveCode: step(patientAccountEndpoints.giveCode),
    confirmAccount: step(patientAccountEndpoints.confirmAccount),
    linkAccount: step(patientAccountEndpoints.linkAccount),
  }
}
