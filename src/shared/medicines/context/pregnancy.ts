import { type ClinicDate, daysBetween } from '@shared/lib/clinic-date'
import { isAgeOfPregnancy } from '@shared/lib/pregnancy-age'
import { diagnosesIn } from './diagnoses'

/** So many days a pregnancy lasts at most after it was known. */
const mostDays = 280

/** What a record says of a pregnancy. */
interface PregnancyFacts {
  /** In whole years. */
  age: number
  sex: string
  /** The year of the clinic's day. */
  year: number
  /** The words of the illnesses that last, as they are written. */
  diagnoses: readonly string[]
  /** When the laboratory was last told of a pregnancy that may still last. */
  pregnantOn: ClinicDate | null
}

/** The day on which the laboratory knew of a pregnancy, while it can last; null from then on. */
export const lastingPregnancy = (on: ClinicDate | null, today: ClinicDate): ClinicDate | null =>
  on !== null && daysBetween(on, today) <= mostDays ? on : null

/** Why a patient counts as pregnant, for a sentence; null where nothing on record says so. */
export function pregnancyOf(facts: PregnancyFacts): string | null {
  const { age, sex, year, diagnoses, pregnantOn } = facts
  if (sex === 'Male' || !isAgeOfPregnancy(age)) return null
  if (pregnantOn !== null) return `Pregnant by the laboratory result of ${pregnantOn}`
  const found = diagnosesIn(diagnoses, year).find(({ is }) => is === 'pregnancy')
  return found ? `On record: “${found.said}”` : null
}
