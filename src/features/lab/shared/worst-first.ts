import type { LabOrder } from '@shared/contracts/lab-orders'
import type { LabFlag, LabValue } from '@shared/contracts/lab-results'

/** Below a range is as bad as above it, or as what may be either. */
const badness: Record<LabFlag, number> = { undecided: 1, low: 1, high: 1, critical: 2 }
const badnessOf = ({ flag }: Pick<LabValue, 'flag'>): number => (flag === null ? 0 : badness[flag])

/** The values of a result, the critical in front, then those outside of their range. */
export const worstFirst = <Value extends Pick<LabValue, 'flag'>>(
  values: readonly Value[],
): Value[] => values.toSorted((one, other) => badnessOf(other) - badnessOf(one))

/** Whether a doctor still has to acknowledge what was found. */
export const waitsForDoctor = ({ result }: Pick<LabOrder, 'result'>): boolean =>
  result?.isCritical === true && result.acknowledged === undefined
