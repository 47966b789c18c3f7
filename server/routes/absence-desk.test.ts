import {
  type Affected,
  absenceDeskMessages,
  affectedMost,
  type Proposal,
} from '@shared/contracts/absence-desk'
import { absenceEndpoints, absenceMessages } from '@shared/contracts/absences'
import {
  appointmentEndpoints,
  cancelledBecauseText,
  movedBecauseText,
} from '@shared/contracts/appointments'
import { hoursMessages } from '@shared/contracts/hours'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { patientMessages } from '@shared/contracts/patients'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, like, ne, or, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { departments, idempotencyKeys, patients, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { auditEntries } from '../db/schema-audit'
import { visits } from '../db/schema-care'
import { closingDays } from '../db/schema-hours'
import { labOrders } from '../db/schema-lab'
import { accepted, deskCalls, seen } from '../test/absence-desk'
import { addUser, type Call, pathOf, refusal } from '../test/api'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** A doctor is away: what becomes of the visits, and how it is taken back. It is 09:55 on a Monday. */

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, userId, patientId, scheduled, change, checkIn, cancel, list } = calls
const desk = deskCalls(calls)
const { away, affected, settle, settling, undo, undoing, uncovered } = desk
const as = async (username: string): Promise<Call> => ({ token: await world.signIn(username) })

const [today, tomorrow] = [clinicDay, addDays(clinicDay, 1)]
const [doctor, colleague] = ['Dr. Daniel Reyes', 'Dr. Dmitri Volkov']

/** A doctor without visits or lab orders, and one colleague of the department, who has none either. */
beforeEach(async () => {
  await world.db.update(labOrders).set({ orderedBy: await userId('admin') })
  await world.db.update(visits).set({ status: 'completed', statusBefore: null })
  await world.db
    .update(visits)
    .set({ startsAt: sql`starts_at - interval '1 year'`, endsAt: sql`ends_at - interval '1 year'` })
  const [department] = await world.db
    .select()
    .from(departments)
    .where(eq(departments.name, 'Orthopedics'))
  const id = department?.id ?? ''
  await world.db
    .update(users)
    .set({ departmentId: null })
    .where(
      and(eq(users.departmentId, id), ne(users.username, 'doctor'), ne(users.username, 'dvolkov')),
    )
})

const times = (count: number, from: number) =>
  Array.from({ length: count }, (_, at) => {
    const minutes = from * 60 + at * 15
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })

/** The doctor's visits of a day, each of a patient of its own. */
async function visitsOn(date: string, at: readonly string[], firstPatient: number) {
  for (const [index, time] of at.entries())
    await scheduled({ date, time, patientId: await patientId(firstPatient + index) })
}

/** 9 on a day from 10:00 and 11 on the next from 09:00. */
async function twentyVisits(date = today) {
  await visitsOn(date, times(9, 10), 1)
  await visitsOn(addDays(date, 1), times(11, 9), 10)
}

const whenOf = ({ doctor: who, date, time }: Partial<Proposal>) => `${who} ${date} ${time}`
const firstOf = ({ proposals: [first] }: Affected) => first ?? { as: 'to-call' as const }
const only = <Row>(rows: readonly Row[]): Row => {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0) throw new Error(`there are ${rows.length} rows`)
  return row
}
/** Visits as they are but for their versions, by number. */
const kept = async () =>
  (await world.db.select().from(visits).orderBy(visits.number)).map(
    ({ version: _, ...visit }) => visit,
  )

describe('what an absence affects', () => {
  it('lists visits by time with a proposal each; no two take the same time', async () => {
    await twentyVisits()
    await visitsOn(addDays(today, 2), ['09:00'], 21)
    const absence = await away(today, tomorrow)
    const answer = await affected(absence)
    expect(answer).toMatchObject({ more: 0, moreSettled: 0, notShown: 0, messages: [] })
    expect(answer.rows.map(({ visit }) => `${visit?.date} ${visit?.time}`)).toEqual([
      ...times(9, 10).map((time) => `${today} ${time}`),
      ...times(11, 9).map((time) => `${tomorrow} ${time}`),
    ])
    expect(answer.rows[0]).toMatchObject({
      ...{ kind: 'visit', patientNumber: 1, state: 'open', hasEmail: false },
      visit: { date: today, time: '10:00', minutes: 15, reason: 'Cough', status: 'pending' },
      proposals: [
        { as: 'handed', doctor: colleague, date: today, time: '10:00' },
        { as: 'handed', doctor: colleague, date: today, time: '12:15' },
        { as: 'handed', doctor: colleague },
        { as: 'moved', doctor, date: addDays(today, 2), time: '08:00' },
        { as: 'moved', doctor },
        { as: 'moved', doctor },
      ],
    })
    const firsts = answer.rows.map((row) => whenOf(firstOf(row)))
    expect(new Set(firsts).size).toBe(20)
    expect(firsts).toEqual(answer.rows.map(({ visit }) => whenOf({ doctor: colleague, ...visit })))
  })

  it('proposes the same doctor after the absence where that is preferred, around what is there', async () => {
    await twentyVisits()
    await visitsOn(addDays(today, 2), ['08:15'], 21)
    const { rows } = await affected(await away(today, tomorrow), '?prefer=same')
    const firsts = rows.map((row) => whenOf(firstOf(row)))
    expect(new Set(firsts).size).toBe(20)
    expect(firsts.slice(0, 3)).toEqual(
      ['08:00', '08:30', '08:45'].map((time) => whenOf({ doctor, date: addDays(today, 2), time })),
    )
  })

  it('proposes no time in which the colleague or the patient has another visit', async () => {
    await visitsOn(today, ['11:00'], 1)
    const dvolkov = await userId('dvolkov')
    await scheduled({
      date: today,
      time: '11:00',
      doctorId: dvolkov,
      patientId: await patientId(2),
    })
    const other = { date: today, time: '11:15', doctorId: await userId('kreddy') }
    await scheduled({ ...other, patientId: await patientId(1) })
    const { rows } = await affected(await away(today))
    expect(firstOf(only(rows))).toMatchObject({ doctor: colleague, date: today, time: '11:30' })
  })

  it('respects how long a visit takes', async () => {
    await scheduled({ date: today, time: '11:00', minutes: 45 })
    await visitsOn(today, ['11:45'], 2)
    const dvolkov = await userId('dvolkov')
    await scheduled({
      date: today,
      time: '11:30',
      doctorId: dvolkov,
      patientId: await patientId(3),
    })
    const { rows } = await affected(await away(today))
    expect(rows.map((row) => firstOf(row))).toMatchObject([
      { date: today, time: '11:45' },
      { date: today, time: '12:30' },
    ])
  })

  it('gives a patient who waits to a colleague today only, or has them called', async () => {
    await visitsOn(today, ['09:45'], 1)
    const { rows: before } = await list({ date: today })
    await checkIn(readVisit(only(before)))
    const absence = await away(today)
    expect(only((await affected(absence, '?prefer=same')).rows)).toMatchObject({
      visit: { status: 'checked-in' },
      proposals: [
        { as: 'handed', doctor: colleague, date: today, time: '10:00' },
        { as: 'handed', date: today },
        { as: 'handed', date: today },
      ],
    })
    await away(today, today, { staffId: await userId('dvolkov') })
    expect(only((await affected(absence)).rows).proposals).toEqual([{ as: 'to-call' }])
  })

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

  it('proposes nothing for a patient who has not come, whose time is over', async () => {
    await visitsOn(today, ['08:00', '09:15', '10:30'], 1)
    const [, late] = (await list({ date: today })).rows
    await checkIn(readVisit(late))
    const { rows } = await affected(await away(today))
    expect(rows).toMatchObject([
      { state: 'open', visit: { time: '08:00', isOver: true }, proposals: [] },
      { visit: { time: '09:15' }, proposals: [{ as: 'handed', time: '10:00' }, {}, {}] },
      {
        visit: { time: '10:30' },
        proposals: [{ as: 'handed', time: '10:30' }, {}, {}, {}, {}, {}],
      },
    ])
    expect(rows.map(({ visit }) => visit?.isOver ?? false)).toEqual([true, false, false])
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
})

describe('settling', () => {
  it('hands over all that is accepted at once, and nobody is double booked', async () => {
    await twentyVisits()
    const absence = await away(today, tomorrow)
    const { rows } = await affected(absence)
    const outcomes = await settle(absence, accepted(rows))
    expect(outcomes.filter(({ refused }) => refused)).toEqual([])
    expect(outcomes[0]?.row).toMatchObject({
      ...{ state: 'handed', version: 2, proposals: [] },
      visit: { date: today, time: '10:00', status: 'pending' },
      settled: { by: 'Rosa Klein', at: new Date(world.now()).toISOString() },
      now: { doctor: colleague, date: today, time: '10:00' },
    })
    const dvolkov = await userId('dvolkov')
    expect(await world.db.$count(visits, eq(visits.doctorId, dvolkov))).toBeGreaterThanOrEqual(20)
    expect((await affected(absence)).rows.every(({ state }) => state === 'handed')).toBe(true)
    expect(await uncovered()).toEqual([])
  })

  it('moves, hands over, cancels and leaves to call, each answered for itself', async () => {
    await visitsOn(tomorrow, times(5, 9), 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const [moved, handed, cancelled, toCall, stale] = rows.map(seen)
    const later = addDays(tomorrow, 1)
    const outcomes = await settle(absence, [
      { ...moved, as: 'moved', date: later, time: '8' },
      { ...handed, as: 'handed', doctorId: await userId('dvolkov') },
      { ...cancelled, as: 'cancelled' },
      { ...toCall, as: 'to-call' },
      { ...stale, version: 2, as: 'cancelled' },
    ])
    expect(outcomes).toMatchObject([
      { row: { state: 'moved', now: { doctor, date: later, time: '08:00' } } },
      { row: { state: 'handed', now: { doctor: colleague, date: tomorrow, time: '09:15' } } },
      { row: { state: 'cancelled', visit: { status: 'cancelled' } } },
      { row: { state: 'to-call', visit: { status: 'pending' } } },
      { refused: { error: 'stale', message: absenceDeskMessages.stale }, row: { state: 'open' } },
    ])
    const { body } = await calls.get(cancelled?.id ?? '')
    expect(readVisit(body).cancelReason).toBe(absenceDeskMessages.away(doctor))
    expect(await uncovered()).toMatchObject([
      { absenceId: absence.id, staff: doctor, from: tomorrow, open: 1, toCall: 1 },
    ])
  })

  it('refuses a row for its fields, its doctor or its time, and names them', async () => {
    await visitsOn(tomorrow, times(8, 9), 1)
    const dvolkov = await userId('dvolkov')
    await scheduled({
      date: tomorrow,
      time: '09:00',
      doctorId: dvolkov,
      patientId: await patientId(9),
    })
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const [a, b, c, d, e, f, g, h] = rows.map(seen)
    const before = await kept()
    const outcomes = await settle(absence, [
      { ...a, as: 'handed', doctorId: dvolkov },
      { ...b, as: 'handed' },
      { ...c, as: 'handed', doctorId: absence.staffId },
      { ...d, as: 'moved', date: addDays(tomorrow, 1) },
      { ...e, as: 'moved', date: tomorrow, time: '09:05' },
      { ...f, as: 'moved', doctorId: dvolkov, date: today, time: '12:00' },
      { ...g, as: 'moved', time: '12:00' },
      { ...h, as: 'handed', doctorId: newId() },
      { kind: 'order', id: newId(), version: 1, as: 'moved' },
    ])
    expect(outcomes.map(({ refused }) => refused)).toMatchObject([
      { error: 'clash', message: visitMessages.clash(colleague) },
      { fields: { doctorId: absenceDeskMessages.doctorMissing } },
      { fields: { doctorId: absenceDeskMessages.doctorMissing } },
      { fields: { time: absenceDeskMessages.timeMissing } },
      { error: 'unavailable' },
      { fields: { doctorId: absenceDeskMessages.movedToOther } },
      { fields: { date: absenceDeskMessages.timeMissing } },
      { fields: { doctorId: visitMessages.doctorUnknown } },
      { message: absenceDeskMessages.labDenied },
    ])
    const admin = await as('admin')
    const wrong = (['order', 'result', 'request'] as const).map((kind) => ({
      ...{ kind, id: newId(), version: 1, as: 'moved' },
    }))
    expect((await settle(absence, wrong, admin)).map(({ refused }) => refused?.message)).toEqual([
      'A lab order cannot be moved.',
      'A result cannot be moved.',
      'A booking cannot be moved.',
    ])
    const noVersion = [{ ...a, version: undefined, as: 'to-call' }]
    expect(await settling(absence, noVersion)).toMatchObject(
      refusal(400, absenceDeskMessages.versionMissing),
    )
    expect(await kept()).toEqual(before)
    expect(await world.db.select().from(absenceSettlements)).toEqual([])
  })

  it('asks before a visit is given a time with a warning', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const [first, second] = (await affected(absence)).rows.map(seen)
    const before = await kept()
    const asked = [
      { ...first, as: 'handed', doctorId: await userId('dvolkov'), time: '20:00' },
      { ...second, as: 'moved', date: today, time: '09:00' },
    ]
    const outcomes = await settle(absence, asked)
    expect(outcomes).toMatchObject([
      { row: { state: 'open' }, refused: { error: 'warned', warnings: [expect.any(String)] } },
      { row: { state: 'open' }, refused: { warnings: [visitMessages.timeIsPast] } },
    ])
    expect(await kept()).toEqual(before)
    const accepting = asked.map((one) => ({ ...one, acceptWarnings: true }))
    const done = await settle(absence, accepting)
    expect(done.map(({ row, refused }) => [row?.state, refused])).toEqual([
      ['handed', undefined],
      ['moved', undefined],
    ])
  })

  it('refuses an id that is none, and takes one in capitals', async () => {
    await visitsOn(tomorrow, ['09:00'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const row = seen(only(rows))
    const capital = { ...row, id: row.id.toUpperCase() }
    const outcomes = await settle(absence, [
      { ...capital, as: 'to-call' },
      { ...row, id: 'none', as: 'to-call' },
    ])
    expect(outcomes).toMatchObject([
      { id: row.id, row: { state: 'to-call' } },
      { id: 'none', refused: { message: absenceDeskMessages.notAffected } },
    ])
    const undone = await undo(absence, { rows: [capital, { ...capital, id: 'none' }] })
    expect(undone).toMatchObject([{ id: row.id, row: { state: 'open' } }])
  })

  it('refuses what another desk moved away meanwhile, and shows where it is', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const other = readVisit((await calls.get(rows[0]?.id ?? '')).body)
    const there = { date: addDays(tomorrow, 1), time: '10:00' }
    await change(other, there)
    const [first, second] = await settle(absence, accepted(rows))
    expect(first).toMatchObject({
      refused: { error: 'stale' },
      row: { state: 'elsewhere', now: { doctor, ...there } },
    })
    expect(second?.refused).toBeUndefined()
    const [again] = await settle(absence, [
      { ...seen(only([first?.row ?? never()])), as: 'to-call' },
    ])
    expect(again?.refused).toMatchObject({ message: absenceDeskMessages.notAffected })
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

  it('answers a call that is sent twice as the first time, and settles once', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const headers = { 'idempotency-key': 'twice' }
    const [stale, good] = accepted(rows)
    const sent = [{ ...stale, version: 7 }, good ?? never()]
    const first = await settling(absence, sent, { headers })
    const before = await world.db.select().from(visits)
    expect((await settling(absence, sent, { headers })).body).toEqual(first.body)
    expect(await world.db.select().from(visits)).toEqual(before)
    const others = await settling(absence, [good ?? never()], { headers })
    expect(others.status).toBe(422)
  })

  it('goes on where a call broke off, and settles nothing twice', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const asked = accepted((await affected(absence)).rows)
    const headers = { 'idempotency-key': 'again' }
    await settling(absence, asked, { headers })
    // As the first call leaves it that ends before its answer is kept, and before the second row.
    await world.db
      .delete(idempotencyKeys)
      .where(or(eq(idempotencyKeys.key, 'again'), like(idempotencyKeys.key, `%${asked[1]?.id}`)))
    const { body } = await settling(absence, asked, { headers })
    expect(body).toMatchObject({
      rows: [{ row: { version: 2 } }, { refused: { error: 'stale' }, row: { state: 'handed' } }],
    })
    expect(Object(body).rows[0].refused).toBeUndefined()
  })

  it('goes on after a row that fails, which can be tried again with the same key', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const asked = accepted((await affected(absence)).rows)
    const headers = { 'idempotency-key': 'broken' }
    await world.db.execute(sql`create function fail_once() returns trigger language plpgsql as $$
      begin raise exception 'no room'; end $$`)
    await world.db.execute(sql`create trigger fail_once before insert on absence_settlements
      for each row when (new.record_id = ${sql.raw(`'${asked[0]?.id}'`)}) execute function fail_once()`)
    const first = await settle(absence, asked, { headers })
    await world.db.execute(sql`drop function fail_once cascade`)
    expect(first).toMatchObject([
      { refused: { message: absenceDeskMessages.notDone }, row: { state: 'open' } },
      { row: { state: 'handed' } },
    ])
    const again = await settle(absence, asked, { headers })
    expect(again.map(({ row, refused }) => [row?.state, refused])).toEqual([
      ['handed', undefined],
      ['handed', undefined],
    ])
  })

  it('tells the patient why a visit was moved, until it is moved again or over', async () => {
    await scheduled({ date: tomorrow, time: '09:00' })
    const absence = await away(tomorrow, tomorrow)
    const { rows } = await affected(absence)
    await settle(absence, accepted(rows))
    const visit = readVisit((await calls.get(only(rows).id)).body)
    expect(visit.movedBecause).toEqual({ doctor })
    const patient = await as('patient')
    await world.db
      .update(users)
      .set({ patientId: visit.patientId })
      .where(eq(users.username, 'patient'))
    const { body } = await ask('GET', appointmentEndpoints.own.path, patient)
    const own = appointmentEndpoints.own.output.parse(body).find(({ id }) => id === visit.id)
    expect(own?.movedBecause && movedBecauseText(own.movedBecause)).toBe(
      `Moved because ${doctor} is away.`,
    )
    expect(JSON.stringify(own)).not.toMatch(/flu|illness/i)
    await checkIn(visit, { otherDay: true })
    const undone = await calls.reopen({ ...visit, version: visit.version + 1 })
    const restored = readVisit(undone.body)
    expect([restored.time, restored.movedBecause]).toEqual([visit.time, { doctor }])
    const again = readVisit((await change(restored, { time: '15:00' })).body)
    expect(again.movedBecause).toBeUndefined()
  })

  it('notifies the patient and the colleague with the reason', async () => {
    await scheduled({ date: tomorrow, time: '09:00' })
    const [row] = await world.db.select().from(visits).where(eq(visits.status, 'pending'))
    await world.db
      .update(users)
      .set({ patientId: row?.patientId ?? null })
      .where(eq(users.username, 'patient'))
    const absence = await away(tomorrow)
    await settle(absence, accepted((await affected(absence)).rows))
    const { body } = await ask('GET', noticeEndpoints.list.path, await as('patient'))
    expect(
      noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what)),
    ).toContain(
      `Rosa Klein moved your visit from 09:00 on ${tomorrow} to 09:00 on ${tomorrow} with ${colleague}, because ${doctor} is away.`,
    )
  })

  it('tells the patient why a visit was cancelled, until it is reopened', async () => {
    await visitsOn(tomorrow, ['09:00'], 1)
    // What is cancelled within an hour of being made is shown to no patient.
    const createdAt = new Date(world.now() - 2 * 60 * 60_000)
    await world.db.update(visits).set({ createdAt })
    const { id, patientId: of } = only((await list({ date: tomorrow })).rows)
    await world.db.update(users).set({ patientId: of }).where(eq(users.username, 'patient'))
    const patient = await as('patient')
    const absence = await away(tomorrow)
    const cancelled = (await affected(absence)).rows.map((row) => ({
      ...{ ...seen(row), as: 'cancelled' },
    }))
    const own = async () => {
      const { body } = await ask('GET', appointmentEndpoints.own.path, patient)
      return appointmentEndpoints.own.output.parse(body).find((one) => one.id === id)
    }
    await settle(absence, cancelled)
    const because = (await own())?.cancelledBecause
    expect(because && cancelledBecauseText(because)).toBe(`Cancelled because ${doctor} is away.`)
    const { body } = await ask('GET', noticeEndpoints.list.path, patient)
    expect(
      noticeEndpoints.list.output.parse(body).rows.map(({ what }) => noticeText(what)),
    ).toEqual(
      expect.arrayContaining([
        `Rosa Klein cancelled your visit with ${doctor}, 09:00 on ${tomorrow}, because ${doctor} is away.`,
      ]),
    )
    const outside = { reason: 'The doctor is back by then' }
    const reopened = await calls.reopen({ id, version: 2 }, { outside })
    expect(reopened.status).toBe(200)
    expect((await own())?.cancelledBecause).toBeUndefined()
    await cancel(readVisit(reopened.body))
    expect(await own()).toMatchObject({ status: 'cancelled' })
    expect((await own())?.cancelledBecause).toBeUndefined()
  })

  it('writes a row of the audit for each patient', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    await settle(absence, accepted(rows))
    await undo(absence)
    const entries = await world.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.kind, 'changed'), eq(auditEntries.username, 'receptionist')))
    const ofDesk = entries.filter(({ call }) => call.endsWith('by absence'))
    expect(ofDesk.map(({ call, patientId: of }) => [call, of])).toEqual(
      ['settle affected by absence', 'undo settled by absence']
        .flatMap((call) => rows.map(({ patientId: of }) => [call, of]))
        .toSorted((one, other) => ofDesk.findIndex(sameAs(one)) - ofDesk.findIndex(sameAs(other))),
    )
  })
})

const sameAs =
  ([call, of]: (string | null | undefined)[]) =>
  (entry: { call: string; patientId: string | null }) =>
    entry.call === call && entry.patientId === of

const never = () => {
  throw new Error('there is none')
}

describe('undo', () => {
  it('gives back each row as it was, and cancelled visits on a later day too', async () => {
    await twentyVisits(tomorrow)
    const [first] = (await list({ date: tomorrow })).rows
    const before = await kept()
    const absence = await away(tomorrow, addDays(tomorrow, 1))
    const { rows } = await affected(absence)
    const some = accepted(rows).map((one, at) => {
      const { kind, id, version } = one
      if (at % 3 === 0) return { kind, id, version, as: 'cancelled' }
      return at % 3 === 1 ? { kind, id, version, as: 'to-call' } : one
    })
    const outcomes = await settle(absence, some)
    expect(outcomes.filter(({ refused }) => refused)).toEqual([])
    world.advance(20 * 60 * 60_000)
    const receptionist = await as('receptionist')
    const undone = await undo(absence, { rows: null }, receptionist)
    expect(undone).toHaveLength(20)
    expect(undone.filter(({ refused }) => refused)).toEqual([])
    expect(await kept()).toEqual(before)
    expect(await world.db.select().from(absenceSettlements)).toEqual([])
    expect(first?.status).toBe('pending')
    expect(await undo(absence, { rows: null }, receptionist)).toEqual([])
  })

  it('gives a patient who waited back, checked in as before', async () => {
    await visitsOn(today, ['09:45'], 1)
    await checkIn(readVisit(only((await list({ date: today })).rows)))
    const before = await kept()
    const absence = await away(today)
    for (const cancelled of [true, false]) {
      const rows = accepted((await affected(absence)).rows)
      await settle(
        absence,
        cancelled
          ? rows.map(({ kind, id, version }) => ({ kind, id, version, as: 'cancelled' }))
          : rows,
      )
      expect((await undo(absence))[0]?.refused).toBeUndefined()
      expect(await kept()).toEqual(before)
    }
  })

  it('leaves and names a visit whose earlier time has passed', async () => {
    await visitsOn(today, ['10:00', '10:15', '10:30'], 1)
    const absence = await away(today)
    const rows = (await affected(absence)).rows.map(seen)
    const later = { as: 'moved', date: addDays(today, 7) }
    await settle(absence, [
      { ...rows[0], ...later, time: '09:00' },
      { ...rows[1], as: 'cancelled' },
      { ...rows[2], ...later, time: '09:30' },
    ])
    const before = await kept()
    world.advance(25 * 60_000)
    const passed = { message: absenceDeskMessages.timePassed, error: 'time-passed' }
    const undone = await undo(absence)
    const byId = (at: number) => undone.find(({ id }) => id === rows[at]?.id)
    expect(byId(0)).toMatchObject({ refused: passed, row: { state: 'moved' } })
    expect(byId(1)).toMatchObject({ refused: passed, row: { state: 'cancelled' } })
    expect(byId(2)).toMatchObject({ row: { state: 'open', visit: { time: '10:30' } } })
    expect((await kept()).slice(0, -1)).toEqual(before.slice(0, -1))
  })

  it('leaves and names what somebody has changed since, or whose time is taken', async () => {
    await visitsOn(tomorrow, times(4, 9), 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    await settle(absence, accepted(rows))
    const [changed, taken, closed, back] = rows.map(({ id }) => id)
    await change(readVisit((await calls.get(changed ?? '')).body), { time: '16:00' })
    const outside = { reason: 'Comes in for this' }
    await scheduled({ date: tomorrow, time: '09:20', outside, patientId: await patientId(9) })
    await world.db
      .update(patients)
      .set({ closedAt: new Date(world.now()) })
      .where(eq(patients.number, 3))
    const undone = await undo(absence)
    const byId = (id: string | undefined) => undone.find((one) => one.id === id)
    expect(byId(changed)).toMatchObject({
      refused: { message: absenceDeskMessages.changedSince, error: 'changed-since' },
      row: { state: 'handed', now: { doctor: colleague, date: tomorrow, time: '16:00' } },
    })
    expect(byId(taken)?.refused).toMatchObject({ message: visitMessages.clash(doctor) })
    expect(byId(closed)?.refused).toMatchObject({ message: patientMessages.closed })
    expect(byId(back)?.refused).toBeUndefined()
    expect((await affected(absence)).rows.map(({ state }) => state)).toEqual([
      ...['handed', 'handed', 'handed', 'open'],
    ])
  })

  it('leads back to the first place of a visit that was settled twice', async () => {
    await visitsOn(tomorrow, ['09:00'], 1)
    const before = await kept()
    const absence = await away(tomorrow)
    const later = addDays(tomorrow, 1)
    const row = seen(only((await affected(absence)).rows))
    await settle(absence, [{ ...row, as: 'moved', date: later, time: '09:00' }])
    const { body } = await ask('PATCH', pathOf(absenceEndpoints.change, absence.id), {
      json: {
        ...{ from: tomorrow, to: later, fromTime: null, toTime: null },
        ...{ kind: 'illness', note: '', version: 1 },
      },
    })
    expect(body).toMatchObject({ to: later })
    const [again] = await settle(absence, [{ ...row, version: 2, as: 'to-call' }])
    expect(again?.row).toMatchObject({ state: 'to-call', visit: { date: later } })
    expect((await undo(absence))[0]?.refused).toBeUndefined()
    expect(await kept()).toEqual(before)
  })

  it('takes back the rows that are named alone', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    await settle(absence, accepted(rows))
    const [{ kind, id }] = [rows[0] ?? never()]
    await undo(absence, {
      rows: [
        { kind, id },
        { kind, id: newId() },
      ],
    })
    expect((await affected(absence)).rows.map(({ state }) => state)).toEqual(['open', 'handed'])
    expect(await undoing(absence, { rows: [] })).toMatchObject(
      refusal(400, absenceDeskMessages.nothingChosen),
    )
  })

  it('comes before an absence can be deleted, which forgets its call list', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const [first, second] = accepted((await affected(absence)).rows)
    const { kind, id, version } = second ?? never()
    await settle(absence, [first ?? never(), { kind, id, version, as: 'to-call' }])
    const remove = () =>
      ask('DELETE', pathOf(absenceEndpoints.delete, absence.id), { json: { version: 1 } })
    await unchanged(world.db, async () => {
      expect(await remove()).toMatchObject(refusal(409, absenceDeskMessages.hasSettled(1)))
    })
    await undo(absence, { rows: [{ kind: 'visit', id: first?.id }] })
    expect((await remove()).status).toBe(200)
  })
})

describe('who may', () => {
  const holding = async (username: string, keys: Parameters<typeof addUser>[2]) => {
    await addUser(world.db, username, keys)
    return await as(username)
  }

  it('cancels with Appointment Delete only, and moves with Appointment Edit', async () => {
    await visitsOn(tomorrow, ['09:00', '09:15'], 1)
    const absence = await away(tomorrow)
    const { rows } = await affected(absence)
    const editor = await holding('editor', ['receptionist_dashboard', 'appointment_edit'])
    const [first, second] = rows.map(seen)
    const asked = [
      { ...first, as: 'cancelled' },
      { ...second, as: 'to-call' },
    ]
    expect(await settle(absence, asked, editor)).toMatchObject([
      { refused: { message: absenceDeskMessages.cancelDenied } },
      { row: { state: 'to-call' } },
    ])
    const writer = await holding('writer', ['doctor_dashboard', 'medical_record_create'])
    const [row] = await settle(absence, [{ ...first, as: 'to-call' }], writer)
    expect(row?.refused).toMatchObject({ message: absenceDeskMessages.visitsDenied })
    expect([row?.row, row?.patientId]).toEqual([undefined, null])
    const other = await scheduled({ date: today, doctorId: await userId('kreddy') })
    const unrelated = { kind: 'visit', id: readVisit(other).id, version: 1, as: 'to-call' }
    const [none] = await settle(absence, [unrelated], editor)
    expect([none?.row, none?.refused?.error]).toEqual([undefined, 'not-affected'])
    expect(
      await undo(absence, { rows: [{ kind: 'visit', id: second?.id }] }, writer),
    ).toMatchObject([{ refused: { message: absenceDeskMessages.visitsDenied } }])
    expect(await undo(absence, { rows: null }, writer)).toEqual([])
    expect((await settling(absence, asked, await as('patient'))).status).toBe(403)
  })
})
