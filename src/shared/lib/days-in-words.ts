interface Days {
  /** YYYY-MM-DD. */
  from: string
  to: string
  /** HH:MM, both of a part of a day; null of whole days. */
  fromTime: string | null
  toTime: string | null
}

/** The words of days: `2026-12-24 from 12:00 to 24:00`, `2026-12-24` or `2026-12-24 to 2026-12-26`. */
export const daysInWords = ({ from, to, fromTime, toTime }: Days): string =>
  fromTime !== null && toTime !== null
    ? `${from} from ${fromTime} to ${toTime}`
    : from === to
      ? from
      : `${from} to ${to}`
