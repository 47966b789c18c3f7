import { type AwayDay, type DaySpan, hoursMessages } from '@shared/contracts/hours'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import { timeOf } from '@shared/lib/clock-time'
import {
  bookable,
  type Clocks,
  common,
  cutsOf,
  type Days,
  dayMinutes,
  type Rules,
  type TimeRange,
  united,
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

/** When somebody cannot be booked in a range, for an absence or a closing day, and why: by day. */
export function awayDays(
  who: string,
  rules: Pick<Rules, 'absences' | 'closing'>,
  range: TimeRange,
  clocks: Clocks,
): AwayDay[] {
  const away = cutsOf(rules, range, clocks).flatMap(({ from, to, date, why }) => {
    const reason =
      'absence' in why
        ? absenceWords(who, date, why.absence)
        : closingWords(date, why.closing, why.closing.name)
    return daySpans([{ from, to }], clocks).map((span) => ({
      ...span,
      ...{ why: 'absence' in why ? ('absence' as const) : ('closed' as const), reason },
    }))
  })
  return away.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** At what times days begin and end; null of whole days. */
const partOf = ({ fromMinute, toMinute }: Days): [from: string, to: string] | null =>
  fromMinute === null || toMinute === null ? null : [timeOf(fromMinute), timeOf(toMinute)]

function absenceWords(who: string, date: ClinicDate, days: Days): string {
  const { firstDay, lastDay, toMinute } = days
  const part = partOf(days)
  if (part && firstDay === lastDay) return hoursMessages.awayFor(who, date, ...part)
  const isWhole = toMinute === null || toMinute === dayMinutes
  return hoursMessages.away(who, isWhole ? lastDay : `${lastDay} ${timeOf(toMinute)}`)
}

function closingWords(date: ClinicDate, days: Days, name: string): string {
  const part = partOf(days)
  return part ? hoursMessages.closedFor(date, ...part, name) : hoursMessages.closed(date, name)
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
