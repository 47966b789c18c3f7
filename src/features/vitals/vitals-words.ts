import {
  type Measured,
  type MeasureName,
  measureNames,
  measures,
  type Vitals,
} from '@shared/contracts/vitals'
import { clinicTime } from '@/stores/clinic-day'

type Words = readonly [label: string, value: string]

type Shown = Measured & Pick<Vitals, 'comparators'>

const numberWords = (one: Shown | undefined, name: MeasureName): string =>
  `${one?.comparators?.[name] ?? ''}${one?.[name]}`

/** What was measured, each with its unit; the blood pressure in one. */
export function vitalsWords(measured: Shown): Words[] {
  return measureNames.flatMap((name): Words[] => {
    const value = measured[name]
    if (value === null || name === 'diastolic') return []
    if (name === 'systolic')
      return [['Blood Pressure', `${pressureWords(measured)} ${measures.systolic.unit}`]]
    const { label, unit } = measures[name]
    const said = numberWords(measured, name)
    return [[label, unit.startsWith('/') ? `${said}${unit}` : `${said} ${unit}`]]
  })
}

const pressureWords = (measured: Shown): string =>
  `${numberWords(measured, 'systolic')}/${numberWords(measured, 'diastolic')}`

/** The clinic's date and time of an ISO time, or of milliseconds since 1970. */
export function clinicMoment(at: string | number): string {
  const { date, time } = clinicTime(new Date(at))
  return `${time} on ${date}`
}

export const whenMeasured = ({ measuredAt }: Pick<Vitals, 'measuredAt'>): string =>
  clinicMoment(measuredAt)

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

/**
 * What a drawing shows, for whoever hears it: how many values, the first and the last, the lowest and the
 * highest.
 * @param names the measures drawn, the first of which each point has
 * @param points the earliest first, at least one
 */
export function drawnWords(
  label: string,
  unit: string,
  names: readonly [MeasureName, ...MeasureName[]],
  points: readonly Vitals[],
): string {
  const told = (one: Vitals | undefined) => names.map((name) => numberWords(one, name)).join('/')
  const byValue = points.toSorted((one, other) => (one[names[0]] ?? 0) - (other[names[0]] ?? 0))
  const [first, last] = [points[0], points.at(-1)]
  const dated = (one: Vitals | undefined) => (one ? `${told(one)} at ${whenMeasured(one)}` : '')
  return [
    `${label} in ${unit}: ${points.length} values`,
    `first ${dated(first)}`,
    `last ${dated(last)}`,
    `lowest ${told(byValue[0])}`,
    `highest ${told(byValue.at(-1))}`,
  ].join(', ')
}
