import { useInterval } from '@mantine/hooks'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useState } from 'react'
import { clinicToday } from '@/stores/clinic-day'
import { now, useClock } from '@/stores/clock'

/**
 * The host's time in milliseconds since 1970, read again every so many milliseconds, and where the clock
 * turns out to be wrong.
 */
export function useNow(every: number): number {
  const offset = useClock((state) => state.offset)
  const [read, setRead] = useState(() => ({ at: now(), offset }))
  const readAgain = () => setRead({ at: now(), offset })
  useInterval(readAgain, every, { autoInvoke: true })
  if (read.offset !== offset) readAgain()
  return read.at
}

/** Today's date where the clinic is; a screen may be open at midnight. */
export function useToday(): ClinicDate {
  useNow(60_000)
  // All that is drawn at once is of one day.
  return clinicToday()
}
