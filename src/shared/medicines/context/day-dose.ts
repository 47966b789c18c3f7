import type { Medication } from '@shared/contracts/medications'
import { type Contained, dailyDose } from './dose'

/** One ingredient of a medicine in the list. */
export interface Subject extends Contained {
  line: Medication
  isNew: boolean
}

/** How much of an ingredient all lines together are a day. */
interface DayDose {
  mg: number
  /** Whether it can be more, as a line is not understood. */
  atLeast: boolean
  /** The names of the lines, each once. */
  lines: readonly string[]
  /** What lines on record of the same medicine would add, which a new line replaces or joins. */
  perhaps: { mg: number; lines: readonly string[] }
}

const medicineOf = ({ all }: Subject): string => all.toSorted().join('+')

const names = (subjects: readonly Subject[]): string[] => [
  ...new Set(subjects.map(({ line }) => line.name)),
]

const doseOf = (subject: Subject) => dailyDose(subject.line, subject)
const amountOf = (subject: Subject): number => doseOf(subject)?.mg ?? 0

/** Of each medicine the line of the largest dose: every prescription puts its lines on record. */
const largestOfEach = (subjects: readonly Subject[]): Subject[] =>
  subjects
    .toSorted((one, other) => amountOf(other) - amountOf(one))
    .filter(
      (subject, at, all) =>
        all.findIndex((other) => medicineOf(other) === medicineOf(subject)) === at,
    )

/**
 * What is taken of an ingredient on one day. All new lines count, and what is on record of other medicines
 * that have it; a line on record of the same medicine may be replaced by the new one.
 */
export function dayDose(ingredient: string, subjects: readonly Subject[]): DayDose {
  const all = subjects.filter((each) => each.ingredient === ingredient)
  const added = all.filter(({ isNew }) => isNew)
  const prescribed = new Set(added.map(medicineOf))
  const taken = largestOfEach(all.filter(({ isNew }) => !isNew))
  const counted = [...added, ...taken.filter((each) => !prescribed.has(medicineOf(each)))]
  const perhaps = taken.filter((each) => prescribed.has(medicineOf(each)))
  return {
    mg: counted.reduce((sum, each) => sum + amountOf(each), 0),
    atLeast: counted.some((each) => doseOf(each)?.atLeast ?? true),
    lines: names(counted),
    perhaps: {
      mg: perhaps.reduce((sum, each) => sum + amountOf(each), 0),
      lines: names(perhaps),
    },
  }
}
