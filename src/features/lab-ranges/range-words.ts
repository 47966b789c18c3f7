import type { LabRange, RangeSex } from '@shared/contracts/lab-ranges'

export const sexWords: Record<RangeSex, string> = { any: 'Any', female: 'Female', male: 'Male' }

type CriticalLimits = Pick<LabRange, 'criticalLow' | 'criticalHigh'>

/** Where it begins: `≤ 3, ≥ 6`; empty where there is none. */
export const criticalWords = ({ criticalLow, criticalHigh }: CriticalLimits): string =>
  [
    ...(criticalLow === null ? [] : [`≤ ${criticalLow}`]),
    ...(criticalHigh === null ? [] : [`≥ ${criticalHigh}`]),
  ].join(', ')
