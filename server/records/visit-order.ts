import type { OrderBy } from '@shared/contracts/lists'
import {
  visitMessages,
  type visitOrders,
  visitOrdersOf,
  visitStatuses,
} from '@shared/contracts/visits'
import { type SQL, sql } from 'drizzle-orm'
import { bornOn, patients, users } from '../db/schema'
import { visits } from '../db/schema-care'
import { Refusal } from '../http'
import { instantKey, type Order, orderFor, readDate, readNumber } from './page'

export type VisitSort = OrderBy<(typeof visitOrders)[number]>

const byTime = instantKey(visits.startsAt)

/** By what several of a day may have in common, and among those by time. */
const byGroup = (by: Order['by'], more: Pick<Order, 'read' | 'descending'> = {}): Order => ({
  ...{ by, id: visits.id, within: byTime },
  ...more,
})

const checkedInAt = sql`extract(epoch from ${visits.checkedInAt} at time zone 'UTC')`
const beyondAll = 999_999_999_999

/** Seconds from which a wait is counted; who does not wait stands last, whichever way it goes. */
const waitingSince = (isLongestFirst: boolean): SQL =>
  sql`coalesce(case when ${visits.status} = 'checked-in' and ${visits.withDoctorSince} is null then ${checkedInAt} end, ${sql.raw(isLongestFirst ? String(beyondAll) : '0')})`

const statuses = sql.join(
  visitStatuses.map((status) => sql`${status}`),
  sql`, `,
)

const orders = (isDescending: boolean): Record<(typeof visitOrders)[number], Order> => ({
  time: { ...byTime, id: visits.id },
  patient: byGroup(patients.nameKey),
  // Who is younger was born later.
  age: byGroup(bornOn(patients), { read: readDate, descending: true }),
  reason: byGroup(sql`lower(${visits.reason})`),
  doctor: byGroup(sql`lower(${users.name})`),
  // As a visit goes on, and not as the words are spelt.
  status: byGroup(sql`array_position(array[${statuses}], ${visits.status})`, { read: readNumber }),
  wait: byGroup(waitingSince(isDescending), { read: readNumber, descending: true }),
})

/**
 * The order that visits are asked for in. A day's are few enough to be sorted as they are read; those of
 * all days have an index by time alone.
 * @param date of which day they are; none for all days
 * @throws Refusal 400
 */
export function orderOfVisits(sort: VisitSort, date: string | null | undefined): Order {
  const isDescending = sort.startsWith('-')
  const order = orderFor(visitOrdersOf(date), orders(isDescending), sort)
  if (order) return order
  const message = visitMessages.onlyByTime
  throw new Refusal(400, message, { fields: { sort: message } })
}
