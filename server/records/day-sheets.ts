import {
  type DayFigures,
  type DaySheet,
  type dayEndpoints,
  dayMessages,
  type OpenDay,
  type OpenThing,
  type SheetContent,
  sheetContentSchema,
} from '@shared/contracts/day-sheets'
import type { ParsedInputOf } from '@shared/contracts/endpoint'
import { doctorName } from '@shared/contracts/staff'
import { visitWhen } from '@shared/contracts/visit-rules'
import type { visitStatuses } from '@shared/contracts/visits'
import { isClinicDate } from '@shared/lib/clinic-date'
import { and, asc, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, clinics, patients } from '../db/schema'
import { bookingRequests, daySheets, visits } from '../db/schema-care'
import { labResults } from '../db/schema-lab'
import { Refusal, type Shown } from '../http'
import type { Actor } from './actor'
import { callerName } from './caller-name'
import { type ChangeEvent, publishEvents } from './change-events'
import { clinicTimeOf, dayIn, dayOf } from './clinic-time'
import { labOrderRows, ordersOfClinic, sentOrder } from './lab-orders'
import { countDraftsByAuthor } from './notes'
import { hashOfSheet, isIntactSheet, sheetChange } from './sheet-seals'
import { isToCome, type VisitRow, visitRows } from './visits'

/** How long a booking may wait before it counts as unanswered, in milliseconds. */
const answeredWithin = 24 * 60 * 60_000

/** @throws Refusal 404 for what is no date */
function spanOf(date: string, zone: string): { from: Date; to: Date } {
  const span = isClinicDate(date) ? dayOf(date, zone) : null
  if (!span) throw new Refusal(404, dayMessages.dateUnknown)
  return span
}

const visitsOf = (db: Db, { from, to }: { from: Date; to: Date }) =>
  visitRows(db)
    .where(and(eq(visits.clinicId, clinicId), gte(visits.startsAt, from), lt(visits.startsAt, to)))
    .orderBy(asc(visits.startsAt), asc(visits.id))

function figuresOf(rows: readonly VisitRow[]): DayFigures {
  const count = (status: (typeof visitStatuses)[number]) =>
    rows.filter(({ visit }) => visit.status === status).length
  return {
    pending: count('pending'),
    'checked-in': count('checked-in'),
    completed: count('completed'),
    cancelled: count('cancelled'),
    'no-show': count('no-show'),
  }
}

const openVisit =
  (zone: string) =>
  ({ visit, patient, doctor }: VisitRow): OpenThing => ({
    ...{ kind: 'visit', id: visit.id, number: visit.number },
    ...{ patientId: visit.patientId, patientNumber: patient.number, patientName: patient.name },
    what: `${clinicTimeOf(visit.startsAt, zone).time}, ${doctorName(doctor)}`,
    visit: {
      ...{ status: visit.status, version: visit.version },
      startsAt: visit.startsAt.toISOString(),
    },
  })

/** New bookings that nobody has answered for a day when the day ends, or now if that is before. */
async function openRequests(db: Db, end: Date, { now, zone }: Actor): Promise<OpenThing[]> {
  const before = new Date(Math.min(end.getTime(), now) - answeredWithin)
  const rows = await db
    .select({ request: bookingRequests, patientNumber: patients.number })
    .from(bookingRequests)
    .leftJoin(
      patients,
      and(
        eq(patients.clinicId, bookingRequests.clinicId),
        eq(patients.id, bookingRequests.patientId),
      ),
    )
    .where(
      and(
        ...[eq(bookingRequests.clinicId, clinicId), eq(bookingRequests.status, 'new')],
        lte(bookingRequests.createdAt, before),
      ),
    )
    .orderBy(asc(bookingRequests.createdAt), asc(bookingRequests.id))
  return rows.map(({ request, patientNumber }) => ({
    ...{ kind: 'request', id: request.id, number: request.number },
    ...{ patientId: request.patientId, patientNumber },
    patientName: `${request.firstName} ${request.lastName}`,
    what: `booked at ${visitWhen(clinicTimeOf(request.createdAt, zone))}`,
  }))
}

/** Critical results of that day or before that no doctor has acknowledged. */
async function openResults(db: Db, end: Date): Promise<OpenThing[]> {
  const rows = await labOrderRows(db)
    .where(
      and(
        ...[ordersOfClinic, labResults.isCritical, isNull(labResults.acknowledgedAt)],
        lt(labResults.reportedAt, end),
      ),
    )
    .orderBy(asc(labResults.reportedAt), asc(labResults.id))
  return rows.map(sentOrder).map((order) => ({
    ...{ kind: 'result', id: order.id, number: order.number, what: order.testType },
    ...{ patientId: order.patientId ?? null, patientNumber: order.patientNumber ?? null },
    patientName: order.patient,
  }))
}

/** Whether a caller may read what is open: whoever closes days reads visits and bookings. */
const mayRead = ({ caller }: Actor, { kind }: Pick<OpenThing, 'kind'>) =>
  kind !== 'result' || caller.permissions.has('lab_report_view')

/** What is open on a day: a caller who may not see lab results only has them counted. */
async function openOf(db: Db, actor: Actor, span: { from: Date; to: Date }) {
  const ofDay = await visitsOf(db, span)
  const all = [
    ...ofDay.filter(({ visit }) => isToCome(visit.status)).map(openVisit(actor.zone)),
    ...(await openRequests(db, span.to, actor)),
    ...(await openResults(db, span.to)),
  ]
  const rows = all.filter((thing) => mayRead(actor, thing))
  return { ofDay, rows, notShown: all.length - rows.length }
}

const isSheetOf = (date: string) => and(eq(daySheets.clinicId, clinicId), eq(daySheets.date, date))

/** What has become of the day since it was closed: the sheet itself says what it said. */
async function changedSince(db: Db, { date, visits: listed }: SheetContent, zone: string) {
  const span = spanOf(date, zone)
  const ids = listed.map(({ id }) => id)
  const rows = await visitRows(db)
    .where(
      and(
        eq(visits.clinicId, clinicId),
        or(
          inArray(visits.id, ids),
          and(gte(visits.startsAt, span.from), lt(visits.startsAt, span.to)),
        ),
      ),
    )
    .orderBy(asc(visits.startsAt), asc(visits.id))
  return rows.flatMap(({ visit, doctor }) => {
    const before = listed.find(({ id }) => id === visit.id)
    const { number, version, status } = visit
    const at = clinicTimeOf(visit.startsAt, zone)
    const now = `${visitWhen(at)}, ${doctorName(doctor)}, ${status}`
    if (!before) return { number, what: `Added: ${now}` }
    if (before.version === version) return []
    const isMoved = at.date !== date || at.time !== before.time
    return { number, what: `${isMoved ? 'Moved' : 'Changed'}: now ${now}` }
  })
}

/** A sheet as its reader may see it: what was left open and they may not read is counted. */
async function sentSheet(
  db: Db,
  actor: Actor,
  { content, hash }: Pick<typeof daySheets.$inferSelect, 'content' | 'hash'>,
  isIntact: boolean,
): Promise<DaySheet> {
  const sheet = sheetContentSchema.parse(JSON.parse(content))
  const leftOpen = sheet.leftOpen.filter((thing) => mayRead(actor, thing))
  const withheld = sheet.leftOpen.length - leftOpen.length
  return {
    ...{ ...sheet, leftOpen, withheld, notShown: sheet.notShown + withheld },
    ...{ hash, isIntact },
    changedSince: await changedSince(db, sheet, actor.zone),
  }
}

/** What an open day and its sheet show, for the audit: each record, and each patient, once. */
export function shownInDay(open: readonly OpenThing[], sheet: DaySheet | null): Shown {
  const shown = [...open, ...(sheet?.visits ?? []), ...(sheet?.leftOpen ?? [])]
  const patients = shown.flatMap(({ patientId }) => patientId ?? [])
  return {
    ...{ kind: 'listed', recordIds: [...new Set(shown.map(({ id }) => id))] },
    patients: [...new Set(patients)],
  }
}

/** What is open on a day, and its sheet where it is closed. @throws Refusal 404 */
export async function readDay(db: Db, actor: Actor, date: string): Promise<OpenDay> {
  const { ofDay, rows, notShown } = await openOf(db, actor, spanOf(date, actor.zone))
  const [sheet] = await db.select().from(daySheets).where(isSheetOf(date))
  return {
    ...{ date, figures: figuresOf(ofDay), rows, notShown },
    notSigned: await countDraftsByAuthor(
      db,
      ofDay.map(({ visit }) => visit.id),
    ),
    sheet: sheet ? await sentSheet(db, actor, sheet, await isIntactSheet(db, sheet)) : null,
  }
}

type Reasons = Pick<ParsedInputOf<typeof dayEndpoints.close>, 'leftOpen' | 'others'>

/** What is left open, each with its reason. @throws Refusal 409 for what has none, or was not counted */
function leftWith(rows: readonly OpenThing[], reasons: Reasons): SheetContent['leftOpen'] {
  const keyOf = ({ kind, id }: Pick<OpenThing, 'kind' | 'id'>) => `${kind} ${id}`
  const own = new Map(reasons.leftOpen.map((left) => [keyOf(left), left.reason]))
  const isOther = (thing: OpenThing) => !own.has(keyOf(thing))
  const others = new Map((reasons.others ?? []).map(({ kind, reason }) => [kind, reason]))
  for (const { kind, count } of reasons.others ?? [])
    if (rows.filter((thing) => thing.kind === kind && isOther(thing)).length !== count)
      throw new Refusal(409, dayMessages.othersChanged, { error: 'open' })
  const leftOpen = rows.flatMap(({ visit: _, ...thing }) => {
    const reason = own.get(keyOf(thing)) ?? others.get(thing.kind)
    return reason === undefined ? [] : { ...thing, reason }
  })
  const without = rows.length - leftOpen.length
  if (without > 0) throw new Refusal(409, dayMessages.leftOver(without), { error: 'open' })
  return leftOpen
}

/**
 * Closes a day: each open thing that the caller may read was ended, or is left with a reason. The sheet is
 * kept as it is now, and the audit's row has its hash, so that the audit's seals cover it.
 * @throws Refusal 404, and 409 for a day to come, one that is closed, or with what has no reason
 */
export async function closeDay(
  tx: Db,
  actor: Actor,
  { date, ...reasons }: Reasons & { date: string },
): Promise<{ sheet: DaySheet; events: readonly ChangeEvent[] }> {
  const { caller, now, zone } = actor
  const span = spanOf(date, zone)
  if (date > dayIn(zone, now)) throw new Refusal(409, dayMessages.isToCome)
  // One closes at a time: another waits here, and finds the sheet.
  const [clinic] = await tx
    .select({ name: clinics.name })
    .from(clinics)
    .where(eq(clinics.id, clinicId))
    .for('no key update')
  const [closed] = await tx.select().from(daySheets).where(isSheetOf(date))
  if (closed) {
    const current = await sentSheet(tx, actor, closed, await isIntactSheet(tx, closed))
    throw new Refusal(409, dayMessages.isClosed(date, current.closedBy), {
      ...{ error: 'closed', current, shown: shownInDay([], current) },
    })
  }
  const { ofDay, rows, notShown } = await openOf(tx, actor, span)
  const leftOpen = leftWith(rows, reasons)
  const sheet: SheetContent = {
    date,
    closedBy: await callerName(tx, caller),
    closedAt: new Date(now).toISOString(),
    figures: figuresOf(ofDay),
    visits: ofDay.map(({ visit, patient, doctor }) => ({
      ...{ id: visit.id, number: visit.number, version: visit.version },
      ...{ time: clinicTimeOf(visit.startsAt, zone).time, doctor: doctorName(doctor) },
      ...{ status: visit.status, patientId: visit.patientId },
      ...{ patientNumber: patient.number, patientName: patient.name },
    })),
    ...{ leftOpen, notShown },
  }
  const content = JSON.stringify(sheet)
  const hash = await hashOfSheet(content)
  await tx
    .insert(daySheets)
    .values({ date, content, hash, closedBy: caller.id, closedAt: new Date(now) })
  // Other desks that have the day on show read it again.
  await publishEvents(tx, [{ topic: 'visits', id: date }])
  const target = {
    ...{ kind: 'clinic' as const, name: clinic?.name || 'The clinic' },
    changes: sheetChange(date, hash),
  }
  return {
    // The audit's row of it is written behind this, in the same transaction.
    sheet: await sentSheet(tx, actor, { content, hash }, true),
    events: [{ topic: 'clinic', id: clinicId, target }],
  }
}
