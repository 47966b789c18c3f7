import { type Measured, measureNames, measures, type Vitals } from '@/contracts/vitals'
import { clinicTime } from '@/stores/clinic-day'

type Words = readonly [label: string, value: string]

/** What was measured, each with its unit; the blood pressure in one. */
export function vitalsWords(measured: Measured): Words[] {
  const { systolic, diastolic } = measured
  return measureNames.flatMap((name): Words[] => {
    const value = measured[name]
    if (value === null || name === 'diastolic') return []
    if (name === 'systolic')
      return [['Blood Pressure', `${systolic}/${diastolic} ${measures.systolic.unit}`]]
    const { label, unit } = measures[name]
    return [[label, unit.startsWith('/') ? `${value}${unit}` : `${value} ${unit}`]]
  })
}

/** The clinic's date and time of an ISO time. */
export function whenMeasured({ measuredAt }: Pick<Vitals, 'measuredAt'>): string {
  const { date, time } = clinicTime(new Date(measuredAt))
  return `${time} on ${date}`
}

/**
 * The latest value of each measure, with when that was: not all are taken at each visit.
 * @param vitals the latest first, without what was entered in error
 */
export function latestWords(
  vitals: readonly Vitals[],
): (readonly [label: string, value: string, when: string])[] {
  const latest = new Map<string, readonly [string, string, string]>()
  for (const one of vitals)
    for (const [label, value] of vitalsWords(one))
      if (!latest.has(label)) latest.set(label, [label, value, whenMeasured(one)])
  return [...latest.values()]
}
