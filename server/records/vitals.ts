import { patientMessages } from '@shared/contracts/patients'
import { ofMeasures, type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, users } from '../db/schema'
import { vitals } from '../db/schema-care'
import { isId, Refusal } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { instantKey, keysOf, type Order } from './page'
import { isOpenPatient } from './patients'
import { isDoctorAccount } from './staff'

const ofClinic = eq(vitals.clinicId, clinicId)

export const vitalsOf = (patientId: string): SQL | undefined =>
  and(ofClinic, eq(vitals.patientId, patientId))

/** The latest first. */
export const byTime: Order = {
  ...instantKey(vitals.measuredAt),
  ...{ id: vitals.id, descending: true },
}

const markers = alias(users, 'markers')

/** Vitals with the names that who wrote and who marked them have now. */
export const vitalsRows = (db: Db) =>
  db
    .select({
      row: vitals,
      by: users.name,
      byDoctor: isDoctorAccount(users),
      markedBy: markers.name,
      markedByDoctor: isDoctorAccount(markers),
      keys: keysOf(byTime),
    })
    .from(vitals)
    .innerJoin(users, eq(users.id, vitals.recordedBy))
    .leftJoin(markers, eq(markers.id, vitals.inErrorBy))
    .$dynamic()

/** As it is sent. */
export const sentVitals = ({
  row,
  ...names
}: Omit<Awaited<ReturnType<typeof vitalsRows>>[number], 'keys'>): Vitals => ({
  id: row.id,
  patientId: row.patientId,
  ...ofMeasures((name) => row[name]),
  ...(Object.keys(row.comparators).length > 0 && { comparators: row.comparators }),
  measuredAt: row.measuredAt.toISOString(),
  by: called(names.by, names.byDoctor),
  inError:
    names.markedBy !== null && row.inErrorAt
      ? { by: called(names.markedBy, names.markedByDoctor), at: row.inErrorAt.toISOString() }
      : null,
  version: row.version,
})

const notFound = () => new Refusal(404, vitalsMessages.notFound)

/** One patient's at one time, by its id. @throws Refusal 404 */
export async function vitalsWith(tx: Db, id: string): Promise<Vitals> {
  const [row] = await vitalsRows(tx).where(and(ofClinic, eq(vitals.id, id)))
  if (!row) throw notFound()
  return sentVitals(row)
}

/**
 * Whose vitals are written. A closed record takes none, nor one that is just being closed.
 * @throws Refusal 422
 */
export async function requireOpenPatient(tx: Db, id: string): Promise<void> {
  const message = patientMessages.notFound
  if (!(await isOpenPatient(tx, id)))
    throw new Refusal(422, message, { fields: { patientId: message } })
}

interface Mark {
  id: string
  version: number
  inErrorBy: string
  inErrorAt: Date
}

/**
 * Marks vitals as entered in error.
 * @throws Refusal 404; 409 with the vitals as they are, or where they are marked already
 */
export async function markVitals(
  tx: Db,
  { id, version, ...mark }: Mark,
): Promise<{ body: Vitals; events: readonly ChangeEvent[] }> {
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
    .set({ ...mark, version: version + 1 })
    .where(isRow)
  return { body: await vitalsWith(tx, id), events: [vitalsEvent(id, row.patientId)] }
}

/** The change event of vitals. */
export const vitalsEvent = (id: string, patientId: string): ChangeEvent => ({
  topic: 'vitals',
  id,
  patientId,
})
