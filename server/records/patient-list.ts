import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { countedMost, type PageOf, type PageRequest } from '@/contracts/lists'
import { isClinicDate } from '@/lib/clinic-date'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { countRows, type Order, pageAt, pageOfRows } from './page'
import { finds, likeliest, parsedQuery } from './patient-search'
import type { PatientRow } from './patients'

interface PatientOrder extends Order {
  /** A row's place as the text that `read` reads. */
  textOf: (row: PatientRow) => string
}

const byNumber = {
  by: patients.number,
  id: patients.id,
  read: (text: string) => (/^\d{1,9}$/.test(text) ? sql`${Number(text)}::integer` : null),
  textOf: (row: PatientRow) => String(row.number),
}
const orders = {
  name: { by: patients.nameKey, id: patients.id, textOf: (row: PatientRow) => row.nameKey },
  number: byNumber,
  '-number': { ...byNumber, descending: true },
  '-lastVisit': {
    by: patients.lastVisit,
    id: patients.id,
    descending: true,
    // PostgreSQL's calendar has no year 0.
    read: (text: string) => (isClinicDate(text) && text >= '0001' ? sql`${text}::date` : null),
    textOf: (row: PatientRow) => row.lastVisit,
  },
} as const satisfies Record<string, PatientOrder>

interface PatientsWanted extends PageRequest {
  cursor?: string | undefined
  q: string
  sort?: keyof typeof orders | null | undefined
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
  return wanted && !sort
    ? await likeliestFirst(db, query, found, of)
    : await inOrder(db, orders[sort ?? 'name'], found, of)
}

type PageWanted = Pick<PatientsWanted, 'page' | 'limit' | 'cursor'>

async function inOrder(
  db: Db,
  order: PatientOrder,
  found: SQL | undefined,
  of: PageWanted,
): Promise<PageOf<PatientRow>> {
  const { after, offset, isBeyond } = pageAt(of, order)
  const total = await countFound(db, found)
  const turn = order.descending ? desc : asc
  const rows = isBeyond
    ? []
    : await db
        .select()
        .from(patients)
        .where(and(found, after))
        .orderBy(turn(order.by), turn(order.id))
        .limit(of.limit + 1)
        .offset(offset)
  return pageOfRows(rows, of.limit, total, (row) => [order.textOf(row), row.id])
}

/** The best of the first candidates: nobody reads on through thousands, and each would be compared. */
async function likeliestFirst(
  db: Db,
  query: ReturnType<typeof parsedQuery>,
  found: SQL | undefined,
  of: PageWanted,
): Promise<PageOf<PatientRow>> {
  const candidates = db
    .select({ id: patients.id, place: likeliest(query).as('place') })
    .from(patients)
    .where(found)
    .limit(countedMost + 1)
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
  if (isBeyond) return pageOfRows([], of.limit, await countFound(db, found), noPlace)
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
