import type { ClinicDate } from '@shared/lib/clinic-date'
import { type DateOrder, dateOf, writtenDate } from '@shared/lib/written-dates'

export const dateOrders = [
  { value: 'day-month', label: 'Day, month, year' },
  { value: 'month-day', label: 'Month, day, year' },
] as const satisfies readonly { value: DateOrder; label: string }[]

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
    const read = writtenDate(text)
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
  texts.some((text) => writtenDate(text)?.year.length === 2)

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
  const read = writtenDate(text)
  if (!read) return text
  const settled = read.order ?? order ?? (read.first === read.second ? 'day-month' : null)
  const year = fullYear(read.year, century, today)
  if (settled === null || year === null) return text
  return dateOf(read, settled, year) ?? text
}
