import type { Patient } from '@shared/contracts/patients'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useSession } from '@/stores/session'
import { readPatient, typedContacts, typedPatient } from './typed-patient'

beforeEach(() =>
  useSession.setState({
    session: { token: 't', userData: { roles: [] }, owner: 'a', keepsRecords: true },
  }),
)
afterEach(() => useSession.setState({ session: null }))

const telephone = (number: string, label: string) => ({ number, label })
const patient: Patient = {
  ...{ id: 'p1', number: 7, version: 3, name: 'Mia Lund', age: 6, gender: 'Female' },
  ...{ dateOfBirth: '2020-03-01', address: 'Hafnarstræti 1', contact: '+354 555 0100 (home)' },
  ...{ lastVisit: '2026-03-02', diagnosis: 'Asthma', allergies: [] },
  ...{ currentMedications: [], pastMedicalHistory: '', closedAt: null },
  telephones: [telephone('+354 555 0100', 'home'), telephone('+354 555 0199', 'work')],
  ...{ email: 'mia@mail.example', contactNote: 'Rings twice', language: 'is' },
  contactPerson: { name: 'Anna Lund', relation: 'mother', telephone: '+354 555 0142' },
}

it('sends everything on record again where nothing was typed', () => {
  const sent = readPatient(typedPatient(patient))
  expect(sent).toMatchObject({
    ...{ name: 'Mia Lund', age: '6', contact: '+354 555 0100 (home)', email: 'mia@mail.example' },
    ...{ contactNote: 'Rings twice', language: 'is', contactPerson: patient.contactPerson },
    telephones: [telephone('+354 555 0199', 'work')],
  })
})

it('looks for the same patient by every telephone and the e-mail', () => {
  expect(typedContacts(typedPatient(patient))).toBe(
    '+354 555 0100 (home), mia@mail.example, +354 555 0199 (work)',
  )
})
