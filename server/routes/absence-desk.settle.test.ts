import { absenceDeskMessages } from '@shared/contracts/absence-desk'
import {
  appointmentEndpoints,
  cancelledBecauseText,
  movedBecauseText,
} from '@shared/contracts/appointments'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, like, or, sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { idempotencyKeys, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { auditEntries } from '../db/schema-audit'
import { visits } from '../db/schema-care'
import { accepted, seen } from '../test/absence-desk'
import {
  affected,
  as,
  ask,
  away,
  calls,
  cancel,
  change,
  checkIn,
  colleague,
  doctor,
  kept,
  list,
  never,
  only,
  patientId,
  scheduled,
  settle,
  settling,
  setUpAbsences,
  times,
  today,
  tomorrow,
  twentyVisits,
  uncovered,
  undo,
  userId,
  visitsOn,
} from '../test/absence-visits'
import { addUser, refusal } from '../test/api'
import { readVisit } from '../test/visits'
import { world } from '../test/world'

/** What becomes of the visits of a doctor who is away. It is 09:55 on a Monday. */

setUpAbsences()

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
