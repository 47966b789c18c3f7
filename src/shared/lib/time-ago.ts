const words = new Intl.RelativeTimeFormat('en')

const minute = 60_000
const units = [
  { unit: 'day', ms: 24 * 60 * minute },
  { unit: 'hour', ms: 60 * minute },
  { unit: 'minute', ms: minute },
] as const

/**
 * How long ago something was, in its largest unit: '5 minutes ago', '1 day ago'.
 * @param ms milliseconds; whole units are told, rounded down
 */
export function timeAgo(ms: number): string {
  const largest = units.find((unit) => ms >= unit.ms)
  return largest ? words.format(-Math.floor(ms / largest.ms), largest.unit) : 'just now'
}
