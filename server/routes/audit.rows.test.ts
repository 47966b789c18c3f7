import { wholePdf } from '@mocks/sample-files'
import { demoPassword } from '@mocks/world'
import { absenceEndpoints } from '@shared/contracts/absences'
import { auditEndpoints } from '@shared/contracts/audit'
import { authEndpoints } from '@shared/contracts/auth'
import { bookingEndpoints } from '@shared/contracts/bookings'
import type { Endpoint } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { fileEndpoints } from '@shared/contracts/files'
import { contactOf } from '@shared/contracts/patient-contacts'
import { patientEndpoints } from '@shared/contracts/patients'
import { type PermissionKey, permissionKeys } from '@shared/contracts/permissions'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints } from '@shared/contracts/visits'
import { asc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bookingRequests, prescriptions, visits } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import { addUser, call, observedApi, pathOf } from '../test/api'
import { bodies } from '../test/every-call'
import { signedNote } from '../test/notes'
import { clinicDay } from '../test/patients'
import { keyedCalls } from '../test/records'
import { quietDay, visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('doctor')
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const rows = () => world.db.select().from(auditEntries).orderBy(asc(auditEntries.id))

async function aPatient() {
  const [patient] = await world.db.select().from(patients).where(eq(patients.number, 1))
  if (!patient) throw new Error('the world is not seeded')
  return patient
}

/** Somebody who may make every call about the clinic's patients. */
async function asWalker(permissions: readonly PermissionKey[] = permissionKeys) {
  await addUser(world.db, 'walker', permissions)
  token = await world.signIn('walker')
}

describe('a row is written', () => {
  it("where a patient's record is opened: who, what, whose, from where, under which key", async () => {
    const { id } = await aPatient()
    await ask('GET', pathOf(patientEndpoints.get, id))
    const [user] = await world.db.select().from(users).where(eq(users.username, 'doctor'))
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...{ userId: user?.id, username: 'doctor', role: 'Doctor', kind: 'opened' },
        ...{ call: 'read patient', patientId: id, recordIds: [id], query: '' },
        ...{ address: '127.0.0.1', key: 'patient_view' },
      }),
    ])
  })

  it('where a visit is opened, of its patient', async () => {
    const [visit] = await world.db.select().from(visits).limit(1)
    await ask('GET', pathOf(visitEndpoints.get, visit?.id ?? ''))
    expect(await rows()).toMatchObject([
      { kind: 'opened', patientId: visit?.patientId, recordIds: [visit?.id] },
    ])
  })

  it('where a list is shown, with what was asked and the ids shown', async () => {
    const { body } = await ask('GET', `${patientEndpoints.list.path}?q=a&limit=3`)
    const { rows: shown } = body as { rows: { id: string }[] }
    const [entry] = await rows()
    expect(entry).toMatchObject({ kind: 'listed', patientId: null })
    expect(entry?.recordIds).toEqual(shown.map(({ id }) => id))
    expect(JSON.parse(entry?.query ?? '')).toMatchObject({ q: 'a', limit: 3 })
  })

  it("where one patient's prescriptions or visits are listed, of that patient", async () => {
    const { id } = await aPatient()
    await ask('GET', `${prescriptionEndpoints.list.path}?patientId=${id}`)
    await ask('GET', `${visitEndpoints.list.path}?patientId=${id}`)
    expect(await rows()).toMatchObject([{ patientId: id }, { patientId: id }])
  })

  it('where patients read their own record, under the key of their own dashboard', async () => {
    token = await world.signIn('patient')
    const { body } = await ask('GET', patientEndpoints.own.path)
    await ask('GET', prescriptionEndpoints.own.path)
    const { id } = body as { id: string }
    expect(await rows()).toMatchObject([
      { kind: 'opened', patientId: id, key: 'patient_dashboard' },
      { kind: 'listed', patientId: id, key: 'patient_dashboard' },
    ])
  })

  it('with a change, of the patient whom it concerns, and once for its key', async () => {
    await asWalker()
    const { id, version } = await aPatient()
    const call = {
      json: { allergies: ['Latex'], version },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }
    const path = pathOf(patientEndpoints.writeAllergies, id)
    for (const _ of [1, 2]) expect((await ask('PUT', path, call)).status).toBe(200)
    expect(await rows()).toMatchObject([
      { kind: 'changed', call: 'write allergies', patientId: id, recordIds: [id] },
    ])
  })

  it('where a change is refused as stale, which shows the record as it is', async () => {
    const { id } = await aPatient()
    const json = { allergies: [], version: 99 }
    await ask('PUT', pathOf(patientEndpoints.writeAllergies, id), { json })
    expect(await rows()).toMatchObject([
      { kind: 'opened', call: 'write allergies', patientId: id, recordIds: [id] },
    ])
  })

  describe('where an answer names the patient of another visit', () => {
    const calls = visitCalls(
      () => world,
      () => token,
    )
    const { slot, schedule, scheduled, change } = calls
    const other = { date: quietDay, time: '09:10', reason: 'Fever' }

    /** A visit of patient 3, in whose time others look for a place. */
    async function taken() {
      token = await world.signIn('receptionist')
      const [patientId, doctorId] = [await calls.patientId(3), await calls.userId('doctor')]
      const visit = await scheduled({ ...other, patientId })
      const free = await scheduled({ time: '14:00' })
      const before = (await rows()).length
      const since = async () => (await rows()).slice(before)
      return { visit, free, patientId, doctorId, since }
    }
    const named = ({ visit, patientId }: Awaited<ReturnType<typeof taken>>, call: string) => ({
      ...{ kind: 'listed', call, patientId: null, username: 'receptionist' },
      ...{ recordIds: [visit.id], shownPatients: [patientId] },
    })

    it('at a time that is looked at, and not at a free one', async () => {
      const of = await taken()
      const at = { doctorId: of.doctorId, date: quietDay }
      await slot({ ...at, time: '11:00' })
      expect(await of.since()).toEqual([])
      await slot({ ...at, time: '09:05' })
      expect(await of.since()).toMatchObject([named(of, 'look at a time for a visit')])
      expect(JSON.parse((await of.since())[0]?.query ?? '')).toMatchObject({ time: '09:05' })
    })

    it('in a refusal because the time is taken', async () => {
      const of = await taken()
      expect((await schedule({ time: '09:05' })).status).toBe(409)
      expect((await change(of.free, { time: '09:15' })).status).toBe(409)
      expect(await of.since()).toMatchObject([
        { ...named(of, 'schedule visit'), query: '' },
        { ...named(of, 'change visit'), query: '' },
      ])
    })
  })

  it('where a prescription is refused as stale, of the patient whose record it shows', async () => {
    const { id } = await aPatient()
    const json = { ...bodies['create prescription'], patientId: id, version: 99 }
    expect((await ask('POST', prescriptionEndpoints.create.path, { json })).status).toBe(409)
    expect(await rows()).toMatchObject([
      { kind: 'opened', call: 'create prescription', patientId: id, recordIds: [id] },
    ])
  })

  it('where the log itself names patients', async () => {
    const { id } = await aPatient()
    await asWalker()
    await ask('GET', pathOf(patientEndpoints.get, id))
    await ask('GET', auditEndpoints.list.path)
    expect((await rows()).slice(1)).toMatchObject([{ call: 'list audit', shownPatients: [id] }])
  })

  it('where a list finds one patient alone, of that patient', async () => {
    const patient = await aPatient()
    const { id } = patient
    await ask('GET', `${patientEndpoints.list.path}?q=${contactOf(patient)}`)
    expect(await rows()).toMatchObject([{ kind: 'listed', patientId: id, recordIds: [id] }])
  })

  it('once of a list that a screen reads again, and again with somebody new on it, or later', async () => {
    const list = `${patientEndpoints.list.path}?sort=number`
    for (const _ of [1, 2]) await ask('GET', `${list}&limit=2`)
    expect(await rows()).toHaveLength(1)
    await ask('GET', `${list}&limit=3`)
    expect(await rows()).toHaveLength(2)
    world.advance(15 * 60_000)
    await ask('GET', `${list}&limit=3`)
    expect(await rows()).toHaveLength(3)
  })

  it('with the address that the call came from, though the caller has gone away meanwhile', async () => {
    let isGone = false
    const server = observedApi(world.db, { clientAddress: () => (isGone ? '' : '192.0.2.7') })
    await server.adoptAccounts(demoPassword)
    const json = { username: 'doctor', password: demoPassword }
    const login = await call(server.api, 'POST', authEndpoints.login.path, { json })
    const own = { token: String(Object(login.body).token) }
    const { id } = await aPatient()
    const answer = call(server.api, 'GET', pathOf(patientEndpoints.get, id), own)
    isGone = true
    expect((await answer).status).toBe(200)
    expect(await rows()).toMatchObject([
      { call: 'login', address: '192.0.2.7' },
      { call: 'read patient', address: '192.0.2.7' },
    ])
  })

  it('with a booking', async () => {
    token = await world.signIn('patient')
    await ask('POST', bookingEndpoints.create.path, { json: bodies['book appointment'] })
    const booked = await world.db.select({ id: bookingRequests.id }).from(bookingRequests)
    // Not those of the notices by which the desk is told.
    expect(await rows()).toMatchObject([
      { kind: 'changed', call: 'book appointment', recordIds: booked.map(({ id }) => id) },
    ])
  })
})

it('no row is written of what is refused, or is not there', async () => {
  const { id } = await aPatient()
  await ask('GET', pathOf(patientEndpoints.get, crypto.randomUUID()))
  await asWalker([])
  await ask('GET', pathOf(patientEndpoints.get, id))
  expect(await rows()).toEqual([])
})

it.each([
  `update audit_entries set username = 'nobody'`,
  'delete from audit_entries',
  'truncate audit_entries',
  'update audit_seals set hash = repeat($$0$$, 64)',
  'delete from audit_seals',
  'truncate audit_seals',
])('the database refuses to %s', async (statement) => {
  await expect(world.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('are neither changed nor deleted') },
  })
})

describe('every call that reads of patients', () => {
  /** What these calls of patients' resources answer is nobody's record: figures, times and places. */
  const ofNobody = [
    ...['count patients', 'count visits', "count a doctor's visits", 'count prescriptions'],
    ...['find place of visit', 'list former doctors of visits', 'list free times'],
    ...['count lab orders', 'list technicians', 'list messages of visit'],
    ...['list uncovered absences', 'list imports'],
  ]
  /** What is of colleagues, the clinic, or the account itself; absent of what no patient is in. */
  const notOfPatients: Endpoint['resource'][] = [
    ...(['staff', 'overview', 'clinic', 'notices', 'bin', 'changes', undefined] as const),
  ]
  /** What is read of one patient. */
  const ofOne = [
    ...['list vitals', 'list lab values', 'list notes'],
    ...['list problems', 'list letters', 'list documents'],
  ]
  const ofPatients = endpoints.filter(
    ({ method, resource, name }: Endpoint) =>
      method === 'GET' && !notOfPatients.includes(resource) && !ofNobody.includes(name),
  )

  it('says what it shows', () => {
    expect(ofPatients.filter((endpoint: Endpoint) => !endpoint.shows)).toEqual([])
  })

  it('writes a row of it', async () => {
    const patient = await world.signIn('patient')
    await asWalker()
    const staff = token
    const [visit] = await world.db.select().from(visits).limit(1)
    const [labOrder] = await world.db.select().from(labOrders).limit(1)
    const [prescription] = await world.db.select().from(prescriptions).limit(1)
    const { id } = await aPatient()
    const ofAbsence = { ...bodies['create absence'], staffId: visit?.doctorId }
    const absence = await ask('POST', absenceEndpoints.create.path, { json: ofAbsence })
    token = patient
    await ask('POST', bookingEndpoints.create.path, { json: bodies['book appointment'] })
    const [booked] = (await rows()).slice(-1)
    const file = await ask('POST', `${fileEndpoints.upload.path}?name=a.pdf`, {
      ...{ token: staff, raw: wholePdf() },
    })
    const note = await signedNote(world, id)
    const ids: Record<string, string | undefined> = {
      'read note': note,
      'read file': fileEndpoints.upload.output.parse(file.body).id,
      'read patient': id,
      'list affected by absence': absenceEndpoints.create.output.parse(absence.body).id,
      'list patient accounts': id,
      'read visit': visit?.id,
      'read lab order': labOrder?.id,
      'read booking request': booked?.recordIds[0],
      'read prescription': prescription?.id,
    }
    for (const { path, name, shows } of ofPatients.map((each: Endpoint) => each)) {
      // It names a patient only where a visit is in the way.
      if (name === visitTimeEndpoints.slot.name) continue
      const before = (await rows()).length
      token = shows === 'own' ? patient : staff
      const isOfOne = ofOne.includes(name)
      const query = isOfOne ? `patientId=${id}` : `date=${clinicDay}`
      const address = pathOf({ path }, ids[name] ?? '').replace(':date', clinicDay)
      const answer = await ask('GET', `${address}?${query}`)
      expect(answer.status, name).toBe(200)
      expect((await rows()).slice(before), name).toMatchObject([{ call: name }])
    }
  })
})
