import { useEffect, useState } from 'react'

/** Whether less than `ms` have passed since `key` last changed, or since the first rendering. */
export function useLinger(key: string, ms: number): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), ms)
    return () => clearTimeout(timer)
  }, [key, ms])
  return ms > 0 && settled !== key
}
