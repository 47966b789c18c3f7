import { type Ending, isSameLine, type Medication } from '@shared/contracts/medications'
import {
  type PrescribedMedicine,
  type Prescription,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import { prescriptions } from '../db/schema-care'
import { isId, Refusal } from '../http'
import type { ChangeEvent } from './change-events'
import { type PatientRow, patientEvent } from './patients'
import { ofClinic, prescriptionEvent, prescriptionRows, sentPrescription } from './prescriptions'

interface OnPrescription {
  id: string
  version: number
  /** Its place among the medicines. */
  medicine: number
  ended: Ending
}

type TakingPatient = Pick<PatientRow, 'id' | 'version' | 'currentMedications' | 'endedMedications'>

const notFound = () => new Refusal(404, prescriptionMessages.notFound)

const one = async (tx: Db, id: string): Promise<Prescription> => {
  const [row] = await prescriptionRows(tx).where(and(ofClinic, eq(prescriptions.id, id)))
  if (!row) throw notFound()
  return sentPrescription(row)
}

/**
 * Locks the patient of a prescription, as whoever prescribes does, so that their medicines are changed by
 * one at a time.
 * @throws Refusal 404
 */
async function lockedPatient(tx: Db, prescriptionId: string): Promise<TakingPatient> {
  const [found] = isId(prescriptionId)
    ? await tx
        .select({ id: prescriptions.patientId })
        .from(prescriptions)
        .where(and(ofClinic, eq(prescriptions.id, prescriptionId)))
    : []
  if (!found) throw notFound()
  const [patient] = await tx
    .select({
      id: patients.id,
      version: patients.version,
      currentMedications: patients.currentMedications,
      endedMedications: patients.endedMedications,
    })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, found.id)))
    .for('no key update')
  if (!patient) throw notFound()
  return patient
}

/**
 * Ends a medicine of a prescription.
 * @throws Refusal 404; 409 with the prescription as it is, or where it is ended already; 422 where there is
 * no such medicine
 */
export async function endMedicine(
  tx: Db,
  { id, version, medicine: at, ended }: OnPrescription,
): Promise<{ body: Prescription; events: readonly ChangeEvent[] }> {
  const patient = await lockedPatient(tx, id)
  const current = await one(tx, id)
  if (current.version !== version)
    throw new Refusal(409, prescriptionMessages.stale, { error: 'stale', current })
  const line = current.medicines[at]
  if (!line)
    throw new Refusal(422, prescriptionMessages.medicineUnknown, {
      fields: { medicine: prescriptionMessages.medicineUnknown },
    })
  if (line.ended) throw new Refusal(409, prescriptionMessages.alreadyEnded)
  const events = await endLine(tx, patient, line, ended)
  return { body: await one(tx, id), events }
}

/**
 * Ends one of the current medications of a patient whose record is locked, by its place.
 * @throws Refusal 422 where there is no such medicine
 */
export async function endTaken(
  tx: Db,
  patient: TakingPatient,
  at: number,
  ended: Ending,
): Promise<readonly ChangeEvent[]> {
  const line = patient.currentMedications[at]
  if (!line)
    throw new Refusal(422, prescriptionMessages.medicineNotTaken, {
      fields: { medicine: prescriptionMessages.medicineNotTaken },
    })
  return await endLine(tx, patient, line, ended)
}

/**
 * Takes a medicine off the current medications, and says since when it is ended: on the record, and on each
 * of the patient's prescriptions that has it in the same words, as a renewed one does.
 */
async function endLine(
  tx: Db,
  patient: TakingPatient,
  { name, dosage, frequency, duration }: Medication,
  ended: Ending,
): Promise<readonly ChangeEvent[]> {
  const line = { name, dosage, frequency, ...(duration !== undefined && { duration }) }
  const isEnded = (other: PrescribedMedicine) => !other.ended && isSameLine(other, line)
  const written = await tx
    .select({ id: prescriptions.id, medicines: prescriptions.medicines })
    .from(prescriptions)
    .where(and(ofClinic, eq(prescriptions.patientId, patient.id)))
  const concerned = written.filter(({ medicines }) => medicines.some(isEnded))
  for (const each of concerned)
    await tx
      .update(prescriptions)
      .set({
        medicines: each.medicines.map((other) => (isEnded(other) ? { ...other, ended } : other)),
        version: sql`${prescriptions.version} + 1`,
      })
      .where(and(ofClinic, eq(prescriptions.id, each.id)))
  await tx
    .update(patients)
    .set({
      currentMedications: patient.currentMedications.filter((other) => !isSameLine(other, line)),
      endedMedications: [...patient.endedMedications, { ...line, ended }],
      version: patient.version + 1,
    })
    .where(and(eq(patients.clinicId, clinicId), eq(patients.id, patient.id)))
  return [...concerned.map((each) => prescriptionEvent(each.id, patient.id)), patientEvent(patient)]
}
