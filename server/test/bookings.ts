import type { TestWorld } from '@mocks/node'
import { type BookingRequest, bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import type { OutputOf } from '@shared/contracts/endpoint'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type Call, call, pathOf } from './api'
import { keyedCalls } from './records'

export const checkup = {
  ...{ firstName: 'Priya', lastName: 'Nair', gender: 'Female', mobile: '9876543210' },
  ...{ email: 'priya@rounds.example', age: 34 },
  ...{ type: 'checkup', checkupDetails: 'Tired since March' },
}

export const readBooking = (body: unknown): BookingRequest =>
  bookingRequestEndpoints.decline.output.parse(body)

const bookedSchema = z.object({
  saveBookappoinment: z.object({ _id: z.string(), number: z.number() }),
})

/** Which booking an answer is about, as it was made. */
export function bookedIn(body: unknown) {
  const { _id, number } = bookedSchema.parse(body).saveBookappoinment
  return { id: _id, number, version: 1 }
}

type Seen = Pick<BookingRequest, 'id' | 'version'>

/** The calls about booking requests, to a test's world, by whoever's token it gives. */
export function bookingCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const { list, own, schedule, decline, withdraw } = bookingRequestEndpoints
  const step =
    ({ method, path }: typeof schedule | typeof decline | typeof withdraw) =>
    ({ id, version }: Seen, json: object, of: Call = {}) =>
      ask(method, pathOf({ path }, id), { json: { version, ...json }, ...of })
  return {
    ask,
    /** Books, and says which booking it is. */
    booked: async (by: string, more: object = {}) => {
      const json = { ...checkup, ...more }
      const answer = await call(world().api, 'POST', bookingEndpoints.create.path, {
        token: by,
        json,
      })
      expect(answer.status).toBe(201)
      return bookedIn(answer.body)
    },
    list: async (
      query: Record<string, string> = {},
      of: Call = {},
    ): Promise<OutputOf<typeof list>> => {
      const { status, body } = await ask('GET', `${list.path}?${new URLSearchParams(query)}`, of)
      expect(status).toBe(200)
      return list.output.parse(body)
    },
    own: async (of: Call = {}): Promise<BookingRequest[]> => {
      const { status, body } = await ask('GET', own.path, of)
      expect(status).toBe(200)
      return own.output.parse(body)
    },
    schedule: step(schedule),
    decline: step(decline),
    withdraw: step(withdraw),
  }
}
