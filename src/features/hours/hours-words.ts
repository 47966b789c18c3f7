import type { AbsenceKind, AbsenceStatus } from '@shared/contracts/absences'
import type { ClosingDay } from '@shared/contracts/clinic-hours'
import type { WeekDay } from '@shared/contracts/staff-hours'
import { endsInWords } from '@shared/lib/days-in-words'

/** 1 is Monday. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const kindWords: Record<AbsenceKind, string> = {
  leave: 'Leave',
  illness: 'Illness',
  training: 'Training',
  other: 'Other',
}

export const statusWords: Record<AbsenceStatus, string> = {
  asked: 'Asked for',
  confirmed: 'Confirmed',
  declined: 'Declined',
}

type Times = Record<'from' | 'to', string>

/** `08:00 to 16:00`, or `21:00 to 07:00, next day`; an end that is not after its start is on the next day. */
export const timesWords = ({ from, to }: Times): string =>
  `${from} to ${to}${to <= from && to !== '00:00' ? ', next day' : ''}`

type DayRange = Pick<ClosingDay, 'from' | 'to' | 'fromTime' | 'toTime'>

/**
 * `2026-03-02`, `2026-03-02 to 2026-03-06`, `2026-03-02, 09:00 to 12:00`, or `2026-03-02 14:00 to 2026-03-06 12:00`.
 */
export function rangeWords(days: DayRange): string {
  const { from, to, fromTime, toTime } = days
  if (from !== to) return endsInWords(days).join(' to ')
  return fromTime !== null && toTime !== null ? `${from}, ${fromTime} to ${toTime}` : from
}

/** What a person works on a day of the week: `Morning Shift (08:00 to 16:00)`. */
export const workingTimeWords = ({ workingTime }: Pick<WeekDay, 'workingTime'>): string =>
  `${workingTime.name} (${timesWords(workingTime)})`
