import { type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { monthNumber, monthPattern } from '@shared/lib/month-names'
import { plainTyped } from '@shared/lib/normaliser'

export const dateOrders = [
  { value: 'day-month', label: 'Day, month, year' },
  { value: 'month-day', label: 'Month, day, year' },
] as const
export type DateOrder = (typeof dateOrders)[number]['value']

/** How the years of a file with two digits are read. */
export const centuries = [
  { value: 'latest', label: 'The last 100 years' },
  { value: '1900', label: 'All 19…' },
] as const
export type Century = (typeof centuries)[number]['value']

export interface DateReading {
  order: DateOrder | null
  century: Century | null
}

/** Midnight, as spreadsheets and databases write it after a date. */
const midnight = /[t ](?:0?0:00(?::00(?:\.0+)?)?z?|12:00(?::00)? ?am)$/

/** A date without midnight. Any other time stays: the date may be another one in the clinic's time zone. */
const dateAlone = (text: string): string =>
  plainTyped(text).toLowerCase().replace(midnight, '').trim()

/** Whether a date has a time of day that is not midnight. */
export const hasTime = (text: string): boolean => /\d[t ]+\d{1,2}:\d{2}/.test(dateAlone(text))

/** Two numbers before the year, of which either may be the day. */
const either = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,2})$/
const namedMonth = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th)?[\\s.-]*(${monthPattern})(?![a-z])[\\s.,-]*(\\d{4}|\\d{2})$`,
)
const namedMonthFirst = new RegExp(
  `^(${monthPattern})(?![a-z])[\\s.-]*(\\d{1,2})(?:st|nd|rd|th)?[\\s.,-]+(\\d{4}|\\d{2})$`,
)
/** Databases write 19800503, and 03051980. */
const compact = /^(\d{2})(\d{2})(\d{4})$/

/** The parts of a date as it is written; null for what is none. */
interface Parts {
  /** Both before the year: which of them is the day is settled by the order, unless it is known. */
  first: number
  second: number
  year: string
  order: DateOrder | null
}

const parts = (first: string, second: string, year: string, order: DateOrder | null): Parts => ({
  ...{ first: Number(first), second: Number(second), year, order },
})

function partsOf(text: string): Parts | null {
  const typed = dateAlone(text)
  const iso = yearFirst.exec(typed)
  if (iso) return parts(iso[2] ?? '', iso[3] ?? '', iso[1] ?? '', 'month-day')
  const written = either.exec(typed)
  if (written) return parts(written[1] ?? '', written[2] ?? '', written[3] ?? '', null)
  const named = namedMonth.exec(typed)
  if (named) return parts(named[1] ?? '', monthNumber(named[2] ?? ''), named[3] ?? '', 'day-month')
  const namedFirst = namedMonthFirst.exec(typed)
  if (namedFirst)
    return parts(
      monthNumber(namedFirst[1] ?? ''),
      namedFirst[2] ?? '',
      namedFirst[3] ?? '',
      'month-day',
    )
  const joined = /^(\d{4})(\d{2})(\d{2})$/.exec(typed)
  if (joined && /^(?:19|20)/.test(typed) && isClinicDate(joined.slice(1).join('-')))
    return parts(joined[2] ?? '', joined[3] ?? '', joined[1] ?? '', 'month-day')
  const short = compact.exec(typed)
  return short ? parts(short[1] ?? '', short[2] ?? '', short[3] ?? '', null) : null
}

/**
 * What the dates of a column say of their order: `null` where none of them decides it, or where two
 * contradict each other, so that a person has to say.
 */
export function dateOrderOf(texts: readonly string[]): {
  order: DateOrder | null
  /** Whether any date of the column needs it. */
  isNeeded: boolean
} {
  const found = new Set<DateOrder>()
  let isNeeded = false
  for (const text of texts) {
    const read = partsOf(text)
    if (!read || read.order !== null) continue
    const { first, second } = read
    // 05/05/1980 is the same in both orders.
    if (first === second) continue
    isNeeded = true
    if (first > 12 && second <= 12) found.add('day-month')
    if (second > 12 && first <= 12) found.add('month-day')
  }
  const [order = null] = found.size === 1 ? found : []
  return { order, isNeeded }
}

/** Whether a date of the column has a year of two digits. */
export const hasShortYears = (texts: readonly string[]): boolean =>
  texts.some((text) => partsOf(text)?.year.length === 2)

const padded = (part: number): string => String(part).padStart(2, '0')

/** A year of two digits as four; no date of birth is later than today. */
function fullYear(year: string, century: Century | null, today: ClinicDate): string | null {
  if (year.length === 4) return year
  if (century === null) return null
  if (century === '1900') return `19${year}`
  const thisYear = Number(today.slice(0, 4))
  const latest = Math.floor(thisYear / 100) * 100 + Number(year)
  return String(latest > thisYear ? latest - 100 : latest)
}

/** A date as `YYYY-MM-DD`; what is no date stays as it is written, for the contract to refuse. */
export function readDate(text: string, { order, century }: DateReading, today: ClinicDate): string {
  const read = partsOf(text)
  if (!read) return text
  const { first, second } = read
  const settled = read.order ?? order ?? (first === second ? 'day-month' : null)
  const year = fullYear(read.year, century, today)
  if (settled === null || year === null) return text
  const [month, day] = settled === 'day-month' ? [second, first] : [first, second]
  const date = `${year}-${padded(month)}-${padded(day)}`
  return isClinicDate(date) ? date : text
}
