import { auditEndpoints, targetsSchema } from '@shared/contracts/audit'
import { binEndpoints } from '@shared/contracts/bin'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { labOrderEndpoints } from '@shared/contracts/lab-orders'
import { listMessages } from '@shared/contracts/lists'
import { patientEndpoints } from '@shared/contracts/patients'
import { roleEndpoints } from '@shared/contracts/roles'
import { staffEndpoints } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients, roles, users, workingTimes } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { bin, bookingRequests, visits } from '../db/schema-care'
import { addUser, pathOf, refusal } from '../test/api'
import { bodies } from '../test/every-call'
import { removeNotes } from '../test/notes'
import { clinicDay } from '../test/patients'
import { keyedCalls } from '../test/records'
import { setUpWorld, world } from '../test/world'

let token: string

setUpWorld({ zone: 'UTC' })
beforeEach(async () => {
  await addUser(world.db, 'auditor', ['admin_dashboard', 'medical_record_view'])
  token = await world.signIn('auditor')
})

const ask = keyedCalls(
  () => world.api,
  () => token,
)
const list = async (query = '') =>
  auditEndpoints.list.output.parse((await ask('GET', `${auditEndpoints.list.path}?${query}`)).body)

const user = async (username: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.username, username))
  if (!row) throw new Error('there is no such user')
  return row
}
async function ownRecord(id: string | null) {
  const [row] = await world.db
    .select()
    .from(patients)
    .where(eq(patients.id, id ?? ''))
  if (!row) throw new Error('there is no such patient')
  return row
}
/** What somebody opens, as the log has it. */
async function open(username: string, patientId: string) {
  const before = token
  token = await world.signIn(username)
  await ask('GET', pathOf(patientEndpoints.get, patientId))
  token = before
}
/** A patient whom the doctor of the demo sees today, and another whom they do not. */
async function seenAndNot() {
  const { id: doctorId } = await user('doctor')
  const [seen, not] = await world.db.select().from(patients).orderBy(patients.number).limit(2)
  if (!seen || !not) throw new Error('the world is not seeded')
  await removeNotes(world)
  await world.db.delete(visits).where(eq(visits.patientId, not.id))
  const startsAt = new Date(`${clinicDay}T23:45:00Z`)
  await world.db.delete(visits).where(eq(visits.doctorId, doctorId))
  await world.db.insert(visits).values({
    ...{ number: 99_999, patientId: seen.id, doctorId, reason: 'Cough', startsAt },
    endsAt: new Date(startsAt.getTime() + 60_000),
  })
  return { seen, not }
}

describe('the log', () => {
  it('marks whom a doctor opened without a visit with them that day, as it was then', async () => {
    const { seen, not } = await seenAndNot()
    await open('receptionist', not.id)
    await open('doctor', seen.id)
    await open('doctor', not.id)
    await world.db.delete(visits).where(eq(visits.patientId, seen.id))
    expect((await list()).rows).toMatchObject([
      { username: 'doctor', role: 'Doctor', patient: { number: not.number }, isOutside: true },
      { username: 'doctor', patient: { number: seen.number }, isOutside: false },
      { username: 'receptionist', patient: { number: not.number }, isOutside: false },
    ])
  })

  it('is narrowed down by patient, by person and by day', async () => {
    const { seen, not } = await seenAndNot()
    await open('doctor', seen.id)
    await open('receptionist', not.id)
    const ofPatient = await list(`patient=${not.number}`)
    expect(ofPatient.rows).toMatchObject([{ username: 'receptionist' }])
    expect((await list('person=DOCTOR')).rows).toMatchObject([{ patient: { id: seen.id } }])
    expect((await list(`from=${addDays(clinicDay, 1)}`)).rows).toEqual([])
    expect((await list(`to=${addDays(clinicDay, -1)}`)).rows).toEqual([])
    expect((await list(`person=doctor&from=${clinicDay}&to=${clinicDay}`)).total).toBe(1)
  })

  it('is read page by page, and takes no cursor of another list', async () => {
    const { seen } = await seenAndNot()
    for (const _ of [1, 2, 3]) await open('doctor', seen.id)
    const first = await list('person=doctor&limit=2')
    expect(first).toMatchObject({ total: 3, totalIsExact: true })
    const rest = await list(`person=doctor&limit=2&cursor=${encodeURIComponent(first.next ?? '')}`)
    expect(rest).toMatchObject({ rows: [{ username: 'doctor' }], next: null })
    expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(3)
    expect(await ask('GET', `${auditEndpoints.list.path}?cursor=x`)).toMatchObject(
      refusal(400, listMessages.cursorForeign, { cursor: listMessages.cursorForeign }),
    )
  })

  it('repeats no row on the next page, whatever is written meanwhile', async () => {
    const { seen } = await seenAndNot()
    for (const _ of [1, 2, 3, 4]) await open('doctor', seen.id)
    const first = await list('limit=2')
    await open('doctor', seen.id)
    const upTo = first.rows[0]?.id
    const second = await list(`limit=2&page=1&upTo=${upTo}`)
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id))
    expect(new Set(ids).size).toBe(4)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect([first.total, second.total]).toEqual([4, 4])
  })

  it('finds who stood in a list of several, by the patient', async () => {
    const { seen, not } = await seenAndNot()
    const auditor = token
    token = await world.signIn('receptionist')
    await ask('GET', `${patientEndpoints.list.path}?numbers=${seen.number},${not.number}`)
    await ask('GET', `${visitEndpoints.list.path}?date=${clinicDay}&limit=100`)
    token = auditor
    expect((await list(`patient=${seen.number}`)).rows).toMatchObject([
      { username: 'receptionist', call: 'list visits', patient: null },
      { username: 'receptionist', call: 'list patients', patient: null },
    ])
    expect((await list(`patient=${not.number}`)).rows).toMatchObject([{ call: 'list patients' }])
    expect((await list('patient=99999')).rows).toEqual([])
  })

  it('finds bookings by whose the appointment is that they were given', async () => {
    const { seen, not } = await seenAndNot()
    const [visit] = await world.db.select().from(visits).where(eq(visits.patientId, seen.id))
    const auditor = token
    token = await world.signIn('patient')
    await ask('POST', bookingEndpoints.create.path, { json: bodies['book appointment'] })
    const given = { visitId: visit?.id, status: 'scheduled' as const, patientId: not.id }
    const [booked] = await world.db.update(bookingRequests).set(given).returning()
    token = await world.signIn('receptionist')
    await ask('GET', bookingRequestEndpoints.list.path)
    await ask('GET', pathOf(bookingRequestEndpoints.get, booked?.id ?? ''))
    token = await world.signIn('patient')
    const own = await ask('GET', bookingRequestEndpoints.own.path)
    expect(JSON.stringify(own.body)).not.toContain(seen.id)
    token = auditor
    for (const { number } of [seen, not])
      expect((await list(`patient=${number}&person=receptionist`)).rows).toMatchObject([
        { call: 'read booking request' },
        { call: 'list booking requests' },
      ])
  })

  it('names whom and what an act of the administration was about, and what it changed', async () => {
    const targets = async () => {
      const { rows } = await list('kind=changed&person=admin&limit=1')
      return targetsSchema.parse(JSON.parse(rows[0]?.query ?? '')).targets
    }
    const admin = await world.signIn('admin')
    const byAdmin = keyedCalls(
      () => world.api,
      () => admin,
    )
    await byAdmin('POST', roleEndpoints.create.path, {
      json: { name: 'Night nurse', roles: ['staff_view', 'patient_view'] },
    })
    expect(await targets()).toMatchObject([
      { kind: 'role', name: 'Night nurse', changes: { permissions: { taken: [] } } },
    ])
    const [role] = await world.db.select().from(roles).where(eq(roles.name, 'Night nurse'))
    await byAdmin('PATCH', roleEndpoints.update.path, {
      json: {
        ...{ privilegeId: role?.id, _id: role?.id, version: role?.version },
        ...{ name: 'Nurse at night', roles: ['patient_view', 'lab_report_view'] },
      },
    })
    expect(await targets()).toEqual([
      {
        ...{ kind: 'role', name: 'Night nurse' },
        changes: {
          name: { from: 'Night nurse', to: 'Nurse at night' },
          permissions: { added: ['lab_report_view'], taken: ['staff_view'] },
        },
      },
    ])
    const { id, version, name } = await user('doctor')
    const [time] = await world.db.select().from(workingTimes)
    await byAdmin('PUT', pathOf(staffHoursEndpoints.save, id), {
      json: { version, week: [{ weekday: 1, workingTimeId: time?.id }] },
    })
    const week = { added: [`Monday: ${time?.name}`], taken: ['As the clinic is open'] }
    expect(await targets()).toMatchObject([
      { kind: 'staff', name: `${name} (doctor)`, changes: { week } },
    ])
    await byAdmin('DELETE', staffEndpoints.delete.path, { json: { ids: [id], confirmed: true } })
    expect(await targets()).toEqual([{ kind: 'staff', name: `${name} (doctor)` }])
    const [entry] = await world.db.select().from(bin).where(eq(bin.recordId, id))
    const restored = await byAdmin('POST', binEndpoints.restore.path, {
      json: { ids: [entry?.id] },
    })
    expect(restored.status).toBe(200)
    expect(await targets()).toEqual([{ kind: 'staff', name: `${name} (doctor)` }])
    expect((await list('kind=opened&person=admin')).rows).toEqual([])
  })

  it('has its own readers in it', async () => {
    await list('patient=7')
    const [row] = (await list()).rows
    expect(row).toMatchObject({
      ...{ username: 'auditor', call: 'list audit', kind: 'listed' },
      key: 'admin_dashboard and medical_record_view',
    })
    expect(JSON.parse(row?.query ?? '')).toMatchObject({ patient: '7' })
  })
})

it('tells patients who else opened their record, and nobody who opened another', async () => {
  const { patientId } = await user('patient')
  const { not } = await seenAndNot()
  await open('doctor', patientId ?? '')
  await open('doctor', not.id === patientId ? crypto.randomUUID() : not.id)
  token = await world.signIn('patient')
  await ask('GET', patientEndpoints.own.path)
  const own = auditEndpoints.own.output.parse((await ask('GET', auditEndpoints.own.path)).body)
  const { name } = await user('doctor')
  expect(own.rows).toEqual([expect.objectContaining({ name, role: 'Doctor', kind: 'opened' })])
  expect(own.total).toBe(1)
  expect(await world.db.$count(auditEntries)).toBe(4)

  await world.db.update(users).set({ patientId: null }).where(eq(users.username, 'patient'))
  expect((await ask('GET', auditEndpoints.own.path)).body).toMatchObject({ rows: [], total: 0 })
})

it('shows patients each list with more than their name, once a day and person, to nobody else', async () => {
  const { patientId } = await user('patient')
  const patient = await world.signIn('patient')
  token = await world.signIn('doctor')
  const number = (await ownRecord(patientId)).number
  const others = `numbers=${number},2,3&limit=3`
  const read = async () => {
    await ask('GET', `${patientEndpoints.list.path}?${others}`)
    await ask('GET', `${labOrderEndpoints.list.path}?limit=100`)
    await ask('GET', `${labOrderEndpoints.awaiting.path}?limit=100`)
    await ask('GET', `${patientEndpoints.choices.path}?limit=100`)
  }
  await read()
  world.advance(20 * 60_000)
  await read()
  const seen = async (as: string) => {
    const { body } = await ask('GET', auditEndpoints.own.path, { token: as })
    return auditEndpoints.own.output.parse(body).rows.map(({ call, isAmongOthers }) => ({
      ...{ call, isAmongOthers },
    }))
  }
  const lists = [
    ...[labOrderEndpoints.list.name, patientEndpoints.list.name].map((call) => ({
      ...{ call, isAmongOthers: true },
    })),
  ]
  expect(await seen(patient)).toEqual(expect.arrayContaining(lists))
  expect((await seen(patient)).filter(({ call }) => call === 'list patients')).toHaveLength(1)
  expect((await seen(patient)).filter(({ call }) => call === 'look patients up')).toEqual([])

  const other = await addUser(world.db, 'other', ['patient_dashboard'])
  const [absent] = await world.db.select().from(patients).where(eq(patients.number, 40))
  await world.db
    .update(users)
    .set({ patientId: absent?.id ?? null })
    .where(eq(users.id, other.id))
  expect(
    (await seen(await world.signIn('other'))).filter(({ call }) => call === 'list patients'),
  ).toEqual([])
})
