import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { PageOf, PageRequest } from '@/contracts/lists'
import type { VisitStatus } from '@/contracts/visits'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { visits } from '../db/schema-care'
import { isId } from '../http'
import { dayIn, dayOf, startOfDay } from './clinic-time'
import { countRows, decode, type Order, pageAt, pageOfRows } from './page'
import { finds } from './patient-search'
import { type Desk, type VisitRow, visitRows } from './visits'

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

/**
 * A page of visits: of one day by time; without a day those from today on by time, then those gone by,
 * the latest first.
 */
export async function listVisits(
  db: Db,
  { now, zone }: Pick<Desk, 'now' | 'zone'>,
  { q, status, date, doctorId, patientId, among, ...of }: VisitsWanted,
): Promise<PageOf<VisitRow>> {
  const found = and(
    eq(visits.clinicId, clinicId),
    among,
    finds(q),
    status ? eq(visits.status, status) : undefined,
    doctorId ? (isId(doctorId) ? eq(visits.doctorId, doctorId) : sql`false`) : undefined,
    patientId ? (isId(patientId) ? eq(visits.patientId, patientId) : sql`false`) : undefined,
    date ? isOn(date, zone) : undefined,
  )
  const { offset, isBeyond } = pageAt(of, upcoming)
  const wanted = of.limit + 1
  const read = async (order: Order, range: SQL | undefined, limit: number, offset: number) => {
    const turn = order.descending ? desc : asc
    return await visitRows(db)
      .where(and(found, range, pageAt(of, order).after))
      .orderBy(turn(order.by), turn(order.id))
      .limit(limit)
      .offset(offset)
  }
  const rows: VisitRow[] = []
  const today = startOfDay(dayIn(zone, now), zone)
  const [toCome, gone] = [gte(visits.startsAt, today), lt(visits.startsAt, today)]
  if (date && !isBeyond) rows.push(...(await read(upcoming, undefined, wanted, offset)))
  if (!date && !isBeyond) {
    const isAmongGone = of.cursor !== undefined && decode(of.cursor)[0] < today.toISOString()
    if (!isAmongGone) rows.push(...(await read(upcoming, toCome, wanted, offset)))
    if (rows.length < wanted) {
      const isFurther = rows.length === 0 && of.cursor === undefined && offset > 0
      const before = isFurther ? await countFound(db, and(found, toCome)) : offset
      rows.push(...(await read(past, gone, wanted - rows.length, offset - before)))
    }
  }
  const total = await countFound(db, found)
  return pageOfRows(rows, of.limit, total, ({ visit }) => [visit.startsAt.toISOString(), visit.id])
}
