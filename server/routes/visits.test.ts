import { appointmentEndpoints } from '@shared/contracts/appointments'
import { doctorDayEndpoints } from '@shared/contracts/doctor-day'
import { type Visit, visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { addUser, pathOf } from '../test/api'
import { unknownId } from '../test/every-call'
import { clinicDay } from '../test/patients'
import { quietDay, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, list, get, scheduled, cancel, noShow, patientId, userId } = calls
const told = ({ date, time, patientName }: Visit) => `${date} ${time} ${patientName}`
const isOpen = ({ status }: Pick<Visit, 'status'>) =>
  status === 'pending' || status === 'checked-in'
const as = async (username: string) => ({ token: await world.signIn(username) })

describe('the list', () => {
  it('begins with who is still to come, then goes back, the latest first', async () => {
    const { rows, total, totalIsExact, next } = await list({ limit: '100' })
    expect({ total, totalIsExact, next }).toEqual({ total: 27, totalIsExact: true, next: null })
    const today = clinicDay
    const [toCome, gone] = [rows.slice(0, 15), rows.slice(15)]
    expect(toCome.map(told)).toEqual(toCome.map(told).toSorted())
    // Of today those alone who are still to come, and all of the days to come.
    expect(toCome.filter(({ date }) => date === today)).toHaveLength(9)
    expect(toCome.every(({ date, status }) => date > today || isOpen({ status }))).toBe(true)
    expect(gone.map(told)).toEqual(gone.map(told).toSorted().toReversed())
    const days = gone.map(({ date }) => date)
    expect(days.filter((date) => date === today)).toHaveLength(5)
    expect(days[5]).toBe(addDays(today, -1))
  })

  it('is the same by pages as by cursors, however long they are', async () => {
    for (const of of [{}, { date: clinicDay }]) {
      const all = (await list({ limit: '100', ...of })).rows.map(({ id }) => id)
      for (const limit of [1, 4, 9, 20, 26]) {
        const byPage: string[] = []
        for (let page = 0; page * limit < all.length; page++)
          byPage.push(
            ...(await list({ limit: `${limit}`, page: `${page}`, ...of })).rows.map(({ id }) => id),
          )
        const byCursor: string[] = []
        for (let cursor: string | null | undefined; cursor !== null; ) {
          const page = await list({ limit: `${limit}`, ...of, ...(cursor && { cursor }) })
          byCursor.push(...page.rows.map(({ id }) => id))
          cursor = page.next ?? null
        }
        expect(byPage, `pages of ${limit}`).toEqual(all)
        expect(byCursor, `cursors of ${limit}`).toEqual(all)
      }
    }
    expect((await list({ page: '50' })).rows).toEqual([])
    expect((await list({ page: '1000000' })).rows).toEqual([])
  })

  it('of a day begins with who is still to come, each by time, and goes on with the others', async () => {
    const date = clinicDay
    const { rows } = await list({ limit: '100', date })
    const firstClosed = rows.findIndex((visit) => !isOpen(visit))
    const [open, closed] = [rows.slice(0, firstClosed), rows.slice(firstClosed)]
    expect([open.length, closed.length]).toEqual([9, 5])
    expect(closed.some(isOpen)).toBe(false)
    expect(open.map(told)).toEqual(open.map(told).toSorted())
    expect(closed.map(told)).toEqual(closed.map(told).toSorted())
    // What goes by time alone began with one that is over.
    expect(closed[0]).toMatchObject({ time: '08:30', status: 'completed' })

    const placeOf = async (visit: Visit, query = '') =>
      (await ask('GET', `${pathOf(visitEndpoints.place, visit.id)}${query}`)).body
    for (const [at, visit] of rows.entries()) expect(await placeOf(visit)).toEqual({ before: at })
    const doctorId = await userId('doctor')
    const own = rows.filter((visit) => visit.doctorId === doctorId)
    for (const [at, visit] of own.entries())
      expect(await placeOf(visit, `?doctorId=${doctorId}`)).toEqual({ before: at })
  })

  it('is of one day, by status and by doctor, and found by the patient', async () => {
    const times = async (query: Record<string, string>) =>
      (await list({ limit: '100', ...query })).rows.map(told)
    const today = clinicDay
    const day = await times({ date: today })
    expect(day).toHaveLength(14)
    expect(await times({ date: addDays(today, 2) })).toEqual([
      `${addDays(today, 2)} 11:15 ${(await list({ date: addDays(today, 2) })).rows[0]?.patientName}`,
    ])
    for (const date of [quietDay, '0000-01-01', '0001-01-01', '9999-12-31'])
      expect(await times({ date })).toEqual([])
    expect((await list({ date: today, status: 'checked-in' })).total).toBe(3)
    expect((await list({ doctorId: await userId('doctor') })).total).toBe(3)
    expect((await list({ doctorId: 'x' })).total).toBe(0)
    expect((await list({ patientId: 'x' })).total).toBe(0)
    const own = await list({ q: 'nair PRI', limit: '100' })
    expect(own.rows.map(({ patientNumber }) => patientNumber)).toEqual(Array(6).fill(1))
    expect(await list({ patientId: await patientId(1), limit: '100' })).toEqual(own)
    expect((await list({ q: '%' })).total).toBe(0)
  })

  it('takes no cursor, date or status that is none', async () => {
    const place = (...at: string[]) => btoa(JSON.stringify(at))
    for (const query of [
      'cursor=x',
      `cursor=${place('second', unknownId)}`,
      `date=2026-11-23&cursor=${place('second soon', unknownId)}`,
      `cursor=${place('soon', unknownId)}`,
      `cursor=${place('9999-12-31T24:61:00.000Z', unknownId)}`,
      `cursor=${place('2026-11-23T09:00:00.000Z', 'x')}`,
      'date=2026-02-30',
      'status=late',
      'limit=101',
    ])
      expect((await ask('GET', `${visitEndpoints.list.path}?${query}`)).status, query).toBe(400)
  })
})

describe('one who sees no more than the own record', () => {
  it('finds the own visits, and nobody else’s by any address', async () => {
    const patient = await as('patient')
    const { rows, total } = await list({ limit: '100' }, patient)
    expect(total).toBe(6)
    expect(rows.every(({ patientNumber }) => patientNumber === 1)).toBe(true)
    expect((await list({ q: 'hahn' }, patient)).total).toBe(0)
    expect((await list({ patientId: await patientId(2) }, patient)).total).toBe(0)
    const another = await scheduled({ patientId: await patientId(2) })
    expect((await get(another.id, patient)).status).toBe(404)
    expect((await get(rows[0]?.id ?? '', patient)).status).toBe(200)
    const ofClinic = [
      'counts',
      'slot',
      'free-times',
      'grid',
      'doctor-day',
      'doctor-counts',
      'former-doctors',
    ]
    for (const path of [...ofClinic, `${rows[0]?.id}/place`])
      expect((await ask('GET', `/api/visits/${path}`, patient)).status, path).toBe(403)
  })

  it('reads no telephone numbers, which staff read: the own ones, then the contact person’s', async () => {
    const contactPerson = { name: 'Asha Nair', relation: 'mother', telephone: '7000000001' }
    await world.db.update(patients).set({ contactPerson }).where(eq(patients.number, 1))
    const { id } = await scheduled()
    const own = await get(id, await as('patient'))
    expect(own.status).toBe(200)
    expect(own.body).not.toHaveProperty('telephones')
    const telephones = [
      { number: '9018159083', label: '' },
      { number: '7000000001', label: 'Asha Nair, mother' },
    ]
    expect((await get(id)).body).toMatchObject({ telephones })
    expect((await list({ date: quietDay })).rows).toMatchObject([{ telephones }])
  })

  it('reads nothing of what the desk noted on them', async () => {
    await scheduled()
    const other = await patientId(2)
    const double = await scheduled({ anyway: { reason: 'A difficult patient' } })
    await scheduled({ anyway: { reason: 'Another one' }, patientId: other })
    world.advance(61 * 60_000)
    expect((await cancel(double, { reason: 'Shouted at us' })).status).toBe(200)
    const patient = await as('patient')
    const seen = [(await get(double.id, patient)).body, await list({ limit: '100' }, patient)]
    for (const word of ['anyway', 'cancelReason', 'beside', 'difficult', 'Shouted'])
      expect(JSON.stringify(seen)).not.toContain(word)
    expect((await get(double.id)).body).toMatchObject({
      ...{ anyway: { reason: 'A difficult patient' }, cancelReason: 'Shouted at us' },
    })
    // Staff read it by opening the visit: no list answers it.
    const listed = JSON.stringify(await list({ limit: '100' }))
    expect(listed).toContain(double.id)
    for (const word of ['difficult', 'Shouted']) expect(listed).not.toContain(word)
  })

  it('has the own by time, in the patient’s words, without one that was missed', async () => {
    expect((await noShow(await scheduled({ date: addDays(clinicDay, -3) }))).status).toBe(200)
    const { body } = await ask('GET', appointmentEndpoints.own.path, await as('patient'))
    const own = appointmentEndpoints.own.output.parse(body)
    expect(own.map(({ date }) => date)).toEqual(
      [-64, -30, -12, 1, 9, 23].map((days) => addDays(clinicDay, days)),
    )
    expect(own[0]).toMatchObject({
      ...{ doctor: 'Dr. Dmitri Volkov', department: 'Orthopedics', status: 'completed' },
    })
    expect(own.at(-1)).toMatchObject({ time: '15:30', status: 'pending' })
  })

  it('has those that the desk has cancelled, but not why', async () => {
    const visit = await scheduled()
    world.advance(61 * 60_000)
    expect((await cancel(visit, { reason: 'Shouted at us' })).status).toBe(200)
    const { body } = await ask('GET', appointmentEndpoints.own.path, await as('patient'))
    const own = appointmentEndpoints.own.output.parse(body)
    expect(own.at(-1)).toMatchObject({ id: visit.id, reason: 'Cough', status: 'cancelled' })
    expect(JSON.stringify(body)).not.toContain('Shouted')
  })

  it('has none that the desk has taken back within the hour, by any address', async () => {
    const visit = await scheduled({ reason: 'What another patient came for' })
    world.advance(59 * 60_000)
    expect((await cancel(visit)).status).toBe(200)
    const patient = await as('patient')
    const { body } = await ask('GET', appointmentEndpoints.own.path, patient)
    expect(appointmentEndpoints.own.output.parse(body)).toHaveLength(6)
    expect((await list({ limit: '100' }, patient)).total).toBe(6)
    expect((await get(visit.id, patient)).status).toBe(404)
    expect((await get(visit.id)).status).toBe(200)
  })

  it('has the latest 200 of a long record', async () => {
    const [patient, doctorId] = [await patientId(1), await userId('doctor')]
    const at = (index: number) => new Date(Date.UTC(2001, 0, 1) + index * 15 * 60_000)
    await world.db.insert(visits).values(
      Array.from({ length: 200 }, (_, index) => ({
        ...{ id: crypto.randomUUID(), number: 1000 + index, patientId: patient, doctorId },
        ...{ startsAt: at(index), endsAt: at(index + 1), reason: 'Cough' },
      })),
    )
    const { body } = await ask('GET', appointmentEndpoints.own.path, await as('patient'))
    const own = appointmentEndpoints.own.output.parse(body)
    expect(own).toHaveLength(200)
    expect(own.at(-1)?.date).toBe(addDays(clinicDay, 23))

    const called = await scheduled()
    world.advance(61 * 60_000)
    expect((await cancel(called)).status).toBe(200)
    const after = await ask('GET', appointmentEndpoints.own.path, await as('patient'))
    expect(appointmentEndpoints.own.output.parse(after.body)).toEqual([
      ...own,
      expect.objectContaining({ id: called.id, status: 'cancelled' }),
    ])
  })

  it('has none where no record is theirs', async () => {
    await addUser(world.db, 'other', ['patient_dashboard', 'appointment_view'])
    const other = await as('other')
    expect((await ask('GET', appointmentEndpoints.own.path, other)).body).toEqual([])
    expect((await list({}, other)).total).toBe(0)
  })
})

describe('the figures', () => {
  const counts = async (query = '') => (await ask('GET', `/api/visits/counts${query}`)).body

  it('are those of a day, or of all', async () => {
    expect(await counts()).toEqual({ appointments: 27, checkedIn: 3, pending: 12 })
    expect(await counts(`?date=${clinicDay}`)).toEqual({
      ...{ appointments: 14, checkedIn: 3, pending: 6 },
    })
    const none = { appointments: 0, checkedIn: 0, pending: 0 }
    expect(await counts(`?date=${quietDay}`)).toEqual(none)
    expect(await counts('?date=9999-12-31')).toEqual(none)
  })

  const dayOf = async (username: string) => {
    const path = `${doctorDayEndpoints.list.path}?date=${clinicDay}`
    return doctorDayEndpoints.list.output.parse((await ask('GET', path, await as(username))).body)
  }

  it('of a doctor are the own, without who is not coming; everybody’s for others', async () => {
    const own = (await dayOf('doctor')).length
    expect(own).toBe(3)
    expect(await dayOf('receptionist')).toHaveLength(12)
    const week = async (username: string) =>
      (await ask('GET', appointmentEndpoints.doctorCounts.path, await as(username))).body
    const before = appointmentEndpoints.doctorCounts.output.parse(await week('doctor'))
    expect(before).toMatchObject({ today: 3 })
    const visit = { date: clinicDay, time: '00:00' }
    const missed = await scheduled(visit)
    expect(await week('doctor')).toEqual({ today: 4, week: before.week + 1 })
    expect((await noShow(missed)).status).toBe(200)
    expect(await week('doctor')).toEqual(before)
    expect(await dayOf('doctor')).toHaveLength(own)
  })
})

it('knows no visit of another id', async () => {
  for (const id of [unknownId, 'x', '1']) expect((await get(id)).status).toBe(404)
})
