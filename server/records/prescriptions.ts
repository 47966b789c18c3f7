import type { OutputOf } from '@shared/contracts/endpoint'
import type { Prescription, prescriptionEndpoints } from '@shared/contracts/prescriptions'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { prescriptions } from '../db/schema-care'
import type { ChangeEvent } from './change-events'
import { keysOf } from './page'
import type { PatientRow } from './patients'

export const ofClinic = eq(prescriptions.clinicId, clinicId)

/** The last written in front. */
export const byNumber = {
  by: prescriptions.number,
  id: prescriptions.id,
  descending: true,
  read: (text: string) => (/^\d{1,9}$/.test(text) ? sql`${Number(text)}::integer` : null),
} as const

/** What of a patient's record stands on their prescriptions. */
const bearer = {
  number: patients.number,
  name: patients.name,
  gender: patients.gender,
  dateOfBirth: patients.dateOfBirth,
  allergies: patients.allergies,
  noKnownAllergies: patients.noKnownAllergies,
}

/** Prescriptions with what their patient's record says now. */
export const prescriptionRows = (db: Db) =>
  db
    .select({ prescription: prescriptions, patient: bearer, keys: keysOf(byNumber) })
    .from(prescriptions)
    .innerJoin(
      patients,
      and(eq(patients.clinicId, prescriptions.clinicId), eq(patients.id, prescriptions.patientId)),
    )
    .$dynamic()

interface SentRow {
  prescription: Omit<typeof prescriptions.$inferSelect, 'clinicId' | 'prescribedBy' | 'createdAt'>
  patient: Pick<PatientRow, keyof typeof bearer>
}

/** As it is sent. */
export const sentPrescription = ({
  prescription: { requestId, ...row },
  patient: { number, name, gender, dateOfBirth, allergies, noKnownAllergies },
}: SentRow): Prescription => ({
  id: row.id,
  number: row.number,
  patientId: row.patientId,
  patientName: name,
  patient: { number, gender, dateOfBirth: dateOfBirth ?? '', allergies, noKnownAllergies },
  age: row.age,
  doctor: row.doctor,
  date: row.date,
  diagnosis: row.diagnosis,
  medicines: row.medicines,
  hasInteraction: row.hasInteraction,
  interactionAlert: row.interactionAlert,
  check: row.check,
  version: row.version,
  ...(requestId !== null && { requestId }),
})

/** As its patient is sent it: without what the record said against it, and the reasons for going on in spite of it. */
export function sentToPatient(row: SentRow): Prescription {
  const { check, ...prescription } = sentPrescription(row)
  const { context: _, reasons: _given, ...shown } = check
  return { ...prescription, check: shown }
}

type ListedPrescription = OutputOf<typeof prescriptionEndpoints.list>['rows'][number]

/** As a list sends it: the medicines and what the check found stand only in the rows of one patient. */
export const sentPrescriptionRow = (
  { prescription: row, patient }: SentRow,
  shows: { medicines: boolean },
): ListedPrescription => ({
  ...{ id: row.id, number: row.number, patientId: row.patientId, patientName: patient.name },
  ...{ doctor: row.doctor, date: row.date },
  ...(shows.medicines && {
    ...{ medicines: row.medicines, hasInteraction: row.hasInteraction },
    ...{ interactionAlert: row.interactionAlert, check: row.check },
  }),
})

/** The change event of a prescription. */
export const prescriptionEvent = (id: string, patientId: string): ChangeEvent => ({
  topic: 'prescriptions',
  id,
  patientId,
})
