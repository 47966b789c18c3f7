import type { DoctorAppointment } from '@shared/contracts/appointments'
import { isOpenOrder, type LabOrder } from '@shared/contracts/lab-orders'
import type { PrescriptionRequest, RequestState } from '@shared/contracts/prescription-requests'
import type { Prescription } from '@shared/contracts/prescriptions'
import { isDoctor, type StaffUser, staffMessages } from '@shared/contracts/staff'
import { type VisitStep, visitMinute, visitSteps } from '@shared/contracts/visit-rules'
import type { Slot } from '@shared/contracts/visit-times'
import type { Visit, VisitStatus } from '@shared/contracts/visits'

// Rules of the contracts that our server has in SQL: only the sample needs them as functions.

/** @param now milliseconds since 1970 */
export function afterStep(visit: Visit, step: VisitStep, now: number): Visit {
  const { checkedInAt: _before, ...rest } = visit
  return {
    ...rest,
    status: visitSteps[step].to,
    version: visit.version + 1,
    ...(step === 'checkIn' ? { checkedInAt: now } : {}),
  }
}

/**
 * For a list with today first and the days to come after it, by time, then the days gone by, the latest
 * in front.
 * @param today YYYY-MM-DD
 */
export const compareVisits =
  (today: string) =>
  (one: Visit, other: Visit): number => {
    const isGone = one.date < today
    if (isGone !== other.date < today) return isGone ? 1 : -1
    const order =
      one.date.localeCompare(other.date) ||
      visitMinute(one).localeCompare(visitMinute(other)) ||
      one.number - other.number
    return isGone ? -order : order
  }

/** Who has an appointment at that minute which isn't cancelled. */
export function bookedAt(visits: readonly Visit[], { patientId, doctorId, date, time }: Slot) {
  const minute = visitMinute({ time })
  const then = visits.filter(
    (visit) => visit.status !== 'cancelled' && visit.date === date && visitMinute(visit) === minute,
  )
  return {
    doctor: then.some((visit) => visit.doctorId === doctorId),
    patient: then.some((visit) => visit.patientId === patientId),
  }
}

export function countVisits(visits: readonly Visit[]) {
  const of = (status: VisitStatus) => visits.filter((visit) => visit.status === status).length
  return { appointments: visits.length, checkedIn: of('checked-in'), pending: of('pending') }
}

/** A visit as the doctor's list shows it: pending until the patient is checked in, then confirmed. */
export const doctorAppointment = (visit: Visit): DoctorAppointment => ({
  id: visit.id,
  patientId: visit.patientId,
  patientNumber: visit.patientNumber,
  patient: visit.patientName,
  age: visit.age,
  time: visit.time,
  status: visit.status === 'pending' ? 'pending' : 'confirmed',
  reason: visit.reason,
})

/** @param today YYYY-MM-DD */
export const countLabOrders = (orders: readonly LabOrder[], today: string) => ({
  pending: orders.filter(({ status }) => status === 'pending').length,
  inProgress: orders.filter(({ status }) => status === 'in-progress').length,
  completedToday: orders.filter(({ completedDate }) => completedDate === today).length,
  urgent: orders.filter((order) => order.priority === 'urgent' && isOpenOrder(order)).length,
})

/** Which of the requests still wait for a prescription. */
export function requestStates(
  requests: readonly PrescriptionRequest[],
  prescriptions: readonly { requestId?: string | undefined }[],
): RequestState[] {
  const answered = new Set(prescriptions.map(({ requestId }) => requestId))
  return requests.map((request) => ({ ...request, open: !answered.has(request.id) }))
}

/** For a list with the newest in front. */
export const comparePrescriptions = (one: Prescription, other: Prescription): number =>
  other.date.localeCompare(one.date) || other.number - one.number

type Account = Pick<StaffUser, 'username' | 'email'>

/** What is wrong with a new user's username and e-mail beside these users, by field. */
export function takenFields(
  users: readonly Account[],
  { username, email }: Account,
): Partial<Record<keyof Account, string>> {
  const has = (field: keyof Account, text: string) =>
    users.some((user) => user[field].toLowerCase() === text.toLowerCase())
  return {
    ...(has('username', username) && { username: staffMessages.usernameTaken }),
    ...(has('email', email) && { email: staffMessages.emailTaken }),
  }
}

/** Whether somebody can be booked with: an active doctor, of this department where one is named. */
export const canBeBooked = (
  user: Pick<StaffUser, 'role' | 'department' | 'status'>,
  department?: string | null,
): boolean =>
  isDoctor(user) &&
  user.status === 'active' &&
  (!department || user.department?.name.toLowerCase() === department.trim().toLowerCase())
