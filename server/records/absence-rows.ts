import {
  type Affected,
  type AffectedKind,
  affectedKinds,
  isUnsettled,
} from '@shared/contracts/absence-desk'
import type { MessageChannel } from '@shared/contracts/messages'
import { numbersToCall } from '@shared/contracts/patient-contacts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, clinics, patients } from '../db/schema'
import { bookingRequests, visits } from '../db/schema-care'
import { labOrders } from '../db/schema-lab'
import { type Known, keyOf, type Ref, stateOf } from './absence-affected'
import type { Actor } from './actor'
import { bookingRows, bookingsOfClinic } from './booking-requests'
import { called } from './caller-name'
import { clinicTimeOf, dayIn } from './clinic-time'
import { minutesOf } from './doctor-times'
import { labOrderRows, ordersOfClinic } from './lab-orders'
import { notToldSince } from './message-list'
import { ageOf } from './patients'
import { visitRows } from './visits'

/** The channels that are set up. */
export type Channels = Readonly<Record<MessageChannel, boolean>>

/** By which channel a patient gets messages about visits, as `messageOf` sends them. */
function channelOf(
  { email, telephones }: Pick<typeof patients.$inferSelect, 'email' | 'telephones'>,
  channels: Channels,
): MessageChannel | null {
  if (email !== '' && channels.mail) return 'mail'
  return channels.webhook && (email !== '' || telephones.length > 0) ? 'webhook' : null
}

/** Which messages the clinic sends its patients. */
export async function messagesOf(db: Db) {
  const [clinic] = await db
    .select({ messages: clinics.messageKinds })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  return clinic?.messages ?? []
}

/** Who a patient is, and how the patient is reached. */
type Person = Pick<
  Affected,
  | 'patientId'
  | 'patientNumber'
  | 'patientName'
  | 'dateOfBirth'
  | 'age'
  | 'telephones'
  | 'hasEmail'
  | 'reachedBy'
>

async function peopleOf(
  db: Db,
  { now, zone }: Actor,
  channels: Channels,
  ids: readonly string[],
): Promise<(id: string) => Person> {
  const rows = await db
    .select()
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), inArray(patients.id, [...ids])))
  const kinds = await messagesOf(db)
  const today = dayIn(zone, now)
  const people = new Map(
    rows.map((row): [string, Person] => {
      const reachedBy = kinds.length > 0 && row.closedAt === null ? channelOf(row, channels) : null
      return [
        row.id,
        {
          ...{ patientId: row.id, patientNumber: row.number, patientName: row.name },
          ...(row.dateOfBirth !== null && { dateOfBirth: row.dateOfBirth }),
          age: ageOf(row, today),
          telephones: numbersToCall(row.telephones, row.contactPerson),
          hasEmail: row.email !== '',
          ...(reachedBy !== null && { reachedBy }),
        },
      ]
    }),
  )
  return (id) => {
    const person = people.get(id)
    if (!person) throw new Error('a record has no patient')
    return person
  }
}

export async function rowsOf(
  db: Db,
  actor: Actor,
  refs: readonly Ref[],
  known: Known,
  channels: Channels,
): Promise<Affected[]> {
  const idsOf = (...kinds: AffectedKind[]) =>
    refs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const ofVisits = await visitRows(db).where(
    and(eq(visits.clinicId, clinicId), inArray(visits.id, idsOf('visit'))),
  )
  const ofBookings = await bookingRows(db).where(
    and(bookingsOfClinic, inArray(bookingRequests.id, idsOf('request'))),
  )
  const ofLab = await labOrderRows(db).where(
    and(ordersOfClinic, inArray(labOrders.id, idsOf('result', 'order'))),
  )
  const person = await peopleOf(db, actor, channels, [
    ...ofVisits.map(({ visit }) => visit.patientId),
    ...ofBookings.flatMap(({ request }) => request.patientId ?? []),
    ...ofLab.map(({ order }) => order.patientId),
  ])
  /** Of bookings and lab work no message is sent. */
  const unreached = (id: string) => {
    const { reachedBy: _, ...who } = person(id)
    return who
  }
  /** What all kinds have in common. */
  const common = (ref: Ref) => {
    const state = stateOf(ref, known)
    const decided = known.settled.get(keyOf(ref))
    const isDecided = decided && state !== 'open' && state !== 'elsewhere'
    return {
      ...{ kind: ref.kind, id: ref.id, state, proposals: [] },
      ...(isDecided && {
        settled: {
          by: called(decided.by, decided.isByDoctor),
          at: decided.settled.settledAt.toISOString(),
        },
      }),
    }
  }
  const hasEnded = (ref: Ref) => !isUnsettled(stateOf(ref, known))

  const settledAt = new Map<string, Date>()
  for (const ref of refs) {
    const decided = known.settled.get(keyOf(ref))
    if (ref.kind === 'visit' && decided && hasEnded(ref))
      settledAt.set(ref.id, decided.settled.settledAt)
  }
  const notTold = await notToldSince(db, actor, settledAt)

  const visitRow = ({ visit, doctor, kind }: (typeof ofVisits)[number]): Affected => {
    const ref: Ref = { kind: 'visit', id: visit.id }
    const before = hasEnded(ref) ? known.settled.get(keyOf(ref))?.settled.before : null
    const place = before?.kind === 'visit' ? before.place : null
    const startsAt = place ? new Date(place.startsAt) : visit.startsAt
    const endsAt = place ? new Date(place.endsAt) : visit.endsAt
    const isOver = !hasEnded(ref) && visit.status === 'pending' && endsAt.getTime() <= actor.now
    return {
      ...common(ref),
      ...{ number: visit.number, version: visit.version },
      ...person(visit.patientId),
      ...(notTold.has(visit.id) && { isNotTold: true }),
      visit: {
        ...{ ...clinicTimeOf(startsAt, actor.zone), startsAt: startsAt.toISOString() },
        minutes: minutesOf({ startsAt, endsAt }),
        ...(kind !== null && { kind }),
        ...{ reason: visit.reason, status: visit.status },
        ...(isOver && { isOver }),
      },
      ...(hasEnded(ref) &&
        visit.status !== 'cancelled' && {
          now: { doctor: called(doctor, true), ...clinicTimeOf(visit.startsAt, actor.zone) },
        }),
    }
  }
  const bookingRow = ({ request, doctor, department }: (typeof ofBookings)[number]): Affected => {
    const ref: Ref = { kind: 'request', id: request.id }
    return {
      ...common(ref),
      ...{ number: request.number, version: request.version },
      ...(request.patientId === null
        ? { patientId: null, patientNumber: null }
        : unreached(request.patientId)),
      // As it was typed: it may have been booked for somebody else.
      patientName: `${request.firstName} ${request.lastName}`,
      age: request.age,
      telephones: [{ number: request.mobile, label: '' }],
      hasEmail: request.email !== '',
      request: {
        bookedAt: request.createdAt.toISOString(),
        department: department ?? request.departmentName,
      },
      ...(hasEnded(ref) && doctor !== null && { now: { doctor: called(doctor, true) } }),
    }
  }
  const labRow = (kind: 'result' | 'order') => {
    return ({ order, result }: (typeof ofLab)[number]): Affected => {
      const ref: Ref = { kind, id: order.id }
      const takesOver = known.settled.get(keyOf(ref))?.doctor
      return {
        ...common(ref),
        ...{ number: order.number, version: order.version },
        ...unreached(order.patientId),
        lab: {
          testType: order.testType,
          at: kind === 'result' && result ? result.reportedAt.toISOString() : order.requestedDate,
          isUrgent: order.priority === 'urgent',
        },
        ...(hasEnded(ref) && takesOver && { now: { doctor: called(takesOver, true) } }),
      }
    }
  }
  const wanted = new Set(refs.map(keyOf))
  const isWanted = (row: Affected) => wanted.has(keyOf(row))
  return [
    ...ofVisits.map(visitRow),
    ...ofBookings.map(bookingRow),
    ...[...ofLab.map(labRow('result')), ...ofLab.map(labRow('order'))].filter(isWanted),
  ].toSorted(compareRows)
}

const timeOfRow = ({ visit, request, lab }: Affected): string =>
  visit?.startsAt ?? request?.bookedAt ?? lab?.at ?? ''

const compareRows = (one: Affected, other: Affected): number =>
  affectedKinds.indexOf(one.kind) - affectedKinds.indexOf(other.kind) ||
  timeOfRow(one).localeCompare(timeOfRow(other)) ||
  one.number - other.number
