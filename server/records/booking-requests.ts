import {
  type BookingRequest,
  bookingRequestMessages,
  type bookingRequestOrders,
  listedMessageMost,
} from '@shared/contracts/booking-requests'
import { doctorName } from '@shared/contracts/staff'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { clinicId, departments, patients, roles, users } from '../db/schema'
import { bookerKey, bookingOrder, bookingRequests, visits } from '../db/schema-care'
import { isId, Refusal } from '../http'
import type { Actor } from './actor'
import type { ChangeEvent } from './change-events'
import { clinicTimeOf } from './clinic-time'
import { notify, settleNotices } from './notices'
import { instantKey, keysOf, type Order, readInteger, readNumber } from './page'
import { doctorRole } from './staff'
import { visitEvent } from './visits'

export const bookingsOfClinic = eq(bookingRequests.clinicId, clinicId)

const order = bookingOrder(bookingRequests)

/** The list's own order. */
export const byOrder: Order = { by: order, id: bookingRequests.id, read: readNumber }

/** What else it can be ordered by. */
export const bookingOrders: Record<(typeof bookingRequestOrders)[number], Order> = {
  number: { by: bookingRequests.number, id: bookingRequests.id, read: readInteger },
  name: { by: bookerKey(bookingRequests), id: bookingRequests.id },
  bookedAt: { ...instantKey(bookingRequests.createdAt), id: bookingRequests.id },
}

/** What another host's screens sent for a doctor is no id of ours. */
const doctorId = sql`case when ${bookingRequests.doctorId} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then ${bookingRequests.doctorId}::uuid end`

/**
 * Bookings with the names that their departments and doctors have now, the visit that they got, and their
 * places in an order.
 */
export const bookingRows = (db: Db, of: Order = byOrder) =>
  db
    .select({
      request: bookingRequests,
      department: departments.name,
      doctor: users.name,
      patient: { number: patients.number, name: patients.name },
      visitStartsAt: visits.startsAt,
      visitStatus: visits.status,
      visitPatientId: visits.patientId,
      keys: keysOf(of),
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
  { request, department, doctor, patient, visitStartsAt, visitStatus, visitPatientId }: BookingRow,
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
      : {
          ...{ id: request.visitId, ...clinicTimeOf(visitStartsAt, zone), status: visitStatus },
          ...(visitPatientId !== null && { patientId: visitPatientId }),
        },
  bookedAt: request.createdAt.toISOString(),
  version: request.version,
})

/** The beginning of a message, which ends in no half of a character. */
const beginningOf = (message: string): string =>
  message.length <= listedMessageMost
    ? message
    : `${message.slice(0, listedMessageMost).replace(/\p{Surrogate}$/u, '')}…`

/** As the desk's list sends it: what its rows show. */
export const sentBookingRow = (row: BookingRow, zone: string): BookingRequest => {
  const { checkupDetails, ...sent } = sentBookingRequest(row, zone)
  return { ...sent, checkupDetails: checkupDetails === null ? null : beginningOf(checkupDetails) }
}

/** The same to whoever booked: an account may show another record by now than the one that it booked with. */
export const sentOwnBooking = (row: BookingRow, zone: string): BookingRequest => ({
  ...sentBookingRequest({ ...row, visitPatientId: null }, zone),
  patient: null,
})

type BookingOfSomebody = Pick<BookingRow['request'], 'id' | 'patientId' | 'bookedBy'>

/** The change event of a booking: for its patient, and for the account that booked. */
export const bookingEvent = ({ id, patientId, bookedBy }: BookingOfSomebody): ChangeEvent => ({
  topic: 'booking-requests',
  id,
  patientId,
  accountId: bookedBy,
})

/** The change events of a visit whose time or status changes: its booking shows both. */
export async function visitAndBookingEvents(
  tx: Db,
  visit: Parameters<typeof visitEvent>[0],
): Promise<readonly ChangeEvent[]> {
  const { id, patientId, bookedBy } = bookingRequests
  const bookings = await tx
    .select({ id, patientId, bookedBy })
    .from(bookingRequests)
    .where(and(bookingsOfClinic, eq(bookingRequests.visitId, visit.id)))
  return [visitEvent(visit), ...bookings.map(bookingEvent)]
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
 * The new booking that is closed, in the version that was seen, and locked until it is closed.
 * @param bookedBy whose own it has to be; without it, anybody's
 * @throws Refusal 404, 409 with the booking as it is, or 409 where it is closed already
 */
export async function seenBooking(
  tx: Db,
  { id, version }: { id: string; version: number },
  zone: string,
  bookedBy?: string,
): Promise<BookingRow['request']> {
  const isTheirs = bookedBy === undefined ? undefined : eq(bookingRequests.bookedBy, bookedBy)
  const [row] = isId(id)
    ? await tx
        .select()
        .from(bookingRequests)
        .where(and(bookingsOfClinic, eq(bookingRequests.id, id), isTheirs))
        .for('no key update')
    : []
  if (!row) throw bookingNotFound()
  if (row.version !== version) {
    const sent = bookedBy === undefined ? sentBookingRequest : sentOwnBooking
    throw new Refusal(409, bookingRequestMessages.stale, {
      error: 'stale',
      current: sent(await bookingWith(tx, id), zone),
    })
  }
  if (row.status !== 'new') throw new Refusal(409, bookingRequestMessages.closed(row.status))
  return row
}

type Closed =
  | { status: 'scheduled'; visitId: string }
  | { status: 'declined'; reason: string }
  | { status: 'withdrawn' }

/** Declines a new booking, and notifies the account that booked. @throws Refusal as `seenBooking` does */
export async function declineBooking(
  tx: Db,
  actor: Actor,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<{ body: BookingRequest; events: readonly ChangeEvent[] }> {
  const booking = await seenBooking(tx, { id, version }, actor.zone)
  const closed = { status: 'declined', reason } as const
  const { number } = booking
  return {
    body: await closeBooking(tx, booking, new Date(actor.now), closed, actor.zone),
    events: [
      bookingEvent(booking),
      ...(await settleNotices(tx, booking.id, actor.now)),
      ...(await notify(tx, actor, {
        whom: [booking.bookedBy],
        recordId: booking.id,
        what: (by) => ({ kind: 'booking-declined', by, to: 'patient', number, reason }),
      })),
    ],
  }
}

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
