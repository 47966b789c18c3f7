import { openingHoursEndpoints } from '@shared/contracts/clinic-hours'
import { outsideVisitEndpoints } from '@shared/contracts/outside-visits'
import { visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, inject, it } from 'vitest'
import { counters, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { listVisits } from '../records/visit-list'
import { addWorkingTime, giveWeek } from '../test/hours'
import { removeNotes } from '../test/notes'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** Desks that want one doctor's time at the same moment, on a database where they meet. */

let token: string

setUpWorld()
beforeEach(async () => {
  token = await world.signIn('receptionist')
})

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, schedule, scheduled, change, cancel, reopen, patientId, userId } = calls
const clash = {
  status: 409,
  body: { message: visitMessages.clash('Dr. Daniel Reyes'), error: 'clash' },
}

/** How many statements wait for a lock. */
const waiting = () =>
  world.db.$count(
    sql`pg_stat_activity`,
    sql`datname = current_database() and wait_event_type = 'Lock'`,
  )

/** How many pairs of visits overlap that are both to take place. */
const overlaps = () =>
  world.db.$count(
    sql`visits a join visits b on a.doctor_id = b.doctor_id and a.id < b.id`,
    sql`tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      and not (a.status in ('cancelled', 'no-show') or b.status in ('cancelled', 'no-show'))`,
  )

/** HH:MM. */
const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Races; `npm run test:long` holds more. */
const races = Number(process.env.RACES ?? 60)
/** At so many times of one day. */
const timesADay = 50

it(
  'gives one of three who ask at once the time, each time, and the others a refusal',
  async () => {
    const patients = await Promise.all([1, 2, 3].map(patientId))
    const doctors = await Promise.all(['doctor', 'kreddy', 'bsilva', 'dvolkov'].map(userId))
    const race = async (doctorId: string | undefined, round: number) => {
      const date = addDays(quietDay, Math.floor(round / timesADay))
      const answers = await Promise.all(
        patients.map((patient, at) =>
          ask('POST', visitEndpoints.schedule.path, {
            json: {
              ...{ doctorId, patientId: patient, reason: 'Cough', date },
              time: clock(6 * 60 + (round % timesADay) * 20 + at),
            },
          }),
        ),
      )
      const made = answers.filter(({ status }) => status === 201)
      expect(made, `round ${round}`).toHaveLength(1)
      const { id, doctor } = readVisit(made[0]?.body)
      for (const answer of answers)
        if (answer !== made[0])
          expect(answer).toMatchObject({
            status: 409,
            body: {
              message: visitMessages.clash(doctor),
              error: 'clash',
              clash: { visitId: id },
            },
          })
    }
    // Races for several doctors at once, so that one's wait is another's work.
    for (let round = 0; round < races / doctors.length; round++)
      await Promise.all(doctors.map((doctor) => race(doctor, round)))
    expect(await overlaps()).toBe(0)
  },
  races * 300 * inject('patience'),
)

it('gives a time to one of those who book, move and reopen into it at once', async () => {
  for (let round = 0; round < 12; round++) {
    const date = addDays(quietDay, round)
    const cancelled = readVisit((await cancel(await scheduled({ date }))).body)
    const other = await scheduled({ date, time: '11:00' })
    const answers = await Promise.all([
      schedule({ date, time: '09:10' }),
      change(other, { time: '09:05' }),
      reopen(cancelled),
    ])
    const statuses = answers.map(({ status }) => status).toSorted()
    expect([...statuses].filter((status) => status < 300)).toHaveLength(1)
    expect([...statuses].filter((status) => status === 409)).toHaveLength(2)
  }
  expect(await overlaps()).toBe(0)
})

it('refuses in the same words what only the constraint has seen', async () => {
  const doctorId = await userId('doctor')
  const id = newId()
  const startsAt = new Date(`${quietDay}T09:00:00Z`)
  let asked: ReturnType<typeof schedule> | undefined
  await world.db.transaction(async (tx) => {
    // As nobody of ours does: without the doctor's lock.
    await tx.insert(visits).values({
      ...{ id, number: 1000, patientId: await patientId(2), doctorId, reason: 'x' },
      ...{ startsAt, endsAt: new Date(startsAt.getTime() + 15 * 60_000) },
    })
    asked = schedule()
    await expect.poll(waiting).toBe(1)
  })
  expect(await asked).toMatchObject({
    ...clash,
    body: { ...clash.body, clash: { visitId: id }, free: [{ time: '09:15' }, {}, {}] },
  })
})

it('books with nobody who is just being deactivated', async () => {
  const doctorId = await userId('doctor')
  let asked: ReturnType<typeof schedule> | undefined
  await world.db.transaction(async (tx) => {
    await tx.update(users).set({ active: false }).where(eq(users.id, doctorId))
    asked = schedule()
    await expect.poll(waiting).toBe(1)
  })
  expect(await asked).toMatchObject({
    status: 422,
    body: { fields: { doctorId: visitMessages.doctorUnknown } },
  })
})

it('lists a visit that is booked beside a change of hours if that change leaves it outside', async () => {
  const admin = { token: await world.signIn('admin') }
  const shift = await addWorkingTime(world, 'Shift', '07:00', '19:00')
  await giveWeek(world, 'doctor', shift)
  const listed = async () => {
    const { body } = await ask('GET', outsideVisitEndpoints.list.path)
    return outsideVisitEndpoints.list.output.parse(body).visits.map(({ id }) => id)
  }
  const fewer = {
    ...{ workTimingName: 'Shift', inTime: '7:00', inTimePeriod: 'AM', totalHour: 5 },
    ...{ outTime: '12:00', outTimePeriod: 'PM' },
  }
  const change = () => ask('PATCH', `/api/updateworktime/${shift}`, { json: fewer, ...admin })
  const open = { hours: [{ weekday: 1, from: '07:00', to: '20:00' }], version: 1 }
  const save = () => ask('PUT', openingHoursEndpoints.save.path, { json: open, ...admin })
  for (const [hours, time, isListed] of [
    [change, '18:00', true],
    // It is outside of the hours before and after.
    [save, '21:00', false],
  ] as const) {
    const before = await listed()
    let booked: ReturnType<typeof schedule> | undefined
    let changed: ReturnType<typeof save> | undefined
    await world.db.transaction(async (holder) => {
      // The booking has read the hours when it takes its number.
      await holder.select().from(counters).for('update')
      booked = schedule({ date: quietDay, time })
      await expect.poll(waiting).toBe(1)
      let isOver = false
      changed = hours().finally(() => {
        isOver = true
      })
      await expect.poll(async () => isOver || (await waiting()) === 2).toBe(true)
    })
    expect(await changed).toMatchObject({ status: 200 })
    const { id } = readVisit((await booked)?.body)
    expect((await listed()).filter((one) => !before.includes(one)).includes(id), time).toBe(
      isListed,
    )
  }
})

/** What a list says that has begun to read when others make a change. */
async function listedDuring(
  wanted: { date?: string; page?: number },
  change: () => Promise<unknown>,
) {
  const held = sql`pg_advisory_xact_lock_shared(14)::text = ''`
  const at = { now: world.now(), zone: 'UTC' }
  const { listed } = await world.db.transaction(async (holder) => {
    await holder.execute(sql`select pg_advisory_xact_lock(14)`)
    const listed = listVisits(world.db, at, { q: '', limit: 2, page: 0, among: held, ...wanted })
    await expect.poll(waiting).toBe(1)
    await change()
    return { listed }
  })
  const { rows, total } = await listed
  return { rows: rows.map(({ visit }) => `${visit.id} ${visit.status}`), total }
}

it('lists the visits of a day, and of all, as they were at one moment', async () => {
  const date = quietDay
  for (const wanted of [{ date }, {}]) {
    await world.reset()
    token = await world.signIn('receptionist')
    await removeNotes(world)
    await world.db.delete(visits)
    const first = await scheduled({ date })
    const second = await scheduled({ date, time: '10:00' })
    const gone = wanted.date
      ? () => cancel(first)
      : () =>
          world.db
            .update(visits)
            .set({
              startsAt: new Date('2020-01-01T09:00:00Z'),
              endsAt: new Date('2020-01-01T09:15:00Z'),
            })
            .where(eq(visits.id, first.id))
    expect(await listedDuring(wanted, gone)).toEqual({
      rows: [`${first.id} pending`, `${second.id} pending`],
      total: 2,
    })
  }
})

it('shows nothing beyond the last page, though somebody is added meanwhile', async () => {
  await removeNotes(world)
  await world.db.delete(visits)
  const date = quietDay
  await scheduled({ date })
  await scheduled({ date, time: '10:00' })
  const added = () => scheduled({ date, time: '11:00' })
  expect(await listedDuring({ date, page: 1 }, added)).toEqual({ rows: [], total: 2 })
})
