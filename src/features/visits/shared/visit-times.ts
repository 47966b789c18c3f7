import type { Visit } from '@shared/contracts/visits'
import { minutesOf, timeOf } from '@shared/lib/clock-time'

const dayMinutes = 24 * 60
const minute = 60_000

/** HH:MM at which something ends that begins at `time`, in the clinic's zone. */
export function endTime({
  time,
  startsAt,
  endsAt,
}: Pick<Visit, 'time'> & Record<'startsAt' | 'endsAt', string>): string {
  const lasts = (Date.parse(endsAt) - Date.parse(startsAt)) / minute
  return timeOf((minutesOf(time) + lasts) % dayMinutes)
}
