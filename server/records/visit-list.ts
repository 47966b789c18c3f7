import { and, asc, desc, eq, gte, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { PageOf, PageRequest } from '@/contracts/lists'
import type { VisitStatus } from '@/contracts/visits'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import { dayIn, dayOf, startOfDay } from './clinic-time'
import { countRows, decode, type Order, pageAt, pageOfRows } from './page'
import { finds, parsedQuery } from './patient-search'
import { type Desk, isToCome, rowToCome, type VisitRow, visitRows } from './visits'

/** Visits are at whole minutes, of years that every database has. */
const instantText = /^(19|[2-8]\d)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

const upcoming: Order = {
  by: visits.startsAt,
  id: visits.id,
  read: (text) =>
    instantText.test(text) && !Number.isNaN(Date.parse(text)) ? sql`${text}::timestamptz` : null,
}
const past: Order = { ...upcoming, descending: true }

interface VisitsWanted extends PageRequest {
  cursor?: string | undefined
  q: string
  status?: VisitStatus | null | undefined
  /** YYYY-MM-DD. */
  date?: string | null | undefined
  doctorId?: string | null | undefined
  patientId?: string | null | undefined
  /** Which of them there are for the caller. */
  among: SQL | undefined
}

/** How a cursor says that its row is among the closed ones of a day. */
const closedPrefix = 'closed '

/** Of one day who is still to come goes first, and then the others, both by time. */
const open = upcoming
const closed: Order = {
  ...upcoming,
  read: (text) =>
    text.startsWith(closedPrefix) ? (open.read?.(text.slice(closedPrefix.length)) ?? null) : null,
}
const rowClosed = not(rowToCome)

const isPatient = and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId))

const countFound = (db: Db, found: SQL | undefined) =>
  countRows(
    db,
    db.select({ one: sql`1` }).from(visits).innerJoin(patients, isPatient).where(found).$dynamic(),
  )

/** The condition that a visit is on a day of the clinic's. */
export function isOn(date: string, zone: string): SQL | undefined {
  const day = dayOf(date, zone)
  return day ? and(gte(visits.startsAt, day.from), lt(visits.startsAt, day.to)) : sql`false`
}

type Part = readonly [order: Order, range: SQL]

/** What a list shows first, and what follows it, each in an order that an index has. */
interface Parts {
  first: Part
  second: Part
  /** Whether a cursor's row is among what follows. */
  isFurther: (cursor: string) => boolean
}

const partsOfDay: Parts = {
  first: [open, rowToCome],
  second: [closed, rowClosed],
  isFurther: (cursor) => decode(cursor)[0].startsWith(closedPrefix),
}

/** @param today when it begins */
const partsOfAll = (today: Date): Parts => ({
  first: [upcoming, gte(visits.startsAt, today)],
  second: [past, lt(visits.startsAt, today)],
  isFurther: (cursor) => decode(cursor)[0] < today.toISOString(),
})

/**
 * A page of visits, all of it as it was at one moment, whatever changes meanwhile.
 * @param db the database itself: within a transaction the moment would be each statement's own
 */
export const listVisits = (
  db: Db,
  desk: Pick<Desk, 'now' | 'zone'>,
  wanted: VisitsWanted,
): Promise<PageOf<VisitRow>> =>
  db.transaction((tx) => readVisits(tx, desk, wanted), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/**
 * Of one day those that are still to come by time, then those that are closed; without
 * a day those from today on by time, then those gone by, the latest first.
 */
async function readVisits(
  db: Db,
  { now, zone }: Pick<Desk, 'now' | 'zone'>,
  { q, status, date, doctorId, patientId, among, ...of }: VisitsWanted,
): Promise<PageOf<VisitRow>> {
  const found = and(
    eq(visits.clinicId, clinicId),
    among,
    finds(parsedQuery(q)),
    status ? eq(visits.status, status) : undefined,
    doctorId ? isWith(doctorId) : undefined,
    patientId ? (isId(patientId) ? eq(visits.patientId, patientId) : sql`false`) : undefined,
    date ? isOn(date, zone) : undefined,
  )
  const { first, second, isFurther } = date
    ? partsOfDay
    : partsOfAll(startOfDay(dayIn(zone, now), zone))
  const wanted = of.limit + 1
  const read = async (
    [order, range]: Part,
    after: SQL | undefined,
    { limit, offset }: { limit: number; offset: number },
  ) => {
    const turn = order.descending ? desc : asc
    return await visitRows(db)
      .where(and(found, range, after))
      .orderBy(turn(order.by), turn(order.id))
      .limit(limit)
      .offset(offset)
  }
  const isAmongSecond = of.cursor !== undefined && isFurther(of.cursor)
  const [order] = isAmongSecond ? second : first
  const { after, offset, isBeyond } = pageAt(of, order)
  const rows: VisitRow[] = []
  if (!isBeyond && !isAmongSecond)
    rows.push(...(await read(first, after, { limit: wanted, offset })))
  if (!isBeyond && rows.length < wanted) {
    const isPast = rows.length === 0 && of.cursor === undefined && offset > 0
    const before = isPast ? await countFound(db, and(found, first[1])) : offset
    const rest = { limit: wanted - rows.length, offset: offset - before }
    // After a row of the first part, the other one is shown from its beginning.
    rows.push(...(await read(second, isAmongSecond ? after : undefined, rest)))
  }
  const total = await countFound(db, found)
  const isClosed = (status: VisitStatus) => date && !isToCome(status)
  return pageOfRows(rows, of.limit, total, ({ visit: { status, startsAt, id } }) => [
    `${isClosed(status) ? closedPrefix : ''}${startsAt.toISOString()}`,
    id,
  ])
}

const isWith = (doctorId: string): SQL =>
  isId(doctorId) ? eq(visits.doctorId, doctorId) : sql`false`

/**
 * How many visits stand in front of one in the list of its day.
 * @param doctorId of that doctor's visits alone; null for all
 */
export async function placeOfVisit(
  db: Db,
  { visit: { id, status, startsAt } }: VisitRow,
  zone: string,
  doctorId: string | null,
): Promise<number> {
  const inFront = sql`(${visits.startsAt}, ${visits.id}) < (${startsAt.toISOString()}::timestamptz, ${id}::uuid)`
  return await db.$count(
    visits,
    and(
      eq(visits.clinicId, clinicId),
      isOn(dayIn(zone, startsAt.getTime()), zone),
      doctorId ? isWith(doctorId) : undefined,
      isToCome(status) ? and(rowToCome, inFront) : or(rowToCome, inFront),
    ),
  )
}
