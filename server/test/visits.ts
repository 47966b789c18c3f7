import type { TestWorld } from '@mocks/node'
import type { Id } from '@shared/contracts/lists'
import { visitTimeEndpoints } from '@shared/contracts/visit-times'
import { type ScheduledVisit, scheduledVisitSchema, visitEndpoints } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { patients, users } from '../db/schema'
import { type Call, pathOf } from './api'
import { clinicDay } from './patients'
import { keyedCalls } from './records'

export const readVisit = (body: unknown): ScheduledVisit => scheduledVisitSchema.parse(body)

/** A day on which the demo clinic has no visits. */
export const quietDay = addDays(clinicDay, 40)

type Seen = Pick<ScheduledVisit, 'id' | 'version'>

/** The calls about visits, to the world that a test has, by whoever's token it gives. */
export function visitCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const patientId = async (number: number) => {
    const [row] = await world().db.select().from(patients).where(eq(patients.number, number))
    return row?.id ?? ''
  }
  const userId = async (username: string) => {
    const [row] = await world().db.select().from(users).where(eq(users.username, username))
    return row?.id ?? ''
  }
  const slot = { date: quietDay, time: '09:00', reason: 'Cough' }
  const schedule = async (more: object = {}, call: Call = {}) =>
    ask('POST', visitEndpoints.schedule.path, {
      json: {
        ...slot,
        patientId: await patientId(1),
        doctorId: await userId('doctor'),
        ...more,
      },
      ...call,
    })
  const step =
    (endpoint: 'checkIn' | 'complete' | 'cancel' | 'noShow' | 'reopen') =>
    ({ id, version }: Seen, json: object = {}, call: Call = {}) =>
      ask('POST', pathOf(visitEndpoints[endpoint], id), { json: { version, ...json }, ...call })
  return {
    ask,
    patientId,
    userId,
    schedule,
    scheduled: async (more: object = {}, call: Call = {}) => {
      const { status, body } = await schedule(more, call)
      expect(status, JSON.stringify(body)).toBe(201)
      return readVisit(body)
    },
    get: (id: Id, call: Call = {}) => ask('GET', pathOf(visitEndpoints.get, id), call),
    list: async (query: Record<string, string> = {}, call: Call = {}) => {
      const path = `${visitEndpoints.list.path}?${new URLSearchParams(query)}`
      const { status, body } = await ask('GET', path, call)
      expect(status, JSON.stringify(body)).toBe(200)
      return visitEndpoints.list.output.parse(body)
    },
    slot: (query: Record<string, string>, call: Call = {}) =>
      ask('GET', `${visitTimeEndpoints.slot.path}?${new URLSearchParams(query)}`, call),
    freeTimes: (query: Record<string, string>, call: Call = {}) =>
      ask('GET', `${visitTimeEndpoints.freeTimes.path}?${new URLSearchParams(query)}`, call),
    change: (visit: ScheduledVisit, more: object = {}, call: Call = {}) => {
      const { id, version, date, time, reason, doctorId } = visit
      return ask('PATCH', pathOf(visitEndpoints.change, id), {
        json: { version, date, time, reason, doctorId, ...more },
        ...call,
      })
    },
    checkIn: step('checkIn'),
    complete: step('complete'),
    cancel: step('cancel'),
    noShow: step('noShow'),
    reopen: step('reopen'),
  }
}
