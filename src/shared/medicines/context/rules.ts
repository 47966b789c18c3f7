import { ageRules } from './rules/age'
import { bloodRules } from './rules/blood'
import { diagnosisRules } from './rules/diagnoses'
import { doseRules } from './rules/doses'
import { kidneyRules } from './rules/kidneys'
import { pregnancyRules } from './rules/pregnancy'
import type { ContextRule } from './table'

/** Every context rule; what none of them names is not looked for. */
export const contextRules: readonly ContextRule[] = [
  ...ageRules,
  ...pregnancyRules,
  ...kidneyRules,
  ...bloodRules,
  ...diagnosisRules,
  ...doseRules,
]

/** Raise it with every change to a context rule: what a record says was shown can then be found again. */
export const contextVersion = '1.1'
