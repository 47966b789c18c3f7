import {
  type Affected,
  type AffectedAnswer,
  type AffectedKind,
  type AffectedState,
  absenceDeskEndpoints,
  affectedKinds,
  affectedMost,
  isUnsettled,
  type Uncovered,
} from '@shared/contracts/absence-desk'
import type { Absence } from '@shared/contracts/absences'
import type { MessageChannel } from '@shared/contracts/messages'
import { numbersToCall } from '@shared/contracts/patient-contacts'
import { addDays } from '@shared/lib/clinic-date'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, clinics, patients, users } from '../db/schema'
import { absenceSettlements } from '../db/schema-absence-desk'
import { bookingRequests, visits } from '../db/schema-care'
import { absences } from '../db/schema-hours'
import { labOrders, labResults } from '../db/schema-lab'
import { type Caller, isId } from '../http'
import { type Displaced, proposalsFor, type Way } from './absence-proposals'
import { readAbsence } from './absences'
import type { Actor } from './actor'
import { absentFrom, clocksOf, type TimeRange } from './bookable'
import { bookingRows, bookingsOfClinic } from './booking-requests'
import { called } from './caller-name'
import { sentDays } from './clinic-hours'
import { clinicTimeOf, dayIn, startOfDay } from './clinic-time'
import { minutesOf } from './doctor-times'
import { type BookedDoctor, doctorsOfDepartment } from './doctors'
import { coverageDays, uncoveredByAbsence } from './forecast'
import { waitsForDoctor } from './lab-handed'
import { labOrderRows, ordersOfClinic } from './lab-orders'
import { acknowledgerAccounts } from './notices'
import { ageOf } from './patients'
import { isDoctorAccount } from './staff'
import { rowToCome, visitRows } from './visits'

/** An absence whose consequences are settled. */
export interface DeskAbsence {
  row: typeof absences.$inferSelect
  sent: Absence
  /** From when to when. */
  range: TimeRange
}

/** @throws Refusal 404 */
export async function deskAbsence(db: Db, actor: Actor, id: string): Promise<DeskAbsence> {
  const { row, sent } = await readAbsence(db, actor, id)
  return { row, sent, range: absentFrom(row, clocksOf(actor.zone)) }
}

/** A record that an absence affects. */
export interface Ref {
  kind: AffectedKind
  id: string
}

const keyOf = ({ kind, id }: Ref): string => `${kind} ${id}`

const isLab = ({ kind }: Pick<Ref, 'kind'>): boolean => kind === 'result' || kind === 'order'

/** Whether a caller may read records of a kind. */
const mayRead = ({ permissions }: Caller, ref: Pick<Ref, 'kind'>): boolean =>
  isLab(ref)
    ? permissions.has('lab_report_view')
    : absenceDeskEndpoints.affected.access.some((key) => permissions.has(key))

/** Bookings on the call list of an absence. */
const isToCallIn = (db: Db, absenceId: string) =>
  inArray(
    bookingRequests.id,
    db
      .select({ id: absenceSettlements.recordId })
      .from(absenceSettlements)
      .where(
        and(
          ...[eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.kind, 'request')],
          eq(absenceSettlements.absenceId, absenceId),
          eq(absenceSettlements.settledAs, 'to-call'),
        ),
      ),
  )

/**
 * The condition by kind that a record is affected by a confirmed absence, and has not ended.
 *
 * Visits in it, also those of past days that have not ended, and while it lasts those whose patients wait since before. Scheduled in it knowingly, after it was confirmed, they are meant to take
 * place; not so after a check-in on another day, whose patient waits. What has no time is affected from the day
 * before on: critical results, and if the absence takes whole days, bookings and lab orders too.
 */
export function affectedBy(
  db: Db,
  { row, range }: DeskAbsence,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): Record<AffectedKind, SQL | undefined> {
  const none = sql`false`
  const { userId, decidedAt, status, firstDay, fromMinute } = row
  if (status !== 'confirmed' || decidedAt === null)
    return { visit: none, request: none, result: none, order: none }
  const today = dayIn(zone, now)
  const isNear = firstDay <= addDays(today, 1) && range.to > now
  const isOfDays = isNear && fromMinute === null
  // A patient whose time has passed, and who waits for a doctor who has gone.
  const waits =
    range.from <= now && now < range.to
      ? and(eq(visits.status, 'checked-in'), gte(visits.startsAt, startOfDay(today, zone)))
      : none
  return {
    visit: and(
      ...[eq(visits.clinicId, clinicId), eq(visits.doctorId, userId), rowToCome],
      lt(visits.startsAt, new Date(range.to)),
      or(gt(visits.endsAt, new Date(range.from)), waits),
      or(isNull(visits.outsideAt), lt(visits.outsideAt, decidedAt), isNotNull(visits.cameFrom)),
    ),
    request: and(
      ...[bookingsOfClinic, eq(bookingRequests.status, 'new')],
      eq(sql`lower(${bookingRequests.doctorId})`, userId),
      // One of the call list stays on it after the absence, until somebody has ended it.
      isOfDays ? undefined : isToCallIn(db, row.id),
    ),
    result: isNear
      ? and(
          ...[ordersOfClinic, waitsForDoctor(db, userId, today)],
          ...[labResults.isCritical, isNull(labResults.acknowledgedAt)],
        )
      : none,
    order: isOfDays
      ? and(
          ...[ordersOfClinic, waitsForDoctor(db, userId, today)],
          inArray(labOrders.status, ['pending', 'in-progress']),
        )
      : none,
  }
}

/** What an absence affects that has not ended, visits by time first. */
async function affectedRefs(
  db: Db,
  absence: DeskAbsence,
  actor: Pick<Actor, 'now' | 'zone'>,
): Promise<Ref[]> {
  const is = affectedBy(db, absence, actor)
  const ofVisits = await db
    .select({ id: visits.id })
    .from(visits)
    .where(is.visit)
    .orderBy(asc(visits.startsAt), asc(visits.id))
  const ofBookings = await db
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(is.request)
    .orderBy(asc(bookingRequests.createdAt), asc(bookingRequests.id))
  const ofLab = async (kind: 'result' | 'order') =>
    (await labOrderRows(db).where(is[kind]).orderBy(asc(labOrders.number))).map(({ order }) => ({
      ...{ kind, id: order.id },
    }))
  return [
    ...ofVisits.map(({ id }): Ref => ({ kind: 'visit', id })),
    ...ofBookings.map(({ id }): Ref => ({ kind: 'request', id })),
    ...(await ofLab('result')),
    ...(await ofLab('order')),
  ]
}

const whoSettled = alias(users, 'who_settled')
const whoTakesOver = alias(users, 'who_takes_over')

/** What was settled of an absence, the last first, each with the names of its people. */
const settlementsOf = (db: Db, absenceId: string) =>
  db
    .select({
      settled: absenceSettlements,
      by: whoSettled.name,
      isByDoctor: isDoctorAccount(whoSettled),
      doctor: whoTakesOver.name,
    })
    .from(absenceSettlements)
    .innerJoin(whoSettled, eq(whoSettled.id, absenceSettlements.settledBy))
    .leftJoin(whoTakesOver, eq(whoTakesOver.id, absenceSettlements.doctorId))
    .where(
      and(eq(absenceSettlements.clinicId, clinicId), eq(absenceSettlements.absenceId, absenceId)),
    )
    .orderBy(desc(absenceSettlements.settledAt), asc(absenceSettlements.recordId))

type Settled = Awaited<ReturnType<typeof settlementsOf>>[number]

const refOf = ({ settled: { kind, recordId } }: Settled): Ref => ({ kind, id: recordId })

/** What is known of an absence's records: which are affected still, and what was decided. */
interface Known {
  open: ReadonlySet<string>
  settled: ReadonlyMap<string, Settled>
}

function stateOf(ref: Ref, { open, settled }: Known): AffectedState {
  const as = settled.get(keyOf(ref))?.settled.settledAs
  if (open.has(keyOf(ref))) return as === 'to-call' ? 'to-call' : 'open'
  return as === undefined || as === 'to-call' ? 'elsewhere' : as
}

/** What an absence affects, with proposals for what is open, and what became of the rest. @throws Refusal 404 */
export async function readAffected(
  db: Db,
  actor: Actor,
  id: string,
  { prefer, channels }: { prefer: Way; channels: Channels },
): Promise<AffectedAnswer> {
  const absence = await deskAbsence(db, actor, id)
  const affected = await affectedRefs(db, absence, actor)
  const known = await knownOf(db, absence, affected)
  const shown = affected.filter((ref) => mayRead(actor.caller, ref))
  const isToCall = (ref: Ref) => stateOf(ref, known) === 'to-call'
  const listed = new Set(
    [...shown.filter((ref) => !isToCall(ref)), ...shown.filter(isToCall)].slice(0, affectedMost),
  )
  const ended = [...known.settled.values()]
    .map(refOf)
    .filter((ref) => !known.open.has(keyOf(ref)) && mayRead(actor.caller, ref))
  const listedEnded = ended.slice(0, affectedMost)
  const rows = await rowsOf(db, actor, [...listed, ...listedEnded], known, channels)
  const proposals = await proposalsOf(db, actor, absence, rows, prefer)
  const { range } = absence
  const last = addDays(dayIn(actor.zone, actor.now), coverageDays - 1)
  const end = startOfDay(addDays(last, 1), actor.zone).getTime()
  const isShown = absence.row.status === 'confirmed' && range.to > actor.now && range.from < end
  return {
    absence: absence.sent,
    rows: rows.map((row) => ({ ...row, proposals: proposals.get(keyOf(row)) ?? [] })),
    more: shown.length - listed.size,
    moreSettled: ended.length - listedEnded.length,
    notShown: affected.length - shown.length,
    uncovered: isShown
      ? await uncoveredByAbsence(db, actor, {
          ...{ userId: absence.row.userId, absenceId: absence.row.id },
          range: { from: Math.max(range.from, actor.now), to: Math.min(range.to, end) },
        })
      : [],
    ...(range.to > end && { uncoveredUntil: last }),
    messages: await messagesOf(db),
  }
}

async function knownOf(db: Db, absence: DeskAbsence, affected: readonly Ref[]): Promise<Known> {
  const settled = await settlementsOf(db, absence.row.id)
  return {
    open: new Set(affected.map(keyOf)),
    settled: new Map(settled.map((one) => [keyOf(refOf(one)), one])),
  }
}

/**
 * These records as they are now, by kind and time. Those are missing that are gone, that a caller may not read, or
 * that have nothing to do with the absence.
 */
export async function affectedRows(
  db: Db,
  actor: Actor,
  absence: DeskAbsence,
  refs: readonly Ref[],
  channels: Channels,
): Promise<Affected[]> {
  const known = await knownOf(db, absence, await affectedRefs(db, absence, actor))
  const readable = refs.filter((ref) => isId(ref.id) && mayRead(actor.caller, ref))
  const ofDoctor = await keysOfDoctor(db, absence, readable)
  const isOfAbsence = (key: string) =>
    known.open.has(key) || known.settled.has(key) || ofDoctor.has(key)
  return await rowsOf(
    db,
    actor,
    readable.filter((ref) => isOfAbsence(keyOf(ref))),
    known,
    channels,
  )
}

/** Which of these visits and bookings have the absent doctor, such as a visit that was moved out of the absence. */
async function keysOfDoctor(
  db: Db,
  { row }: DeskAbsence,
  refs: readonly Ref[],
): Promise<Set<string>> {
  const idsOf = (kind: AffectedKind) => refs.flatMap((ref) => (ref.kind === kind ? ref.id : []))
  const ofVisits = await db
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        ...[eq(visits.clinicId, clinicId), eq(visits.doctorId, row.userId)],
        inArray(visits.id, idsOf('visit')),
      ),
    )
  const ofBookings = await db
    .select({ id: bookingRequests.id })
    .from(bookingRequests)
    .where(
      and(
        ...[bookingsOfClinic, inArray(bookingRequests.id, idsOf('request'))],
        eq(sql`lower(${bookingRequests.doctorId})`, row.userId),
      ),
    )
  return new Set([
    ...ofVisits.map(({ id }) => keyOf({ kind: 'visit', id })),
    ...ofBookings.map(({ id }) => keyOf({ kind: 'request', id })),
  ])
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
async function messagesOf(db: Db) {
  const [clinic] = await db
    .select({ messages: clinics.messageKinds })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
  return clinic?.messages ?? []
}

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

async function rowsOf(
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

/** What could become of the rows that have not ended. */
async function proposalsOf(
  db: Db,
  actor: Actor,
  { row, sent, range }: DeskAbsence,
  rows: readonly Affected[],
  prefer: Way,
): Promise<Map<string, Affected['proposals']>> {
  const open = rows.filter(({ state }) => isUnsettled(state))
  if (open.length === 0) return new Map()
  const [user] = await db
    .select({ departmentId: users.departmentId })
    .from(users)
    .where(eq(users.id, row.userId))
  const ofDepartment = user?.departmentId ? await doctorsOfDepartment(db, user.departmentId) : []
  const colleagues = ofDepartment.filter(({ id }) => id !== row.userId)
  const doctor = { id: row.userId, name: sent.staff, departmentId: user?.departmentId ?? null }
  const today = dayIn(actor.zone, actor.now)
  // Who has not come, or waited on an earlier day, is given no time without being asked.
  const isPast = ({ isOver = false, date }: NonNullable<Affected['visit']>) =>
    isOver || date < today
  const displaced = open.flatMap(({ id, patientId, visit }): Displaced[] => {
    if (!visit || patientId === null || isPast(visit)) return []
    const startsAt = new Date(visit.startsAt)
    const endsAt = new Date(startsAt.getTime() + visit.minutes * 60_000)
    return [{ id, patientId, startsAt, endsAt, isWaiting: visit.status === 'checked-in' }]
  })
  const stand = { doctor, absence: range, colleagues }
  const ofVisits = await proposalsFor(db, actor, stand, displaced, prefer)
  const present = await presentDoctors(db, actor, colleagues)
  const acknowledgers = new Set(await acknowledgerAccounts(db))
  const handTo = (among: readonly BookedDoctor[]): Affected['proposals'] =>
    among.slice(0, 3).map(({ id, name }) => ({ as: 'handed', doctorId: id, doctor: name }))
  const toCall: Affected['proposals'] = [{ as: 'to-call' }]
  const readers = present.filter(({ id }) => acknowledgers.has(id))
  return new Map(
    open.map((one): [string, Affected['proposals']] => [
      keyOf(one),
      one.kind === 'visit'
        ? (ofVisits.get(one.id) ?? [])
        : isLab(one)
          ? handTo(readers)
          : present.length === 0
            ? toCall
            : handTo(present),
    ]),
  )
}

/** Those of these doctors who are not away now, by name. */
async function presentDoctors(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  doctors: readonly BookedDoctor[],
): Promise<BookedDoctor[]> {
  const away = await absencesNow(
    db,
    { now, zone },
    inArray(
      absences.userId,
      doctors.map(({ id }) => id),
    ),
  )
  return doctors
    .filter(({ id }) => !away.some(({ userId }) => userId === id))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The confirmed absences in which this minute is. */
async function absencesNow(db: Db, { now, zone }: Pick<Actor, 'now' | 'zone'>, among: SQL) {
  const today = dayIn(zone, now)
  const rows = await db
    .select()
    .from(absences)
    .where(
      and(
        ...[eq(absences.clinicId, clinicId), eq(absences.status, 'confirmed'), among],
        ...[lte(absences.firstDay, today), gte(absences.lastDay, today)],
      ),
    )
  const clocks = clocksOf(zone)
  return rows.filter((row) => {
    const { from, to } = absentFrom(row, clocks)
    return from <= now && now < to
  })
}

/** How many absences are looked through, and listed. */
const uncoveredMost = 100

/** For how many days after an absence it is listed for what it still leaves open. */
const daysListed = 7

/** The absences to come, at present, or of the last days that leave something open for a caller, by day. */
export async function listUncovered(db: Db, actor: Actor): Promise<Uncovered[]> {
  const today = dayIn(actor.zone, actor.now)
  const rows = await db
    .select({ id: absences.id })
    .from(absences)
    .where(
      and(
        ...[eq(absences.clinicId, clinicId), eq(absences.status, 'confirmed')],
        gte(absences.lastDay, addDays(today, -daysListed)),
        // Most absences to come affect nothing: of those nothing else is read.
        or(
          lte(absences.firstDay, addDays(today, 1)),
          exists(
            db
              .select({ one: sql`1` })
              .from(visits)
              .where(
                and(
                  ...[eq(visits.clinicId, absences.clinicId), rowToCome],
                  eq(visits.doctorId, absences.userId),
                  gte(visits.startsAt, startOfDay(today, actor.zone)),
                  sql`(${visits.startsAt} at time zone ${actor.zone})::date
                    between ${absences.firstDay} - 1 and ${absences.lastDay}`,
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(absences.firstDay), asc(absences.fromMinute), asc(absences.id))
    .limit(uncoveredMost)
  const found: Uncovered[] = []
  for (const { id } of rows) {
    const absence = await deskAbsence(db, actor, id)
    const refs = (await affectedRefs(db, absence, actor)).filter((ref) =>
      mayRead(actor.caller, ref),
    )
    if (refs.length === 0) continue
    const known = await knownOf(db, absence, refs)
    const toCall = refs.filter((ref) => stateOf(ref, known) === 'to-call').length
    const { staffId, staff } = absence.sent
    found.push({
      ...{ absenceId: id, staffId, staff, ...sentDays(absence.row) },
      ...{ open: refs.length - toCall, toCall },
    })
  }
  return found
}
