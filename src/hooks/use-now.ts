import { useInterval } from '@mantine/hooks'
import { useState } from 'react'

/** Milliseconds since 1970, read again every so many milliseconds. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), every, { autoInvoke: true })
  return now
}
