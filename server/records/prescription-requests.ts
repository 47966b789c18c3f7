import { and, eq } from 'drizzle-orm'
import type { PrescriptionRequest, RequestState } from '@/contracts/prescription-requests'
import { prescriptionMessages } from '@/contracts/prescriptions'
import { doctorName } from '@/contracts/staff'
import type { Db } from '../db/database'
import { clinicId, patients, users } from '../db/schema'
import { prescriptionRequests } from '../db/schema-care'
import { isId, Refusal } from '../http'
import { accountsOf, settleNotices, type Teller, tell } from './notices'
import type { Touched } from './touched'

export const requestsOfClinic = eq(prescriptionRequests.clinicId, clinicId)

/** Requests with the names that their patients and doctors have now. */
export const requestRows = (db: Db) =>
  db
    .select({
      request: prescriptionRequests,
      patient: { number: patients.number, name: patients.name },
      doctor: users.name,
    })
    .from(prescriptionRequests)
    .innerJoin(
      patients,
      and(
        eq(patients.clinicId, prescriptionRequests.clinicId),
        eq(patients.id, prescriptionRequests.patientId),
      ),
    )
    .innerJoin(users, eq(users.id, prescriptionRequests.doctorId))
    .$dynamic()

interface SentRow {
  request: Omit<typeof prescriptionRequests.$inferSelect, 'clinicId' | 'open' | 'createdAt'>
  patient: { number: number; name: string }
  /** With the title. */
  doctor: string
}

/** As it is sent. */
export const sentRequest = ({ request, patient, doctor }: SentRow): PrescriptionRequest => ({
  id: request.id,
  number: request.number,
  date: request.date,
  patientId: request.patientId,
  patientNumber: patient.number,
  patientName: patient.name,
  doctorId: request.doctorId,
  doctor,
  medicine: request.medicine,
  note: request.note,
})

/** The same of a row, with whether it still waits. */
export const sentState = ({
  doctor,
  ...row
}: Awaited<ReturnType<typeof requestRows>>[number]): RequestState => ({
  ...sentRequest({ ...row, doctor: doctorName(doctor) }),
  open: row.request.open,
})

/** What a change of a request touches. */
export const touchedRequest = (id: string, patientId: string): Touched => ({
  topic: 'prescription-requests',
  id,
  patientId,
})

/**
 * Closes the request of a patient, whom a prescription answers, and tells them.
 * @throws Refusal 422 where the patient has no such request, 409 where it has been answered
 */
export async function closeRequest(
  tx: Db,
  teller: Teller,
  { id, patientId }: { id: string; patientId: string },
): Promise<readonly Touched[]> {
  const isRequest = and(
    requestsOfClinic,
    eq(prescriptionRequests.id, id),
    eq(prescriptionRequests.patientId, patientId),
  )
  const [request] = isId(id)
    ? await tx.select().from(prescriptionRequests).where(isRequest).for('no key update')
    : []
  if (!request)
    throw new Refusal(422, prescriptionMessages.requestUnknown, {
      fields: { requestId: prescriptionMessages.requestUnknown },
    })
  if (!request.open) throw new Refusal(409, prescriptionMessages.requestAnswered)
  await tx.update(prescriptionRequests).set({ open: false }).where(isRequest)
  const { number, medicine } = request
  return [
    touchedRequest(id, patientId),
    ...(await settleNotices(tx, id, teller.now)),
    ...(await tell(tx, teller, {
      whom: await accountsOf(tx, patientId),
      recordId: id,
      what: (by) => ({ kind: 'prescription-answered', by, to: 'patient', number, medicine }),
    })),
  ]
}
