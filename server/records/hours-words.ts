import { type AwayDay, type DaySpan, hoursMessages } from '@shared/contracts/hours'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import {
  bookable,
  type Clocks,
  common,
  cutsOf,
  onDates,
  type Rules,
  type TimeRange,
  united,
  usualHours,
} from './bookable'
import { clinicTimeOf } from './clinic-time'

const timeAt = (instant: number, { zone }: Clocks): string =>
  clinicTimeOf(new Date(instant), zone).time

/** Stretches of time as calendar days have them. */
export function daySpans(ranges: readonly TimeRange[], clocks: Clocks): DaySpan[] {
  return ranges.flatMap(({ from, to }) => {
    const spans: DaySpan[] = []
    for (let date = clocks.dateAt(from), at = from; at < to; date = addDays(date, 1)) {
      const end = clocks.startAt(addDays(date, 1), 0)
      const until = Math.min(end, to)
      if (at < until)
        spans.push({
          date,
          from: timeAt(at, clocks),
          to: until === end ? '24:00' : timeAt(until, clocks),
        })
      at = Math.max(at, until)
    }
    return spans
  })
}

/** Why somebody cannot be booked in a range, an absence or a closing day: a sentence each, by day. */
export function awayDays(
  who: string,
  rules: Pick<Rules, 'absences' | 'closing'>,
  range: TimeRange,
  clocks: Clocks,
): AwayDay[] {
  const reasons = cutsOf(rules, range, clocks).map(({ date, why }) => {
    const days = 'absence' in why ? why.absence : why.closing
    const { fromMinute, toMinute, lastDay } = days
    const part =
      fromMinute === null || toMinute === null ? null : [timeOf(fromMinute), timeOf(toMinute)]
    const [from = '', to = ''] = part ?? []
    if ('absence' in why)
      return {
        date,
        reason: part
          ? hoursMessages.awayFor(who, date, from, to)
          : hoursMessages.away(who, lastDay),
      }
    const { name } = why.closing
    return {
      date,
      reason: part
        ? hoursMessages.closedFor(date, from, to, name)
        : hoursMessages.closed(date, name),
    }
  })
  return reasons.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Why somebody cannot be booked at a time at all: a sentence; null where no absence or closing day takes it. */
export const whyUnavailable = (
  who: string,
  rules: Rules,
  range: TimeRange,
  clocks: Clocks,
): string | null => awayDays(who, rules, range, clocks)[0]?.reason ?? null

/** Whether somebody can be booked for all of a range. */
const isBookableAt = (rules: Rules, range: TimeRange, clocks: Clocks): boolean => {
  const [span] = bookable(rules, range, clocks)
  return span !== undefined && span.from === range.from && span.to === range.to
}

/** That a time is outside of somebody's hours, and which those of the day are: a sentence; null where it is not. */
export function outsideHours(
  who: string,
  rules: Rules,
  range: TimeRange,
  clocks: Clocks,
): string | null {
  const present = { ...rules, absences: [], closing: [] }
  if (isBookableAt(present, range, clocks)) return null
  const date = clocks.dateAt(range.from)
  const hours = hoursOn(present, date, clocks).map(
    ({ from, to }) => `from ${timeAt(from, clocks)} to ${endText(to, clocks)}`,
  )
  return hours.length > 0
    ? hoursMessages.outside(who, [...new Set(hours)])
    : hoursMessages.dayOff(who, date)
}

/** The end of the day is written as 24:00. */
const endText = (instant: number, clocks: Clocks): string => {
  const time = timeAt(instant, clocks)
  return time === '00:00' ? '24:00' : time
}

/** Whole hours that take a part of a day, those that began on the day before or end on the next too. */
function hoursOn(rules: Rules, date: ClinicDate, clocks: Clocks): TimeRange[] {
  const day = { from: clocks.startAt(date, 0), to: clocks.startAt(addDays(date, 1), 0) }
  const around = {
    from: clocks.startAt(addDays(date, -1), 0),
    to: clocks.startAt(addDays(date, 2), 0),
  }
  const whole = united(bookable(rules, around, clocks))
  return whole.filter((hours) => common([hours], [day]).length > 0)
}

/**
 * From when to when somebody usually works on such a day: its earliest start and its last end, for a grid that
 * knows no spans. 08:00 to 18:00 where there is nothing.
 */
export function usualHoursOn(
  rules: Pick<Rules, 'opening' | 'week'> | undefined,
  date: ClinicDate,
): { from: string; to: string } {
  const hours = onDates(rules?.week ?? rules?.opening ?? [], [date])
  const [first] = hours.toSorted((one, other) => one.from - other.from)
  const last = hours.toSorted((one, other) => one.to - other.to).at(-1)
  const { from, to } = first && last ? { from: first.from, to: last.to } : usualHours
  return { from: timeOf(from), to: timeOf(to) }
}

/** From Monday on. */
export const weekdayNames: readonly string[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
