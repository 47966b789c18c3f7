import type { Visit } from '@/contracts/visits'

const dayMinutes = 24 * 60
const minute = 60_000

/** HH:MM at which something ends that begins at `time`, in the clinic's zone. */
export function endTime({
  time,
  startsAt,
  endsAt,
}: Pick<Visit, 'time'> & Record<'startsAt' | 'endsAt', string>): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const lasts = (Date.parse(endsAt) - Date.parse(startsAt)) / minute
  const end = (hours * 60 + minutes + lasts) % dayMinutes
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(end / 60))}:${pad(end % 60)}`
}
