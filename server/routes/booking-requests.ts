import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bookingRequestEndpoints } from '@/contracts/booking-requests'
import { bookingRequests } from '../db/schema-care'
import type { ApiDependencies } from '../dependencies'
import { handle } from '../handle'
import type { ApiEnv } from '../http'
import {
  bookingRows,
  bookingsOfClinic,
  bookingWith,
  byOrder,
  closeBooking,
  seenBooking,
  sentBookingRequest,
  touchedBooking,
} from '../records/booking-requests'
import { handleChange } from '../records/change'
import { countRows, pageAt, pageOfRows } from '../records/page'
import { scheduleVisit } from '../records/schedule-visit'

/** How many of the own bookings are shown. */
const ownMost = 100

/** Bookings as the desk works on them: each is given a visit, or declined. */
export function bookingRequestRoutes(dependencies: ApiDependencies) {
  const { db, clock, config } = dependencies
  const { zone } = config
  const app = new Hono<ApiEnv>()

  handle(app, bookingRequestEndpoints.list, async (c, { status, ...of }) => {
    const found = and(bookingsOfClinic, status ? eq(bookingRequests.status, status) : undefined)
    const { after, offset, isBeyond } = pageAt(of, byOrder)
    const total = await countRows(
      db,
      db.select({ one: sql`1` }).from(bookingRequests).where(found).$dynamic(),
    )
    const rows = isBeyond
      ? []
      : await bookingRows(db)
          .where(and(found, after))
          .orderBy(asc(byOrder.by), asc(byOrder.id))
          .limit(of.limit + 1)
          .offset(offset)
    const page = pageOfRows(rows, of.limit, total, ({ order, request }) => [order, request.id])
    return c.json({ ...page, rows: page.rows.map((row) => sentBookingRequest(row, zone)) })
  })

  handle(app, bookingRequestEndpoints.own, async (c) => {
    const rows = await bookingRows(db)
      .where(and(bookingsOfClinic, eq(bookingRequests.bookedBy, c.get('caller').id)))
      .orderBy(desc(bookingRequests.createdAt), desc(bookingRequests.number))
      .limit(ownMost)
    // An account may show another record by now than the one that it booked with.
    return c.json(rows.map((row) => ({ ...sentBookingRequest(row, zone), patient: null })))
  })

  handle(app, bookingRequestEndpoints.get, async (c, { id }) =>
    c.json(sentBookingRequest(await bookingWith(db, id), zone)),
  )

  handleChange(
    app,
    dependencies,
    bookingRequestEndpoints.schedule,
    (c, { id, version, ...wanted }) => {
      const desk = { caller: c.get('caller'), now: clock(), zone }
      return async (tx) => {
        const booking = await seenBooking(tx, { id, version }, zone)
        const { visit, touched } = await scheduleVisit(tx, desk, wanted)
        const closed = { status: 'scheduled', visitId: visit.id } as const
        const request = await closeBooking(tx, booking, new Date(desk.now), closed, zone)
        return { body: { request, visit }, touched: [touchedBooking(booking), ...touched] }
      }
    },
  )

  handleChange(
    app,
    dependencies,
    bookingRequestEndpoints.decline,
    (_c, { id, version, reason }) => {
      return async (tx) => {
        const booking = await seenBooking(tx, { id, version }, zone)
        const closed = { status: 'declined', reason } as const
        return {
          body: await closeBooking(tx, booking, new Date(clock()), closed, zone),
          touched: [touchedBooking(booking)],
        }
      }
    },
  )
  return app
}
