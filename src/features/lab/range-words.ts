import type { LabValue } from '@/contracts/lab-results'

/** Where a number is beside its range; empty where it is inside, or nothing is known. */
function beyond({ value, low, high }: LabValue): string {
  if (typeof value === 'string') return ''
  if (low !== null && value < low) return 'below the range'
  return high !== null && value > high ? 'above the range' : ''
}

/** How a value stands to its reference range, in words for whoever is no doctor. */
export function standsWords(value: LabValue): string {
  const where = beyond(value)
  if (value.flag === 'critical') return where === '' ? 'Critical' : `Critical, ${where}`
  if (where !== '') return where.replace(/^./, (letter) => letter.toUpperCase())
  if (typeof value.value === 'string' || (value.low === null && value.high === null))
    return 'No range to compare with'
  return 'Within the range'
}
