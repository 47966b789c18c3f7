const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * How long something still takes, in its two largest units: 'in 7 hours 58 minutes'.
 * @param ms milliseconds; whole minutes are told, rounded down
 */
export function timeLeft(ms: number): string {
  if (ms < minute) return 'in less than a minute'
  const days = Math.floor(ms / day)
  const hours = Math.floor((ms % day) / hour)
  const minutes = Math.floor((ms % hour) / minute)
  const parts = [
    days > 0 && counted(days, 'day'),
    hours > 0 && counted(hours, 'hour'),
    days === 0 && minutes > 0 && counted(minutes, 'minute'),
  ]
  return `in ${parts.filter((part) => part !== false).join(' ')}`
}
