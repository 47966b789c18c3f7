import { type LabValue, standingOfValue } from '@shared/contracts/lab-results'
import type { Standing } from '@shared/contracts/quantity'

const undecided = 'Cannot be decided: the exact value is not known. Ask your doctor.'

const standings: Record<Standing, string> = {
  below: 'Below the range',
  above: 'Above the range',
  within: 'Within the range',
  ...{ undecided, none: 'No range to compare with' },
}

/** How a value compares with its reference range, in words for a patient. */
export function standsWords(value: LabValue): string {
  const standing = standingOfValue(value)
  const isOutside = standing === 'below' || standing === 'above'
  if (value.flag === 'critical') return isOutside ? `Critical, ${standing} the range` : 'Critical'
  if (isOutside || value.flag === null) return standings[standing]
  if (value.flag === 'undecided') return undecided
  return `Marked as ${value.flag} by the laboratory`
}
