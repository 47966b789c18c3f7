import type { Db } from '@server/db/database'
import { counters } from '@server/db/schema'
import { bookingRequests } from '@server/db/schema-care'
import type { BookingRow } from './world-file'

/** Writes bookings that wait for the desk, which no seed has. */
export async function writeBookings(
  db: Db,
  rows: readonly BookingRow[],
  { now, newId }: { now: number; newId: () => string },
): Promise<void> {
  if (rows.length === 0) return
  await db.insert(bookingRequests).values(
    rows.map(([firstName, lastName, gender, age, checkupDetails, minutes], at) => ({
      ...{ id: newId(), number: at + 1, type: 'checkup' as const, checkupDetails },
      ...{ firstName, lastName, gender, age, mobile: String(9_700_000_000 + at * 1_009) },
      email: `${firstName}.${lastName}@rounds.example`.toLowerCase(),
      createdAt: new Date(now - minutes * 60_000),
    })),
  )
  await db.insert(counters).values({ name: 'booking-request', value: rows.length })
}
