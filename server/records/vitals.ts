import { gradesOf, type Shown } from '@shared/contracts/vital-grades'
import { ofMeasures, type Vitals, vitalsMessages } from '@shared/contracts/vitals'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { vitals } from '../db/schema-care'
import { isId, Refusal } from '../http'
import { called } from './caller-name'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { instantKey, keysOf, type Order } from './page'
import { type PatientRow, recordedAge } from './patients'
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
const acknowledgers = alias(users, 'acknowledgers')

/** Vitals with the present names of the users who wrote, marked and acknowledged them, and the patient. */
export const vitalsRows = (db: Db) =>
  db
    .select({
      row: vitals,
      by: users.name,
      byDoctor: isDoctorAccount(users),
      markedBy: markers.name,
      markedByDoctor: isDoctorAccount(markers),
      acknowledgedBy: acknowledgers.name,
      acknowledgedByDoctor: isDoctorAccount(acknowledgers),
      patient: {
        ...{ number: patients.number, name: patients.name, gender: patients.gender },
        ...{ dateOfBirth: patients.dateOfBirth, age: patients.age, ageOn: patients.ageOn },
      },
      keys: keysOf(byTime),
    })
    .from(vitals)
    .innerJoin(users, eq(users.id, vitals.recordedBy))
    .leftJoin(markers, eq(markers.id, vitals.inErrorBy))
    .leftJoin(acknowledgers, eq(acknowledgers.id, vitals.acknowledgedBy))
    .innerJoin(
      patients,
      and(eq(patients.clinicId, vitals.clinicId), eq(patients.id, vitals.patientId)),
    )
    .$dynamic()

/** The grades of what was measured of a patient at a time. @param zone the clinic's */
function gradesAt(
  row: Shown & Pick<VitalsRow['row'], 'isPregnant' | 'measuredAt'>,
  patient: Pick<PatientRow, 'dateOfBirth' | 'age' | 'ageOn'>,
  zone: string,
): Vitals['grades'] {
  const { isPregnant, measuredAt } = row
  const on = dayIn(zone, measuredAt)
  const { dateOfBirth } = patient
  return gradesOf(row, { dateOfBirth, age: recordedAge(patient, on), isPregnant, on })
}

export type VitalsRow = Omit<Awaited<ReturnType<typeof vitalsRows>>[number], 'keys'>

/** As it is sent. @param zone the clinic's, by whose days ages count */
export const sentVitals = ({ row, patient, ...names }: VitalsRow, zone: string): Vitals => ({
  id: row.id,
  patientId: row.patientId,
  ...ofMeasures((name) => row[name]),
  ...(Object.keys(row.comparators).length > 0 && { comparators: row.comparators }),
  grades: gradesAt(row, patient, zone),
  critical: row.isCritical
    ? {
        notified: row.notified.map(({ name }) => name),
        notIn: row.notified.flatMap(({ name, notIn }) => (notIn ? [name] : [])),
        acknowledged:
          names.acknowledgedBy !== null && row.acknowledgedAt
            ? {
                by: called(names.acknowledgedBy, names.acknowledgedByDoctor),
                at: row.acknowledgedAt.toISOString(),
              }
            : null,
      }
    : null,
  measuredAt: row.measuredAt.toISOString(),
  by: called(names.by, names.byDoctor),
  inError:
    names.markedBy !== null && row.inErrorAt
      ? { by: called(names.markedBy, names.markedByDoctor), at: row.inErrorAt.toISOString() }
      : null,
  version: row.version,
})

const vitalsNotFound = () => new Refusal(404, vitalsMessages.notFound)

/** One patient's at one time, by its id. @throws Refusal 404 */
export async function vitalsRow(tx: Db, id: string): Promise<VitalsRow> {
  const [row] = await vitalsRows(tx).where(and(ofClinic, eq(vitals.id, id)))
  if (!row) throw vitalsNotFound()
  return row
}

/** The same as it is sent. @throws Refusal 404 */
export const vitalsWith = async (tx: Db, id: string, zone: string): Promise<Vitals> =>
  sentVitals(await vitalsRow(tx, id), zone)

/** Vitals and the version of them that a change was made of. */
export interface SeenVitals {
  id: string
  version: number
}

/**
 * Vitals in the version that was seen, locked until they are changed.
 * @throws Refusal 404; 409 with the vitals as they are
 */
export async function seenVitals(tx: Db, { id, version }: SeenVitals, zone: string) {
  const isRow = and(ofClinic, eq(vitals.id, id))
  const [row] = isId(id) ? await tx.select().from(vitals).where(isRow).for('update') : []
  if (!row) throw vitalsNotFound()
  if (row.version === version) return row
  throw new Refusal(409, vitalsMessages.stale, {
    error: 'stale',
    current: await vitalsWith(tx, id, zone),
  })
}

type VitalsChange = Partial<typeof vitals.$inferInsert>

/** Changes vitals in the transaction that has recorded or locked them. */
export async function setVitals(tx: Db, id: string, change: VitalsChange): Promise<void> {
  await tx
    .update(vitals)
    .set(change)
    .where(and(ofClinic, eq(vitals.id, id)))
}

/** Changes vitals that are locked, and counts the change. */
export const changeVitals = (tx: Db, { id, version }: SeenVitals, change: VitalsChange) =>
  setVitals(tx, id, { ...change, version: version + 1 })

/** The change event of vitals. */
export const vitalsEvent = (id: string, patientId: string): ChangeEvent => ({
  topic: 'vitals',
  id,
  patientId,
})
