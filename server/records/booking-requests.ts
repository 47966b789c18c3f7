import { and, eq, inArray, sql } from 'drizzle-orm'
import { type BookingRequest, bookingRequestMessages } from '@/contracts/booking-requests'
import { doctorName } from '@/contracts/staff'
import type { Db } from '../db/database'
import { clinicId, departments, patients, roles, users } from '../db/schema'
import { bookingOrder, bookingRequests, visits } from '../db/schema-care'
import { isId, Refusal } from '../http'
import { clinicTimeOf } from './clinic-time'
import { doctorRole } from './staff'
import type { Touched } from './touched'
import { touchedVisit } from './visits'

export const bookingsOfClinic = eq(bookingRequests.clinicId, clinicId)

const order = bookingOrder(bookingRequests)

export const byOrder = {
  by: order,
  id: bookingRequests.id,
  read: (text: string) => (/^\d{1,12}(\.\d{1,6})?$/.test(text) ? sql`${text}::numeric` : null),
} as const

/** What another host's screens sent for a doctor is no id of ours. */
const doctorId = sql`case when ${bookingRequests.doctorId} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${bookingRequests.doctorId}::uuid end`

/** Bookings with the names that their departments and doctors have now, and the visit that they got. */
export const bookingRows = (db: Db) =>
  db
    .select({
      request: bookingRequests,
      department: departments.name,
      doctor: users.name,
      patient: { number: patients.number, name: patients.name },
      visitStartsAt: visits.startsAt,
      visitStatus: visits.status,
      order: sql<string>`${order}::text`,
    })
    .from(bookingRequests)
    .leftJoin(
      departments,
      and(
        eq(departments.clinicId, bookingRequests.clinicId),
        eq(departments.id, bookingRequests.departmentId),
      ),
    )
    .leftJoin(
      users,
      and(
        ...[eq(users.clinicId, bookingRequests.clinicId), eq(users.id, doctorId)],
        // Of another account nobody learns the name by booking with its id.
        inArray(users.roleId, db.select({ id: roles.id }).from(roles).where(doctorRole)),
      ),
    )
    .leftJoin(
      patients,
      and(
        eq(patients.clinicId, bookingRequests.clinicId),
        eq(patients.id, bookingRequests.patientId),
      ),
    )
    .leftJoin(
      visits,
      and(eq(visits.clinicId, bookingRequests.clinicId), eq(visits.id, bookingRequests.visitId)),
    )
    .$dynamic()

type BookingRow = Awaited<ReturnType<typeof bookingRows>>[number]

/**
 * As it is sent.
 * @param zone the clinic's
 */
export const sentBookingRequest = (
  { request, department, doctor, patient, visitStartsAt, visitStatus }: BookingRow,
  zone: string,
): BookingRequest => ({
  id: request.id,
  number: request.number,
  type: request.type,
  firstName: request.firstName,
  lastName: request.lastName,
  gender: request.gender,
  mobile: request.mobile,
  email: request.email,
  age: request.age,
  department: department ?? request.departmentName,
  doctorId: doctor === null ? null : request.doctorId,
  doctor: doctor === null ? null : doctorName(doctor),
  checkupDetails: request.checkupDetails,
  status: request.status,
  reason: request.reason,
  patientId: request.patientId,
  patient,
  visit:
    request.visitId === null || visitStartsAt === null || visitStatus === null
      ? null
      : { id: request.visitId, ...clinicTimeOf(visitStartsAt, zone), status: visitStatus },
  bookedAt: request.createdAt.toISOString(),
  version: request.version,
})

type BookingOfSomebody = Pick<BookingRow['request'], 'id' | 'patientId' | 'bookedBy'>

/** What a change of a booking touches: it is the patient's, and the account's that booked. */
export const touchedBooking = ({ id, patientId, bookedBy }: BookingOfSomebody): Touched => ({
  topic: 'booking-requests',
  id,
  patientId,
  accountId: bookedBy,
})

/** What a change of a visit touches where its time or its status changes: its booking shows both. */
export async function touchedVisitAndBooking(
  tx: Db,
  visit: Parameters<typeof touchedVisit>[0],
): Promise<readonly Touched[]> {
  const { id, patientId, bookedBy } = bookingRequests
  const bookings = await tx
    .select({ id, patientId, bookedBy })
    .from(bookingRequests)
    .where(and(bookingsOfClinic, eq(bookingRequests.visitId, visit.id)))
  return [touchedVisit(visit), ...bookings.map(touchedBooking)]
}

const bookingNotFound = () => new Refusal(404, bookingRequestMessages.notFound)

/** One booking. @throws Refusal 404 */
export async function bookingWith(tx: Db, id: string): Promise<BookingRow> {
  const [row] = isId(id)
    ? await bookingRows(tx).where(and(bookingsOfClinic, eq(bookingRequests.id, id)))
    : []
  if (!row) throw bookingNotFound()
  return row
}

/**
 * The new booking that the desk closes, in the version that was seen, and locked until it is closed.
 * @throws Refusal 404, 409 with the booking as it is, or 409 where it is closed already
 */
export async function seenBooking(
  tx: Db,
  { id, version }: { id: string; version: number },
  zone: string,
): Promise<BookingRow['request']> {
  const [row] = isId(id)
    ? await tx
        .select()
        .from(bookingRequests)
        .where(and(bookingsOfClinic, eq(bookingRequests.id, id)))
        .for('no key update')
    : []
  if (!row) throw bookingNotFound()
  if (row.version !== version)
    throw new Refusal(409, bookingRequestMessages.stale, {
      error: 'stale',
      current: sentBookingRequest(await bookingWith(tx, id), zone),
    })
  if (row.status !== 'new') throw new Refusal(409, bookingRequestMessages.closed(row.status))
  return row
}

type Closed = { status: 'scheduled'; visitId: string } | { status: 'declined'; reason: string }

/** Closes a booking that is locked. */
export async function closeBooking(
  tx: Db,
  { id, version }: { id: string; version: number },
  closedAt: Date,
  closed: Closed,
  zone: string,
): Promise<BookingRequest> {
  await tx
    .update(bookingRequests)
    .set({ ...closed, closedAt, version: version + 1 })
    .where(and(bookingsOfClinic, eq(bookingRequests.id, id)))
  return sentBookingRequest(await bookingWith(tx, id), zone)
}
