import type { LabOrder, LabOrderFilter } from '@shared/contracts/lab-orders'
import type { PageOf } from '@shared/contracts/lists'
import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { patients } from '../db/schema'
import { labOrders, rowAwaits } from '../db/schema-lab'
import { isId } from '../http'
import { byListOrder, labOrderRows, ordersOfClinic, sentOrder } from './lab-orders'
import { countRows, type PageWanted, readPage } from './page'
import { finds, parsedQuery } from './patient-search'

const isPatient = and(
  eq(patients.clinicId, labOrders.clinicId),
  eq(patients.id, labOrders.patientId),
)

/** An order as the rows of a worklist show it. */
const withoutResult = ({ result: _result, ...order }: LabOrder): LabOrder => order

/** A page of the orders found, in the list's own order. */
async function pageOfOrders(
  db: Db,
  found: SQL | undefined,
  { withResults, ...of }: PageWanted & { withResults: boolean },
): Promise<PageOf<LabOrder>> {
  // A left join, which PostgreSQL leaves out where nothing is looked for in the patients.
  const counted = db
    .select({ one: sql`1` })
    .from(labOrders)
    .leftJoin(patients, isPatient)
    .where(found)
    .$dynamic()
  return await readPage(of, byListOrder, {
    rows: (after, order) =>
      labOrderRows(db)
        .where(and(found, after))
        .orderBy(...order),
    total: () => countRows(db, counted),
    sent: (row) => (withResults ? sentOrder(row) : withoutResult(sentOrder(row))),
  })
}

/** The condition that a column is this id, which may be none. */
export const isIn = (
  column: typeof labOrders.patientId | typeof labOrders.technicianId,
  id: string,
) => (isId(id) ? eq(column, id) : sql`false`)

/** A page of the orders that all filters let through. */
export const listOrders = (
  db: Db,
  {
    status,
    testType,
    date,
    patient,
    patientId,
    technicianId,
    ...of
  }: LabOrderFilter & PageWanted & { with?: 'results' | null | undefined },
): Promise<PageOf<LabOrder>> =>
  pageOfOrders(
    db,
    and(
      ordersOfClinic,
      status ? eq(labOrders.status, status) : undefined,
      testType ? sql`${labOrders.testType} = ${testType}` : undefined,
      date ? isOn(date) : undefined,
      finds(parsedQuery(patient)),
      patientId ? isIn(labOrders.patientId, patientId) : undefined,
      technicianId ? isIn(labOrders.technicianId, technicianId) : undefined,
    ),
    { ...of, withResults: of.with === 'results' },
  )

const isOn = (date: string): SQL =>
  isClinicDate(date) && date >= '0001' ? eq(labOrders.requestedDate, date) : sql`false`

/** A page of the orders that a result can be given to: each word is in the patient, the test or the number. */
export const listAwaiting = (
  db: Db,
  { q, ...of }: { q: string } & PageWanted,
): Promise<PageOf<LabOrder>> =>
  pageOfOrders(db, and(ordersOfClinic, rowAwaits(labOrders), speaksOf(q)), {
    ...of,
    withResults: false,
  })

function speaksOf(q: string): SQL | undefined {
  const { text, number } = parsedQuery(q)
  const words = text.split(/\s+/).filter((word) => word !== '')
  return and(
    ...words.map((word) =>
      or(
        finds({ text: word, number: null }),
        sql`strpos(lower(${labOrders.testType}), lower(${word})) > 0`,
        /^\d{1,9}$/.test(word) ? eq(labOrders.number, Number(word)) : undefined,
      ),
    ),
    number === null ? undefined : or(eq(labOrders.number, number), eq(patients.number, number)),
  )
}

const among = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`

/** The lab's figures. @param today the clinic's day */
export async function countOrders(db: Db, today: ClinicDate) {
  const isOpen = sql`${labOrders.status} in ('pending', 'in-progress')`
  const isDoneToday = eq(labOrders.completedDate, today)
  const [counted] = await db
    .select({
      pending: among(eq(labOrders.status, 'pending')),
      inProgress: among(eq(labOrders.status, 'in-progress')),
      completedToday: among(isDoneToday),
      urgent: among(sql`${isOpen} and ${labOrders.priority} = 'urgent'`),
    })
    .from(labOrders)
    .where(and(ordersOfClinic, or(isOpen, isDoneToday)))
  if (!counted) throw new Error('the lab orders were not counted')
  return counted
}
