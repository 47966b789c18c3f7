import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { patientMessages } from '@/contracts/patients'
import { type Vitals, vitalsEndpoints, vitalsMessages } from '@/contracts/vitals'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { vitals } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { handleChange } from '../records/change'
import {
  countRows,
  inOrder,
  instantKey,
  keysOf,
  type Order,
  pageAt,
  pageOfRows,
} from '../records/page'
import type { Touched } from '../records/touched'

/** How many of the own vitals are shown. */
const ownMost = 100

const ofClinic = eq(vitals.clinicId, clinicId)

/** The latest first. */
const byTime: Order = { ...instantKey(vitals.measuredAt), id: vitals.id, descending: true }

const markers = alias(users, 'markers')

/** Vitals with the names that who wrote and who marked them have now. */
const vitalsRows = (db: Db) =>
  db
    .select({ row: vitals, by: users.name, markedBy: markers.name, keys: keysOf(byTime) })
    .from(vitals)
    .innerJoin(users, eq(users.id, vitals.recordedBy))
    .leftJoin(markers, eq(markers.id, vitals.inErrorBy))
    .$dynamic()

/** As it is sent. */
const sentVitals = ({
  row,
  by,
  markedBy,
}: Omit<Awaited<ReturnType<typeof vitalsRows>>[number], 'keys'>): Vitals => ({
  id: row.id,
  patientId: row.patientId,
  pulse: row.pulse,
  systolic: row.systolic,
  diastolic: row.diastolic,
  weight: row.weight,
  height: row.height,
  temperature: row.temperature,
  oxygenSaturation: row.oxygenSaturation,
  respiratoryRate: row.respiratoryRate,
  measuredAt: row.measuredAt.toISOString(),
  by,
  inError:
    markedBy !== null && row.inErrorAt ? { by: markedBy, at: row.inErrorAt.toISOString() } : null,
  version: row.version,
})

const ofPatient = (id: string): SQL | undefined => and(ofClinic, eq(vitals.patientId, id))

const notFound = () => new Refusal(404, vitalsMessages.notFound)

/** One patient's at one time, by its id. @throws Refusal 404 */
async function vitalsWith(tx: Db, id: string): Promise<Vitals> {
  const [row] = await vitalsRows(tx).where(and(ofClinic, eq(vitals.id, id)))
  if (!row) throw notFound()
  return sentVitals(row)
}

/**
 * Whose vitals are written. A closed record takes none.
 * @throws Refusal 422
 */
async function openPatient(tx: Db, id: string): Promise<void> {
  const [row] = isId(id)
    ? await tx
        .select({ closedAt: patients.closedAt })
        .from(patients)
        .where(and(eq(patients.clinicId, clinicId), eq(patients.id, id)))
        .for('key share')
    : []
  if (!row || row.closedAt)
    throw new Refusal(422, patientMessages.notFound, {
      fields: { patientId: patientMessages.notFound },
    })
}

const touchedVitals = (id: string, patientId: string): Touched => ({
  topic: 'vitals',
  id,
  patientId,
})

/** What is measured of patients: written once, and marked where it was entered in error. */
export function vitalsRoutes(dependencies: ApiDependencies) {
  const { db, clock } = dependencies
  const app = new Hono<ApiEnv>()

  handle(app, vitalsEndpoints.list, async (c, { patientId, ...of }) => {
    if (!isId(patientId)) return c.json(pageOfRows([], of.limit, 0, () => []))
    const found = ofPatient(patientId)
    const { after, offset, isBeyond } = pageAt(of, byTime)
    const total = await countRows(
      db,
      db.select({ id: vitals.id }).from(vitals).where(found).$dynamic(),
    )
    const rows = isBeyond
      ? []
      : await vitalsRows(db)
          .where(and(found, after))
          .orderBy(...inOrder(byTime))
          .limit(of.limit + 1)
          .offset(offset)
    const page = pageOfRows(rows, of.limit, total, ({ keys, row }) => [...keys, row.id])
    return c.json({ ...page, rows: page.rows.map(sentVitals) })
  })

  handle(app, vitalsEndpoints.own, async (c) => {
    const { patientId } = c.get('caller')
    if (patientId === null) return c.json([])
    const rows = await vitalsRows(db)
      .where(and(ofPatient(patientId), isNull(vitals.inErrorBy)))
      .orderBy(desc(vitals.measuredAt), desc(vitals.id))
      .limit(ownMost)
    return c.json(rows.map(sentVitals))
  })

  handleChange(app, dependencies, vitalsEndpoints.create, (c, input) => {
    const { id: recordedBy } = c.get('caller')
    const measuredAt = new Date(clock())
    return async (tx) => {
      await openPatient(tx, input.patientId)
      const id = newId()
      await tx.insert(vitals).values({ ...input, id, measuredAt, recordedBy })
      return {
        status: 201,
        body: await vitalsWith(tx, id),
        touched: [touchedVitals(id, input.patientId)],
      }
    }
  })

  handleChange(app, dependencies, vitalsEndpoints.markInError, (c, { id, version }) => {
    const { id: inErrorBy } = c.get('caller')
    const inErrorAt = new Date(clock())
    return async (tx) => {
      const isRow = and(ofClinic, eq(vitals.id, id))
      const [row] = isId(id) ? await tx.select().from(vitals).where(isRow).for('update') : []
      if (!row) throw notFound()
      if (row.version !== version)
        throw new Refusal(409, vitalsMessages.stale, {
          error: 'stale',
          current: await vitalsWith(tx, id),
        })
      if (row.inErrorBy !== null) throw new Refusal(409, vitalsMessages.stale)
      await tx
        .update(vitals)
        .set({ inErrorBy, inErrorAt, version: version + 1 })
        .where(isRow)
      return { body: await vitalsWith(tx, id), touched: [touchedVitals(id, row.patientId)] }
    }
  })
  return app
}
