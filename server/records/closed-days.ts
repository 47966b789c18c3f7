import { addDays, type ClinicDate, daysBetween } from '@shared/lib/clinic-date'
import { and, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { visits } from '../db/schema-care'
import type { Actor } from './actor'
import type { Days } from './bookable'
import { dayIn, dayOf, startOfDay } from './clinic-time'

/** Days that an absence or a closing day takes away. */
export type ClosedDays = Pick<Days, 'firstDay' | 'lastDay'> & { yearly?: boolean }

/** For how many years yearly days are looked for one by one: visits further ahead are few, and all are read. */
const yearsAhead = 2

/**
 * The visits that these days can take away, by the index of times, and those of a day around them: one may begin on
 * the day before.
 */
export function visitsAround(
  all: readonly ClosedDays[],
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): SQL {
  const year = Number(dayIn(zone, now).slice(0, 4))
  const isAround = ({ firstDay, lastDay }: ClosedDays) => {
    const [first, last] = [dayOf(addDays(firstDay, -1), zone), dayOf(addDays(lastDay, 1), zone)]
    return and(
      first ? gte(visits.startsAt, first.from) : undefined,
      last ? lt(visits.startsAt, last.to) : undefined,
    )
  }
  const ranges = all.flatMap((days) =>
    days.yearly ? inYears(days, year - 1, year + yearsAhead) : [days],
  )
  const later = startOfDay(addDays(`${year + yearsAhead + 1}-01-01`, -1), zone)
  const isLater = all.some(({ yearly }) => yearly) ? gte(visits.startsAt, later) : undefined
  return or(isLater, ...ranges.map(isAround)) ?? sql`false`
}

/** Days that return yearly, in each of these years. 29 February is followed by 1 March, which is near enough. */
function inYears({ firstDay, lastDay }: ClosedDays, from: number, to: number): ClosedDays[] {
  const length = daysBetween(firstDay, lastDay)
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const month: ClinicDate = `${from + at}${firstDay.slice(4, 8)}01`
    const first = addDays(month, Number(firstDay.slice(8)) - 1)
    return { firstDay: first, lastDay: addDays(first, length) }
  }).filter((days) => days.firstDay >= firstDay)
}
