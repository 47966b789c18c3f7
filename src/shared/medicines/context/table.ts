import type { Severity } from '../result'

// The context rules are written as the interaction rules are (table.ts): data that a pharmacist can read.

/** What is measured, in one unit each: eGFR in mL/min/1.73 m², potassium in mmol/L, bilirubin in mg/dL. */
export const measures = ['eGFR', 'potassium', 'liver enzymes', 'bilirubin', 'INR'] as const
export type Measure = (typeof measures)[number]

export const conditions = [
  'asthma',
  'COPD',
  'heart failure',
  'stomach ulcer',
  'epilepsy',
  'Parkinson’s disease',
  'myasthenia',
  'pregnancy',
] as const
export type Condition = (typeof conditions)[number]

/** What has to be so of the patient, the value or the dose. */
export type When =
  /** Whole years: from this age on, or below this age. */
  | { age: { from?: number; below?: number } }
  /** A woman of child-bearing age, or a person of that age whose sex is not recorded: she is asked. */
  | { canBePregnant: true }
  /** The record says that the patient is pregnant. */
  | { isPregnant: true }
  /** Below or above this number; the number itself is neither. */
  | { value: Measure; below?: number; above?: number }
  | { diagnosis: Condition }
  /**
   * More than so many mg a day: alone, or with a medicine of these classes, from an age on, or with an
   * eGFR below a number.
   */
  | { dose: { above: number; with?: string; from?: number; eGFRBelow?: number } }
  /** Taken more often than once a week. */
  | { moreThanWeekly: true }

/** A medicine that endangers a patient of whom something is so. */
export interface ContextRule {
  /** Stands in records of what was shown: an id is never given to another rule. */
  id: string
  /** A list of classes and ingredients, as the interaction rules have them. */
  medicines: string
  /** Beside a medicine of these classes the rule does not speak. */
  unless?: string
  when: When
  /** Whether nothing is said where the value is not on record: in most patients it is normal. */
  quiet?: true
  grade: Severity
  /** Who gave the grade: the sources, or this rule set where they give none. */
  gradedBy: 'source' | 'rule set'
  consequence: string
  action: string
  /** Ids of `contextSources`. */
  sources: readonly string[]
}
