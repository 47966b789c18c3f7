import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  type Booking,
  bookingInputSchema,
  bookingMessages,
  bookingPaths,
} from '@/contracts/bookings'
import { permit } from '../auth/session'
import type { Db } from '../db/database'
import { appointments, departments } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { type ApiEnv, body, isId, Refusal } from '../http'

/** The department of a consultation, kept from being deleted until the booking is written. */
async function departmentOf(tx: Db, id: string) {
  const [department] = isId(id)
    ? await tx
        .select({ departmentId: departments.id, departmentName: departments.name })
        .from(departments)
        .where(eq(departments.id, id))
        .for('key share')
    : []
  if (!department)
    throw new Refusal(400, bookingMessages.departmentGone, {
      fields: { department: bookingMessages.departmentGone },
    })
  return department
}

/**
 * Booking an appointment. Doctors are people of the staff records, which this server does not
 * hold: a doctor's id is written down as it comes.
 */
export const bookingRoutes = ({ db }: ApiDependencies) =>
  new Hono<ApiEnv>().post(
    bookingPaths.add,
    permit('appointment_create'),
    body(bookingInputSchema),
    async (c) => {
      const input = c.req.valid('json')
      const row = await db.transaction(async (tx) => {
        const place = input.type === 'consulting' ? await departmentOf(tx, input.department) : {}
        const [written] = await tx
          .insert(appointments)
          .values({ ...input, ...place, bookedBy: c.get('caller').id })
          .returning({ _id: appointments.id })
        return written
      })
      if (!row) throw new Error('the appointment was not written')
      const saveBookappoinment: Booking = { ...row, ...input }
      return c.json({ saveBookappoinment }, 201)
    },
  )
