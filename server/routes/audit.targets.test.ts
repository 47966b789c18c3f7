import { absenceEndpoints } from '@shared/contracts/absences'
import { auditEndpoints, targetsSchema } from '@shared/contracts/audit'
import { closingDayEndpoints } from '@shared/contracts/clinic-hours'
import { type Endpoint, keysOf } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import { importEndpoints } from '@shared/contracts/imports'
import { patientEndpoints } from '@shared/contracts/patients'
import { extraHoursEndpoints } from '@shared/contracts/staff-hours'
import { templateEndpoints } from '@shared/contracts/templates'
import { desc, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { departments, patients, roles, users, workingTimes } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bin } from '../db/schema-care'
import { firstKind } from '../db/schema-hours'
import { pathOf } from '../test/api'
import { bodies } from '../test/every-call'
import { ask, setUpWorld, world } from '../test/world'

/** Whatever the administration changes, the audit names its target. */

setUpWorld({ as: 'admin' })

async function one(table: typeof departments | typeof roles | typeof workingTimes, name: string) {
  const [row] = await world.db.select({ id: table.id }).from(table).where(like(table.name, name))
  if (!row) throw new Error(`there is no ${name}`)
  return row.id
}
async function lab() {
  const [user] = await world.db.select().from(users).where(eq(users.username, 'lab'))
  if (!user) throw new Error('the world is not seeded')
  return user
}
const ent = () => one(departments, 'ENT')
const pharmacist = () => one(roles, 'Pharmacist')
const shift = () => one(workingTimes, '%')

interface Act {
  id?: string
  json?: object
  /** The target by its kind and name. */
  target: { kind: string; name: unknown }
}

const named = (kind: string, name: string) => ({ kind, name })
const labUser = { kind: 'staff', name: expect.stringContaining('(lab)') }

/** Each call that takes a permission of the administration, and what its row is to name. */
const acts: Record<string, () => Promise<Act>> = {
  'create department': async () => ({
    json: { name: 'Dermatology' },
    target: named('department', 'Dermatology'),
  }),
  'update department': async () => ({
    id: await ent(),
    json: { name: 'Ear, Nose and Throat' },
    target: named('department', 'ENT'),
  }),
  'delete departments': async () => {
    const { id } = (await made('/api/department/add', { name: 'Dermatology' })) ?? {}
    return { json: { id: [id] }, target: named('department', 'Dermatology') }
  },
  'commit import': async () => ({
    ...(await rowsOfStaff()),
    ...{ json: { decisions: [] }, target: named('staff', '1 user of staff.csv') },
  }),
  'undo import': async () => ({
    ...(await importOfStaff()),
    target: named('staff', '1 user of staff.csv'),
  }),
  'create role': async () => ({
    json: { name: 'Porter', roles: [] },
    target: named('role', 'Porter'),
  }),
  'update role': async () => {
    const id = await pharmacist()
    return {
      json: { privilegeId: id, _id: id, name: 'Dispensary', roles: ['patient_view'] },
      target: named('role', 'Pharmacist'),
    }
  },
  'delete role': async () => {
    await made('/api/privilege/create', { name: 'Porter', roles: [] })
    return { json: { privilegeId: await one(roles, 'Porter') }, target: named('role', 'Porter') }
  },
  'create working time': async () => ({
    json: { ...bodies['create working time'], workTimingName: 'Ward Round' },
    target: named('working-time', 'Ward Round'),
  }),
  'update working time': async () => ({
    id: await shift(),
    json: { ...bodies['create working time'], workTimingName: 'Ward Round' },
    target: { kind: 'working-time', name: expect.not.stringContaining('Ward Round') },
  }),
  'delete working time': async () => {
    const json = { ...bodies['create working time'], workTimingName: 'Ward Round' }
    await made('/api/addworktime', json)
    const id = await one(workingTimes, 'Ward Round')
    return { id, target: named('working-time', 'Ward Round') }
  },
  'create staff user': async () => ({
    json: {
      ...bodies['create staff user'],
      ...{ username: 'adam', role: await pharmacist(), department: await ent() },
    },
    target: { kind: 'staff', name: expect.stringContaining('(adam)') },
  }),
  'update staff user': async () => {
    const { id, version } = await lab()
    return {
      id,
      json: { role: await pharmacist(), status: 'active', version },
      target: labUser,
    }
  },
  'save week of user': async () => {
    const { id, version } = await lab()
    const week = [{ weekday: 1, workingTimeId: await shift() }]
    return { id, json: { week, version }, target: labUser }
  },
  'create extra hours': async () => ({
    json: { ...bodies['create extra hours'], staffId: (await lab()).id },
    target: labUser,
  }),
  'change extra hours': async () => {
    const { id } = await ofLab(extraHoursEndpoints.create)
    return { id, json: { ...bodies['change extra hours'] }, target: labUser }
  },
  'delete extra hours': async () => {
    const { id } = await ofLab(extraHoursEndpoints.create)
    return { id, json: { version: 1 }, target: labUser }
  },
  'confirm absence': async () => {
    const { id } = await declinedOfLab()
    return { id, json: { version: 2 }, target: labUser }
  },
  'decline absence': async () => {
    const { id } = await ofLab(absenceEndpoints.create)
    return { id, json: { version: 1 }, target: labUser }
  },
  'save opening hours': async () => ({
    json: { ...bodies['save opening hours'] },
    target: named('opening-hours', 'Opening hours'),
  }),
  'create closing days': async () => ({
    json: { ...bodies['create closing days'] },
    target: named('closing-day', 'Christmas'),
  }),
  'change closing day': async () => ({
    id: await christmas(),
    json: { ...bodies['change closing day'], name: 'Holidays' },
    target: { kind: 'closing-day', name: 'Christmas', changes: { name: { to: 'Holidays' } } },
  }),
  'delete closing day': async () => ({
    id: await christmas(),
    json: { version: 1 },
    target: named('closing-day', 'Christmas'),
  }),
  'create visit kind': async () => ({
    json: { ...bodies['create visit kind'] },
    target: named('visit-kind', 'Vaccination'),
  }),
  'change visit kind': async () => ({
    id: firstKind.id,
    json: { ...bodies['change visit kind'], isDefault: true, name: 'Visit' },
    target: { kind: 'visit-kind', name: 'Consultation', changes: { name: { to: 'Visit' } } },
  }),
  'give start password': async () => {
    const { id, version } = await lab()
    return { id, json: { password: 'start here', version }, target: labUser }
  },
  'delete staff users': async () => {
    const { id } = await lab()
    return { json: { ids: [id], confirmed: true }, target: labUser }
  },
  'change clinic': async () => ({
    json: { name: 'Hill Clinic', address: '', phone: '', version: 1 },
    target: { kind: 'clinic', name: expect.any(String) },
  }),
  'change message settings': async () => ({
    json: { kinds: ['moved'], version: 1 },
    target: {
      ...{ kind: 'clinic', name: expect.any(String) },
      changes: { messages: { added: ['moved'], taken: [] } },
    },
  }),
  'change note settings': async () => ({
    json: { forPatients: true, version: 1 },
    target: {
      ...{ kind: 'clinic', name: expect.any(String) },
      changes: { 'notes for patients': { from: 'no', to: 'yes' } },
    },
  }),
  'create template': async () => ({
    json: { ...bodies['create template'] },
    target: named('template', 'To whom it may concern'),
  }),
  'change template': async () => ({
    id: await letter(),
    json: { ...bodies['change template'], name: 'Confirmation' },
    target: {
      ...named('template', 'To whom it may concern'),
      changes: { name: { from: 'To whom it may concern', to: 'Confirmation' } },
    },
  }),
  'delete template': async () => ({
    id: await letter(),
    json: { version: 1 },
    target: named('template', 'To whom it may concern'),
  }),
  'move to bin': async () => {
    await made('/api/privilege/create', { name: 'Porter', roles: [] })
    const json = { kind: 'role', ids: [await one(roles, 'Porter')] }
    return { json, target: named('role', 'Porter') }
  },
  'restore from bin': async () => {
    const { id } = await lab()
    await ask('DELETE', '/api/staff', { json: { ids: [id], confirmed: true } })
    const [entry] = await world.db.select().from(bin)
    return { json: { ids: [entry?.id] }, target: labUser }
  },
}

/** Of the lab technician. */
async function ofLab(endpoint: { path: string; name: keyof typeof bodies }) {
  const json = { ...bodies[endpoint.name], staffId: (await lab()).id }
  const { status, body } = await ask('POST', endpoint.path, { json })
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: String(Object(body).id) }
}

async function declinedOfLab() {
  const { id } = await ofLab(absenceEndpoints.create)
  const path = pathOf(absenceEndpoints.decline, id)
  expect((await ask('POST', path, { json: { version: 1 } })).status).toBe(200)
  return { id }
}

async function christmas() {
  const { path } = closingDayEndpoints.create
  const { body } = await ask('POST', path, { json: { ...bodies['create closing days'] } })
  return closingDayEndpoints.create.output.parse(body)[0]?.id ?? ''
}

async function letter() {
  const { path, output } = templateEndpoints.create
  const { body } = await ask('POST', path, { json: { ...bodies['create template'] } })
  return output.parse(body).id
}

async function made(path: string, json: object) {
  const { status, body } = await ask('POST', path, { json })
  expect(status).toBeLessThan(300)
  return { id: Object(body)._id }
}

/** The rows of an import of staff, each with its start password. */
async function rowsOfStaff() {
  const json = {
    ...{ kind: 'staff', file: 'staff.csv' },
    rows: [
      {
        ...{ line: 2, firstName: 'Wilma', lastName: 'Storm', email: 'wilma@storm.example' },
        ...{ username: 'wstorm', phone: '9876543210', role: 'Pharmacist', department: 'ENT' },
      },
    ],
  }
  const { body } = await ask('POST', importEndpoints.open.path, { json })
  const { id } = importEndpoints.open.output.parse(body)
  const path = pathOf(importEndpoints.passwords, id)
  expect((await ask('POST', path, { json: { lines: [2] } })).status).toBe(200)
  return { id }
}

async function importOfStaff() {
  const { id } = await rowsOfStaff()
  const path = pathOf(importEndpoints.commit, id)
  expect((await ask('POST', path, { json: { decisions: [] } })).status).toBe(200)
  return { id }
}

/**
 * A role that is tried changes nothing: its row says what was tried. An import has one of its commit, and none of
 * what comes before.
 */
const administration = endpoints
  .map((endpoint: Endpoint) => endpoint)
  .filter(
    (endpoint) =>
      endpoint.method !== 'GET' &&
      !endpoint.changesNothing &&
      endpoint.name !== 'try role' &&
      endpoint.words?.did !== null &&
      keysOf(endpoint).some((key) => key.startsWith('staff_')),
  )

it('covers every changing administration call', () => {
  expect(Object.keys(acts).toSorted()).toEqual(administration.map(({ name }) => name).toSorted())
})

it.each(administration)(
  '$name writes its target into the audit',
  async ({ name, method, path }) => {
    const act = acts[name]
    if (!act) throw new Error(`nothing is known of ${name}`)
    const { id = '', json, target } = await act()
    const answer = await ask(method, pathOf({ path }, id), { ...(json && { json }) })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    const [row] = await world.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
    expect(row).toMatchObject({ kind: 'changed', call: name, username: 'admin' })
    expect(targetsSchema.parse(JSON.parse(row?.query ?? '')).targets).toMatchObject([target])
  },
)

it('names whose data were corrected, and each field that was, and nothing of the record besides', async () => {
  const [before] = await world.db.select().from(patients).where(eq(patients.number, 3))
  const { id = '', name, version } = before ?? {}
  const json = {
    ...{ name: `${name} Rao`, gender: before?.gender, contact: '9812345670' },
    email: 'new@mail.example',
    contactPerson: { name: 'Ravi Rao', relation: 'son', telephone: '9812345671' },
    ...{ address: before?.address, age: String(before?.age), dateOfBirth: '1958-04-03' },
    version,
  }
  const { path } = patientEndpoints.correct
  const answer = await ask('PATCH', pathOf({ path }, id), { json })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const [row] = await world.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1)
  expect(row).toMatchObject({ call: 'correct patient', patientId: id })
  expect(targetsSchema.parse(JSON.parse(row?.query ?? '')).targets).toEqual([
    {
      ...{ kind: 'patient', name: `${name}, no. 3` },
      changes: {
        name: { from: name, to: `${name} Rao` },
        telephones: { added: ['9812345670'], taken: [before?.telephones[0]?.number] },
        'contact person': { from: null, to: 'Ravi Rao, son, 9812345671' },
        email: { from: null, to: 'new@mail.example' },
        'date of birth': { from: before?.dateOfBirth, to: '1958-04-03' },
      },
    },
  ])
  const about = await ask('GET', `${auditEndpoints.list.path}?about=patient`)
  const { rows } = auditEndpoints.list.output.parse(about.body)
  expect(rows.map(({ call }) => call)).toContain('correct patient')
})
