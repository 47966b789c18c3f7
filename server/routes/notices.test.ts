import { auditEndpoints } from '@shared/contracts/audit'
import { ownAuditWords } from '@shared/contracts/audit-words'
import { noticeEndpoints, noticeMessages, noticeText } from '@shared/contracts/notices'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { addDays } from '@shared/lib/clinic-date'
import { tries } from '@shared/test/property'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { removeExpired } from '../db/expired'
import { roles, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import { notices } from '../db/schema-care'
import { pathOf, refusal } from '../test/api'
import { bookingCalls } from '../test/bookings'
import { unknownId } from '../test/every-call'
import { follower } from '../test/feed'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { keyedCalls, unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

let desk: string
let patient: string
let doctor: string

setUpWorld()
beforeEach(async () => {
  desk = await world.signIn('receptionist')
  patient = await world.signIn('patient')
  doctor = await world.signIn('doctor')
})

const ask = keyedCalls(
  () => world.api,
  () => patient,
)
const visits = visitCalls(
  () => world,
  () => desk,
)
const bookings = bookingCalls(
  () => world,
  () => desk,
)
const { prescribe, request } = prescriptionCalls(
  () => world,
  () => patient,
)
const { list, read, readAll } = noticeEndpoints
const noticesOf = async (token: string, query: Record<string, string> = {}) => {
  const answer = await ask('GET', `${list.path}?${new URLSearchParams(query)}`, { token })
  expect(answer.status).toBe(200)
  return list.output.parse(answer.body)
}
const told = async (token: string) =>
  (await noticesOf(token)).rows.map(({ what }) => noticeText(what))
const feedOf = async (token: string) => {
  const { poll } = await follower(world, token)
  return async () => (await poll()).filter(({ topic }) => topic === 'notices').length
}
const today = () => clinicDay
const nameOf = async (username: string) => {
  const [row] = await world.db.select().from(users).where(eq(users.username, username))
  return row?.name ?? ''
}

describe('a booking', () => {
  it('is told to the desk until somebody has dealt with it, and its end to who booked', async () => {
    const atDesk = await feedOf(desk)
    const atDoctor = await feedOf(doctor)
    const first = await bookings.booked(patient)
    expect(await told(desk)).toEqual([
      `Priya Nair asks for an appointment: booking no. ${first.number}.`,
    ])
    expect(await told(doctor)).toEqual([])
    expect([await atDesk(), await atDoctor()]).toEqual([1, 0])
    expect((await bookings.decline(first, { reason: 'No such doctor' })).status).toBe(200)
    expect(await noticesOf(desk)).toMatchObject({ unread: 0, rows: [{ isRead: true }] })
    const who = await nameOf('receptionist')
    expect(await told(patient)).toEqual([
      `${who} declined your booking no. ${first.number}: No such doctor`,
    ])
    world.advance(61_000)
    const second = await bookings.booked(patient)
    const wanted = {
      ...{ patientId: await visits.patientId(1), doctorId: await visits.userId('doctor') },
      ...{ date: addDays(today(), 40), time: '09:00', reason: '' },
    }
    expect((await bookings.schedule(second, { ...wanted, reason: 'Cough' })).status).toBe(200)
    expect((await told(patient))[0]).toMatch(
      `${who} scheduled your booking no. ${second.number}: 09:00 on ${wanted.date} with Dr. `,
    )
    // So far ahead it is no news to the doctor.
    expect(await told(doctor)).toEqual([])
  })
})

it('names patients to the staff only with a row of the audit, of which its patient reads', async () => {
  const entries = () =>
    world.db
      .select()
      .from(auditEntries)
      .where(inArray(auditEntries.call, [list.name, read.name]))
  const own = async () => {
    const { body } = await ask('GET', auditEndpoints.own.path)
    const rows = auditEndpoints.own.output.parse(body).rows.map((row) => ownAuditWords(row))
    return rows.filter((words) => words === 'Read a notice that names you').length
  }
  const patientId = await visits.patientId(1)
  await visits.scheduled({ date: addDays(today(), 1), time: '06:15' })
  const { body } = await ask('GET', noticeEndpoints.counts.path, { token: doctor })
  expect(body).toEqual({ unread: 1 })
  await noticesOf(patient)
  await noticesOf(desk)
  expect(await entries()).toEqual([])
  const [notice] = (await noticesOf(doctor)).rows
  const row = { kind: 'listed', username: 'doctor', patientId: null, shownPatients: [patientId] }
  expect(await entries()).toMatchObject([{ ...row, call: list.name }])
  await ask('POST', pathOf(read, notice?.id ?? ''), { token: doctor })
  expect(await entries()).toMatchObject([{}, { ...row, call: read.name }])
  expect(await own()).toBe(2)
  // A booking names who asks by the account's name.
  await bookings.booked(patient)
  await noticesOf(desk)
  expect((await entries()).at(-1)).toMatchObject({
    username: 'receptionist',
    ...{ call: list.name },
  })
  expect(await own()).toBe(3)
})

describe('a visit', () => {
  it('of tomorrow is told to its doctor, and to the patient once it is moved or cancelled', async () => {
    const soon = addDays(today(), 1)
    const later = addDays(today(), 40)
    const visit = await visits.scheduled({ date: soon, time: '06:15' })
    expect((await told(doctor))[0]).toContain(`added a visit of Priya Nair to your day, 06:15`)
    expect(await told(patient)).toEqual([])
    const moved = await visits.change(visit, { date: later })
    expect(moved.status).toBe(200)
    expect((await told(patient))[0]).toContain(
      `moved your visit from 06:15 on ${soon} to 06:15 on ${later}`,
    )
    expect((await told(doctor))[0]).toContain(`moved the visit of Priya Nair from 06:15 on ${soon}`)
    world.advance(61 * 60_000)
    expect((await visits.cancel({ id: visit.id, version: 2 })).status).toBe(200)
    expect((await told(patient))[0]).toContain('cancelled your visit with Dr. ')
    expect(await told(doctor)).toHaveLength(2)
  })

  it('that is reopened is told to whom its cancelling was told, and to nobody else', async () => {
    const soon = addDays(today(), 1)
    const visit = await visits.scheduled({ date: soon, time: '06:15' })
    expect((await visits.cancel(visit)).status).toBe(200)
    const who = await nameOf('receptionist')
    expect((await told(doctor))[0]).toBe(
      `${who} cancelled the visit of Priya Nair, 06:15 on ${soon}.`,
    )
    expect((await visits.reopen({ id: visit.id, version: 2 })).status).toBe(200)
    expect((await told(doctor))[0]).toBe(
      `${who} reopened the visit of Priya Nair, 06:15 on ${soon}.`,
    )
    expect(await told(patient)).toEqual([])
    world.advance(61 * 60_000)
    expect((await visits.cancel({ id: visit.id, version: 3 })).status).toBe(200)
    expect((await visits.reopen({ id: visit.id, version: 4 })).status).toBe(200)
    expect((await told(patient))[0]).toMatch(
      /reopened your visit with Dr\. .*06:15 on .*: it takes place after all\.$/,
    )
    expect(await told(doctor)).toHaveLength(5)
  })

  it('that was taken back within the hour is told to no patient, nor their own doing to anybody', async () => {
    const visit = await visits.scheduled({}, { token: doctor })
    await visits.cancel(visit, {}, { token: doctor })
    await visits.scheduled({ date: today(), time: '23:45' }, { token: doctor })
    expect([await told(patient), await told(doctor)]).toEqual([[], []])
  })
})

it('a request for a prescription is told to the doctor who is asked, and its end to the patient', async () => {
  const asked = await request(await visits.userId('doctor'), { medicine: 'Ibuprofen' })
  expect(await told(doctor)).toEqual(['Priya Nair asks you for a prescription: Ibuprofen.'])
  expect(await told(desk)).toEqual([])

  const { id } = prescriptionRequestEndpoints.create.output.parse(asked.body)
  const declined = await ask('POST', pathOf(prescriptionRequestEndpoints.decline, id), {
    token: doctor,
    json: { reason: 'Please come in first.', version: 1 },
  })
  expect(declined.status).toBe(200)
  expect(await told(patient)).toEqual([
    `${await nameOf('doctor')} declined what you asked for, Ibuprofen: Please come in first.`,
  ])
  expect(await noticesOf(doctor)).toMatchObject({ unread: 0, total: 1 })
})

it('a prescription that answers a request is told to the patient who asked', async () => {
  const asked = await request(await visits.userId('doctor'), { medicine: 'Ibuprofen' })
  const { id } = prescriptionRequestEndpoints.create.output.parse(asked.body)
  const answer = { requestId: id }
  expect((await prescribe(await visits.patientId(1), answer, { token: doctor })).status).toBe(201)
  expect(await told(patient)).toEqual([
    `${await nameOf('doctor')} has prescribed what you asked for: Ibuprofen.`,
  ])
  expect(await noticesOf(doctor)).toMatchObject({ unread: 0, total: 1 })
})

describe('what an account may no longer read', () => {
  const set = (username: string, change: Partial<typeof users.$inferInsert>) =>
    world.db.update(users).set(change).where(eq(users.username, username))
  const roleOf = async (name: string) =>
    (await world.db.select().from(roles).where(eq(roles.name, name)))[0]?.id ?? ''

  it('is neither listed nor counted nor marked once it shows another patient', async () => {
    await bookings.decline(await bookings.booked(patient), { reason: 'Too late' })
    const visit = await visits.scheduled({ date: addDays(today(), 1), time: '06:15' })
    await visits.change(visit, { time: '06:30' })
    const { rows } = await noticesOf(patient)
    expect(rows.map(({ what }) => what.kind)).toEqual(['visit-moved', 'booking-declined'])
    await set('patient', { patientId: await visits.patientId(2) })
    expect(await noticesOf(patient)).toMatchObject({
      ...{ total: 1, unread: 1 },
      rows: [{ what: { kind: 'booking-declined' } }],
    })
    expect(await ask('POST', pathOf(read, rows[0]?.id ?? ''))).toMatchObject(
      refusal(404, noticeMessages.notFound),
    )
    await set('patient', { patientId: await visits.patientId(1) })
    expect(await noticesOf(patient)).toMatchObject({ total: 2, unread: 2 })
  })

  it('is not shown under another role, and again under the one of before', async () => {
    await bookings.booked(patient)
    await request(await visits.userId('doctor'), { medicine: 'Ibuprofen' })
    await set('receptionist', { roleId: await roleOf('Pharmacist') })
    await set('doctor', { roleId: await roleOf('Staff') })
    expect(await noticesOf(desk)).toMatchObject({ total: 0, unread: 0 })
    expect(await noticesOf(doctor)).toMatchObject({ total: 0, unread: 0 })
    await set('receptionist', { roleId: await roleOf('Receptionist') })
    expect(await noticesOf(desk)).toMatchObject({ total: 1, unread: 1 })
  })
})

describe('marking as read', () => {
  const three = async () => {
    for (let turn = 0; turn < 3; turn++) {
      world.advance(61_000)
      await bookings.booked(patient)
    }
    return (await noticesOf(desk)).rows
  }
  const markRead = (id: string, token = desk) => ask('POST', pathOf(read, id), { token })
  const markAll = (json: object) => ask('POST', readAll.path, { token: desk, json })

  it('counts for one, and twice is once', async () => {
    const [, middle] = await three()
    const live = await feedOf(desk)
    const both = await Promise.all([1, 2].map(() => markRead(middle?.id ?? '')))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await noticesOf(desk)).toMatchObject({ unread: 2, total: 3 })
    expect(await live()).toBe(1)
  })

  it('counts for all that were on show, and not for what came meanwhile or is another’s', async () => {
    const [, ...seen] = await three()
    const ids = seen.map(({ id }) => id)
    const late = await bookings.booked(patient, { checkupDetails: 'Cough' })
    await bookings.decline(late, { reason: 'Too late' })
    const others = (await noticesOf(patient)).rows
    expect((await markAll({ ids: [...ids, ...others.map(({ id }) => id), 'x'] })).body).toEqual({
      unread: 1,
    })
    expect((await noticesOf(desk)).rows.map(({ isRead }) => isRead)).toEqual([
      true,
      false,
      true,
      true,
    ])
    expect((await noticesOf(patient)).unread).toBe(others.length)
  })

  it('is refused for another’s, and where none is named', async () => {
    const [first] = await three()
    await unchanged(world.db, async () => {
      for (const [id, token] of [
        [first?.id ?? '', doctor],
        [unknownId, desk],
        ['x', desk],
      ] as const)
        expect(await markRead(id, token)).toMatchObject(refusal(404, noticeMessages.notFound))
      for (const ids of [undefined, [], Array(501).fill(first?.id)])
        expect(await markAll({ ids })).toMatchObject({ status: 400 })
    })
  })

  it('bears anything that is sent', async () => {
    await three()
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 1 })), async (sent) => {
        for (const ids of [sent, [sent]])
          expect([200, 400]).toContain((await markAll({ ids })).status)
        const cursor = typeof sent === 'string' ? sent : JSON.stringify(sent)
        const asked = await ask('GET', `${list.path}?${new URLSearchParams({ cursor })}`)
        expect([200, 400]).toContain(asked.status)
      }),
      tries(13),
    )
  })

  it('leads on by pages, and all are gone after 90 days', async () => {
    const rows = await three()
    const first = await noticesOf(desk, { limit: '2' })
    const second = await noticesOf(desk, { limit: '2', cursor: first.next ?? '' })
    expect([...first.rows, ...second.rows]).toEqual(rows)
    const kept = await world.db.$count(notices)
    const day = 24 * 60 * 60_000
    await removeExpired(world.db, new Date(world.now() + 89 * day))
    expect(await world.db.$count(notices)).toBe(kept)
    await removeExpired(world.db, new Date(world.now() + 91 * day))
    expect(await world.db.$count(notices)).toBe(0)
  })
})
