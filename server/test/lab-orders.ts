import type { TestWorld } from '@mocks/node'
import type { Endpoint, OutputOf } from '@shared/contracts/endpoint'
import { fileEndpoints } from '@shared/contracts/files'
import {
  type LabOrder,
  type LabRequest,
  labMessages,
  labOrderEndpoints,
} from '@shared/contracts/lab-orders'
import { noticeEndpoints, noticeText } from '@shared/contracts/notices'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { users } from '../db/schema'
import { type Call, pathOf } from './api'
import { keyedCalls } from './records'

/** One value that is reported. */
export const measured = (value: number, more: object = {}) => ({
  ...{ analyte: 'Potassium', value, unit: 'mmol/L', low: 3.5, high: 5 },
  ...{ critical: false, ...more },
})

/** What is reported, but for the order and its version. */
export const report = { observation: 'As expected', values: [measured(4.2)], fileId: null }
export const criticalReport = { ...report, values: [measured(6.4, { critical: true })] }

/** The calls about lab orders, to a test's world, by whoever's token it gives. */
export function labCalls(world: () => TestWorld, token: () => string) {
  const ask = keyedCalls(() => world().api, token)
  const read = async <E extends Endpoint>(
    { path, output }: E,
    query: Record<string, string> = {},
    call: Call = {},
  ): Promise<OutputOf<E>> => {
    const { status, body } = await ask('GET', `${path}?${new URLSearchParams(query)}`, call)
    expect(status, JSON.stringify(body)).toBe(200)
    // An endpoint's answer is what its own schema reads.
    return output.parse(body) as OutputOf<E>
  }
  const step =
    (endpoint: Endpoint) =>
    ({ id, version }: Pick<LabOrder, 'id' | 'version'>, more: object = {}, call: Call = {}) =>
      ask('POST', pathOf(endpoint, id), { json: { version, ...more }, ...call })
  const request = (patientId: string, more: Partial<LabRequest> = {}, call: Call = {}) =>
    ask('POST', labOrderEndpoints.create.path, {
      json: {
        ...{ patientId, testTypes: ['Basic Metabolic Panel'], priority: 'routine', question: '' },
        ...more,
      },
      ...call,
    })
  return {
    ask,
    read,
    request,
    take: step(labOrderEndpoints.take),
    move: step(labOrderEndpoints.move),
    assign: step(labOrderEndpoints.assign),
    report: step(labOrderEndpoints.report),
    correct: step(labOrderEndpoints.correct),
    acknowledge: step(labOrderEndpoints.acknowledge),
    /** The first of the orders made. */
    ordered: async (
      patientId: string,
      more: Partial<LabRequest> = {},
      call: Call = {},
    ): Promise<LabOrder> => {
      const { status, body } = await request(patientId, more, call)
      expect(status, JSON.stringify(body)).toBe(201)
      const [order] = labOrderEndpoints.create.output.parse(body)
      if (!order) throw new Error('nothing was ordered')
      return order
    },
    /** One order with all versions of its result. */
    record: (id: string, call: Call = {}) =>
      read({ ...labOrderEndpoints.get, path: pathOf(labOrderEndpoints.get, id) }, {}, call),
    /** The id of a file that was uploaded. */
    uploaded: async (name: string, call: Call = {}): Promise<string> => {
      const { status, body } = await ask(
        'POST',
        `${fileEndpoints.upload.path}?${new URLSearchParams({ name })}`,
        { raw: '%PDF-1.7\n%%EOF', ...call },
      )
      expect(status, JSON.stringify(body)).toBe(201)
      return fileEndpoints.upload.output.parse(body).id
    },
    accountOf: async (username: string) => {
      const [account] = await world().db.select().from(users).where(eq(users.username, username))
      if (!account) throw new Error(`there is no ${username}`)
      return account
    },
  }
}

/** What is done with results, by the laboratory, the doctor and the patient of the demo clinic. */
export function resultCalls(
  world: () => TestWorld,
  who: () => { token: string; doctor: Call; patient: Call; order: LabOrder },
) {
  const calls = labCalls(world, () => who().token)
  const { ask, read, report: reports, correct, acknowledge } = calls
  const { own, get, ...endpoints } = labOrderEndpoints
  return {
    ...calls,
    told: async (caller: Call) =>
      (await read(noticeEndpoints.list, {}, caller)).rows.map(({ what }) => noticeText(what)),
    reported: async (json: object = report, of: LabOrder = who().order) =>
      endpoints.report.output.parse((await reports(of, json)).body),
    corrected: async (json: object, of: LabOrder) =>
      endpoints.correct.output.parse(
        (await correct(of, { ...report, reason: 'Another tube', ...json })).body,
      ),
    acknowledged: async (of: LabOrder) =>
      endpoints.acknowledge.output.parse((await acknowledge(of, {}, who().doctor)).body),
    /** The patient's own results, by the ids of their orders. */
    ownIs: async () => (await read(own, {}, who().patient)).map(({ id, result }) => [id, result]),
    readsOwn: async () => (await ask('GET', pathOf(get, who().order.id), who().patient)).status,
    readFile: async (id: string, { token = '' }: Call) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await world().api.request(pathOf(fileEndpoints.read, id), { headers })).status
    },
  }
}

/** The refusal of a change that was made of an older version. */
export const staleOrder = (current: object) => ({
  status: 409,
  body: { message: labMessages.stale, error: 'stale', current },
})
