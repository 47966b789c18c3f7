import type { PageOf } from '@shared/contracts/lists'
import type { VisitStatus } from '@shared/contracts/visits'
import { addDays } from '@shared/lib/clinic-date'
import { and, eq, gte, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import type { Actor } from './actor'
import { dayIn, dayOf, startOfDay } from './clinic-time'
import {
  countRows,
  decode,
  inOrder,
  instantKey,
  keysOf,
  type Order,
  type PageWanted,
  pageAt,
  pageOfRows,
  readPage,
} from './page'
import { finds, parsedQuery } from './patient-search'
import { orderOfVisits, type VisitSort } from './visit-order'
import { isToCome, rowToCome, type VisitRow, visitRows, withBeside } from './visits'

const upcoming = { ...instantKey(visits.startsAt), id: visits.id }
const past: Order = { ...upcoming, descending: true }

interface VisitsWanted extends PageWanted {
  q: string
  status?: VisitStatus | null | undefined
  /** YYYY-MM-DD. */
  date?: string | null | undefined
  doctorId?: string | null | undefined
  patientId?: string | null | undefined
  sort?: VisitSort | null | undefined
  /** Which of them there are for the caller. */
  among: SQL | undefined
}

/** How a cursor says that its row is among what a list shows second. */
const afterOpenPrefix = 'second '

/** The same order, of what a list shows second. */
const afterOpen = (order: Order): Order => ({
  ...order,
  read: (text) =>
    text.startsWith(afterOpenPrefix)
      ? (order.read?.(text.slice(afterOpenPrefix.length)) ?? null)
      : null,
})
const rowClosed = not(rowToCome)

const isPatient = and(eq(patients.clinicId, visits.clinicId), eq(patients.id, visits.patientId))

/** By a left join, which PostgreSQL leaves out where nothing is looked for in the patients. */
const countFound = (db: Db, found: SQL | undefined) =>
  countRows(
    db,
    db.select({ one: sql`1` }).from(visits).leftJoin(patients, isPatient).where(found).$dynamic(),
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
  /** Whether a row is among what follows. */
  isSecond: (visit: VisitRow['visit']) => boolean
}

/** Of one day who is still to come goes first, and then the others, both by time. */
const partsOfDay: Parts = {
  first: [upcoming, rowToCome],
  second: [afterOpen(upcoming), rowClosed],
  isSecond: ({ status }) => !isToCome(status),
}

/** Who is still to come today and all of the days to come, by time; then the others, the latest first. */
const partsOfAll = (today: Date, tomorrow: Date): Parts => ({
  first: [
    upcoming,
    sql`${gte(visits.startsAt, today)} and ${or(gte(visits.startsAt, tomorrow), rowToCome)}`,
  ],
  second: [
    afterOpen(past),
    sql`${lt(visits.startsAt, tomorrow)} and ${or(lt(visits.startsAt, today), rowClosed)}`,
  ],
  isSecond: ({ startsAt, status }) =>
    startsAt < today || (startsAt < tomorrow && !isToCome(status)),
})

/**
 * A page of visits, all of it as it was at one moment, whatever changes meanwhile.
 * @param db the database itself: within a transaction the moment would be each statement's own
 */
export const listVisits = (
  db: Db,
  actor: Pick<Actor, 'now' | 'zone'>,
  wanted: VisitsWanted,
): Promise<PageOf<VisitRow>> =>
  db.transaction((tx) => readVisits(tx, actor, wanted), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

/**
 * Of one day those that are still to come by time, then those that are closed; without a day those that
 * are still to come today and all of the days after it by time, then the others, the latest first.
 */
async function readVisits(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  { q, status, date, doctorId, patientId, sort, among, ...of }: VisitsWanted,
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
  if (sort) return await readInOrder(db, orderOfVisits(sort, date), found, of)
  const today = dayIn(zone, now)
  const { first, second, isSecond } = date
    ? partsOfDay
    : partsOfAll(startOfDay(today, zone), startOfDay(addDays(today, 1), zone))
  const wanted = of.limit + 1
  const read = async (
    [order, range]: Part,
    after: SQL | undefined,
    { limit, offset }: { limit: number; offset: number },
  ) => {
    return await visitRows(db)
      .where(and(found, range, after))
      .orderBy(...inOrder(order))
      .limit(limit)
      .offset(offset)
  }
  const isAmongSecond =
    of.cursor !== undefined && (decode(of.cursor)[0] ?? '').startsWith(afterOpenPrefix)
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
  return pageOfRows(await withBeside(db, rows), of.limit, total, ({ visit }) => [
    `${isSecond(visit) ? afterOpenPrefix : ''}${visit.startsAt.toISOString()}`,
    visit.id,
  ])
}

/** The visits found, in an order that was asked for. */
async function readInOrder(
  db: Db,
  order: Order,
  found: SQL | undefined,
  of: PageWanted,
): Promise<PageOf<VisitRow>> {
  const page = await readPage(of, order, {
    rows: (after, by) =>
      visitRows(db, keysOf(order))
        .where(and(found, after))
        .orderBy(...by),
    total: () => countFound(db, found),
    sent: (row) => row,
  })
  return { ...page, rows: await withBeside(db, page.rows) }
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
