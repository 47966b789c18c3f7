import type { FormErrors } from '@mantine/form'
import type { OpenInterval } from '@shared/contracts/clinic-hours'
import { clockTimeSchema, endTimeSchema } from '@shared/contracts/hours'
import { timesWords, weekdays } from './hours-words'

interface Interval {
  from: string
  to: string
}

/** The clinic's week as it is typed: intervals by weekday, from Monday. */
export interface TypedOpening {
  days: Interval[][]
}

const intervalsOf = (hours: readonly OpenInterval[], index: number): Interval[] =>
  hours.filter(({ weekday }) => weekday === index + 1).map(({ from, to }) => ({ from, to }))

export const typedOpening = (hours: readonly OpenInterval[]): TypedOpening => ({
  days: weekdays.map((_, index) => intervalsOf(hours, index)),
})

/** What is sent. @throws where `openingErrors` finds any */
export const sentOpening = ({ days }: TypedOpening): OpenInterval[] =>
  days.flatMap((intervals, index) =>
    intervals.map(({ from, to }) => ({
      weekday: index + 1,
      from: clockTimeSchema.parse(from),
      to: endTimeSchema.parse(to),
    })),
  )

const schemas = { from: clockTimeSchema, to: endTimeSchema } as const

/** What is wrong with single times, by their paths. */
export function openingErrors({ days }: TypedOpening): FormErrors {
  const errors: FormErrors = {}
  for (const [day, intervals] of days.entries())
    for (const [at, interval] of intervals.entries())
      for (const field of ['from', 'to'] as const) {
        const issue = schemas[field].safeParse(interval[field]).error?.issues[0]
        if (issue) errors[`days.${day}.${at}.${field}`] = issue.message
      }
  return errors
}

/** What the week says of each day, in words; empty for a day on which the clinic is closed. */
export const openingLines = (
  hours: readonly OpenInterval[],
): readonly (readonly [weekday: string, words: string])[] =>
  weekdays.map((weekday, index) => [weekday, intervalsOf(hours, index).map(timesWords).join(', ')])
