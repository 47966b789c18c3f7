import { countedMost, type OrderBy, type PageOf, type PageRequest } from '@shared/contracts/lists'
import { patientOrders } from '@shared/contracts/patients'
import { and, asc, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { bornOn, clinicId, patients } from '../db/schema'
import {
  countRows,
  keysOf,
  type Order,
  orderFor,
  type PageWanted,
  pageAt,
  pageOfRows,
  readDate,
  readInteger,
  readPage,
} from './page'
import { finds, likeliest, parsedQuery } from './patient-search'
import type { PatientRow } from './patients'

const orders: Record<(typeof patientOrders)[number], Order> = {
  name: { by: patients.nameKey, id: patients.id },
  number: { by: patients.number, id: patients.id, read: readInteger },
  // Who is younger was born later.
  age: { by: bornOn(patients), id: patients.id, descending: true, read: readDate },
  lastVisit: { by: patients.lastVisit, id: patients.id, read: readDate },
}

interface PatientsWanted extends PageRequest {
  cursor?: string | undefined
  q: string
  sort?: OrderBy<(typeof patientOrders)[number]> | null | undefined
  /** Which of them there are for the caller. */
  among: SQL | undefined
}

const countFound = (db: Db, found: SQL | undefined) =>
  countRows(db, db.select({ one: sql`1` }).from(patients).where(found).$dynamic())

/** A page of the patients found: by name, or the likeliest first of those that are looked for. */
export async function listPatients(
  db: Db,
  { q, sort, among, ...of }: PatientsWanted,
): Promise<PageOf<PatientRow>> {
  const query = parsedQuery(q)
  const wanted = finds(query)
  const found = and(among, wanted)
  const order = orderFor(patientOrders, orders, sort)
  if (!wanted) return await ordered(db, order ?? orders.name, found, of)
  return order
    ? await foundInOrder(db, order, found, of)
    : await likeliestFirst(db, query, { among, found }, of)
}

async function ordered(
  db: Db,
  order: Order,
  found: SQL | undefined,
  of: PageWanted,
  counted?: number,
): Promise<PageOf<PatientRow>> {
  return await readPage(of, order, {
    rows: (after, by) =>
      db
        .select({ patient: patients, keys: keysOf(order) })
        .from(patients)
        .where(and(found, after))
        .orderBy(...by),
    total: async () => counted ?? (await countFound(db, found)),
    sent: ({ patient }) => patient,
  })
}

/**
 * All that a search finds, in an order. Few are found by the search's index and then sorted. Of many the
 * order's own index soon has a page, where it would be read to its end for a few.
 */
async function foundInOrder(
  db: Db,
  order: Order,
  found: SQL | undefined,
  of: PageWanted,
): Promise<PageOf<PatientRow>> {
  const candidates = await db
    .select({ id: patients.id })
    .from(patients)
    .where(found)
    .limit(countedMost + 1)
  const isMany = candidates.length > countedMost
  const ids = candidates.map(({ id }) => id)
  const among = and(eq(patients.clinicId, clinicId), inArray(patients.id, ids))
  return await ordered(db, order, isMany ? found : among, of, candidates.length)
}

/**
 * The best of the first candidates: nobody reads on through thousands, and each would be compared. Who is
 * likelier is a candidate first; whose number it is, and whose name begins so, an index of its own finds.
 */
async function likeliestFirst(
  db: Db,
  query: ReturnType<typeof parsedQuery>,
  { among, found }: { among: SQL | undefined; found: SQL | undefined },
  of: PageWanted,
): Promise<PageOf<PatientRow>> {
  const { isAsked, begins } = likeliest(query)
  const candidatesAt = (place: string, which: SQL | undefined) =>
    db
      .select({ id: patients.id, place: sql<string>`${place} || ${patients.nameKey}`.as('place') })
      .from(patients)
      .where(which)
  const most = countedMost + 1
  // Read in turn: parts that have a limit are not read in parallel.
  const candidates = unionAll(
    candidatesAt('0 ', and(found, isAsked)).limit(1),
    candidatesAt('1 ', and(among, not(isAsked), begins))
      .orderBy(asc(patients.nameKey), asc(patients.id))
      .limit(most),
    candidatesAt('2 ', and(found, not(isAsked), not(begins))).limit(most),
  )
    .limit(most)
    .as('candidates')
  const counted = db
    .select({
      id: candidates.id,
      place: candidates.place,
      found: sql<number>`(count(*) over ())::int`.as('found'),
    })
    .from(candidates)
    .as('counted')
  const { after, offset, isBeyond } = pageAt(of, { by: sql`${counted.place}`, id: counted.id })
  if (isBeyond) return pageOfRows<PatientRow>([], of.limit, await countFound(db, found), noPlace)
  const shown = db
    .select()
    .from(counted)
    .where(after)
    .orderBy(asc(counted.place), asc(counted.id))
    .limit(of.limit + 1)
    .offset(offset)
    .as('shown')
  const rows = await db
    .select({ patient: patients, place: shown.place, found: shown.found })
    .from(shown)
    .innerJoin(patients, and(eq(patients.clinicId, clinicId), eq(patients.id, shown.id)))
    .orderBy(asc(shown.place), asc(shown.id))
  const total = rows[0]?.found ?? (await countFound(db, found))
  const page = pageOfRows(rows, of.limit, total, ({ place, patient }) => [place, patient.id])
  return { ...page, rows: page.rows.map(({ patient }) => patient) }
}

const noPlace = () => ['', ''] as const
