import { type ClinicDate, isClinicDate } from './clinic-date'
import { monthNumber, monthPattern } from './month-names'
import { plainTyped } from './normaliser'

const month = `(?<name>${monthPattern})(?![a-z])\\.?`

/** A year of four digits, or of both centuries where it has two. */
const yearsOf = (year: string): string[] =>
  year.length === 2 ? [`19${year}`, `20${year}`] : [year]

const padded = (part: string): string => part.padStart(2, '0')

type Parts = Record<string, string>

/** What a notation may mean, as year, month and day. */
type Reading = (parts: Parts) => readonly (readonly [year: string, month: string, day: string])[]

const dayFirst: Reading = ({ a = '', b = '', year = '' }) =>
  yearsOf(year).map((full) => [full, b, a] as const)
const monthFirst: Reading = ({ a = '', b = '', year = '' }) =>
  yearsOf(year).map((full) => [full, a, b] as const)
const named: Reading = ({ name = '', day = '', year = '' }) => [[year, monthNumber(name), day]]

/** How dates are written: with points the day comes first; with slashes and hyphens either may. */
const notations: readonly (readonly [pattern: RegExp, ...readings: Reading[]])[] = [
  [/(?<!\d)(?<year>\d{4})(?<sign>[-/.])(?<a>\d{1,2})\k<sign>(?<b>\d{1,2})(?!\d)/, monthFirst],
  [/(?<!\d)(?<a>\d{1,2})\. ?(?<b>\d{1,2})\. ?(?<year>\d{4}|\d{2})(?!\d)/, dayFirst],
  [
    /(?<!\d)(?<a>\d{1,2})(?<sign>[-/])(?<b>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})(?!\d)/,
    dayFirst,
    monthFirst,
  ],
  [/(?<!\d)(?<year>\d{4})(?<a>\d{2})(?<b>\d{2})(?!\d)/, monthFirst],
  [/(?<!\d)(?<a>\d{2})(?<b>\d{2})(?<year>\d{4})(?!\d)/, dayFirst],
  [
    new RegExp(
      `(?<!\\d)(?<day>\\d{1,2})(?:st|nd|rd|th)?[ .-]*${month}[ ,-]*(?<year>\\d{4})(?!\\d)`,
    ),
    named,
  ],
  [
    new RegExp(`(?<![a-z])${month} ?(?<day>\\d{1,2})(?:st|nd|rd|th)?,? (?<year>\\d{4})(?!\\d)`),
    named,
  ],
]

/**
 * The dates that a part of a text may mean, in the notations of forms, letters and passports, and what
 * stands around that part; null where there is none.
 */
export function datesIn(text: string): { dates: ClinicDate[]; around: string } | null {
  const typed = plainTyped(text).toLowerCase()
  const dates = new Set<ClinicDate>()
  let around: string | undefined
  for (const [pattern, ...readings] of notations) {
    const found = pattern.exec(typed)
    if (!found?.groups) continue
    for (const [year, monthOf, day] of readings.flatMap((read) => read(found.groups ?? {}))) {
      const date = `${year}-${padded(monthOf)}-${padded(day)}`
      if (!isClinicDate(date)) continue
      dates.add(date)
      around ??= typed.replace(found[0], ' ')
    }
  }
  return around === undefined ? null : { dates: [...dates], around }
}
