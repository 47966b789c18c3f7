import {
  type ClinicDate,
  daysBetween,
  isClinicDate,
  monthsBetween,
  yearsBetween,
} from '@shared/lib/clinic-date'
import { isCriticalBy, type Quantity, type Standing, standingOf } from './quantity'
import { type AgeCount, type AgeLimits, type GradedName, vitalLimits } from './vital-limits'
import {
  type Measured,
  type MeasureName,
  measureNames,
  type VitalGrade,
  type Vitals,
} from './vitals'

/** What the grade of a value depends on besides the value. */
export interface MeasuredPatient {
  /** YYYY-MM-DD, or empty where it is not known. */
  dateOfBirth?: string | null | undefined
  /** In whole years, told without a birth date; undefined where it is not known. */
  age?: number | undefined
  /** The clinic's day on which it was measured. */
  on: ClinicDate
}

/** What was measured, with the comparators of what a device could not measure exactly. */
export type Shown = Measured & Partial<Pick<Vitals, 'comparators'>>

/** From so many years on the limits of adults hold, with or without a birth date. */
const adultFrom = 18

/** Whether values of a measure are compared with limits. */
export const isGraded = (name: MeasureName): name is GradedName => name in vitalLimits

const ages = { days: daysBetween, months: monthsBetween, years: yearsBetween } as const

const isUnder = (born: ClinicDate, on: ClinicDate, [count, unit]: AgeCount): boolean =>
  ages[unit](born, on) < count

/**
 * The limits of a patient's age on the day of measuring; null where the age is not known well enough.
 * @param weight in kg, where it was measured too: newborns under 2.5 kg have limits of their own
 */
export function limitsOfAge(
  name: GradedName,
  { dateOfBirth, age, on }: MeasuredPatient,
  weight: number | null = null,
): AgeLimits | null {
  const ofAll = vitalLimits[name]
  if (!dateOfBirth || !isClinicDate(dateOfBirth) || dateOfBirth > on)
    return !dateOfBirth && age !== undefined && age >= adultFrom ? (ofAll.at(-1) ?? null) : null
  return (
    ofAll.find(
      ({ under, weightUnder }) =>
        (weightUnder === undefined || (weight !== null && weight < weightUnder)) &&
        (under === null || isUnder(dateOfBirth, on, under)),
    ) ?? null
  )
}

/** Whether a quantity is critical at or beyond these limits, and on which side. */
function criticalSide(quantity: Quantity, low: number | null, high: number | null) {
  if (isCriticalBy(quantity, { low, high: null }) === true) return 'critical-low'
  if (isCriticalBy(quantity, { low: null, high }) === true) return 'critical-high'
  return null
}

/** Of all ages: what is beyond these is critical for anybody. */
function limitsOfAll(name: GradedName) {
  const ends = (of: 'criticalLow' | 'criticalHigh') => vitalLimits[name].map((each) => each[of])
  const known = (all: (number | null)[]) => all.filter((end) => end !== null)
  const [lows, highs] = [ends('criticalLow'), ends('criticalHigh')]
  return {
    low: lows.includes(null) ? null : Math.min(...known(lows)),
    high: highs.includes(null) ? null : Math.max(...known(highs)),
  }
}

const standings = {
  ...{ below: 'low', within: 'normal', above: 'high' },
  ...{ undecided: 'undecided', none: 'ungraded' },
} as const satisfies Record<Standing, VitalGrade>

/** How one value compares with its limits; where these are not known, it may still be critical at any age. */
function gradeOf(
  name: GradedName,
  quantity: Quantity,
  patient: MeasuredPatient,
  weight: number | null = null,
): VitalGrade {
  const limits = limitsOfAge(name, patient, weight)
  if (!limits) {
    const { low, high } = limitsOfAll(name)
    return criticalSide(quantity, low, high) ?? 'ungraded'
  }
  const { criticalLow, criticalHigh } = limits
  const critical = criticalSide(quantity, criticalLow, criticalHigh)
  if (critical) return critical
  const isUndecided = isCriticalBy(quantity, { low: criticalLow, high: criticalHigh }) === null
  return isUndecided ? 'undecided' : standings[standingOf(quantity, limits)]
}

/** The grades of what was measured at one time; weight and height have none. */
export function gradesOf(shown: Shown, patient: MeasuredPatient): Vitals['grades'] {
  return Object.fromEntries(
    measureNames.filter(isGraded).flatMap((name): [MeasureName, VitalGrade][] => {
      const value = shown[name]
      if (value === null) return []
      const quantity: Quantity = {
        ...{ comparator: shown.comparators?.[name] ?? null, low: value, high: value, mark: null },
      }
      return [[name, gradeOf(name, quantity, patient, shown.weight)]]
    }),
  )
}

/** The worst first. */
const byDanger: readonly VitalGrade[] = [
  ...(['critical-high', 'critical-low', 'undecided', 'high', 'low', 'ungraded', 'normal'] as const),
]

export const worstGrade = (grades: readonly VitalGrade[]): VitalGrade | undefined =>
  byDanger.find((grade) => grades.includes(grade))

/** Whether one grade is worse than another, as `sort` takes it. */
export const compareDanger = (one: VitalGrade, other: VitalGrade): number =>
  byDanger.indexOf(one) - byDanger.indexOf(other)

export const isCriticalGrade = (
  grade: VitalGrade | undefined,
): grade is 'critical-low' | 'critical-high' =>
  grade === 'critical-low' || grade === 'critical-high'

/** Whether a doctor has to see what was measured. */
export const hasCriticalGrade = (grades: Vitals['grades']): boolean =>
  Object.values(grades).some(isCriticalGrade)
