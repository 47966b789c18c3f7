import { visitMessages, visitSchema } from '@shared/contracts/visits'
import { beforeEach, expect, it } from 'vitest'
import { visits } from '../db/schema-care'
import { observedApi, observedConfig, refusal } from '../test/api'
import { removeNotes } from '../test/notes'
import { unchanged } from '../test/records'
import { visitCalls } from '../test/visits'
import { setUpWorld, world } from '../test/world'

/** A clinic in Berlin, whose clocks change on 29 March and 25 October 2026. */

let observed: ReturnType<typeof observedApi>
let token: string

setUpWorld({ zone: 'Europe/Berlin' })
beforeEach(async () => {
  // The demo's visits are counted from today, and may be of one of these days.
  await removeNotes(world)
  await world.db.delete(visits)
  observed = observedApi(world.db, {
    config: { ...observedConfig, sessionSeconds: 12 * 60 * 60, zone: 'Europe/Berlin' },
  })
})

const calls = visitCalls(
  () => ({ ...world, api: observed.api }),
  () => token,
)
const { schedule, scheduled, list, get } = calls

/** Signs in at this moment. */
async function goTo(now: string): Promise<void> {
  observed.at.now = Date.parse(now)
  await observed.adoptAccounts('secret')
  const answer = await calls.ask('POST', '/api/auth/login', {
    json: { username: 'receptionist', password: 'secret' },
    token: '',
  })
  token = String(Object(answer.body).token)
}

it('refuses a time that is skipped, and offers the next that there is', async () => {
  await goTo('2026-03-01T08:00:00Z')
  const night = { date: '2026-03-29' }
  await unchanged(world.db, async () => {
    expect(await schedule({ ...night, time: '02:30' })).toMatchObject(
      refusal(422, visitMessages.timeSkipped, { time: visitMessages.timeSkipped }),
    )
  })
  expect(await scheduled({ ...night, time: '03:00' })).toMatchObject({
    startsAt: '2026-03-29T01:00:00.000Z',
    ...night,
    time: '03:00',
  })
  // One ends where the clocks go forward, and the next begins.
  expect(await scheduled({ ...night, time: '01:45' })).toMatchObject({
    endsAt: '2026-03-29T01:00:00.000Z',
  })
})

it('takes the first of a time that is doubled, and reads both of them alike', async () => {
  await goTo('2026-10-01T08:00:00Z')
  const night = { date: '2026-10-25', time: '02:30' }
  const visit = await scheduled(night)
  expect(visit).toMatchObject({ startsAt: '2026-10-25T00:30:00.000Z', ...night })
  expect(visitSchema.parse((await get(visit.id)).body)).toMatchObject(night)
  expect((await list({ date: '2026-10-25' })).rows).toMatchObject([night])
  expect((await schedule({ ...night, time: '02:40' })).status).toBe(409)
})

it('lists a visit on its day in the clinic, whatever day it is elsewhere', async () => {
  await goTo('2026-06-10T21:50:00Z')
  const late = await scheduled({ date: '2026-06-10', time: '23:55' })
  const early = await scheduled({ date: '2026-06-11', time: '00:15' })
  expect(late.startsAt).toBe('2026-06-10T21:55:00.000Z')
  expect(early.startsAt).toBe('2026-06-10T22:15:00.000Z')
  expect((await list({ date: '2026-06-11' })).rows).toMatchObject([{ id: early.id }])
  // Ten minutes later it is the next day there, and the other is gone by.
  await goTo('2026-06-10T22:05:00Z')
  const { rows } = await list({ limit: '100' })
  const place = (id: string) => rows.findIndex((row) => row.id === id)
  expect(place(early.id)).toBe(0)
  expect(place(late.id)).toBeGreaterThan(0)
})
