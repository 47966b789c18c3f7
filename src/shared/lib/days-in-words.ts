interface Days {
  /** YYYY-MM-DD. */
  from: string
  to: string
  /** HH:MM, of the first day and of the last; null of whole days. */
  fromTime: string | null
  toTime: string | null
}

/** The first and the last of several days, with the times at which they begin and end within a day. */
export const endsInWords = ({
  from,
  to,
  fromTime,
  toTime,
}: Days): [first: string, last: string] => [
  fromTime === null || fromTime === '00:00' ? from : `${from} ${fromTime}`,
  toTime === null || toTime === '24:00' ? to : `${to} ${toTime}`,
]

/**
 * The words of days: `2026-12-24 from 12:00 to 24:00`, `2026-12-24`, `2026-12-24 to 2026-12-26`, or
 * `2026-12-24 14:00 to 2026-12-26 12:00`.
 */
export function daysInWords(days: Days): string {
  const { from, to, fromTime, toTime } = days
  if (from !== to) return endsInWords(days).join(' to ')
  return fromTime !== null && toTime !== null ? `${from} from ${fromTime} to ${toTime}` : from
}
