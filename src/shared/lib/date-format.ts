const made = new Map<string, Intl.DateTimeFormat>()

/** How many formats are kept: a clinic has one zone, and writes its instants in a few ways. */
const most = 100

/**
 * A format of dates for a locale and its options, made once: making one takes fifty times as long as using
 * it. The machine's own zone, which can change, is asked for each time.
 * @throws RangeError for a zone or locale that is not known here
 */
export function dateFormat(
  locale: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(locale, options)
  const key = JSON.stringify([locale, options])
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  if (made.size >= most) made.clear()
  made.set(key, format)
  return format
}
