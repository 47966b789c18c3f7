import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { bookingRequestEndpoints } from '@shared/contracts/booking-requests'
import { bookingEndpoints } from '@shared/contracts/bookings'
import { fileEndpoints } from '@shared/contracts/files'
import { type LabOrder, labOrderEndpoints, labOrderSchema } from '@shared/contracts/lab-orders'
import { patientEndpoints } from '@shared/contracts/patients'
import { prescriptionRequestEndpoints } from '@shared/contracts/prescription-requests'
import { prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { type Visit, type VisitStatus, visitEndpoints } from '@shared/contracts/visits'
import { Client } from 'pg'
import * as z from 'zod/mini'
import { contentHash } from '../content-hash'
import { decodeCursor, isAfter } from '../records/changes'
import type { History } from './history'
import { readVisit } from './visits'

/** The answer that stands in the database beside a change that was made. */
interface Kept {
  call: string
  key: string
  body: Record<string, unknown>
}

/** What a change has made of a record. */
interface Made {
  call: string
  id: string
  is: Record<string, unknown>
}

/** What the database holds in the end. */
interface Records {
  kept: Kept[]
  made: Made[]
  visits: { id: string; status: string; version: number; doctorId: string; startsAt: Date }[]
  patients: { id: string; version: number; isNew: boolean }[]
  prescriptions: { id: string; patientId: string; version: number }[]
  /** The diagnoses of these, which no one has entered before. */
  problems: { id: string }[]
  files: { id: string; isWhole: boolean }[]
  requests: { id: string }[]
  labOrders: { id: string; status: string; version: number; revisions: number }[]
  labResults: { orderId: string; revision: number }[]
  bookings: {
    id: string
    marker: string
    status: string
    version: number
    visitId: string | null
  }[]
  changes: { xid: string; id: string; topic: string; recordId: string }[]
  overlaps: { one: string; other: string }[]
}

/** Reads all that desks have written; what the demo clinic began with is left out. */
export async function readRecords(
  connectionString: string,
  filesDirectory: string,
): Promise<Records> {
  const client = new Client({ connectionString })
  await client.connect()
  const read = async (statement: string) => (await client.query(statement)).rows
  try {
    const kept: Kept[] = await read(
      'select endpoint as call, key, answer as body from idempotency_keys',
    )
    return {
      kept,
      made: kept.flatMap(madeBy),
      visits: await read(
        `select id, status, version, doctor_id as "doctorId", starts_at as "startsAt" from visits where reason like 'Desk %'`,
      ),
      patients: await read(`select id, version, name like 'Desk %' as "isNew" from patients`),
      prescriptions: await read(
        `select id, patient_id as "patientId", version from prescriptions where diagnosis like 'Desk %'`,
      ),
      problems: await read(`select id from problems where words like 'Desk %'`),
      files: await Promise.all(
        // The demo's own belongs to a document.
        (
          await read('select id, hash from files where id not in (select file_id from documents)')
        ).map(async ({ id, hash }) => {
          const content = await readFile(join(filesDirectory, hash.slice(0, 2), hash))
          return { id, isWhole: (await contentHash(new Uint8Array(content))) === hash }
        }),
      ),
      requests: await read(`select id from prescription_requests where medicine like 'Desk %'`),
      labOrders: await read(
        `select id, status, version, revisions from lab_orders where question like 'Desk %'`,
      ),
      labResults: await read(
        `select order_id as "orderId", revision from lab_results join lab_orders
         on lab_orders.id = lab_results.order_id where question like 'Desk %' order by revision`,
      ),
      bookings: await read(
        'select id, checkup_details as marker, status, version, visit_id as "visitId" from booking_requests',
      ),
      // Of a notice its account alone is told.
      changes: await read(
        `select xid::text, id, topic, record_id as "recordId" from changes
         where topic <> 'notices' order by changes.xid, id`,
      ),
      // Whoever came second did so knowingly, or there is one too many.
      overlaps: await read(
        `select one.id as one, other.id as other from visits one join visits other
         on one.doctor_id = other.doctor_id and one.id < other.id
         and tstzrange(one.starts_at, one.ends_at) && tstzrange(other.starts_at, other.ends_at)
         where one.status not in ('cancelled', 'no-show') and one.anyway_at is null
         and other.status not in ('cancelled', 'no-show') and other.anyway_at is null`,
      ),
    }
  } finally {
    await client.end()
  }
}

const idSchema = z.looseObject({ id: z.string() })

/** To give a booking a visit is two changes at once: one schedules the visit. Tests are ordered together. */
const madeBy = ({ call, body }: Kept): Made[] => {
  const records =
    call === bookingRequestEndpoints.schedule.name
      ? [[call, body.request] as const, [visitEndpoints.schedule.name, body.visit] as const]
      : Array.isArray(body)
        ? body.map((record: unknown) => [call, record] as const)
        : [[call, body] as const]
  return records.map(([call, record]) => {
    const is = idSchema.parse(record)
    return { call, id: is.id, is }
  })
}

const visitCalls: ReadonlySet<string> = new Set(
  [...Object.values(visitEndpoints), visitEndpoints.change].map(({ name }) => name),
)

const bookingCalls: ReadonlySet<string> = new Set(
  [bookingRequestEndpoints.schedule, bookingRequestEndpoints.decline].map(({ name }) => name),
)

const labCalls: ReadonlySet<string> = new Set(
  Object.values(labOrderEndpoints).map(({ name }) => name),
)

const resultCalls: ReadonlySet<string> = new Set(
  [labOrderEndpoints.report, labOrderEndpoints.correct].map(({ name }) => name),
)

/** What must not have happened and did, in words; nothing where the records can be trusted. */
export const wrongIn = (history: History, records: Records): string[] => [
  ...records.overlaps.map(({ one, other }) => `visits ${one} and ${other} overlap`),
  ...history.errors,
  ...wrongAnswers(history, records),
  ...wrongEffects(history, records),
  ...wrongVisits(records),
  ...wrongOrders(records),
  ...wrongChanges(records),
  ...history.followers.flatMap((told) => wrongTold(told, records)),
]

/** Every acknowledged change is there as it was told; what was refused is not. */
function wrongAnswers({ attempts }: History, records: Records): string[] {
  const kept = new Map(records.kept.map(({ key, body }) => [key, body]))
  return attempts.flatMap(({ call, key, lost, answers }) => {
    const wrong = (why: string) => [`${call} ${key}: ${why}`]
    const [first, ...again] = answers
    if (answers.some(({ status }) => status >= 500)) return wrong(JSON.stringify(first?.body))
    if (again.some((answer) => !isDeepStrictEqual(answer, first))) return wrong('two answers')
    if (!first || call === bookingEndpoints.create.name) return []
    if (first.status < 300 && !isDeepStrictEqual(kept.get(key), first.body))
      return wrong('is acknowledged and not kept')
    // One that was sent in vain before may have come later than the refusal.
    if (first.status >= 400 && lost === 0 && kept.has(key)) return wrong('is refused and kept')
    return []
  })
}

/** What is made anew stands there once for its key, and nothing stands there besides. */
function wrongEffects({ attempts }: History, records: Records): string[] {
  const sameIds = (call: string, rows: readonly { id: string }[]) => {
    const told = records.made.filter((one) => one.call === call).map(({ id }) => id)
    return isDeepStrictEqual(told.toSorted(), rows.map(({ id }) => id).toSorted())
      ? []
      : [`${call}: ${told.length} made, ${rows.length} there`]
  }
  /** How often the patients' medicines have changed: with a prescription, and where one of it was ended. */
  const changed = new Map<string, number>()
  for (const { patientId, version } of records.prescriptions)
    changed.set(patientId, version + (changed.get(patientId) ?? 0))
  const ended = records.made.filter(({ call }) => call === prescriptionEndpoints.end.name)
  const bookings = attempts.filter(({ call }) => call === bookingEndpoints.create.name)
  return [
    ...sameIds(visitEndpoints.schedule.name, records.visits),
    ...sameIds(prescriptionEndpoints.create.name, records.prescriptions),
    ...(records.problems.length === records.prescriptions.length
      ? []
      : [`${records.prescriptions.length} diagnoses, ${records.problems.length} on lists`]),
    ...sameIds(
      prescriptionEndpoints.end.name,
      records.prescriptions.filter(({ version }) => version > 1),
    ),
    ...ended.flatMap(({ id, is }) => (is.version === 2 ? [] : [`${id} was ended ${is.version}`])),
    ...sameIds(fileEndpoints.upload.name, records.files),
    ...records.files.flatMap(({ id, isWhole }) => (isWhole ? [] : [`file ${id} is not whole`])),
    ...sameIds(prescriptionRequestEndpoints.create.name, records.requests),
    ...sameIds(labOrderEndpoints.create.name, records.labOrders),
    ...sameIds(
      patientEndpoints.register.name,
      records.patients.filter(({ isNew }) => isNew),
    ),
    ...records.patients.flatMap(({ id, version }) =>
      version === 1 + (changed.get(id) ?? 0) ? [] : [`patient ${id} is version ${version}`],
    ),
    // A booking has no key: its words tell it.
    ...bookings.flatMap(({ marker, answers }) => {
      const there = records.bookings.filter((booking) => booking.marker === marker).length
      return there === 1 || (there === 0 && answers.length === 0) ? [] : [`${marker}: ${there}`]
    }),
    ...wrongBookings(records),
  ]
}

/** A booking is closed once, as it was told. */
function wrongBookings({ made, bookings }: Records): string[] {
  const closed = new Map<string, unknown[]>()
  for (const { call, id, is } of made)
    if (bookingCalls.has(call)) closed.set(id, [...(closed.get(id) ?? []), is.status])
  return bookings.flatMap(({ id, status, version }) => {
    const path = ['new', ...(closed.get(id) ?? [])]
    return path.length === version && version <= 2 && path.at(-1) === status
      ? []
      : [`booking ${id} is ${version} ${status} (${path})`]
  })
}

/** Each lab order has gone its way version by version, to where it stands, and has each version of its result once. */
function wrongOrders({ made, labOrders, labResults }: Records): string[] {
  const paths = new Map<string, { call: string; is: LabOrder }[]>()
  for (const { call, id, is } of made)
    if (labCalls.has(call))
      paths.set(id, [...(paths.get(id) ?? []), { call, is: labOrderSchema.parse(is) }])
  return labOrders.flatMap(({ id, status, version, revisions }) => {
    const path = (paths.get(id) ?? []).toSorted((one, other) => one.is.version - other.is.version)
    const wrong = (why: string) => [
      `lab order ${id}: ${why} (${path.map(({ call, is }) => `${is.version} ${call} ${is.status}`)})`,
    ]
    if (path.some(({ is }, at) => is.version !== at + 1)) return wrong('a version is not one')
    const last = path.at(-1)?.is
    if (last?.version !== version || last.status !== status) return wrong(`is ${version} ${status}`)
    const reported = path.filter(({ call }) => resultCalls.has(call)).length
    const there = labResults.filter(({ orderId }) => orderId === id)
    return reported === revisions &&
      there.length === revisions &&
      there.every(({ revision }, at) => revision === at + 1)
      ? []
      : wrong(`${reported} results are acknowledged, ${there.length} there, ${revisions} counted`)
  })
}

/** Each visit has gone its way version by version, along the table, to where it stands. */
function wrongVisits({ made, visits }: Records): string[] {
  const paths = new Map<string, { call: string; is: Visit }[]>()
  for (const { call, id, is } of made)
    if (visitCalls.has(call)) paths.set(id, [...(paths.get(id) ?? []), { call, is: readVisit(is) }])
  return visits.flatMap((visit) => {
    const path = (paths.get(visit.id) ?? []).toSorted(
      (one, other) => one.is.version - other.is.version,
    )
    const wrong = (why: string) => [
      `visit ${visit.id}: ${why} (${path.map(({ call, is }) => `${is.version} ${call} ${is.status}`)})`,
    ]
    if (path.some(({ is }, at) => is.version !== at + 1)) return wrong('a version is not one')
    const last = path.at(-1)?.is
    if (last?.version !== visit.version || last.status !== visit.status)
      return wrong(`is ${visit.version} ${visit.status}`)
    if (last.startsAt !== visit.startsAt.toISOString() || last.doctorId !== visit.doctorId)
      return wrong('is at another time')
    const statuses: VisitStatus[] = []
    for (const { call, is } of path) {
      const leads = wayOf(call, statuses)
      if (leads !== is.status) return wrong(`${call} leads to ${leads}`)
    }
    return []
  })
}

/** Where a change leads, which the statuses so far end with from then on; none where it leads nowhere. */
function wayOf(call: string, statuses: VisitStatus[]): VisitStatus | undefined {
  const is = statuses.at(-1)
  if (call === visitEndpoints.schedule.name && is === undefined) statuses.push('pending')
  else if (call === visitEndpoints.checkIn.name && is === 'pending') statuses.push('checked-in')
  else if (call === visitEndpoints.complete.name && is === 'checked-in') statuses.push('completed')
  else if (call === visitEndpoints.cancel.name && (is === 'pending' || is === 'checked-in'))
    statuses.push('cancelled')
  else if (call === visitEndpoints.reopen.name && statuses.length > 1) statuses.pop()
  else if (call !== visitEndpoints.change.name || (is !== 'pending' && is !== 'checked-in'))
    return undefined
  return statuses.at(-1)
}

/** The feed has a row for each record that a change has touched, and no other. */
function wrongChanges({ made, problems, bookings, changes }: Records): string[] {
  // Who booked is told of what becomes of the visit; that it was given, the booking's own step tells.
  const bookingOf = (call: string, visitId: string) =>
    call === visitEndpoints.schedule.name
      ? []
      : bookings.filter((it) => it.visitId === visitId).map(({ id }) => `booking-requests ${id}`)
  const events = [
    ...made.flatMap(({ call, id, is }) => {
      if (visitCalls.has(call)) return [`visits ${id}`, ...bookingOf(call, id)]
      if (bookingCalls.has(call)) return [`booking-requests ${id}`]
      if (labCalls.has(call)) return [`lab-orders ${id}`]
      if (call === patientEndpoints.register.name) return [`patients ${id}`]
      // Nothing shows a file but what refers to it.
      if (call === fileEndpoints.upload.name) return []
      if (call === prescriptionEndpoints.create.name || call === prescriptionEndpoints.end.name)
        return [`prescriptions ${id}`, `patients ${is.patientId}`]
      return [`prescription-requests ${id}`]
    }),
    ...bookings.map(({ id }) => `booking-requests ${id}`),
    ...problems.map(({ id }) => `problems ${id}`),
  ]
  const there = changes.map(({ topic, recordId }) => `${topic} ${recordId}`)
  return isDeepStrictEqual(events.toSorted(), there.toSorted())
    ? []
    : [`${events.length} records were events, and ${there.length} are in the feed`]
}

/** A follower, who began before the first change, was told of each up to its last cursor. */
function wrongTold(told: History['followers'][number], { changes }: Records): string[] {
  const rows = changes.map((row) => ({
    ...row,
    position: { xid: BigInt(row.xid), id: Number(row.id) },
  }))
  let at = 0
  return told.flatMap(({ after, next, changes, reset }) => {
    if (reset) return [`a follower was told to begin anew after ${after}`]
    const end = decodeCursor(next)
    const heard = new Set(changes.map(({ topic, id }) => `${topic} ${id}`))
    const missed: string[] = []
    for (let row = rows[at]; row && !isAfter(row.position, end); row = rows[++at]) {
      const what = `${row.topic} ${row.recordId}`
      if (!heard.has(what)) missed.push(`a follower was not told of ${what}`)
    }
    return missed
  })
}
