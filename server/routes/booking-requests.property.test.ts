import { createTestWorld, type TestWorld } from '@mocks/node'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { errorEnvelopeSchema } from '@shared/contracts/error'
import { addDays } from '@shared/lib/clinic-date'
import { tries } from '@shared/test/property'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../test/api'
import { bookingCalls, readBooking } from '../test/bookings'
import { clinicDay } from '../test/patients'
import { prescriptionCalls } from '../test/prescriptions'
import { unchanged } from '../test/records'

let world: TestWorld
let token: string
/** Who it is for, and with whom. */
let people: { patientId: string; doctorId: string }

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.signIn('admin')
  people = {
    patientId: await patientNamed('arun thomas'),
    doctorId: await doctorNamed('Kavya Reddy'),
  }
})
afterAll(() => world.close())

const calls = bookingCalls(
  () => world,
  () => token,
)
const { patientNamed, doctorNamed } = prescriptionCalls(
  () => world,
  () => token,
)

/** Any script, emoji, signs that patterns know, and what no database keeps. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '\0', '\ud83d', 'ﷺ'.repeat(100), '𠮷'.repeat(50), 'x'.repeat(501)),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }))
const mostly = <T>(usual: T, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant<unknown>(usual) }, other)
const date = fc.oneof(
  fc.integer({ min: -10, max: 400 }).map((days) => addDays(clinicDay, days)),
  fc.constantFrom('', '2023-02-29', '0000-01-01', '9999-12-31', '1990-1-1'),
)
const time = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map((hour) => `${hour}:15`),
  fc.constantFrom('', '24:00', '9', '0945', '9.45'),
)
const version = mostly(1, anything)
const slot = fc.record({ date, time, reason: mostly('Cough', text), version })
const others = fc.record(
  {
    patientId: text,
    doctorId: text,
    anyway: fc.oneof(fc.record({ reason: text }), anything),
  },
  { requiredKeys: [] },
)

/** What every refusal has to be: a sentence, and nothing of the inside. */
function expectRefusal({ status, body }: { status: number; body: unknown }) {
  expect([400, 409, 422]).toContain(status)
  const { message } = errorEnvelopeSchema.parse(body)
  expect(message).not.toMatch(/insert into|select "|drizzle|node_modules/i)
}

/** A new booking, and no repetition of another. */
const booked = async () => {
  world.advance(61_000)
  // After many of them a session is over.
  token = await world.signIn('admin')
  return await calls.booked(token)
}
const kept = async (id: string) =>
  (await calls.ask('GET', pathOf(bookingRequestEndpoints.get, id))).body

it('makes a visit of a booking, or leaves both as they were', async () => {
  await fc.assert(
    fc.asyncProperty(
      slot,
      fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, others),
      async (typed, more) => {
        const booking = await booked()
        const wanted = { ...people, ...typed, ...more }
        const answer = await calls.schedule(booking, wanted)
        if (answer.status !== 200) {
          expectRefusal(answer)
          await unchanged(world.db, () => calls.schedule(booking, wanted))
        } else {
          const { request, visit } = bookingRequestEndpoints.schedule.output.parse(answer.body)
          expect(visit).toMatchObject({ ...people, date: typed.date, status: 'pending' })
          expect(await kept(booking.id)).toEqual(request)
        }
      },
    ),
    tries(13),
  )
})

it('keeps the reasons that it takes, and refuses the rest', async () => {
  await fc.assert(
    fc.asyncProperty(anything, version, async (reason, version) => {
      const booking = await booked()
      const answer = await calls.decline(booking, { reason, version })
      if (answer.status !== 200) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.decline(booking, { reason, version }))
      } else {
        expect(readBooking(answer.body).reason).toBe(String(reason).trim())
        expect(await kept(booking.id)).toEqual(answer.body)
      }
    }),
    tries(13),
  )
})

it('withdraws by the version that was seen, and by nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(version, anything, async (version, more) => {
      const booking = await booked()
      const answer = await calls.withdraw(booking, { version, more })
      if (answer.status !== 200) {
        expectRefusal(answer)
        await unchanged(world.db, () => calls.withdraw(booking, { version, more }))
      } else expect(await kept(booking.id)).toMatchObject({ status: 'withdrawn', version: 2 })
    }),
    tries(13),
  )
})

it('bears anything that is looked for', async () => {
  const number = fc.oneof(fc.integer({ max: 120 }).map(String), text)
  const query = fc.record(
    { status: text, cursor: text, page: number, limit: number },
    { requiredKeys: [] },
  )
  const { path } = bookingRequestEndpoints.list
  const { rows } = await calls.list()
  await fc.assert(
    fc.asyncProperty(query, number, async (asked, at) => {
      const bytes = new TextEncoder().encode(JSON.stringify([at, rows[0]?.id]))
      const cursor = btoa(String.fromCharCode(...bytes)).slice(0, 1000)
      for (const search of [asked, { cursor }]) {
        const answer = await calls.ask('GET', `${path}?${new URLSearchParams(search)}`)
        if (answer.status !== 200) expectRefusal(answer)
      }
    }),
    tries(20),
  )
})
