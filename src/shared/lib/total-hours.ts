type Period = 'AM' | 'PM'

interface Times {
  inTime: string
  inTimePeriod: Period
  outTime: string
  outTimePeriod: Period
}

/** Minutes since midnight of a time on the twelve-hour clock; null unless it is complete. */
export function minutesOfDay(time: string, period: Period): number | null {
  const [, hour, minute] = /^(0?[1-9]|1[0-2]):([0-5]\d)$/.exec(time.trim()) ?? []
  if (hour === undefined || minute === undefined) return null
  // 12 AM is hour 0 and 12 PM is hour 12.
  return ((Number(hour) % 12) + (period === 'PM' ? 12 : 0)) * 60 + Number(minute)
}

/**
 * Hours from the in time to the out time, rounded to one decimal (docs/product/staff.md, Working times).
 * An out time before the in time belongs to the next day; equal times give 0.
 * @returns null where either time is incomplete
 */
export function totalHours(times: Times): number | null {
  const start = minutesOfDay(times.inTime, times.inTimePeriod)
  const end = minutesOfDay(times.outTime, times.outTimePeriod)
  if (start === null || end === null) return null
  const minutes = end < start ? end - start + 24 * 60 : end - start
  // Tenths of an hour are six minutes each: rounding here keeps 0.05 h exact.
  return Math.round(minutes / 6) / 10
}
