import { type ContextFacts, isTooOld, measureWords } from './facts'
import { measures } from './table'

export interface Saying {
  /** Whether values of the laboratory are said, or only that there are some. */
  withValues: boolean
}

/** What was compared, in words. */
export function lookedAtIn(
  { age, sex, values, diagnoses, history }: ContextFacts,
  { withValues }: Saying,
): string[] {
  const written = [...diagnoses, ...history]
  return [
    `Age: ${age} years`,
    `Sex: ${sex}`,
    ...(written.length > 0 ? [`Diagnosis: ${written.join('; ')}`] : []),
    ...measures.flatMap((measure) => {
      const measured = values[measure]
      if (!measured || isTooOld(measure, measured)) return []
      return [`${measureWords[measure]}: ${withValues ? measured.words : 'on record'}`]
    }),
  ]
}

/** What is not on record, or could not be compared. */
export const missingIn = (
  { values, diagnoses, history, unread }: ContextFacts,
  { withValues }: Saying,
): string[] => [
  ...(diagnoses.length + history.length > 0 ? [] : ['Diagnosis: nothing on record']),
  ...measures.flatMap((measure) => {
    const measured = values[measure]
    const name = measureWords[measure]
    if (!measured) return [`${name}: nothing on record`]
    if (!isTooOld(measure, measured)) return []
    return [`${name}: too old, not counted${withValues ? ` (${measured.words})` : ''}`]
  }),
  ...unread.map(({ words, withoutValue }) => (withValues ? words : withoutValue)),
]
