import type { AuditTarget } from '@shared/contracts/audit'
import { contactOf } from '@shared/contracts/patient-contacts'
import {
  type Patient,
  patientMessages,
  type PatientRow as SentPatientRow,
} from '@shared/contracts/patients'
import type { PermissionKey } from '@shared/contracts/permissions'
import { type ClinicDate, yearsBetween } from '@shared/lib/clinic-date'
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { type Caller, isId, Refusal, refuseField } from '../http'
import type { ChangeEvent } from './change-events'

export type PatientRow = typeof patients.$inferSelect

/** Completed years on a day, by the age that was told and when. */
export const recordedAge = (row: Pick<PatientRow, 'age' | 'ageOn'>, day: ClinicDate): number =>
  Math.max(0, row.age + yearsBetween(row.ageOn, day))

/** Completed years on a day: by the date of birth, otherwise by the age that was told and when. */
export const ageOf = (
  row: Pick<PatientRow, 'dateOfBirth' | 'age' | 'ageOn'>,
  today: ClinicDate,
): number =>
  row.dateOfBirth ? Math.max(0, yearsBetween(row.dateOfBirth, today)) : recordedAge(row, today)

const sentContacts = ({ telephones, email, contactNote, contactPerson, language }: PatientRow) => ({
  ...{ telephones, email, contactNote, contactPerson, language },
})

/** As it is sent. */
export const sentPatient = (row: PatientRow, today: ClinicDate): Patient => ({
  id: row.id,
  number: row.number,
  name: row.name,
  age: ageOf(row, today),
  gender: row.gender,
  contact: contactOf(row),
  ...sentContacts(row),
  address: row.address,
  dateOfBirth: row.dateOfBirth ?? '',
  lastVisit: row.lastVisit,
  diagnosis: row.diagnosis,
  currentMedications: row.currentMedications,
  ...(row.endedMedications.length > 0 && { endedMedications: row.endedMedications }),
  allergies: row.allergies,
  noKnownAllergies: row.noKnownAllergies,
  pastMedicalHistory: row.pastMedicalHistory,
  closedAt: row.closedAt?.toISOString() ?? null,
  version: row.version,
})

/** As a list sends it: who a patient is, and where asked for, the diagnosis and all contacts. */
export const sentPatientRow = (
  row: PatientRow,
  today: ClinicDate,
  shows: { diagnosis: boolean; contacts: boolean },
): SentPatientRow => ({
  ...{ id: row.id, number: row.number, name: row.name, age: ageOf(row, today) },
  ...{ gender: row.gender, contact: contactOf(row), dateOfBirth: row.dateOfBirth ?? '' },
  telephones: row.telephones,
  ...{ lastVisit: row.lastVisit, closedAt: row.closedAt?.toISOString() ?? null },
  ...(shows.diagnosis && { diagnosis: row.diagnosis }),
  ...(shows.contacts && sentContacts(row)),
})

/**
 * The change event of a patient's record.
 * @param target what was changed, where the audit says more of it than the call's name
 */
export const patientEvent = (
  { id }: Pick<PatientRow, 'id'>,
  target?: AuditTarget,
): ChangeEvent => ({
  topic: 'patients',
  id,
  patientId: id,
  target,
})

const manageAccounts: PermissionKey = 'patient_profile_edit'

/** One record as it is sent to a caller. */
export async function sentTo(
  db: Db,
  caller: Caller,
  row: PatientRow,
  today: ClinicDate,
): Promise<Patient> {
  const record = sentPatient(row, today)
  if (!seesClinic(caller, [manageAccounts])) return record
  const linked = await db
    .select({ username: users.username })
    .from(users)
    .where(
      and(
        ...[eq(users.clinicId, clinicId), isNull(users.deletedAt)],
        or(eq(users.patientId, row.id), eq(users.pendingPatientId, row.id)),
      ),
    )
    .orderBy(asc(users.username))
  return { ...record, accounts: linked.map(({ username }) => username) }
}

/** The patients that a caller may know of: all, by one of these permissions, or the own one at most. */
export const visibleTo = (caller: Caller, keys: readonly PermissionKey[]): SQL | undefined =>
  and(
    eq(patients.clinicId, clinicId),
    seesClinic(caller, keys)
      ? undefined
      : caller.patientId === null
        ? sql`false`
        : eq(patients.id, caller.patientId),
  )

/** Who is meant by an id, or by a number. */
export const isPatient = (idOrNumber: string): SQL =>
  isId(idOrNumber)
    ? eq(patients.id, idOrNumber)
    : /^\d{1,9}$/.test(idOrNumber)
      ? eq(patients.number, Number(idOrNumber))
      : sql`false`

export const patientNotFound = () => new Refusal(404, patientMessages.notFound)

/**
 * Whose record a member of staff changes, in the version that was seen, and locked until it is changed.
 * @throws Refusal 404, or 409 with the record as it is
 */
export async function seenPatient(
  tx: Db,
  caller: Caller,
  idOrNumber: string,
  version: number,
  today: ClinicDate,
): Promise<PatientRow> {
  const [row] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), isPatient(idOrNumber)))
    .for('no key update')
  if (!row) throw patientNotFound()
  if (row.version === version) return row
  throw new Refusal(409, patientMessages.stale, {
    error: 'stale',
    current: await sentTo(tx, caller, row, today),
    shown: { kind: 'opened', recordIds: [row.id], patients: [row.id] },
  })
}

const isPatientRow = (id: string) => and(eq(patients.clinicId, clinicId), eq(patients.id, id))

/** A patient's row, locked until it is changed; undefined where there is no such patient. */
export async function lockPatient(tx: Db, id: string): Promise<PatientRow | undefined> {
  const [patient] = isId(id)
    ? await tx.select().from(patients).where(isPatientRow(id)).for('no key update')
    : []
  return patient
}

/** @throws Refusal 422 where there is no such patient, or the record is closed */
export async function lockOpenPatient(tx: Db, id: string): Promise<PatientRow> {
  const patient = await lockPatient(tx, id)
  if (!patient || patient.closedAt) throw noOpenPatient()
  return patient
}

const noOpenPatient = () => refuseField(422, 'patientId', patientMessages.notFound)

/** A patient's record while it is open, which it stays until what is written of it is; otherwise undefined. */
async function openPatient(tx: Db, id: string): Promise<PatientRow | undefined> {
  if (!isId(id)) return undefined
  const isOpen = and(isPatientRow(id), isNull(patients.closedAt))
  const [patient] = await tx.select().from(patients).where(isOpen).for('share')
  return patient
}

/**
 * A record that something is written into. A closed one takes nothing, nor one that is just being closed.
 * @throws Refusal 422
 */
export async function requireOpenPatient(tx: Db, id: string): Promise<PatientRow> {
  const patient = await openPatient(tx, id)
  if (!patient) throw noOpenPatient()
  return patient
}

/** A record that is read while it is open. @throws Refusal 404, and 422 where it is closed */
export async function readOpenPatient(db: Db, id: string): Promise<PatientRow> {
  const [patient] = isId(id) ? await db.select().from(patients).where(isPatientRow(id)) : []
  if (!patient) throw patientNotFound()
  if (patient.closedAt) throw refuseField(422, 'patientId', patientMessages.closed)
  return patient
}

/** Whether a patient's record is open, and stays so until what is written of it is. */
export const isOpenPatient = async (tx: Db, id: string): Promise<boolean> =>
  (await openPatient(tx, id)) !== undefined
