import { bookingRequestEndpoints, bookingRequestOrders } from '@shared/contracts/booking-requests'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bookingRequests } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import { actorOf } from '../records/actor'
import {
  bookingEvent,
  bookingOrders,
  bookingRows,
  bookingsOfClinic,
  bookingWith,
  byOrder,
  closeBooking,
  declineBooking,
  seenBooking,
  sentBookingRequest,
  sentBookingRow,
  sentOwnBooking,
} from '../records/booking-requests'
import { handleChange } from '../records/change'
import { notify, settleNotices } from '../records/notices'
import { countRows, orderFor, ownMost, readPage } from '../records/page'
import { scheduleVisit } from '../records/schedule-visit'

/** Bookings as the desk works on them: each is given a visit, or declined, unless it is withdrawn before. */
export function bookingRequestRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const { zone } = config
  const app = new Hono<ApiEnv>()

  handle(app, bookingRequestEndpoints.list, async (c, { status, sort, ...of }) => {
    const found = and(bookingsOfClinic, status ? eq(bookingRequests.status, status) : undefined)
    const order = orderFor(bookingRequestOrders, bookingOrders, sort) ?? byOrder
    const page = await readPage(of, order, {
      rows: (after, by) =>
        bookingRows(db, order)
          .where(and(found, after))
          .orderBy(...by),
      total: () =>
        countRows(db, db.select({ one: sql`1` }).from(bookingRequests).where(found).$dynamic()),
      sent: (row) => sentBookingRow(row, zone),
    })
    return c.json(page)
  })

  handle(app, bookingRequestEndpoints.own, async (c) => {
    const rows = await bookingRows(db)
      .where(and(bookingsOfClinic, eq(bookingRequests.bookedBy, c.get('caller').id)))
      .orderBy(desc(bookingRequests.createdAt), desc(bookingRequests.number))
      .limit(ownMost)
    return c.json(rows.map((row) => sentOwnBooking(row, zone)))
  })

  handle(app, bookingRequestEndpoints.get, async (c, { id }) =>
    c.json(sentBookingRequest(await bookingWith(db, id), zone)),
  )

  handleChange(
    app,
    dependencies,
    bookingRequestEndpoints.schedule,
    (c, { id, version, ...wanted }) => {
      const actor = actorOf(c, dependencies)
      return async (tx) => {
        const booking = await seenBooking(tx, { id, version }, zone)
        const { visit, events } = await scheduleVisit(tx, actor, wanted)
        const closed = { status: 'scheduled', visitId: visit.id } as const
        const request = await closeBooking(tx, booking, new Date(actor.now), closed, zone)
        const { number } = booking
        const { date, time, doctor } = visit
        return {
          body: { request, visit },
          events: [
            ...[bookingEvent(booking), ...events],
            ...(await settleNotices(tx, booking.id, actor.now)),
            ...(await notify(tx, actor, {
              whom: [booking.bookedBy],
              recordId: booking.id,
              what: (by) => ({
                ...{ kind: 'booking-scheduled', by, to: 'patient' },
                ...{ number, date, time, doctor },
              }),
            })),
          ],
        }
      }
    },
  )

  handleChange(
    app,
    dependencies,
    bookingRequestEndpoints.decline,
    (c, declined) => (tx) => declineBooking(tx, actorOf(c, dependencies), declined),
  )

  handleChange(app, dependencies, bookingRequestEndpoints.withdraw, (c, seen) => {
    const { id: bookedBy } = c.get('caller')
    return async (tx) => {
      const booking = await seenBooking(tx, seen, zone, bookedBy)
      const closed = { status: 'withdrawn' } as const
      const now = clock()
      const request = await closeBooking(tx, booking, new Date(now), closed, zone)
      return {
        body: { ...request, patient: null },
        events: [bookingEvent(booking), ...(await settleNotices(tx, booking.id, now))],
      }
    }
  })
  return app
}
