import { and, arrayContains, desc, eq, gte, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { auditEndpoints, auditMessages, labWork } from '@/contracts/audit'
import { labOrderEndpoints } from '@/contracts/lab-orders'
import { countedMost } from '@/contracts/lists'
import { nameKey } from '../auth/names'
import { clinicId, patients, users } from '../db/schema'
import { auditEntries } from '../db/schema-audit'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, Refusal } from '../http'
import { dayOf } from '../records/clinic-time'
import { countRows } from '../records/page'

/** The last first. A row's time is its process's, and its id tells rows of one moment apart. */
const lastFirst = [desc(auditEntries.at), desc(auditEntries.id)]

/**
 * The same, of one patient's rows: as expressions, which no index has. By the index of all rows, the rows of
 * somebody who was not here of late are found behind all that came after them.
 */
const foundLastFirst = [
  desc(sql`${auditEntries.at} + interval '0'`),
  desc(sql`${auditEntries.id} + 0`),
]

const ofClinic = eq(auditEntries.clinicId, clinicId)

interface Place {
  page: number
  limit: number
  cursor?: string | undefined
  upTo?: string | null | undefined
}

/** Which rows a page has: those behind the cursor, which is a row's id, or from an offset. */
function pageAt({ page, limit, cursor, upTo }: Place) {
  const within = upTo ? lte(auditEntries.id, Number(upTo)) : undefined
  if (cursor === undefined) return { within, after: undefined, offset: page * limit }
  if (!/^\d{1,15}$/.test(cursor))
    throw new Refusal(400, auditMessages.cursorForeign, {
      fields: { cursor: auditMessages.cursorForeign },
    })
  const last = sql`(select at, id from audit_entries as last where last.clinic_id = ${clinicId}
    and last.id = ${Number(cursor)})`
  return { within, after: sql`(${auditEntries.at}, ${auditEntries.id}) < ${last}`, offset: 0 }
}

/** The answer of a list, of whose rows one more was read where there are more. */
function pageOfRows<Row extends { id: number }, Sent>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  sent: (row: Row) => Sent,
) {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map(sent),
    total: Math.min(counted, countedMost),
    totalIsExact: counted <= countedMost,
    next: rows.length > limit && last ? String(last.id) : null,
  }
}

const { take, move, assign, report, correct, acknowledge, critical, list } = labOrderEndpoints

/** What a patient reads in place of a call whose name would tell of a result that is not released. */
const saidOwn: ReadonlyMap<string, string> = new Map([
  ...[take, move, assign, report, correct, acknowledge].map(({ name }) => [name, labWork] as const),
  [critical.name, list.name],
])

/** Who opened and who changed what. There is no call that changes a row. */
export function auditRoutes({ db, config }: ApiDependencies) {
  const app = new Hono<ApiEnv>()
  const count = (among: SQL | undefined) =>
    countRows(db, db.select({ id: auditEntries.id }).from(auditEntries).where(among).$dynamic())

  /** The rows of one patient's record, and of lists that had it; nothing where there is none. */
  async function ofPatient(number: string): Promise<SQL | undefined> {
    const [row] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.clinicId, clinicId), eq(patients.number, Number(number))))
    if (!row) return sql`false`
    return or(
      eq(auditEntries.patientId, row.id),
      arrayContains(auditEntries.shownPatients, [row.id]),
    )
  }

  async function ofPerson(username: string): Promise<SQL> {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clinicId, clinicId), eq(users.usernameKey, nameKey(username))))
    return row ? eq(auditEntries.userId, row.id) : sql`false`
  }

  handle(app, auditEndpoints.list, async (c, { patient, person, from, to, ...of }) => {
    const { within, after, offset } = pageAt(of)
    const among = and(
      ofClinic,
      within,
      patient ? await ofPatient(patient) : undefined,
      person ? await ofPerson(person) : undefined,
      from ? gte(auditEntries.at, dayOf(from, config.zone)?.from ?? new Date(0)) : undefined,
      to ? lt(auditEntries.at, dayOf(to, config.zone)?.to ?? new Date(0)) : undefined,
    )
    const rows =
      offset >= countedMost
        ? []
        : await db
            .select({
              ...{ id: auditEntries.id, at: auditEntries.at, username: auditEntries.username },
              ...{ role: auditEntries.role, kind: auditEntries.kind, call: auditEntries.call },
              records: sql<number>`cardinality(${auditEntries.recordIds})`,
              ...{
                query: auditEntries.query,
                address: auditEntries.address,
                key: auditEntries.key,
              },
              patient: { id: patients.id, number: patients.number, name: patients.name },
              isOutside: auditEntries.isOutside,
            })
            .from(auditEntries)
            .leftJoin(
              patients,
              and(eq(patients.clinicId, clinicId), eq(patients.id, auditEntries.patientId)),
            )
            .where(and(among, after))
            .orderBy(...(patient ? foundLastFirst : lastFirst))
            .limit(of.limit + 1)
            .offset(offset)
    return c.json(
      pageOfRows(rows, of.limit, await count(among), (row) => ({
        ...row,
        id: String(row.id),
        at: row.at.toISOString(),
      })),
    )
  })

  handle(app, auditEndpoints.own, async (c, of) => {
    const { id, patientId } = c.get('caller')
    const { within, after, offset } = pageAt(of)
    // Whose record the account does not show, nobody has opened.
    if (patientId === null) return c.json(pageOfRows([], of.limit, 0, (row) => row))
    const among = and(
      ofClinic,
      within,
      eq(auditEntries.patientId, patientId),
      ne(auditEntries.userId, id),
    )
    const rows = await db
      .select({
        ...{ id: auditEntries.id, at: auditEntries.at, name: users.name },
        ...{ role: auditEntries.role, kind: auditEntries.kind, call: auditEntries.call },
      })
      .from(auditEntries)
      .innerJoin(users, eq(users.id, auditEntries.userId))
      .where(and(among, after))
      .orderBy(...lastFirst)
      .limit(of.limit + 1)
      .offset(offset)
    return c.json(
      pageOfRows(rows, of.limit, await count(among), (row) => ({
        ...row,
        id: String(row.id),
        at: row.at.toISOString(),
        call: saidOwn.get(row.call) ?? row.call,
      })),
    )
  })
  return app
}
