import { absenceDeskMessages } from '@shared/contracts/absence-desk'
import { absenceEndpoints } from '@shared/contracts/absences'
import { patientMessages } from '@shared/contracts/patients'
import { visitMessages } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { patients } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { accepted, seen } from '../test/absence-desk'
import {
  affected,
  as,
  ask,
  away,
  calls,
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
  setUpAbsences,
  times,
  today,
  tomorrow,
  twentyVisits,
  undo,
  undoing,
  visitsOn,
} from '../test/absence-visits'
import { pathOf, refusal } from '../test/api'
import { unchanged } from '../test/records'
import { readVisit } from '../test/visits'
import { world } from '../test/world'

/** How what was settled because of an absence is undone. It is 09:55 on a Monday. */

setUpAbsences()

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
