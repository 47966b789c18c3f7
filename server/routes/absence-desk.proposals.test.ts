import { addDays } from '@shared/lib/clinic-date'
import { describe, expect, it } from 'vitest'
import {
  affected,
  away,
  checkIn,
  colleague,
  doctor,
  firstOf,
  list,
  only,
  patientId,
  scheduled,
  setUpAbsences,
  times,
  today,
  tomorrow,
  twentyVisits,
  userId,
  visitsOn,
  whenOf,
} from '../test/absence-visits'
import { readVisit } from '../test/visits'

/** What could become of the visits of a doctor who is away. It is 09:55 on a Monday. */

setUpAbsences()

describe('what is proposed for a visit', () => {
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
})
