import { namesTables } from './ingredients'
import type { Reading } from './result'
import type { Rule, Source } from './table'
import { listed } from './table'

const readings: ReadonlyMap<string, Reading> = new Map(
  namesTables.flatMap(({ covered }) =>
    covered.flatMap(({ ingredients, by: { title: label, date }, read }) =>
      listed(ingredients).map((ingredient): [string, Reading] => [
        ingredient,
        { ingredient, read: read ?? 'part', label, date },
      ]),
    ),
  ),
)

/**
 * How far the label of an ingredient was read, which one, and when. What no source is named for is
 * known from general knowledge alone.
 */
export const readingOf = (ingredient: string): Reading =>
  readings.get(ingredient) ?? { ingredient, read: 'general' }

/** Whether somebody has read one of these sources: it has the address where it was read. */
export const isRead = (sources: readonly Source[]): boolean =>
  sources.some(({ address }) => address !== undefined)

/** Who gave the grade: a source only where one of them was read. */
export const graderOf = (
  gradedBy: Rule['gradedBy'],
  sources: readonly Source[],
): Rule['gradedBy'] => (gradedBy === 'source' && isRead(sources) ? 'source' : 'rule set')
