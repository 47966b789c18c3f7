import {
  type Affected,
  type AffectedAnswer,
  type AffectedKind,
  affectedMost,
  isUnsettled,
} from '@shared/contracts/absence-desk'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { bookingRequests, visits } from '../db/schema-care'
import { isId } from '../http'
import {
  affectedRefs,
  type DeskAbsence,
  deskAbsence,
  type Known,
  keyOf,
  knownOf,
  mayRead,
  type Ref,
  refOf,
  stateOf,
} from './absence-affected'
import { type Displaced, proposalsFor, type Way } from './absence-proposals'
import { type Channels, messagesOf, rowsOf } from './absence-rows'
import { presentDoctors, turnsOf } from './absence-turns'
import type { Actor } from './actor'
import { bookingsOfClinic } from './booking-requests'
import { dayIn, startOfDay } from './clinic-time'
import { type BookedDoctor, doctorsOfDepartment } from './doctors'
import { coverageDays, uncoveredByAbsence } from './forecast'
import { acknowledgerAccounts } from './notices'

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
  const proposals = await proposalsOf(db, actor, absence, { rows, known, prefer })
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

/** What could become of the rows that have not ended. */
async function proposalsOf(
  db: Db,
  actor: Actor,
  { row, sent, range }: DeskAbsence,
  { rows, known, prefer }: { rows: readonly Affected[]; known: Known; prefer: Way },
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
  const present = await presentDoctors(db, actor, colleagues, range)
  const acknowledgers = new Set(await acknowledgerAccounts(db))
  const readers = present.filter(({ id }) => acknowledgers.has(id))
  // A critical result waits for somebody who is in soon.
  const soon = readers.filter(({ isInFirst }) => isInFirst)
  const inTurn = turnsOf(known)
  const handedTo = (among: readonly BookedDoctor[]): Affected['proposals'] =>
    inTurn(among).map(({ id, name }) => ({ as: 'handed', doctorId: id, doctor: name }))
  const toCall: Affected['proposals'] = [{ as: 'to-call' }]
  const proposed = (one: Affected): Affected['proposals'] => {
    if (one.kind === 'visit') return ofVisits.get(one.id) ?? []
    if (one.kind === 'request') return present.length === 0 ? toCall : handedTo(present)
    return handedTo(one.kind === 'result' && soon.length > 0 ? soon : readers)
  }
  return new Map(open.map((one) => [keyOf(one), proposed(one)]))
}
