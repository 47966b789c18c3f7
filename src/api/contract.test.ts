import { appointmentEndpoints } from '@shared/contracts/appointments'
import {
  newPatientDiagnosis,
  type PatientListInput,
  patientEndpoints,
  patientMessages,
} from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { staffEndpoints, staffMessages } from '@shared/contracts/staff'
import { visitEndpoints } from '@shared/contracts/visits'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, doctorsToday, enter, hosts, refused, startHosts, today } from '@/test/hosts'

// The same calls to both hosts: the sample in the tab, and our server as the mocks run it. They begin
// with the same rows. On purpose they differ in this, which is tested where each is tested:
// - ids are counted in the sample and uuids on the server; people read the numbers, alike on both
// - the server pages by cursors, and lists patients by name where no order is asked for
// - the server lists who is still to come before the others of a day
// - the server tells a patient of visits that were cancelled
// - the server has a doctor's days, by the statuses of the desk, and the sample the doctor's today
// - the server says of a visit whether its doctor is there still, when its last step was and whom to call
// - the server keeps telephones, e-mail and contact person apart, and whether allergies were asked
// - the server refuses a time that is taken, a version that is old and whoever lacks a permission
// - the sample knows its one person as everybody, and asks for no permission

const begin = startHosts()

/** What hosts have ways of their own for. */
const own = new Set([
  ...['_id', 'id', 'patientId', 'doctorId', 'startsAt', 'endsAt'],
  ...['next', 'totalIsExact', 'workingTime', 'accounts', 'referrals'],
  ...['endedMedications'],
  ...['isDoctorActive', 'lastStepOn', 'withDoctorSince', 'email', 'minutes', 'kind'],
  ...['telephones', 'contactNote', 'contactPerson', 'language', 'noKnownAllergies'],
])
const common = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (own.has(key) ? undefined : value)))

/** Rows in one order: of a day that is closed in part, hosts have their own. */
const byTime = <Row extends { date?: string; time: string; patientNumber: number }>(
  rows: readonly Row[],
) => {
  const at = ({ date = '', time }: Row) => `${date} ${time}`
  return rows.toSorted((a, b) => at(a).localeCompare(at(b)) || a.patientNumber - b.patientNumber)
}

async function visitsByTime(date: string | null) {
  const { rows, ...page } = await call(visitEndpoints.list, { date, page: 0, limit: 100 })
  return { ...page, rows: byTime(rows) }
}

/** Without what only a host that ends medicines and declines requests has of them. */
const asInSample = (rows: readonly object[]) =>
  rows.map((row) => ({ ...row, version: undefined, patient: undefined }))

/** Without what only the sample's lists hold: there each row is a whole record. */
async function patientsListed(input: PatientListInput) {
  const { rows, ...page } = await call(patientEndpoints.list, input)
  return { ...page, rows: rows.map((row) => ({ ...row, currentMedications: undefined })) }
}

const dayOfDoctor = async () => byTime(await doctorsToday())

describe('both hosts begin with the same', () => {
  const rows = { page: 0, limit: 100 }
  const reads: [what: string, username: string, read: () => Promise<unknown>][] = [
    ['patients', 'admin', () => patientsListed({ sort: 'number', ...rows })],
    ['patients seen last', 'admin', () => patientsListed({ sort: '-lastVisit' })],
    ['patients of a gender', 'admin', () => patientsListed({ gender: 'Other', sort: 'number' })],
    ['patients of a name', 'admin', () => patientsListed({ q: 'Khan' })],
    ['patients of a contact', 'admin', () => patientsListed({ q: '7860913' })],
    ['own record', 'patient', () => call(patientEndpoints.own, {})],
    ['visits', 'admin', () => visitsByTime(null)],
    [
      'second page of pending visits',
      'admin',
      () => call(visitEndpoints.list, { status: 'pending', page: 1, limit: 5 }),
    ],
    ['visits of a status', 'admin', () => call(visitEndpoints.list, { status: 'checked-in' })],
    ['visits of today', 'admin', () => visitsByTime(today)],
    ['visits of a patient', 'admin', () => call(visitEndpoints.list, { q: 'novotny' })],
    ['counts of visits', 'admin', () => call(visitEndpoints.counts, {})],
    ['counts of a day', 'admin', () => call(visitEndpoints.counts, { date: today })],
    ["doctor's today", 'doctor', dayOfDoctor],
    ["doctor's counts", 'doctor', () => call(appointmentEndpoints.doctorCounts, {})],
    ["everybody's today", 'admin', dayOfDoctor],
    ["patient's visits", 'patient', () => call(appointmentEndpoints.own, {})],
    [
      "patient's prescriptions",
      'patient',
      async () => asInSample(await call(prescriptionEndpoints.own, {})),
    ],
    ['count of prescriptions', 'admin', () => call(prescriptionEndpoints.counts, {})],
    [
      'open requests',
      'doctor',
      async () => asInSample(await call(prescriptionRequestEndpoints.list, {})),
    ],
    ['own requests', 'patient', () => call(prescriptionRequestEndpoints.own, {})],
  ]
  test.each(reads)('%s', async (_, username, read) => {
    const answers: unknown[] = []
    for (const host of hosts) {
      await enter(host, username)
      answers.push(common(await read()))
    }
    expect(answers[1]).toEqual(answers[0])
  })
})

describe.each(hosts)('on %s', (host) => {
  beforeEach(() => begin(host))

  const registration = {
    ...{ name: 'Wilma Storm', age: '61', contact: '9000000001', address: '', dateOfBirth: '' },
    gender: 'Female' as const,
  }

  describe('a patient', () => {
    const count = async () => (await call(patientEndpoints.list, { limit: 1 })).total

    test('is registered under the next number, as seen today and newly registered', async () => {
      await enter(host, 'receptionist')
      const before = await count()
      const registered = await call(patientEndpoints.register, registration)
      expect(registered).toMatchObject({
        ...registration,
        number: before + 1,
        age: 61,
        lastVisit: today,
        diagnosis: newPatientDiagnosis,
        currentMedications: [],
        allergies: [],
        closedAt: null,
        version: 1,
      })
      expect(await count()).toBe(before + 1)
      expect(await call(patientEndpoints.get, { id: registered.id })).toEqual(registered)
      expect(await call(patientEndpoints.choices, { q: 'wilma' })).toMatchObject([
        { id: registered.id, number: before + 1, name: 'Wilma Storm', age: 61 },
      ])
      const numbers = `2,${before + 1}`
      const { rows } = await call(patientEndpoints.list, { numbers })
      expect(rows.map(({ name }) => name)).toEqual(['Arun Thomas', 'Wilma Storm'])
    })

    test('of the same name and contact is a hint, and no reason to refuse', async () => {
      await enter(host, 'receptionist')
      const first = await call(patientEndpoints.register, registration)
      const likeness = { name: 'wilma  STORM', contact: '+91 90000 00001', dateOfBirth: '' }
      const similar = await call(patientEndpoints.similar, likeness)
      expect(similar.map(({ id }) => id)).toEqual([first.id])
      const second = await call(patientEndpoints.register, registration)
      expect(second.number).toBe(first.number + 1)
    })

    test('without what the form needs is refused at its fields, and not kept', async () => {
      await enter(host, 'receptionist')
      const before = await count()
      const error = await refused(patientEndpoints.register, {
        ...registration,
        ...{ name: ' ', age: '-1', contact: '', dateOfBirth: '2026-02-30' },
      })
      expect(error).toMatchObject({
        status: 400,
        envelope: {
          fields: {
            name: patientMessages.nameRequired,
            age: patientMessages.ageInvalid,
            contact: patientMessages.contactRequired,
            dateOfBirth: patientMessages.birthDateInvalid,
          },
        },
      })
      expect(await count()).toBe(before)
    })

    test('whom nobody knows is not found', async () => {
      await enter(host, 'receptionist')
      expect(await refused(patientEndpoints.get, { id: '4711' })).toMatchObject({
        status: 404,
        envelope: { message: patientMessages.notFound },
      })
    })
  })

  describe('a user', () => {
    const list = (more: object = {}) => call(staffEndpoints.list, { limit: 100, ...more })
    const idNamed = (rows: { _id: string; name: string }[], wanted: string) =>
      rows.find(({ name }) => name === wanted)?._id ?? ''
    const create = async (more: object = {}) =>
      call(staffEndpoints.create, {
        ...{ firstName: 'Noor', lastName: 'Haidari', username: 'nhaidari', phone: '9876543210' },
        ...{ email: 'noor@rounds.example', password: 'secret-1', status: 'active' },
        role: idNamed(await call(staffEndpoints.roles, {}), 'Doctor'),
        department: idNamed(await call(staffEndpoints.departments, {}), 'Neurology'),
        ...more,
      })

    test('is found by role, department, status and name, and counted', async () => {
      await enter(host, 'admin')
      const role = idNamed(await call(staffEndpoints.roles, {}), 'Doctor')
      const doctors = await list({ role })
      expect(doctors.total).toBe(28)
      expect(new Set(doctors.rows.map((user) => user.role.name))).toEqual(new Set(['Doctor']))
      const [active, away] = [
        await list({ role, status: 'active' }),
        await list({ role, status: 'inactive' }),
      ]
      expect(active.total + away.total).toBe(doctors.total)
      const { rows } = await list({ q: 'KREDDY' })
      expect(rows.map(common)).toMatchObject([
        { name: 'Kavya Reddy', department: { name: 'Oncology' }, status: 'active' },
      ])
    })

    test('who is created is found, can be booked, and is changed and deleted by version', async () => {
      await enter(host, 'admin')
      const { total } = await list()
      const created = await create()
      expect(created).toMatchObject({
        ...{ name: 'Noor Haidari', username: 'nhaidari', status: 'active', version: 1 },
        ...{ role: { name: 'Doctor' }, department: { name: 'Neurology' } },
      })
      expect(await list()).toMatchObject({ total: total + 1 })
      const bookable = async () =>
        (await call(staffEndpoints.doctors, { department: 'neurology' })).map(({ _id }) => _id)
      expect(await bookable()).toContain(created._id)

      const position = { role: created.role._id, department: created.department?._id ?? '' }
      const changed = await call(staffEndpoints.update, {
        ...{ id: created._id, version: created.version, status: 'inactive', ...position },
      })
      expect(changed).toMatchObject({ status: 'inactive', version: 2 })
      expect(await bookable()).not.toContain(created._id)

      await call(staffEndpoints.delete, { ids: [created._id] })
      expect(await refused(staffEndpoints.get, { id: created._id })).toMatchObject({
        status: 404,
        envelope: { message: staffMessages.notFound },
      })
      expect(await list()).toMatchObject({ total })
    })

    test('with a username or an e-mail that is taken is refused at both', async () => {
      await enter(host, 'admin')
      const taken = { username: 'KReddy', email: 'kreddy@rounds.example' }
      await expect(create(taken)).rejects.toMatchObject({
        status: 409,
        envelope: {
          fields: { username: staffMessages.usernameTaken, email: staffMessages.emailTaken },
        },
      })
    })

    test('with the Super Admin’s role is protected', async () => {
      await enter(host, 'admin')
      const { rows } = await list({ q: 'bclarke' })
      const ids = rows.map(({ _id }) => _id)
      expect(ids).toHaveLength(1)
      expect(await refused(staffEndpoints.delete, { ids })).toMatchObject({
        status: 403,
        envelope: { message: staffMessages.protected },
      })
    })
  })
})
