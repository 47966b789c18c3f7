import type { RangeSex } from '@/contracts/lab-ranges'

export const sexWords: Record<RangeSex, string> = { any: 'Any', female: 'Female', male: 'Male' }

/** `3.5 to 5`, `2 or more`, `up to 99`; a dash where there is no limit. */
export function limitsWords(low: number | null, high: number | null): string {
  if (low !== null && high !== null) return `${low} to ${high}`
  if (low !== null) return `${low} or more`
  return high === null ? '—' : `up to ${high}`
}

/** Where it begins: `≤ 3, ≥ 6`; a dash where there is none. */
export const criticalWords = (low: number | null, high: number | null): string =>
  [...(low === null ? [] : [`≤ ${low}`]), ...(high === null ? [] : [`≥ ${high}`])].join(', ') || '—'
