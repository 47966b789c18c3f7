import { type ClinicDate, daysBetween, yearOf } from '@shared/lib/clinic-date'
import { isAgeOfPregnancy } from '@shared/lib/pregnancy-age'
import { diagnosesIn } from './diagnoses'

/** So many days a pregnancy lasts at most after it was known. */
const mostDays = 280

/** After so many days a pregnancy on the problem list is asked about, and no longer assumed. */
const askedAfterDays = 300

/** A problem that is active. */
interface Listed {
  words: string
  /** YYYY, YYYY-MM, YYYY-MM-DD, or empty where it is not known. */
  since: string
  enteredOn: ClinicDate
}

/** The last day on which it may have begun: by `since`, otherwise the day on which it was entered. */
function begunOn({ since, enteredOn }: Listed): ClinicDate {
  if (since === '') return enteredOn
  const rest = { 4: '-12-31', 7: '-28' }[since.length] ?? ''
  return since + rest
}

/** Whether a problem on the list is a pregnancy that should have ended by now: nothing tells that it still lasts. */
export const isOldPregnancy = (problem: Listed, today: ClinicDate): boolean =>
  daysBetween(begunOn(problem), today) > askedAfterDays &&
  diagnosesIn([problem.words], yearOf(today)).some(({ is }) => is === 'pregnancy')

/** What is asked of it. */
export const oldPregnancyWords = ({ words, since, enteredOn }: Listed): string =>
  `“${words}” is on the problem list since ${since || enteredOn}: is she still pregnant?`

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

/** Whether a patient is of an age and a sex in which what is on record of a pregnancy can be so. */
export const canBeSo = ({ age, sex }: Pick<PregnancyFacts, 'age' | 'sex'>): boolean =>
  sex !== 'Male' && isAgeOfPregnancy(age)

/** Why a patient counts as pregnant, for a sentence; null where nothing on record says so. */
export function pregnancyOf(facts: PregnancyFacts): string | null {
  const { year, diagnoses, pregnantOn } = facts
  if (!canBeSo(facts)) return null
  if (pregnantOn !== null) return `Pregnant by the laboratory result of ${pregnantOn}`
  const found = diagnosesIn(diagnoses, year).find(({ is }) => is === 'pregnancy')
  return found ? `On record: “${found.said}”` : null
}
