import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { Temporal } from 'temporal-polyfill'

/** Minutes since midnight by the clinic's clocks; `to` is on the next day where it is not after `from`. */
interface Hours {
  from: number
  to: number
}

/** Hours of a day of the week: 1 is Monday, 7 is Sunday. */
export interface WeekHours extends Hours {
  weekday: number
}

/** Whole days, or with both minutes from one of the first day to one of the last, up to 1440. */
export interface Days {
  firstDay: ClinicDate
  lastDay: ClinicDate
  fromMinute: number | null
  toMinute: number | null
}

export interface Closing extends Days {
  /** Whether it returns in each later year. */
  yearly: boolean
  name: string
}

/** When somebody works. */
export interface Rules {
  /** The clinic's week; null where no opening hours are set. */
  opening: readonly WeekHours[] | null
  /** The person's week; null for the clinic's opening hours. */
  week: readonly WeekHours[] | null
  extra: readonly (Hours & { date: ClinicDate })[]
  closing: readonly Closing[]
  /** The confirmed ones. */
  absences: readonly Days[]
}

/** A stretch of time in milliseconds since 1970, up to its end. */
export interface TimeRange {
  from: number
  to: number
}

export const dayMinutes = 24 * 60

/** Without opening hours, whoever has no week of their own works at these, every day. */
const usualHours: Hours = { from: 8 * 60, to: 18 * 60 }

/** What a zone's clocks say, remembered: they are slow to ask, and many rules ask for the same. */
export interface Clocks {
  zone: string
  /** When the clocks show a minute of a day, which may be on a later day. */
  startAt: (date: ClinicDate, minute: number) => number
  endAt: (date: ClinicDate, minute: number) => number
  dateAt: (instant: number) => ClinicDate
}

export function clocksOf(zone: string): Clocks {
  const known = new Map<string, number>()
  const instantAt = (date: ClinicDate, minute: number, which: 'earlier' | 'later'): number => {
    const key = `${which} ${date} ${minute}`
    const found = known.get(key)
    if (found !== undefined) return found
    const wanted = Temporal.PlainDate.from(date)
      .toPlainDateTime()
      .add({ days: Math.floor(minute / dayMinutes), minutes: minute % dayMinutes })
    const zoned = wanted.toZonedDateTime(zone, { disambiguation: which })
    // Of a time that is skipped, the earlier reading lies before the clocks go on.
    const instant = zoned.toPlainDateTime().equals(wanted)
      ? zoned
      : wanted.toZonedDateTime(zone, { disambiguation: 'earlier' }).getTimeZoneTransition('next')
    const at = (instant ?? zoned).epochMilliseconds
    known.set(key, at)
    return at
  }
  return {
    zone,
    startAt: (date, minute) => instantAt(date, minute, 'earlier'),
    endAt: (date, minute) => instantAt(date, minute, 'later'),
    dateAt: (instant) =>
      Temporal.Instant.fromEpochMilliseconds(instant)
        .toZonedDateTimeISO(zone)
        .toPlainDate()
        .toString(),
  }
}

/**
 * When somebody can be booked between two instants, by time and without overlaps:
 * `(week ∩ opening) ∪ extra − closing − absences`.
 *
 * Hours belong to the day on which they begin, and run into the next day where they end at or before their start.
 * Whole days are cut from the clinic's midnight to its next one. A start or an end that a change of the clocks
 * skips is the instant at which the clocks go on; of one that a change doubles, a start is the first and an end
 * the last.
 */
export function bookable(rules: Rules, range: TimeRange, clocks: Clocks): TimeRange[] {
  const dates = datesOf(range, clocks)
  const { opening, week } = rules
  const usual = dates.map((date) => ({ ...usualHours, date }))
  const own = week === null ? null : onDates(week, dates)
  const open = opening === null ? null : onDates(opening, dates)
  const instants = (hours: readonly (Hours & { date: ClinicDate })[]) =>
    united(hours.map((each) => instantsOf(each, clocks)))
  const worked =
    own === null
      ? instants(open ?? usual)
      : open === null
        ? instants(own)
        : common(instants(own), instants(open))
  const first = dates[0] ?? ''
  const last = dates.at(-1) ?? ''
  const extra = rules.extra.filter(({ date }) => first <= date && date <= last)
  const all = united([...worked, ...extra.map((each) => instantsOf(each, clocks))])
  const cut = cutsOf(rules, range, clocks).map(({ from, to }) => ({ from, to }))
  return common(without(all, united(cut)), [range])
}

/** The clinic's opening hours between two instants, without its closing days; all the time where none are set. */
export function openTimes(
  { opening, closing }: Pick<Rules, 'opening' | 'closing'>,
  range: TimeRange,
  clocks: Clocks,
): TimeRange[] {
  const open =
    opening === null
      ? [range]
      : united(onDates(opening, datesOf(range, clocks)).map((each) => instantsOf(each, clocks)))
  const cut = cutsOf({ closing, absences: [] }, range, clocks).map(({ from, to }) => ({ from, to }))
  return common(without(open, united(cut)), [range])
}

/** A part of a range in which somebody is absent, or the clinic is closed. */
interface Cut extends TimeRange {
  /** The day that it is of, of a closing day and a part of a day. */
  date: ClinicDate
  why: { absence: Days } | { closing: Closing }
}

/** From when to when somebody is absent. */
export const absentFrom = (days: Days, clocks: Clocks): TimeRange => ({
  from: partOf(days, days.firstDay, clocks).from,
  to: partOf(days, days.lastDay, clocks).to,
})

/** What takes away parts of a range: absences first, then closing days, each by time. */
export function cutsOf(
  { closing, absences }: Pick<Rules, 'closing' | 'absences'>,
  range: TimeRange,
  clocks: Clocks,
): Cut[] {
  const dates = datesOf(range, clocks)
  const cuts = [
    ...dates.flatMap((date) =>
      absences
        .filter((absence) => absence.firstDay <= date && date <= absence.lastDay)
        .map((absence): Cut => ({ ...partOf(absence, date, clocks), date, why: { absence } })),
    ),
    ...dates.flatMap((date) =>
      closing
        .filter((day) => isClosedOn(day, date))
        .map((day): Cut => ({ ...partOf(day, date, clocks), date, why: { closing: day } })),
    ),
  ]
  return cuts.filter(({ from, to }) => from < range.to && to > range.from && from < to)
}

/** Whether a closing day is on a date. One of 29 February that returns yearly does so in leap years. */
function isClosedOn({ firstDay, lastDay, yearly }: Closing, date: ClinicDate): boolean {
  if (firstDay <= date && date <= lastDay) return true
  if (!yearly || date < firstDay) return false
  const years = Number(lastDay.slice(0, 4)) - Number(firstDay.slice(0, 4))
  // What begins in this year, or in the one before and runs over its end.
  return [0, years].some((before) => {
    const year = Number(date.slice(0, 4)) - before
    const inYear = (day: ClinicDate, more: number) =>
      `${String(year + more).padStart(4, '0')}${day.slice(4)}`
    return inYear(firstDay, 0) <= date && date <= inYear(lastDay, years)
  })
}

/** What days take of one of them. */
function partOf(days: Days, date: ClinicDate, clocks: Clocks): TimeRange {
  const { firstDay, lastDay, fromMinute, toMinute } = days
  // A part of one day that returns yearly is the same in each year.
  const isFirst = firstDay === lastDay || date === firstDay
  const isLast = firstDay === lastDay || date === lastDay
  // The last hour of a day ends where the next day begins, though midnight may come twice.
  const isToTheEnd = !isLast || toMinute === null || toMinute === dayMinutes
  return {
    from: clocks.startAt(date, isFirst ? (fromMinute ?? 0) : 0),
    to: isToTheEnd ? clocks.startAt(addDays(date, 1), 0) : clocks.endAt(date, toMinute),
  }
}

/** The days of a range, and the one before, whose hours may run into it. */
function datesOf({ from, to }: TimeRange, clocks: Clocks): ClinicDate[] {
  const dates: ClinicDate[] = []
  const last = clocks.dateAt(to)
  for (let date = addDays(clocks.dateAt(from), -1); date <= last; date = addDays(date, 1))
    dates.push(date)
  return dates
}

/** 1 is Monday, 7 is Sunday. */
const weekdayNumber = (date: ClinicDate): number =>
  ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

/** A week's hours on these dates. */
const onDates = (week: readonly WeekHours[], dates: readonly ClinicDate[]) =>
  dates.flatMap((date) => {
    const weekday = weekdayNumber(date)
    return week.filter((hours) => hours.weekday === weekday).map((hours) => ({ ...hours, date }))
  })

const instantsOf = (
  { date, from, to }: Hours & { date: ClinicDate },
  clocks: Clocks,
): TimeRange => ({
  from: clocks.startAt(date, from),
  to: clocks.endAt(date, to > from ? to : to + dayMinutes),
})

/** The same time without overlaps, by time. What touches becomes one. */
export function united(ranges: readonly TimeRange[]): TimeRange[] {
  const all: TimeRange[] = []
  const ordered = ranges
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from)
  for (const { from, to } of ordered) {
    const last = all.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** What both have; each without overlaps and by time, as the answer is. */
export function common(some: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  const all: TimeRange[] = []
  let at = 0
  for (const { from, to } of some) {
    while ((others[at]?.to ?? Number.POSITIVE_INFINITY) <= from) at++
    for (let next = at; (others[next]?.from ?? Number.POSITIVE_INFINITY) < to; next++) {
      const other = others[next]
      if (other) all.push({ from: Math.max(from, other.from), to: Math.min(to, other.to) })
    }
  }
  return all
}

/** The first without the second; each without overlaps and by time, as the answer is. */
export function without(some: readonly TimeRange[], taken: readonly TimeRange[]): TimeRange[] {
  const all: TimeRange[] = []
  for (const { from, to } of some) {
    let at = from
    for (const cut of taken) {
      if (cut.to <= at) continue
      if (cut.from >= to) break
      if (cut.from > at) all.push({ from: at, to: cut.from })
      at = Math.max(at, cut.to)
    }
    if (at < to) all.push({ from: at, to })
  }
  return all
}
