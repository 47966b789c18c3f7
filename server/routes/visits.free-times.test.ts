import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { departments, users } from '../db/schema'
import { observedApi, observedConfig, refusal } from '../test/api'
import { unknownId } from '../test/every-call'
import { addWorkingTime, giveWeek } from '../test/hours'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** A clinic in Berlin, on the first of March 2026; its clocks change on the 29th. */

const zone = 'Europe/Berlin'
/** A Monday on which nobody has an appointment. */
const day = '2026-03-16'

let observed: ReturnType<typeof observedApi>
let token: string
/** Of two doctors, one after the other by name, and nobody else. */
let departmentId: string

setUpWorld({ zone })
beforeEach(async () => {
  observed = observedApi(world.db, {
    config: { ...observedConfig, sessionSeconds: 12 * 60 * 60, zone },
  })
  await observed.adoptAccounts('secret')
  const [department] = await world.db.insert(departments).values({ name: 'Eyes' }).returning()
  departmentId = department?.id ?? ''
  await world.db
    .update(users)
    .set({ departmentId })
    .where(inArray(users.username, ['doctor', 'kreddy']))
  await goTo('2026-03-01T07:00:00Z')
})

async function goTo(now: string): Promise<void> {
  observed.at.now = Date.parse(now)
  const answer = await calls.ask('POST', '/api/auth/login', {
    json: { username: 'receptionist', password: 'secret' },
    token: '',
  })
  token = String(Object(answer.body).token)
}

const calls = visitCalls(
  () => ({ ...world, api: observed.api }),
  () => token,
)
const { freeTimes, scheduled, cancel, userId } = calls

const ofDoctor = async (query: Record<string, string> = {}, username = 'doctor') => {
  const doctorId = await userId(username)
  return await read({ doctorId, from: day, limit: '3', ...query })
}
const ofDepartment = (query: Record<string, string> = {}) =>
  read({ departmentId, from: day, limit: '4', ...query })

async function read(query: Record<string, string>) {
  const { status, body } = await freeTimes(query)
  expect(status, JSON.stringify(body)).toBe(200)
  const { free, until } = visitTimeEndpoints.freeTimes.output.parse(body)
  return {
    until,
    free: free.map(({ time, date, doctor }) => `${time} on ${date}, ${doctor}`),
    starts: free.map(({ startsAt }) => startsAt),
  }
}

/** Gives a doctor these hours. */
const works = async (username: string, from: string, to: string) => {
  await giveWeek(world, username, await addWorkingTime(world, `Of ${username}`, from, to))
}

const [reyes, reddy] = ['Dr. Daniel Reyes', 'Dr. Kavya Reddy']

it('of a department are those of its doctors, each in the own hours, by time and name', async () => {
  await works('kreddy', '08:30', '12:00')
  expect((await ofDepartment()).free).toEqual([
    `08:00 on ${day}, ${reyes}`,
    `08:15 on ${day}, ${reyes}`,
    `08:30 on ${day}, ${reyes}`,
    `08:30 on ${day}, ${reddy}`,
  ])
  expect((await ofDepartment({ time: '17:45' })).free).toEqual([
    `17:45 on ${day}, ${reyes}`,
    ...['08:00', '08:15', '08:30'].map((time) => `${time} on ${addDays(day, 1)}, ${reyes}`),
  ])
})

it('pass over what is taken, knowingly twice too, and take back what is given up', async () => {
  const first = await scheduled({ date: day, time: '08:00' })
  const double = await scheduled({ date: day, time: '08:10', anyway: { reason: 'A wound' } })
  const at = (...times: string[]) => times.map((time) => `${time} on ${day}, ${reyes}`)
  expect((await ofDoctor()).free).toEqual(at('08:30', '08:45', '09:00'))
  expect((await ofDoctor({ visitId: double.id })).free).toEqual(at('08:15', '08:30', '08:45'))
  await cancel(double)
  expect((await ofDoctor()).free).toEqual(at('08:15', '08:30', '08:45'))
  await cancel(first)
  expect((await ofDoctor()).free).toEqual(at('08:00', '08:15', '08:30'))
  expect((await ofDepartment({ limit: '2' })).free).toEqual([
    `08:00 on ${day}, ${reyes}`,
    `08:00 on ${day}, ${reddy}`,
  ])
})

it('begin on the quarters of an hour, whatever is asked for and when the hours begin', async () => {
  await works('doctor', '09:10', '12:59')
  expect((await ofDoctor({ time: '12:17' })).free).toEqual([
    `12:30 on ${day}, ${reyes}`,
    ...['09:15', '09:30'].map((time) => `${time} on ${addDays(day, 1)}, ${reyes}`),
  ])
})

it('are looked for over two weeks, and never in the past', async () => {
  await works('doctor', '08:00', '08:15')
  const days = await ofDoctor({ limit: '50' })
  expect(days.free).toEqual(
    Array.from({ length: 15 }, (_, at) => `08:00 on ${addDays(day, at)}, ${reyes}`),
  )
  expect(days.until).toBe(addDays(day, 14))
  // It is eight in the morning, and five minutes.
  await goTo('2026-03-01T07:05:00Z')
  expect((await ofDoctor({ from: '2026-02-20', limit: '1' })).free).toEqual([
    `08:00 on 2026-03-02, ${reyes}`,
  ])
})

it('leave out whoever is inactive, and find none where nobody is', async () => {
  const leave = (username: string) =>
    world.db.update(users).set({ active: false }).where(eq(users.username, username))
  await leave('doctor')
  expect((await ofDepartment({ limit: '2' })).free).toEqual([
    `08:00 on ${day}, ${reddy}`,
    `08:15 on ${day}, ${reddy}`,
  ])
  const message = visitMessages.doctorUnknown
  expect(await freeTimes({ doctorId: await userId('doctor'), from: day })).toMatchObject(
    refusal(422, message, { doctorId: message }),
  )
  await leave('kreddy')
  for (const nobodys of [departmentId, unknownId, 'none'])
    expect((await ofDepartment({ departmentId: nobodys })).free).toEqual([])
})

it('have no time that the clocks skip, and of a doubled one the first', async () => {
  await works('doctor', '01:45', '03:30')
  const skipped = await ofDoctor({ from: '2026-03-29' })
  expect(skipped.free).toEqual(
    ['01:45', '03:00', '03:15'].map((time) => `${time} on 2026-03-29, ${reyes}`),
  )
  expect(skipped.starts[1]).toBe('2026-03-29T01:00:00.000Z')
  await goTo('2026-10-20T07:00:00Z')
  const doubled = await ofDoctor({ from: '2026-10-25', limit: '7' })
  expect(doubled.starts.slice(0, 4)).toEqual([
    '2026-10-24T23:45:00.000Z',
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T00:15:00.000Z',
    '2026-10-25T00:30:00.000Z',
  ])
  expect(doubled.free[5]).toBe(`03:00 on 2026-10-25, ${reyes}`)
})

it('go through the night where the hours do', async () => {
  await works('doctor', '22:00', '00:30')
  expect((await ofDoctor({ time: '23:45' })).free).toEqual([
    `23:45 on ${day}, ${reyes}`,
    `00:00 on ${addDays(day, 1)}, ${reyes}`,
    `00:15 on ${addDays(day, 1)}, ${reyes}`,
  ])
})

it('are of a doctor or of a department, from a day that there can be', async () => {
  const message = visitMessages.freeOfWhom
  const doctorId = await userId('doctor')
  for (const query of [{}, { doctorId, departmentId }])
    expect(await freeTimes({ from: day, ...query })).toMatchObject(
      refusal(400, message, { doctorId: message }),
    )
  for (const [query, status] of [
    [{ from: '2026-02-30' }, 400],
    [{ from: '' }, 400],
    [{ from: '9999-12-31' }, 422],
    [{ time: '25:00' }, 400],
    [{ limit: '0' }, 400],
    [{ limit: '51' }, 400],
    [{ doctorId: 'nobody' }, 422],
  ] as const)
    expect(await freeTimes({ doctorId, from: day, ...query }), JSON.stringify(query)).toMatchObject(
      { status },
    )
})
