import {
  type ClinicDate,
  daysBetween,
  isClinicDate,
  monthsBetween,
  yearsBetween,
} from '@shared/lib/clinic-date'
import { isCriticalBy, type Quantity, type Standing, standingOf } from './quantity'
import {
  type AgeCount,
  type AgeLimits,
  type GradedName,
  pregnancyCriticalHigh,
  vitalLimits,
} from './vital-limits'
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
  /** In whole years, as recorded without a birth date; undefined where it is not known. */
  age?: number | undefined
  /** Whether a pregnancy was active on record then. */
  isPregnant?: boolean | undefined
  /** The clinic's day on which it was measured. */
  on: ClinicDate
}

/** What was measured, with the comparators of what a device could not measure exactly. */
export type Shown = Measured & Partial<Pick<Vitals, 'comparators'>>

/** Whether values of a measure are compared with limits. */
export const isGraded = (name: MeasureName): name is GradedName => name in vitalLimits

const ages = { days: daysBetween, months: monthsBetween, years: yearsBetween } as const

const isUnder = (born: ClinicDate, on: ClinicDate, [count, unit]: AgeCount): boolean =>
  ages[unit](born, on) < count

/** The birth date, where it is one of a person who was born on the day of measuring. */
const birthDateOf = ({ dateOfBirth, on }: MeasuredPatient): ClinicDate | null =>
  dateOfBirth && isClinicDate(dateOfBirth) && dateOfBirth <= on ? dateOfBirth : null

/** Below this recorded age the limits change by weeks: without a birth date nothing is normal. */
const gradedFromAge = 1

/** Whether all values are graded: there is a birth date, or a recorded age of at least a year. */
export const isAgeGraded = (patient: MeasuredPatient): boolean =>
  birthDateOf(patient) !== null || (patient.age ?? 0) >= gradedFromAge

/** A recorded age can mean that year and the next one: it goes on by whole years since it was recorded. */
const yearsMeant = 2

/** Whether somebody with this recorded age can have the limits of an age. */
function canHave(age: number, all: readonly AgeLimits[], at: number): boolean {
  const before = all[at - 1]?.under
  const first = before?.[1] === 'years' ? before[0] : 0
  const under = all[at]?.under
  const end = under == null ? null : under[1] === 'years' ? under[0] : gradedFromAge
  return first < age + yearsMeant && (end === null || end > age)
}

/** The limits of each age that the patient can have on the day of measuring: one where there is a birth date. */
function limitsOfAges(
  name: GradedName,
  patient: MeasuredPatient,
  weight: number | null,
): readonly AgeLimits[] {
  const all = vitalLimits[name]
  const born = birthDateOf(patient)
  if (born !== null) {
    const found = all.find(
      ({ under, weightUnder }) =>
        (weightUnder === undefined || (weight !== null && weight < weightUnder)) &&
        (under === null || isUnder(born, patient.on, under)),
    )
    return found ? [found] : []
  }
  const { age } = patient
  return all.filter(
    ({ weightUnder }, at) =>
      (weightUnder === undefined || weight === null || weight < weightUnder) &&
      (age === undefined || canHave(age, all, at)),
  )
}

/** The limits of a patient's age on the day of measuring; null where several ages with other limits are possible. */
export function limitsOfAge(name: GradedName, patient: MeasuredPatient): AgeLimits | null {
  const [limits = null, ...others] = limitsOfAges(name, patient, null)
  return others.length === 0 ? limits : null
}

/** Whether a quantity is critical at or beyond these limits, and on which side. */
function criticalSide(quantity: Quantity, low: number | null, high: number | null) {
  if (isCriticalBy(quantity, { low, high: null }) === true) return 'critical-low'
  if (isCriticalBy(quantity, { low: null, high }) === true) return 'critical-high'
  return null
}

const standings = {
  ...{ below: 'low', within: 'normal', above: 'high' },
  ...{ undecided: 'undecided', none: 'ungraded' },
} as const satisfies Record<Standing, VitalGrade>

/** How a value compares with the limits of one age. */
function gradeAt(
  quantity: Quantity,
  { criticalLow, criticalHigh, low, high }: Omit<AgeLimits, 'under' | 'sources'>,
): VitalGrade {
  const critical = criticalSide(quantity, criticalLow, criticalHigh)
  if (critical) return critical
  const isUndecided = isCriticalBy(quantity, { low: criticalLow, high: criticalHigh }) === null
  return isUndecided ? 'undecided' : standings[standingOf(quantity, { low, high })]
}

/** In pregnancy a blood pressure is critical from lower values on. */
const limitsFor = (name: GradedName, limits: AgeLimits, { isPregnant }: MeasuredPatient) => {
  const ofPregnancy = isPregnant ? pregnancyCriticalHigh[name] : undefined
  if (ofPregnancy === undefined) return limits
  const criticalHigh = Math.min(limits.criticalHigh ?? ofPregnancy, ofPregnancy)
  return { ...limits, criticalHigh }
}

const sides: readonly (readonly VitalGrade[])[] = [
  ['high', 'critical-high'],
  ['low', 'critical-low'],
]

/**
 * The grade that a value has at each possible age; of one side the milder. `undecided` where it is critical or undecided
 * at each, and otherwise `ungraded` where they differ.
 */
function commonGrade(grades: readonly VitalGrade[]): VitalGrade {
  const [first = 'ungraded'] = grades
  if (grades.every((grade) => grade === first)) return first
  if (grades.every((grade) => grade === 'undecided' || isCriticalGrade(grade))) return 'undecided'
  const side = sides.find((of) => grades.every((grade) => of.includes(grade)))
  return side?.[0] ?? 'ungraded'
}

/** How one value compares with its limits; where the age is not known, it may still be critical at each. */
function gradeOf(
  name: GradedName,
  quantity: Quantity,
  patient: MeasuredPatient,
  weight: number | null,
): VitalGrade {
  const grade = commonGrade(
    limitsOfAges(name, patient, weight).map((limits) =>
      gradeAt(quantity, limitsFor(name, limits, patient)),
    ),
  )
  const isKept = isAgeGraded(patient) || isCriticalGrade(grade) || grade === 'undecided'
  return isKept ? grade : 'ungraded'
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

/** Whether all of what was measured is graded, and nothing can be critical. */
export const isOutOfDanger = (grades: Vitals['grades']): boolean =>
  Object.values(grades).every((grade) => grade === 'normal' || grade === 'low' || grade === 'high')
