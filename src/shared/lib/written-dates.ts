import { type ClinicDate, isClinicDate } from './clinic-date'
import { monthNumber, monthPattern } from './month-names'
import { plainTyped } from './normaliser'

/** What stands first before the year. */
export type DateOrder = 'day-month' | 'month-day'

/** Midnight, as spreadsheets and databases write it after a date. */
const midnight = /[t ](?:0?0:00(?::00(?:\.0+)?)?z?|12:00(?::00)? ?am)$/

/** A date without midnight. Any other time stays: the date may be another one in the clinic's time zone. */
const dateAlone = (text: string): string =>
  plainTyped(text).toLowerCase().replace(midnight, '').trim()

/** A time of day that is not midnight, or how far a time zone is away. */
const otherTime = /(?<!\d)(?!00:00)\d{1,2}:\d{2}/

/** The time of day that stands after a date and is not midnight, such as `18:30`; null where there is none. */
export function timeAfterDate(text: string): string | null {
  const typed = dateAlone(text)
  return /\d[t ]+\d{1,2}:\d{2}/.test(typed) ? (otherTime.exec(typed)?.[0] ?? null) : null
}

/** Two numbers before the year, of which either may be the day. */
const either = /^(\d{1,2})\s*([./-])\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,2})$/
const namedMonth = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*(${monthPattern})(?![a-z])[\\s.,-]*(\\d{4}|\\d{2})$`,
)
const namedMonthFirst = new RegExp(
  `^(${monthPattern})(?![a-z])[\\s.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,-]+(\\d{4}|\\d{2})$`,
)
/** Databases write 19800503, and 03051980. */
const compact = /^(\d{2})(\d{2})(\d{4})$/

/** A date as it is written. */
export interface WrittenDate {
  /** Both before the year: which of them is the day is settled by the order, unless it is known. */
  first: number
  second: number
  /** Of four digits, or of two. */
  year: string
  order: DateOrder | null
  /** The order that this notation mostly has, where the text does not settle it. */
  usual: DateOrder | null
}

const written = (
  [first, second, year]: readonly (string | undefined)[],
  order: DateOrder | null,
  usual: DateOrder | null = order,
): WrittenDate => ({
  ...{ first: Number(first), second: Number(second), year: year ?? '', order, usual },
})

/** A cell that is a date in one of the notations of forms, exports and databases; null for any other. */
export function writtenDate(text: string): WrittenDate | null {
  const typed = dateAlone(text)
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(typed) ?? []
  if (isoYear) return written([isoMonth, isoDay, isoYear], 'month-day')
  const [, first, sign, second, year] = either.exec(typed) ?? []
  if (first) return written([first, second, year], null, sign === '.' ? 'day-month' : null)
  const [, day, name = '', yearAfterName] = namedMonth.exec(typed) ?? []
  if (day) return written([day, monthNumber(name), yearAfterName], 'day-month')
  const [, nameFirst, dayAfter, yearAfterDay] = namedMonthFirst.exec(typed) ?? []
  if (nameFirst) return written([monthNumber(nameFirst), dayAfter, yearAfterDay], 'month-day')
  const [, joinedYear, joinedMonth, joinedDay] = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? []
  const isJoined =
    /^(?:19|20)/.test(typed) && isClinicDate(`${joinedYear}-${joinedMonth}-${joinedDay}`)
  if (isJoined) return written([joinedMonth, joinedDay, joinedYear], 'month-day')
  const short = compact.exec(typed)
  return short && written(short.slice(1), null, 'day-month')
}

const padded = (part: number): string => String(part).padStart(2, '0')

/** The date with this order and this year of four digits; null for one that the calendar lacks. */
export function dateOf(
  { first, second }: WrittenDate,
  order: DateOrder,
  year: string,
): ClinicDate | null {
  const [month, day] = order === 'day-month' ? [second, first] : [first, second]
  const date = `${year}-${padded(month)}-${padded(day)}`
  return isClinicDate(date) ? date : null
}

const orders: readonly DateOrder[] = ['day-month', 'month-day']

/** The dates that a cell may mean where nobody has said its order or its century. */
export function datesOf(date: WrittenDate): ClinicDate[] {
  const years = date.year.length === 2 ? [`19${date.year}`, `20${date.year}`] : [date.year]
  const found = (date.usual ? [date.usual] : orders).flatMap((order) =>
    years.flatMap((year) => dateOf(date, order, year) ?? []),
  )
  return [...new Set(found)]
}
