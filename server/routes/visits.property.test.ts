import { createTestWorld, type TestWorld } from '@mocks/node'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { visitGridEndpoints } from '@shared/contracts/visit-grid'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../test/api'
import { clinicDay } from '../test/patients'
import { unchanged } from '../test/records'
import { readVisit, visitCalls } from '../test/visits'

let world: TestWorld
let token: string
let ids: { patients: string[]; doctors: string[] }

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('receptionist')
  ids = {
    patients: await Promise.all([1, 2].map(calls.patientId)),
    doctors: await Promise.all(['doctor', 'kreddy'].map(calls.userId)),
  }
})
afterAll(() => world.close())

const calls = visitCalls(
  () => world,
  () => token,
)

/** Any script, emoji, signs that patterns know, and what no database keeps. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.stringMatching(/^[%_\\'" .@+\d:-]{0,40}$/),
  fc.constantFrom('', ' ', '\0', '\ud83d', '𠮷'.repeat(300), 'x'.repeat(1000)),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const likely = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<unknown> = anything) =>
  fc.oneof(
    { weight: 5, arbitrary: usual.map((value): unknown => value) },
    { weight: 1, arbitrary: other },
  )
const day = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((days) => addDays(clinicDay, days)),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2023-02-29', '2026-1-1'),
)
const time = fc.oneof(
  fc
    .record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) })
    .map(({ hour, minute }) => `${hour}:${String(minute).padStart(2, '0')}`),
  fc.constantFrom('945', '9.45', '24:00', '00:00', '23:59', '-1:00'),
)
const anyway = fc.option(fc.record({ reason: likely(fc.constant('It cannot wait')) }), {
  nil: undefined,
})
const one = (of: () => readonly string[]) => fc.nat(1).map((at) => of()[at])
const wanted = fc.record({
  patientId: likely(one(() => ids.patients)),
  doctorId: likely(one(() => ids.doctors)),
  date: likely(day),
  time: likely(time),
  reason: likely(fc.constant('Cough'), text),
  anyway,
})

/** What every refusal has to be: a sentence, and nothing of the inside. */
function expectRefusal({ status, body }: Answer): void {
  expect([400, 404, 409, 422], JSON.stringify(body)).toContain(status)
  const { message } = errorEnvelopeSchema.parse(body)
  expect(message).not.toMatch(/insert into|select "|drizzle|temporal|node_modules/i)
}

it('keeps what it schedules and moves, so that it is read back and listed, and refuses the rest', async () => {
  await fc.assert(
    fc.asyncProperty(wanted, wanted, async (asked, moved) => {
      const answer = await calls.schedule(asked)
      if (answer.status !== 201) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.schedule(asked))
        return
      }
      const { warnings: _told, ...visit } = readVisit(answer.body)
      expect((await calls.get(visit.id)).body).toEqual(visit)
      const { patientId: _kept, ...change } = moved
      const changed = await calls.change({ ...visit, warnings: [] }, change)
      if (changed.status !== 200) expectRefusal(changed)
      const now = readVisit((await calls.get(visit.id)).body)
      expect(now).toEqual(
        changed.status === 200 ? { ...readVisit(changed.body), warnings: [] } : readVisit(visit),
      )
      const listed = await calls.list({ date: now.date, q: now.patientName, limit: '100' })
      expect(listed.rows.map(({ id }) => id)).toContain(now.id)
      expect(Date.parse(now.endsAt ?? '') - Date.parse(now.startsAt ?? '')).toBe(15 * 60_000)
    }),
    tries(10),
  )
})

it('bears any step in any order, and any body of one', async () => {
  const step = fc.constantFrom('checkIn', 'complete', 'cancel', 'noShow', 'reopen')
  const steps = fc.array(
    fc.record({ step, version: likely(fc.constant(null)), reason: likely(fc.constant('')) }),
    { minLength: 1, maxLength: 6 },
  )
  let at = 0
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      at += 1
      const visit = await calls.scheduled({ date: addDays(clinicDay, -30 - at) })
      for (const { step, version, reason } of taken) {
        const now = readVisit((await calls.get(visit.id)).body)
        const answer = await calls[step](now, {
          version: version ?? now.version,
          ...(step === 'cancel' && { reason }),
          ...(step === 'checkIn' && { otherDay: true }),
        })
        if (answer.status !== 200) expectRefusal(answer)
        const { warnings: _none, ...after } = readVisit(answer.status === 200 ? answer.body : now)
        expect((await calls.get(visit.id)).body).toEqual(after)
      }
    }),
    tries(15),
  )
})

it('bears anything that is looked for', async () => {
  const query = fc.record(
    {
      q: text,
      status: likely(fc.constant('pending'), text),
      date: likely(day, text),
      time: likely(time, text),
      doctorId: likely(
        one(() => ids.doctors),
        text,
      ),
      patientId: text,
      departmentId: text,
      days: fc.oneof(fc.constantFrom('1', '7'), text),
      visitId: text,
      from: likely(day, text),
      cursor: text,
      page: fc.oneof(fc.integer().map(String), text),
      limit: fc.oneof(fc.integer({ max: 120 }).map(String), text),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const given = Object.entries(asked).map(([name, value]) => [name, String(value)])
      const search = new URLSearchParams(given)
      for (const { path } of [
        visitEndpoints.list,
        visitEndpoints.counts,
        visitTimeEndpoints.slot,
        visitTimeEndpoints.freeTimes,
        visitGridEndpoints.grid,
      ]) {
        const answer = await calls.ask('GET', `${path}?${search}`)
        if (answer.status !== 200) expectRefusal(answer)
      }
    }),
    tries(30),
  )
})

it('bears any cursor that is made to look like one of ours', async () => {
  const { rows } = await calls.list()
  const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  await fc.assert(
    fc.asyncProperty(fc.oneof(instant, text, day), async (at) => {
      const bytes = new TextEncoder().encode(JSON.stringify([at, rows[0]?.id]))
      const cursor = btoa(String.fromCharCode(...bytes)).slice(0, 1000)
      const path = `${visitEndpoints.list.path}?${new URLSearchParams({ cursor })}`
      const answer = await calls.ask('GET', path)
      if (answer.status !== 200) expectRefusal(answer)
    }),
    tries(30),
  )
})
