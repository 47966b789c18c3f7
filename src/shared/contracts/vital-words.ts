import { isCriticalGrade, worstGrade } from './vital-grades'
import {
  type Measured,
  type MeasureName,
  measureNames,
  measures,
  type VitalGrade,
  type Vitals,
} from './vitals'

/** One value in words, with its unit and its grade: the blood pressure is one, graded by the worse of its two. */
export interface VitalWords {
  /** The measure; of the blood pressure the systolic one. */
  name: MeasureName
  label: string
  value: string
  /** Undefined of what has no grade, as weight and height. */
  grade: VitalGrade | undefined
}

type Shown = Measured & Partial<Pick<Vitals, 'comparators' | 'grades'>>

/** A number behind its comparator. */
export const numberWords = (one: Shown | undefined, name: MeasureName): string =>
  `${one?.comparators?.[name] ?? ''}${one?.[name]}`

/** A number behind its comparator, with its unit: `72 bpm`, `14/min`. */
function measuredWords(one: Shown, name: MeasureName): string {
  const { unit } = measures[name]
  const said = numberWords(one, name)
  return unit.startsWith('/') ? `${said}${unit}` : `${said} ${unit}`
}

/** What was measured, each with its unit; the blood pressure in one. */
export function vitalsWords(measured: Shown): VitalWords[] {
  return measureNames.flatMap((name): VitalWords[] => {
    if (measured[name] === null || name === 'diastolic') return []
    if (name !== 'systolic')
      return [
        {
          ...{ name, label: measures[name].label },
          ...{ value: measuredWords(measured, name), grade: measured.grades?.[name] },
        },
      ]
    const { systolic, diastolic } = measured.grades ?? {}
    return [
      {
        ...{ name, label: 'Blood Pressure' },
        value: `${pressureWords(measured)} ${measures.systolic.unit}`,
        grade: worstGrade([systolic, diastolic].filter((grade) => grade !== undefined)),
      },
    ]
  })
}

const pressureWords = (measured: Shown): string =>
  `${numberWords(measured, 'systolic')}/${numberWords(measured, 'diastolic')}`

/** What a grade is called that is shown: a normal one is not. */
export const gradeWords: Record<Exclude<VitalGrade, 'normal' | 'ungraded'>, string> = {
  'critical-low': 'Critically low',
  low: 'Low',
  high: 'High',
  'critical-high': 'Critically high',
  undecided: 'Cannot be decided',
}

/** What is critical, in a line: `Blood Pressure 221/124 mmHg, critically high`. */
export const criticalWords = (measured: Shown): string =>
  vitalsWords(measured)
    .flatMap(({ label, value, grade }) =>
      isCriticalGrade(grade) ? [`${label} ${value}, ${gradeWords[grade].toLowerCase()}`] : [],
    )
    .join('; ')
