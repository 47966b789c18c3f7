import { isActiveProblem, isProblem, type Problem } from '@shared/contracts/problems'

/**
 * What a patient has: the active problems; of a record whose list was not begun, the diagnosis, if it names one.
 * @param wordsOf says one problem
 */
export function activeWords(
  problems: readonly Problem[],
  diagnosis: string,
  wordsOf: (problem: Problem) => string,
): string {
  if (problems.length === 0) return isProblem(diagnosis) ? diagnosis : ''
  return problems.filter(isActiveProblem).map(wordsOf).join('; ')
}
