import {
  type PrescriptionRequest,
  type RequestState,
  requestMessages,
} from '@shared/contracts/prescription-requests'
import { prescriptionMessages } from '@shared/contracts/prescriptions'
import { doctorName } from '@shared/contracts/staff'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isDoctor } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients, roles, users } from '../db/schema'
import { prescriptionRequests, prescriptions } from '../db/schema-care'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { dayIn } from './clinic-time'
import { accountsOf, notify, settleNotices } from './notices'
import { ageOf, type PatientRow } from './patients'

export const requestsOfClinic = eq(prescriptionRequests.clinicId, clinicId)

const decliners = alias(users, 'decliners')
const declinersRoles = alias(roles, 'decliners_roles')

/** Requests with the names that their patients and doctors have now, and what has become of them. */
export const requestRows = (db: Db) =>
  db
    .select({
      request: prescriptionRequests,
      patient: {
        ...{ number: patients.number, name: patients.name, gender: patients.gender },
        ...{ dateOfBirth: patients.dateOfBirth, age: patients.age, ageOn: patients.ageOn },
      },
      doctor: users.name,
      declinedBy: decliners.name,
      decliningAs: declinersRoles.permissions,
      prescriptionId: prescriptions.id,
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
    .leftJoin(decliners, eq(decliners.id, prescriptionRequests.declinedBy))
    .leftJoin(
      declinersRoles,
      and(eq(declinersRoles.clinicId, decliners.clinicId), eq(declinersRoles.id, decliners.roleId)),
    )
    .leftJoin(
      prescriptions,
      and(
        eq(prescriptions.clinicId, prescriptionRequests.clinicId),
        eq(prescriptions.requestId, prescriptionRequests.id),
      ),
    )
    .$dynamic()

interface SentRow {
  request: Omit<
    typeof prescriptionRequests.$inferSelect,
    'clinicId' | 'open' | 'createdAt' | 'declineReason' | 'declinedBy' | 'declinedAt'
  >
  patient: Pick<PatientRow, 'number' | 'name' | 'gender' | 'dateOfBirth' | 'age' | 'ageOn'>
  /** With the title. */
  doctor: string
}

/** As it is sent, with who asks. */
export const sentRequest = (
  { request, patient, doctor }: SentRow,
  today: ClinicDate,
): PrescriptionRequest => ({
  id: request.id,
  number: request.number,
  date: request.date,
  patientId: request.patientId,
  patientNumber: patient.number,
  patientName: patient.name,
  age: ageOf(patient, today),
  ...(patient.dateOfBirth !== null && { dateOfBirth: patient.dateOfBirth }),
  gender: patient.gender,
  doctorId: request.doctorId,
  doctor,
  medicine: request.medicine,
  note: request.note,
  version: request.version,
})

/** The same of a row, with whether it still waits, and otherwise what has become of it. */
export const sentState = (
  {
    doctor,
    declinedBy,
    decliningAs,
    prescriptionId,
    ...row
  }: Awaited<ReturnType<typeof requestRows>>[number],
  today: ClinicDate,
): RequestState => ({
  ...sentRequest({ ...row, doctor: doctorName(doctor) }, today),
  open: row.request.open,
  ...(declinedBy !== null && {
    declined: {
      by: isDoctor({ permissions: new Set(decliningAs) }) ? doctorName(declinedBy) : declinedBy,
      reason: row.request.declineReason ?? '',
    },
  }),
  ...(prescriptionId !== null && { prescriptionId }),
})

/** The change event of a request. */
export const requestEvent = (id: string, patientId: string): ChangeEvent => ({
  topic: 'prescription-requests',
  id,
  patientId,
})

/**
 * Closes the request of a patient, whom a prescription answers, and tells them.
 * @throws Refusal 422 where the patient has no such request, 409 where it is closed already
 */
export async function closeRequest(
  tx: Db,
  actor: Actor,
  { id, patientId }: { id: string; patientId: string },
): Promise<readonly ChangeEvent[]> {
  const isRequest = and(
    requestsOfClinic,
    eq(prescriptionRequests.id, id),
    eq(prescriptionRequests.patientId, patientId),
  )
  const request = isId(id) ? await lockedRequest(tx, isRequest) : undefined
  if (!request)
    throw new Refusal(422, prescriptionMessages.requestUnknown, {
      fields: { requestId: prescriptionMessages.requestUnknown },
    })
  refuseClosed(request)
  await tx
    .update(prescriptionRequests)
    .set({ open: false, version: request.version + 1 })
    .where(isRequest)
  const { number, medicine } = request
  return [
    requestEvent(id, patientId),
    ...(await settleNotices(tx, id, actor.now)),
    ...(await notify(tx, actor, {
      whom: await accountsOf(tx, patientId),
      recordId: id,
      what: (by) => ({ kind: 'prescription-answered', by, to: 'patient', number, medicine }),
    })),
  ]
}

/**
 * Declines a request that still waits, in the version that was seen, and tells the patient.
 * @throws Refusal 404; 409 with the request as it is, or where it is closed already
 */
export async function declineRequest(
  tx: Db,
  actor: Actor,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<{ body: RequestState; events: readonly ChangeEvent[] }> {
  const isRequest = and(requestsOfClinic, eq(prescriptionRequests.id, id))
  const request = isId(id) ? await lockedRequest(tx, isRequest) : undefined
  if (!request) throw new Refusal(404, requestMessages.notFound)
  const state = async () => {
    const [row] = await requestRows(tx).where(isRequest)
    if (!row) throw new Refusal(404, requestMessages.notFound)
    return sentState(row, dayIn(actor.zone, actor.now))
  }
  if (request.version !== version)
    throw new Refusal(409, requestMessages.stale, { error: 'stale', current: await state() })
  refuseClosed(request)
  await tx
    .update(prescriptionRequests)
    .set({
      ...{ open: false, version: version + 1 },
      ...{ declineReason: reason, declinedBy: actor.caller.id, declinedAt: new Date(actor.now) },
    })
    .where(isRequest)
  const { patientId, number, medicine } = request
  return {
    body: await state(),
    events: [
      requestEvent(id, patientId),
      ...(await settleNotices(tx, id, actor.now)),
      ...(await notify(tx, actor, {
        whom: await accountsOf(tx, patientId),
        recordId: id,
        what: (by) => ({
          ...{ kind: 'prescription-declined', by, to: 'patient' },
          ...{ number, medicine, reason },
        }),
      })),
    ],
  }
}

type RequestRow = typeof prescriptionRequests.$inferSelect

/** One request, locked until it is closed. */
async function lockedRequest(tx: Db, isRequest: SQL | undefined): Promise<RequestRow | undefined> {
  const [row] = await tx.select().from(prescriptionRequests).where(isRequest).for('no key update')
  return row
}

function refuseClosed({ open, declinedBy }: RequestRow): void {
  if (open) return
  const { requestAnswered, requestDeclined } = prescriptionMessages
  throw new Refusal(409, declinedBy === null ? requestAnswered : requestDeclined)
}
