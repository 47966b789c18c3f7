import { absenceDeskEndpoints } from '@shared/contracts/absence-desk'
import { absenceEndpoints } from '@shared/contracts/absences'
import { addDays } from '@shared/lib/clinic-date'
import { eq, sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { visits } from '../db/schema-care'
import { accepted, deskCalls } from '../test/absence-desk'
import { pathOf } from '../test/api'
import { quietDay, readVisit, visitCalls } from '../test/visits'
import { setUpWorld, token, world } from '../test/world'

/** Desks that settle, move and take back at the same moment, on a database where they meet. */

setUpWorld({ as: 'receptionist' })

const calls = visitCalls(
  () => world,
  () => token,
)
const { ask, schedule, scheduled, change, get, patientId, userId } = calls
const { away, affected, settle, settling, undo } = deskCalls(calls)

/** Races; `npm run test:long` holds more. */
const races = Math.ceil(Number(process.env.RACES ?? 60) / 10)

/** How many pairs of visits overlap that are both to take place. */
const overlaps = () =>
  world.db.$count(
    sql`visits a join visits b on a.doctor_id = b.doctor_id and a.id < b.id`,
    sql`tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      and not (a.status in ('cancelled', 'no-show') or b.status in ('cancelled', 'no-show'))`,
  )

it(
  'ends each visit in one state, whoever of two desks and a third that moves comes first',
  async () => {
    for (let round = 0; round < races; round++) {
      const day = addDays(quietDay, round * 3)
      for (let at = 0; at < 6; at++)
        await scheduled({
          date: day,
          time: `09:${at}0`,
          minutes: 10,
          patientId: await patientId(1 + at),
        })
      const absence = await away(day)
      const { rows } = await affected(absence, '?prefer=same')
      const asked = accepted(rows)
      const other = readVisit((await get(rows[2]?.id ?? '')).body)
      const [one, two, moved] = await Promise.all([
        settle(absence, asked),
        settle(absence, asked.toReversed()),
        change(other, { date: addDays(day, 2), time: '16:00' }),
      ])
      const done = [...one, ...two].filter(({ refused }) => !refused).map(({ id }) => id)
      expect(done.length, `round ${round}`).toBe(new Set(done).size)
      expect(done.length + (moved.status === 200 ? 1 : 0)).toBe(6)
      const left = (await affected(absence)).rows.filter(({ state }) => state === 'open')
      expect(left).toEqual([])
      const [back, again] = await Promise.all([undo(absence), undo(absence)])
      const undone = [...back, ...again].filter(({ refused }) => !refused)
      expect(undone.map(({ id }) => id).toSorted()).toEqual(done.toSorted())
    }
    expect(await overlaps()).toBe(0)
  },
  races * 5_000 * inject('patience'),
)

it('settles once by one key that is sent by two calls at once', async () => {
  await scheduled()
  const absence = await away(quietDay)
  const asked = accepted((await affected(absence)).rows)
  const call = { headers: { 'idempotency-key': 'at-once' } }
  const answers = await Promise.all([
    settling(absence, asked, call),
    settling(absence, asked, call),
  ])
  expect(answers[1]?.body).toEqual(answers[0]?.body)
  expect(absenceDeskEndpoints.settle.output.parse(answers[0]?.body).rows).toMatchObject([
    { row: { version: 2 } },
  ])
})

it(
  'lets no visit into an absence that is entered at the same moment without a word',
  async () => {
    const [doctorId, doctor2] = [await userId('doctor'), await userId('kreddy')]
    for (let round = 0; round < races; round++) {
      const day = addDays(quietDay, round * 3)
      const other = await scheduled({ date: addDays(day, 1), time: '09:00', doctorId: doctor2 })
      const [entered, made, moved] = await Promise.all([
        ask('POST', absenceEndpoints.create.path, {
          json: {
            ...{ staffId: doctorId, from: day, to: day, fromTime: null, toTime: null },
            ...{ kind: 'illness', note: '' },
          },
        }),
        schedule({ date: day, time: '10:00' }),
        change(other, { date: day, time: '11:00', doctorId }),
      ])
      const absence = absenceEndpoints.create.output.parse(entered.body)
      const { rows } = await affected(absence)
      const inside = await world.db
        .select({ id: visits.id })
        .from(visits)
        .where(sql`${eq(visits.doctorId, doctorId)} and ${visits.startsAt}::date = ${day}::date`)
      expect(rows.map(({ id }) => id).toSorted()).toEqual(inside.map(({ id }) => id).toSorted())
      for (const { status, body } of [made, moved])
        if (status >= 300) expect(body).toMatchObject({ error: 'unavailable' })
      const path = pathOf(absenceEndpoints.decline, absence.id)
      expect((await ask('POST', path, { json: { version: 1 } })).status).toBe(200)
    }
  },
  races * 3_000 * inject('patience'),
)
