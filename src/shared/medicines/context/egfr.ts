import type { Quantity } from '@shared/contracts/quantity'

type Sex = 'Male' | 'Female'

/** Below this age the equation does not hold, in whole years. */
export const adultFrom = 18

const constants = {
  Female: { kappa: 0.7, alpha: -0.241, factor: 1.012 },
  Male: { kappa: 0.9, alpha: -0.302, factor: 1 },
} as const

/**
 * Estimated glomerular filtration rate of an adult by CKD-EPI 2021, in mL/min/1.73 m², as a whole number.
 * Source: https://kidney.org/ckd-epi-creatinine-equation-2021
 * @param creatinine of serum, in mg/dL
 * @param age whole years, 18 or more
 */
export function eGFR(creatinine: number, age: number, sex: Sex): number {
  const { kappa, alpha, factor } = constants[sex]
  const ratio = creatinine / kappa
  return Math.round(
    142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor,
  )
}

/** The sign of what falls as the other rises. */
const opposite = { '<': '>', '≤': '≥', '>': '<', '≥': '≤' } as const

/**
 * The same of a creatinine that is no single number: `>9.0` gives an eGFR below a number.
 * @param sex null where it is neither on record: then it lies between what both sexes would have
 */
export function eGFROf(creatinine: Quantity, age: number, sex: Sex | null): Quantity {
  const sexes: readonly Sex[] = sex ? [sex] : ['Male', 'Female']
  const lowest = Math.min(...sexes.map((each) => eGFR(creatinine.high, age, each)))
  const highest = Math.max(...sexes.map((each) => eGFR(creatinine.low, age, each)))
  const comparator = creatinine.comparator && opposite[creatinine.comparator]
  if (comparator === null) return { comparator, low: lowest, high: highest, mark: null }
  const bound = comparator === '<' || comparator === '≤' ? highest : lowest
  return { comparator, low: bound, high: bound, mark: null }
}
