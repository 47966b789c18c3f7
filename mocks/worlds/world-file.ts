import type { SeedRows } from '@server/db/seed-rows'

/** A booking that waits for the desk: who, of which age, for what, and since how many minutes. */
export type BookingRow = readonly [
  firstName: string,
  lastName: string,
  gender: 'Male' | 'Female' | 'Other',
  age: number,
  checkup: string,
  minutes: number,
]

/** A clinic that a link can open by its name: data alone, on the rows of the demo clinic. */
export interface WorldFile {
  title: string
  /** What one meets there. */
  about: string
  /** When it opens unless the link says another minute: YYYY-MM-DDTHH:MM by the clinic's clocks. */
  clock: string
  clinic: 'demo' | 'empty'
  /** What it has in place of the demo clinic's rows. */
  rows?: Partial<SeedRows>
  bookings?: readonly BookingRow[]
}
