import type { ClosingDay, ClosingDayInput } from '@shared/contracts/clinic-hours'
import { addDays, type ClinicDate } from '@shared/lib/clinic-date'
import Holidays, { type HolidaysTypes } from 'date-holidays'

interface Option {
  value: string
  label: string
}

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label, 'en')

const optionsOf = (named: Record<string, string> | undefined): Option[] =>
  Object.entries(named ?? {}).map(([value, label]) => ({ value, label }))

/** The countries that are known, by name. */
export const countries = (): Option[] =>
  optionsOf(new Holidays().getCountries('en')).toSorted(byLabel)

/** Its regions, and their parts behind a point: `BY`, `BY.A`; none where its holidays are the same everywhere. */
export function regionsOf(country: string): Option[] {
  const known = new Holidays()
  return optionsOf(known.getStates(country, 'en')).flatMap((region) => [
    region,
    ...optionsOf(known.getRegions(country, region.value, 'en')).map(({ value, label }) => ({
      value: `${region.value}.${value}`,
      label: `${region.label}: ${label}`,
    })),
  ])
}

/** A holiday as a closing day. */
export type Offered = Omit<ClosingDayInput, 'fromTime' | 'toTime'> &
  Pick<ClosingDay, 'fromTime' | 'toTime'>

/** The same day of each year, and nothing else. */
const fixedDate = /^\d\d-\d\d( since \d{4})?$/

const hour = 3_600_000

/**
 * Public and bank holidays of a country or a region in a year, by date. One that begins in the afternoon is a
 * half day, unless it lasts a day or longer: then it is of the day that follows, as where days begin at sunset.
 */
export function holidaysOf(country: string, region: string, year: number): Offered[] {
  const [state = '', part = ''] = region.split('.')
  return (
    new Holidays(country, state, part)
      .getHolidays(year, 'en')
      .filter(({ type }) => type === 'public' || type === 'bank')
      .map(offeredOf)
      // Two rules may name the same day.
      .filter(
        (one, at, all) =>
          all.findIndex(({ from, name }) => from === one.from && name === one.name) === at,
      )
  )
}

function offeredOf({ date, start, end, name, rule }: HolidaysTypes.Holiday): Offered {
  const [day = '', time = ''] = date.split(' ')
  const hours = (end.getTime() - start.getTime()) / hour
  const begins = time.slice(0, 5)
  if (begins !== '00:00' && hours < 20)
    return { name, from: day, to: day, fromTime: begins, toTime: '24:00', yearly: false }
  const from = begins === '00:00' ? day : addDays(day, 1)
  // A day of a clock change has an hour more or less.
  const days = Math.max(1, Math.round(hours / 24))
  return {
    ...{ name, from, to: addDays(from, days - 1), fromTime: null, toTime: null },
    yearly: fixedDate.test(rule) && days === 1,
  }
}

/** Whether the clinic is closed already on all days of a holiday, or in all of its part of a day. */
export function isTakenOver(
  { from, to, fromTime, toTime }: Pick<Offered, 'from' | 'to' | 'fromTime' | 'toTime'>,
  closingDays: readonly ClosingDay[],
): boolean {
  const yearless = (date: ClinicDate) => date.slice(5)
  const takes = (day: ClosingDay) =>
    day.fromTime === null || (day.fromTime === fromTime && day.toTime === toTime)
  return closingDays
    .filter(takes)
    .some((day) =>
      day.yearly
        ? day.from <= from &&
          yearless(day.from) === yearless(from) &&
          yearless(day.to) === yearless(to)
        : day.from <= from && to <= day.to,
    )
}
