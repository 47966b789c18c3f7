import { useInterval } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ClinicDate } from '@/lib/clinic-date'
import { clinicToday } from '@/stores/clinic-day'
import { now, useClock } from '@/stores/clock'

/** What the clock says, read every so many milliseconds, and when the clock turns out to be wrong. */
function useReading<Value extends number | string>(read: () => Value, every: number): Value {
  const [value, setValue] = useState(read)
  useInterval(() => setValue(read), every, { autoInvoke: true })
  useEffect(() => useClock.subscribe(() => setValue(read)), [read])
  return value
}

/** The host's time in milliseconds since 1970, read again every so many milliseconds. */
export const useNow = (every: number): number => useReading(now, every)

const today = (): ClinicDate => clinicToday()

/** Today's date where the clinic is; a screen may be open at midnight. */
export function useToday(): ClinicDate {
  useReading(today, 60_000)
  // All that is drawn at once is of one day.
  return clinicToday()
}
