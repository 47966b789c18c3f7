import { type auditAbout, auditEndpoints } from '@shared/contracts/audit'
import { wordsOf } from '@shared/contracts/audit-words'
import type { Endpoint } from '@shared/contracts/endpoint'
import { endpoints } from '@shared/contracts/endpoints'
import {
  and,
  arrayContains,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { Hono } from 'hono'
import { nameKey } from '../auth/names'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { auditEntries, hasTargets } from '../db/schema-audit'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { dayOf } from '../records/clinic-time'
import { countRows, instantKey, keysOf, type Order, readPage } from '../records/page'

/** The last first. A row's time is its process's, and its id tells rows of one moment apart. */
const lastFirst: Order = {
  ...instantKey(auditEntries.at),
  id: auditEntries.id,
  readId: (text) => (/^\d{1,15}$/.test(text) ? sql`${text}::bigint` : null),
  descending: true,
}

/**
 * The same, of one patient's rows: as expressions, which no index has. By the index of all rows, the rows of
 * somebody who was not here of late are found behind all that came after them.
 */
const foundLastFirst = [
  desc(sql`${auditEntries.at} + interval '0'`),
  desc(sql`${auditEntries.id} + 0`),
]

const ofClinic = eq(auditEntries.clinicId, clinicId)

/** Which rows a page was counted of: none that were written since its first. */
const upToRow = (upTo: string | null | undefined): SQL | undefined =>
  upTo ? lte(auditEntries.id, Number(upTo)) : undefined

/** Rows about a patient, or about a target of the administration's acts of this kind. */
function isAbout(about: (typeof auditAbout)[number]): SQL | undefined {
  if (about === 'patient')
    return or(
      isNotNull(auditEntries.patientId),
      sql`cardinality(${auditEntries.shownPatients}) > 0`,
    )
  const target = JSON.stringify({ targets: [{ kind: about }] })
  // Nothing says in which order conditions are looked at: only what has targets is read as JSON.
  return and(
    hasTargets,
    sql`case when ${hasTargets} then ${auditEntries.query}::jsonb @> ${target}::jsonb end`,
  )
}

/** Lists of which patients are not told: they show no more of a patient than who it is. */
const listsOfNames = endpoints
  .filter(({ method, words }: Endpoint) => method === 'GET' && words?.patient === null)
  .map(({ name }) => name)

/**
 * The lists of several patients that showed this one and more than the name: of each person, list and day
 * the last, since a desk reads the list of its day again all day long.
 */
const listsWith = (
  db: Db,
  patientId: string,
  { upTo, zone }: { upTo: string | null | undefined; zone: string },
) =>
  db
    .select({ id: sql`max(${auditEntries.id})` })
    .from(auditEntries)
    .where(
      and(
        ofClinic,
        upToRow(upTo),
        arrayContains(auditEntries.shownPatients, [patientId]),
        eq(auditEntries.kind, 'listed'),
        notInArray(auditEntries.call, listsOfNames),
      ),
    )
    .groupBy(
      auditEntries.userId,
      auditEntries.role,
      auditEntries.call,
      sql`(${auditEntries.at} at time zone ${zone})::date`,
    )

/** A row as it is answered. */
const sentRow = <Row extends { id: number; at: Date; keys: unknown }>({
  keys: _,
  ...row
}: Row) => ({
  ...row,
  id: String(row.id),
  at: row.at.toISOString(),
})

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

  handle(
    app,
    auditEndpoints.list,
    async (c, { patient, person, kind, about, from, to, upTo, ...of }) => {
      const among = and(
        ofClinic,
        upToRow(upTo),
        patient ? await ofPatient(patient) : undefined,
        person ? await ofPerson(person) : undefined,
        kind ? eq(auditEntries.kind, kind) : undefined,
        about ? isAbout(about) : undefined,
        from ? gte(auditEntries.at, dayOf(from, config.zone)?.from ?? new Date(0)) : undefined,
        to ? lt(auditEntries.at, dayOf(to, config.zone)?.to ?? new Date(0)) : undefined,
      )
      const page = await readPage(of, lastFirst, {
        rows: (after, order) =>
          db
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
              keys: keysOf(lastFirst),
            })
            .from(auditEntries)
            .leftJoin(
              patients,
              and(eq(patients.clinicId, clinicId), eq(patients.id, auditEntries.patientId)),
            )
            .where(and(among, after))
            .orderBy(...(patient ? foundLastFirst : order)),
        total: () => count(among),
        sent: sentRow,
      })
      return c.json(page)
    },
  )

  handle(app, auditEndpoints.own, async (c, { upTo, ...of }) => {
    const { id, patientId } = c.get('caller')
    // An account without a patient's record has no rows.
    const isOfOwn = patientId === null ? sql`false` : eq(auditEntries.patientId, patientId)
    const isListed =
      patientId === null
        ? undefined
        : inArray(auditEntries.id, listsWith(db, patientId, { upTo, zone: config.zone }))
    const among = and(ofClinic, upToRow(upTo), or(isOfOwn, isListed), ne(auditEntries.userId, id))
    const page = await readPage(of, lastFirst, {
      rows: (after, order) =>
        db
          .select({
            ...{ id: auditEntries.id, at: auditEntries.at, name: users.name },
            ...{ role: auditEntries.role, kind: auditEntries.kind, call: auditEntries.call },
            isAmongOthers: sql<boolean>`${isOfOwn} is not true`,
            keys: keysOf(lastFirst),
          })
          .from(auditEntries)
          .innerJoin(users, eq(users.id, auditEntries.userId))
          .where(and(among, after))
          .orderBy(...order),
      total: () => count(among),
      sent: (row) => ({ ...sentRow(row), call: wordsOf(row.call).patient?.saidAs ?? row.call }),
    })
    return c.json(page)
  })
  return app
}
