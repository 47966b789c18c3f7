const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * How long that is, in days and hours, or in hours and minutes: '7 hours 58 minutes'.
 * @param ms milliseconds, a minute at least; rounded down
 */
export function durationWords(ms: number): string {
  const days = Math.floor(ms / day)
  const hours = Math.floor((ms % day) / hour)
  const minutes = Math.floor((ms % hour) / minute)
  const parts = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && minutes > 0 && counted(minutes, 'minute'),
  ]
  return parts.filter((part) => part !== false).join(' ')
}

/**
 * How long something still takes: 'in 7 hours 58 minutes'.
 * @param ms milliseconds; whole minutes are told, rounded down
 */
export const timeLeft = (ms: number): string =>
  ms < minute ? 'in less than a minute' : `in ${durationWords(ms)}`
