import { absenceEndpoints } from '@shared/contracts/absences'
import { binEndpoints, binMessages } from '@shared/contracts/bin'
import { closingDayEndpoints } from '@shared/contracts/clinic-hours'
import { departmentEndpoints, departmentMessages } from '@shared/contracts/departments'
import { endpoints } from '@shared/contracts/endpoints'
import { labRangeEndpoints } from '@shared/contracts/lab-ranges'
import { noteEndpoints } from '@shared/contracts/notes'
import { problemEndpoints } from '@shared/contracts/problems'
import { roleEndpoints, roleMessages } from '@shared/contracts/roles'
import { extraHoursEndpoints } from '@shared/contracts/staff-hours'
import { templateEndpoints } from '@shared/contracts/templates'
import { workingTimeEndpoints, workingTimeMessages } from '@shared/contracts/working-times'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { departments, roles, users, workingTimes } from '../db/schema'
import { firstKind } from '../db/schema-hours'
import { pathOf } from '../test/api'
import { bodies } from '../test/every-call'
import { patientCalls, registration } from '../test/patients'
import { keyedCalls, unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'admin' })

const calls = [() => world, () => token] as const
const ask = keyedCalls(() => world.api, calls[1])
const visits = visitCalls(...calls)
const patients = patientCalls(...calls)

interface Edits {
  id: string
  /** What stands in both bodies. */
  same?: object
  /** What two colleagues make of it. */
  edits: readonly [object, object]
}

const some = async (table: typeof departments | typeof workingTimes) => {
  const [row] = await world.db.select({ id: table.id }).from(table)
  if (!row) throw new Error('the world is not seeded')
  return row.id
}
const roleId = async (key: string) => {
  const [row] = await world.db.select({ id: roles.id }).from(roles).where(eq(roles.key, key))
  return row?.id ?? ''
}
const receptionist = () => visits.userId('receptionist')
const patientId = async () => String((await patients.registered()).id)
const shift = {
  ...{ workTimingName: 'Ward Round', inTime: '07:15', inTimePeriod: 'AM' },
  ...{ outTime: '03:45', outTimePeriod: 'PM', totalHour: 8.5 },
}

const editsOf: Record<string, () => Promise<Edits>> = {
  'change own profile': async () => ({
    id: '',
    same: { name: 'Asha Menon', email: 'admin@rounds.example' },
    edits: [{ phone: '9876501234' }, { phone: '9876504321' }],
  }),
  'change clinic': async () => ({
    id: '',
    same: { address: '', phone: '' },
    edits: [{ name: 'Hill Clinic' }, { name: 'Lake Clinic' }],
  }),
  'change note settings': async () => ({
    id: '',
    edits: [{ forPatients: true }, { forPatients: false }],
  }),
  'save draft of note': async () => {
    const json = { patientId: await patientId(), visitId: null }
    const { body } = await ask('POST', noteEndpoints.begin.path, { json })
    const { id, text } = noteEndpoints.begin.output.parse(body)
    return {
      id,
      edits: [{ text: { ...text, plan: 'Rest' } }, { text: { ...text, plan: 'Exercise' } }],
    }
  },
  'change template': async () => {
    const json = bodies['create template'] ?? {}
    const { body } = await ask('POST', templateEndpoints.create.path, { json })
    const { id } = templateEndpoints.create.output.parse(body)
    return { id, same: json, edits: [{ name: 'Attendance' }, { body: 'Here on {today}.' }] }
  },
  'change message settings': async () => ({
    id: '',
    edits: [{ kinds: ['made'] }, { kinds: ['moved'] }],
  }),
  'update department': async () => ({
    id: await some(departments),
    edits: [{ name: 'Sleep Medicine' }, { name: 'Sports Medicine' }],
  }),
  'update role': async () => {
    const id = await roleId('pharmacist')
    return {
      id,
      same: { privilegeId: id, name: 'Dispensary' },
      edits: [{ roles: ['pharmacy_stock_view', 'staff_view'] }, { roles: ['pharmacy_stock_view'] }],
    }
  },
  'update working time': async () => ({
    id: await some(workingTimes),
    same: shift,
    edits: [{ inTime: '08:15' }, { outTime: '04:00' }],
  }),
  'update staff user': async () => ({
    id: await receptionist(),
    same: { role: await roleId('receptionist'), status: 'active' },
    edits: [{ phone: '9876501234' }, { phone: '9876504321' }],
  }),
  'save week of user': async () => ({
    id: await receptionist(),
    edits: [{ week: [{ weekday: 1, workingTimeId: await some(workingTimes) }] }, { week: null }],
  }),
  'correct patient': async () => ({
    id: await patientId(),
    same: registration,
    edits: [{ contact: '9876501234' }, { address: '4 Lake Road' }],
  }),
  'write allergies': async () => ({
    id: await patientId(),
    edits: [{ allergies: ['Latex'] }, { allergies: ['Iodine'] }],
  }),
  'link patient account': async () => ({
    id: await patientId(),
    edits: [{ username: null }, { username: 'patient' }],
  }),
  'save opening hours': async () => ({
    id: '',
    edits: [{ hours: [{ weekday: 1, from: '08:00', to: '12:00' }] }, { hours: [] }],
  }),
  'change closing day': async () => {
    const json = bodies['create closing days'] ?? {}
    const { body } = await ask('POST', closingDayEndpoints.create.path, { json })
    const [day] = closingDayEndpoints.create.output.parse(body)
    return { id: day?.id ?? '', same: { ...day }, edits: [{ name: 'Holidays' }, { yearly: false }] }
  },
  'change extra hours': async () => {
    const json = { ...bodies['create extra hours'], staffId: await receptionist() }
    const { body } = await ask('POST', extraHoursEndpoints.create.path, { json })
    const hours = extraHoursEndpoints.create.output.parse(body)
    return { id: hours.id, same: hours, edits: [{ to: '13:00' }, { from: '08:00' }] }
  },
  'change absence': async () => {
    const json = { ...bodies['create absence'], staffId: await receptionist() }
    const { body } = await ask('POST', absenceEndpoints.create.path, { json })
    const absence = absenceEndpoints.create.output.parse(body)
    return { id: absence.id, same: absence, edits: [{ kind: 'training' }, { note: 'A course' }] }
  },
  'change problem': async () => {
    const json = { ...bodies['add problem'], patientId: await patientId() }
    const { body } = await ask('POST', problemEndpoints.create.path, { json })
    const { id, words, since, code } = problemEndpoints.create.output.parse(body)
    return { id, same: { words, since, code }, edits: [{ words: 'Gout' }, { since: '2020' }] }
  },
  'change visit kind': async () => ({
    id: firstKind.id,
    same: { ...bodies['create visit kind'], isDefault: true },
    edits: [{ minutes: 20 }, { minutes: 25 }],
  }),
  'change lab range': async () => {
    const json = bodies['create lab range'] ?? {}
    const { body } = await ask('POST', labRangeEndpoints.create.path, { json })
    return {
      id: labRangeEndpoints.create.output.parse(body).id,
      same: json,
      edits: [{ high: 0.5 }, { high: 0.6 }],
    }
  },
  'change visit': async () => {
    const { id, date, time, doctorId } = await visits.scheduled()
    return {
      id: String(id),
      same: { date, time, doctorId },
      edits: [{ reason: 'Rash' }, { reason: 'Vertigo' }],
    }
  },
}

const edits = endpoints.filter(({ method }) => method === 'PATCH' || method === 'PUT')

it('is tried with every call that edits something', () => {
  expect(Object.keys(editsOf).toSorted()).toEqual(edits.map(({ name }) => name).toSorted())
})

it.each(edits)('refuses the second of two who $name from the same version', async (endpoint) => {
  const given = editsOf[endpoint.name]
  if (!given) throw new Error(`there are no edits for ${endpoint.name}`)
  const { id, same, edits } = await given()
  const edit = (more: object) =>
    ask(endpoint.method, pathOf(endpoint, id), { json: { ...same, ...more, version: 1 } })
  const first = await edit(edits[0])
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  const second = await unchanged(world.db, () => edit(edits[1]))
  expect(second).toMatchObject({ status: 409, body: { error: 'stale', current: { version: 2 } } })
})

const nameOf = (named: { name: string } | { workTimingName: string }) =>
  'name' in named ? named.name : named.workTimingName

describe('a department, a role and a working time', () => {
  const kinds = [
    {
      ...{ kind: 'department', table: departments, message: departmentMessages.stale },
      ...{ edit: departmentEndpoints.update, remove: departmentEndpoints.delete },
      created: { name: 'Sleep Medicine' },
      create: departmentEndpoints.create,
      changed: { name: 'Sports Medicine' },
      removal: (id: string, version: number) => ({ id: [id], versions: { [id]: version } }),
    },
    {
      ...{ kind: 'role', table: roles, message: roleMessages.stale },
      ...{ edit: roleEndpoints.update, remove: roleEndpoints.delete },
      created: { name: 'Porter', roles: ['patient_view'] },
      create: roleEndpoints.create,
      changed: { name: 'Porter', roles: ['patient_view', 'staff_view'] },
      removal: (privilegeId: string, version: number) => ({ privilegeId, version }),
    },
    {
      ...{ kind: 'working-time', table: workingTimes, message: workingTimeMessages.stale },
      ...{ edit: workingTimeEndpoints.update, remove: workingTimeEndpoints.delete },
      created: shift,
      create: workingTimeEndpoints.create,
      changed: { ...shift, outTime: '04:45', totalHour: 9.5 },
      removal: (_id: string, version: number) => ({ version }),
    },
  ] as const

  describe.each(kinds)('$kind', ({ kind, table, message, create, created, edit, ...more }) => {
    const { changed, remove, removal } = more
    const add = async () => {
      expect((await ask('POST', create.path, { json: created })).status).toBe(201)
      const rows = await world.db.select({ id: table.id, name: table.name }).from(table)
      const id = rows.find((row) => row.name === nameOf(created))?.id
      if (id === undefined) throw new Error('it was not written')
      return { id }
    }
    const change = (id: string, version?: number) =>
      ask(edit.method, pathOf(edit, id), {
        json: { ...changed, privilegeId: id, ...(version !== undefined && { version }) },
      })

    it('is changed without a version as ever, and counts the change', async () => {
      const { id } = await add()
      for (const _time of [1, 2]) expect((await change(id)).status).toBe(200)
      expect(await change(id, 1)).toMatchObject({
        status: 409,
        body: { message, error: 'stale', current: { _id: id, ...changed, version: 3 } },
      })
      expect((await change(id, 3)).status).toBe(200)
    })

    it('is not deleted in a version that somebody has changed since, by either call', async () => {
      const { id } = await add()
      await change(id, 1)
      const stale = {
        status: 409,
        body: {
          ...{ message: binMessages.stale(nameOf(changed)), error: 'stale' },
          current: { _id: id, ...changed, version: 2 },
        },
      }
      const path = pathOf(remove, id)
      const bin = (version: number) =>
        ask('POST', binEndpoints.remove.path, {
          json: { kind, ids: [id], versions: { [id]: version } },
        })
      await unchanged(world.db, async () => {
        expect(await ask(remove.method, path, { json: removal(id, 1) })).toMatchObject(stale)
        expect(await bin(1)).toMatchObject(stale)
      })
      expect((await bin(2)).status).toBe(200)
    })

    it('is deleted in the version that was seen', async () => {
      const { id } = await add()
      const answer = await ask(remove.method, pathOf(remove, id), { json: removal(id, 1) })
      expect(answer.status).toBe(200)
    })
  })
})

it('keeps a user whom somebody has changed since from going to the bin', async () => {
  const id = await receptionist()
  await world.db.update(users).set({ version: 2 }).where(eq(users.id, id))
  const remove = (version: number) =>
    ask('POST', binEndpoints.remove.path, {
      json: { kind: 'staff', ids: [id], versions: { [id]: version } },
    })
  expect(await unchanged(world.db, () => remove(1))).toMatchObject({
    status: 409,
    body: { error: 'stale', current: { _id: id, version: 2 } },
  })
  expect((await remove(2)).status).toBe(200)
})
