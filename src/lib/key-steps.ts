import { addDays, type ClinicDate, isClinicDate } from '@shared/lib/clinic-date'
import { minutesOf, timeOf } from '@shared/lib/clock-time'

/** By how many days a key moves a date … */
const days: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
}
/** … and by how many minutes a time of day. */
const minutes: Readonly<Record<string, number>> = {
  ArrowUp: 15,
  ArrowDown: -15,
  PageUp: 60,
  PageDown: -60,
}
const dayMinutes = 24 * 60

interface DateField {
  typed: string
  today: ClinicDate
  /** The last day that the field takes. */
  lastDate?: ClinicDate | undefined
}

/**
 * The date to which a key moves a field: from none to today; null where the key does nothing there.
 * @param key `KeyboardEvent.key`
 */
export function steppedDate(key: string, { typed, today, lastDate }: DateField): ClinicDate | null {
  const by = days[key]
  const from = typed.trim()
  if (by === undefined || (from !== '' && !isClinicDate(from))) return null
  const date = from === '' ? today : addDays(from, by)
  return lastDate !== undefined && date > lastDate ? lastDate : date
}

/**
 * The time to which a key moves one: along the quarters of an hour, within its day; null where the key
 * does nothing to it.
 * @param key `KeyboardEvent.key`
 * @param time HH:MM
 */
export function steppedTime(key: string, time: string): string | null {
  const by = minutes[key]
  if (by === undefined) return null
  const at = minutesOf(time)
  // From between two quarters to the next of them.
  const to = Math.abs(by) === 15 ? (by > 0 ? Math.floor : Math.ceil)(at / 15) * 15 + by : at + by
  if (to < 0 || to >= dayMinutes) return time
  return timeOf(to)
}
