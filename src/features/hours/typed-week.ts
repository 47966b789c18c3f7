import { hoursScreenMessages } from '@shared/contracts/hours-words'
import type { StaffHours, WeekDay, WeekInput } from '@shared/contracts/staff-hours'
import { weekdays, workingTimeWords } from './hours-words'

type Week = StaffHours['week']

/** A week as it is typed: the ids of the working times by weekday, from Monday. */
export interface TypedWeek {
  kind: 'opening' | 'week' | 'never'
  days: string[][]
}

const ofDay = (week: Week, index: number): WeekDay[] =>
  week?.filter(({ weekday }) => weekday === index + 1) ?? []

export const typedWeek = (week: Week): TypedWeek => ({
  kind: week === null ? 'opening' : week.length === 0 ? 'never' : 'week',
  days: weekdays.map((_, index) => ofDay(week, index).map(({ workingTime }) => workingTime._id)),
})

export function sentWeek({ kind, days }: TypedWeek): WeekInput['week'] {
  if (kind === 'opening') return null
  if (kind === 'never') return []
  return days.flatMap((ids, index) =>
    ids.map((workingTimeId) => ({ weekday: index + 1, workingTimeId })),
  )
}

/** A week without any working time reads as a mistake: a user who never works is said to be so. */
export const weekErrors = ({ kind, days }: TypedWeek): Record<string, string> =>
  kind === 'week' && days.every((ids) => ids.length === 0)
    ? { 'days.0': hoursScreenMessages.weekEmpty }
    : {}

/** What a week says of each day, in words; empty for a day without a working time. */
export const weekLines = (week: Week): readonly (readonly [weekday: string, words: string])[] =>
  weekdays.map((weekday, index) => [weekday, ofDay(week, index).map(workingTimeWords).join(', ')])
