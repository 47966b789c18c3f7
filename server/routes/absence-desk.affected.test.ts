import { absenceDeskMessages, affectedMost } from '@shared/contracts/absence-desk'
import { absenceEndpoints, absenceMessages } from '@shared/contracts/absences'
import { hoursMessages } from '@shared/contracts/hours'
import { addDays } from '@shared/lib/clinic-date'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { visits } from '../db/schema-care'
import { closingDays } from '../db/schema-hours'
import { accepted, seen } from '../test/absence-desk'
import {
  affected,
  as,
  ask,
  away,
  calls,
  cancel,
  checkIn,
  colleague,
  doctor,
  firstOf,
  list,
  never,
  only,
  patientId,
  scheduled,
  settle,
  settling,
  setUpAbsences,
  today,
  tomorrow,
  uncovered,
  userId,
  visitsOn,
} from '../test/absence-visits'
import { pathOf, refusal } from '../test/api'
import { readVisit } from '../test/visits'
import { world } from '../test/world'

/** What the absence of a doctor affects, and what is left of it. It is 09:55 on a Monday. */

setUpAbsences()

describe('what an absence affects', () => {
  it('lists a patient who still waits after the time of the visit, while the absence lasts', async () => {
    await visitsOn(today, ['09:00', '09:15'], 1)
    const [waiting] = (await list({ date: today })).rows
    await checkIn(readVisit(waiting))
    const part = await away(today, today, { fromTime: '10:00', toTime: '11:00' })
    expect((await affected(part)).rows).toEqual([])
    world.advance(10 * 60_000)
    expect(only((await affected(part)).rows)).toMatchObject({
      visit: { time: '09:00', status: 'checked-in' },
      proposals: [{ as: 'handed', doctor: colleague, date: today, time: '10:15' }, {}, {}],
    })
    world.advance(60 * 60_000)
    const again = await as('receptionist')
    expect((await affected(part, '', again)).rows).toEqual([])
  })

  it('lists what is between a time today and the last day, and says until when the doctor is away', async () => {
    await visitsOn(today, ['13:45', '14:00'], 1)
    await visitsOn(tomorrow, ['08:00'], 3)
    await visitsOn(addDays(today, 2), ['11:45', '12:00'], 4)
    const absence = await away(today, addDays(today, 2), { fromTime: '14:00', toTime: '12:00' })
    const { rows } = await affected(absence, '?prefer=same')
    expect(rows.map(({ visit }) => `${visit?.date} ${visit?.time}`)).toEqual([
      `${today} 14:00`,
      `${tomorrow} 08:00`,
      `${addDays(today, 2)} 11:45`,
    ])
    expect(firstOf(rows[0] ?? never())).toMatchObject({ date: addDays(today, 2), time: '12:15' })
    const refused = await calls.schedule({ date: tomorrow, time: '10:00' })
    expect(refused.body).toMatchObject({
      message: expect.stringContaining(hoursMessages.away(doctor, `${addDays(today, 2)} 12:00`)),
    })
    expect((await scheduled({ date: today, time: '12:00' })).time).toBe('12:00')
  })

  it('lists a visit that was scheduled knowingly before it, and none that was since', async () => {
    await world.db.insert(closingDays).values({
      ...{ firstDay: tomorrow, lastDay: tomorrow, name: 'Holiday', yearly: false },
    })
    const outside = { reason: 'Comes in for this' }
    await scheduled({ date: tomorrow, time: '09:00', outside })
    world.advance(60_000)
    const absence = await away(tomorrow)
    await scheduled({ date: tomorrow, time: '10:00', outside, patientId: await patientId(2) })
    expect(only((await affected(absence)).rows).visit).toMatchObject({ time: '09:00' })
  })

  it('lists a patient who came on another day to a doctor who is away', async () => {
    await visitsOn(tomorrow, ['09:00'], 1)
    const absence = await away(today)
    const { rows } = await list({ date: tomorrow })
    await checkIn(readVisit(only(rows)), { otherDay: true })
    expect(only((await affected(absence)).rows).visit).toMatchObject({
      date: today,
      time: '09:45',
      status: 'checked-in',
    })
  })

  it('names the hours that nobody of the department covers', async () => {
    const absence = await away(tomorrow)
    expect((await affected(absence)).uncovered).toEqual([])
    await away(tomorrow, tomorrow, { staffId: await userId('dvolkov') })
    expect((await affected(absence)).uncovered).toMatchObject([
      { date: tomorrow, from: '08:00', to: '18:00', department: 'Orthopedics' },
    ])
  })

  it('names uncovered hours of the next 28 days alone, and says so', async () => {
    const absence = await away(tomorrow, addDays(today, 60))
    await away(tomorrow, addDays(today, 60), { staffId: await userId('dvolkov') })
    const { uncovered: hours, uncoveredUntil } = await affected(absence)
    expect(uncoveredUntil).toBe(addDays(today, 27))
    expect(hours.at(-1)?.date.localeCompare(addDays(today, 27))).toBeLessThanOrEqual(0)
    expect((await affected(await away(today))).uncoveredUntil).toBeUndefined()
  })

  it('lists what was scheduled knowingly on a day before that day was added', async () => {
    const absence = await away(today)
    await world.db.insert(closingDays).values({
      ...{ firstDay: tomorrow, lastDay: tomorrow, name: 'Holiday', yearly: false },
    })
    world.advance(60_000)
    await scheduled({ date: tomorrow, time: '09:00', outside: { reason: 'Comes in for this' } })
    world.advance(60_000)
    await ask('PATCH', pathOf(absenceEndpoints.change, absence.id), {
      json: {
        ...{ from: today, to: tomorrow, fromTime: null, toTime: null },
        ...{ kind: 'illness', note: '', version: 1 },
      },
    })
    expect(only((await affected(absence)).rows).visit).toMatchObject({ date: tomorrow })
  })

  it('lists nothing before it is confirmed, and settles nothing', async () => {
    await visitsOn(tomorrow, ['09:00'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    await ask('POST', pathOf(absenceEndpoints.decline, absence.id), { json: { version: 1 } })
    expect(await affected(absence)).toMatchObject({ rows: [], uncovered: [] })
    const outcome = await settle(absence, accepted(rows))
    expect(outcome).toMatchObject([{ refused: { message: absenceDeskMessages.notConfirmed } }])
    expect(await uncovered()).toEqual([])
  })

  it('is not found where there is no such absence', async () => {
    expect(await ask('GET', `/api/absences/${newId()}/affected`)).toMatchObject(
      refusal(404, absenceMessages.notFound),
    )
    expect(
      await settling({ id: 'none' }, [{ kind: 'visit', id: 'x', version: 1, as: 'to-call' }]),
    ).toMatchObject(refusal(404, absenceMessages.notFound))
  })

  it('lists at most 200 open rows, and says how many more there are', async () => {
    const absence = await away(addDays(today, 1), addDays(today, 60))
    const [doctorId, patient] = [await userId('doctor'), await patientId(1)]
    await world.db.insert(visits).values(
      Array.from({ length: affectedMost + 5 }, (_, at) => {
        const startsAt = new Date(Date.parse(`${tomorrow}T00:00:00Z`) + at * 6 * 60 * 60_000)
        return {
          ...{ id: newId(), number: 5000 + at, patientId: patient, doctorId, reason: 'Cough' },
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + 15 * 60_000) },
        }
      }),
    )
    const answer = await affected(absence)
    expect([answer.rows.length, answer.more]).toEqual([affectedMost, 5])
    const many = accepted([...answer.rows, ...answer.rows.slice(0, 1)])
    expect(await settling(absence, many)).toMatchObject(refusal(400, absenceDeskMessages.tooMany))
    expect(await settling(absence, [])).toMatchObject(
      refusal(400, absenceDeskMessages.nothingChosen),
    )
  })

  it('takes a row off the call list that the ordinary desk has ended', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    await settle(
      absence,
      rows.map((row) => ({ ...seen(row), as: 'to-call' })),
    )
    await cancel(readVisit((await calls.get(rows[0]?.id ?? '')).body))
    expect((await affected(absence)).rows).toMatchObject([
      { state: 'elsewhere', visit: { status: 'cancelled' }, proposals: [] },
      { state: 'to-call', proposals: [{ as: 'handed' }, {}, {}, {}, {}, {}] },
    ])
    expect(await uncovered()).toMatchObject([{ open: 0, toCall: 1 }])
  })

  it('keeps the call list and what is open until it has ended, also after the day', async () => {
    await visitsOn(today, ['11:00', '11:15', '11:30'], 1)
    const absence = await away(today)
    const { rows } = await affected(absence)
    await settle(
      absence,
      rows.slice(0, 2).map((row) => ({ ...seen(row), as: 'to-call' })),
    )
    world.advance(24 * 60 * 60_000)
    const receptionist = await as('receptionist')
    const states = async () =>
      (await affected(absence, '', receptionist)).rows.map(({ state }) => state)
    expect(await states()).toEqual(['to-call', 'to-call', 'open'])
    expect(await uncovered(receptionist)).toMatchObject([
      { absenceId: absence.id, open: 1, toCall: 2 },
    ])
    const moved = { as: 'moved', date: addDays(today, 2), time: '09:00' }
    const [outcome] = await settle(
      absence,
      [{ ...seen(rows[0] ?? never()), ...moved }],
      receptionist,
    )
    expect(outcome?.row).toMatchObject({ state: 'moved' })
    world.advance(7 * 24 * 60 * 60_000)
    expect(await uncovered({ token: await world.signIn('receptionist') })).toEqual([])
  })
})
