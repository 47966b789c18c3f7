import { bookingEndpoints, bookingMessages, sentBooking } from '@shared/contracts/bookings'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { v7 as newId } from 'uuid'
import { type Db, writing } from '../db/database'
import { clinicId, departments } from '../db/schema'
import { bookingRequests } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import { type ApiEnv, isId, Refusal } from '../http'
import { type Actor, actorOf } from '../records/actor'
import { bookingEvent, bookingsOfClinic } from '../records/booking-requests'
import { noteChange } from '../records/change'
import type { ChangeEvent } from '../records/change-events'
import { deskAccounts, notify } from '../records/notices'
import { nextNumber } from '../records/numbers'

/** The department of a consultation, kept from being deleted until the booking is written. */
async function departmentOf(tx: Db, id: string) {
  const [department] = isId(id)
    ? await tx
        .select({ departmentId: departments.id, departmentName: departments.name })
        .from(departments)
        .where(and(eq(departments.clinicId, clinicId), eq(departments.id, id)))
        .for('key share')
    : []
  if (!department)
    throw new Refusal(400, bookingMessages.departmentGone, {
      fields: { department: bookingMessages.departmentGone },
    })
  return department
}

/** Within so many milliseconds the same booking of an account is one that was sent twice. */
const repeatWindow = 60_000

/** Any number that nothing else locks with: of two numbers, it is the first for bookings. */
const lockClass = 7_203_117

type NewBooking = Omit<typeof bookingRequests.$inferInsert, 'number'> & {
  bookedBy: string
  patientId: string | null
  createdAt: Date
}

/** What makes two bookings of an account the same. */
const compared = [
  ...(['type', 'firstName', 'lastName', 'gender', 'mobile', 'email', 'age'] as const),
  ...(['checkupDetails', 'departmentId', 'doctorId'] as const),
]

/** Writes a booking, or finds the one that the same account has just sent in the same words. */
async function writeOnce(
  tx: Db,
  booking: NewBooking,
  actor: Actor,
  note: (events: readonly ChangeEvent[]) => Promise<void>,
): Promise<{ _id: string; number: number } | undefined> {
  const { bookedBy, createdAt, patientId } = booking
  // Until this transaction ends, the account's other bookings wait: what they repeat is then there.
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}::int, hashtext(${bookedBy}))`)
  const known = { _id: bookingRequests.id, number: bookingRequests.number }
  const [same] = await tx
    .select(known)
    .from(bookingRequests)
    .where(
      and(
        bookingsOfClinic,
        eq(bookingRequests.bookedBy, bookedBy),
        gt(bookingRequests.createdAt, new Date(createdAt.getTime() - repeatWindow)),
        ...compared.map((name) =>
          booking[name] == null
            ? isNull(bookingRequests[name])
            : eq(bookingRequests[name], booking[name]),
        ),
      ),
    )
    .limit(1)
  if (same) return same
  const number = await nextNumber(tx, 'booking-request')
  const [written] = await tx
    .insert(bookingRequests)
    .values({ ...booking, number })
    .returning(known)
  if (!written) return undefined
  const { _id: id } = written
  const events = [
    bookingEvent({ id, patientId, bookedBy }),
    ...(await notify(tx, actor, {
      whom: await deskAccounts(tx),
      recordId: id,
      what: (by) => ({ kind: 'booking-requested', by, to: 'desk', number }),
    })),
  ]
  await note(events)
  return written
}

/**
 * Booking an appointment. A doctor's id is written down as it comes, for a host's own screens send
 * the ids of their own staff records. A booking that is sent again within a minute,
 * by a second press or after a lost answer, is answered like the first and written once.
 */
export function bookingRoutes(dependencies: ApiDependencies) {
  const { db } = dependencies
  const app = new Hono<ApiEnv>()
  handle(app, bookingEndpoints.create, async (c, input) => {
    const { id: bookedBy, patientId } = c.get('caller')
    const row = await writing(db, async (tx) => {
      const place = input.type === 'consulting' ? await departmentOf(tx, input.department) : {}
      const actor = actorOf(c, dependencies)
      const createdAt = new Date(actor.now)
      return await writeOnce(
        tx,
        { ...input, ...place, id: newId(), bookedBy, patientId, createdAt },
        actor,
        (events) => noteChange(tx, c, bookingEndpoints.create, events),
      )
    })
    if (!row) throw new Error('the appointment was not written')
    return c.json(sentBooking({ ...row, ...input }), 201)
  })
  return app
}
