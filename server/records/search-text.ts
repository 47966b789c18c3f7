import { plainText } from '@shared/lib/plain-text'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Compared in one composition of its letters: é may be typed as one character or as two. */
const comparable = (text: string): string => plainText(text.normalize())

/** What a search looks into: these texts, each on a line of its own, so that none is found across two. */
export const searchText = (...texts: readonly string[]): string => texts.map(comparable).join('\n')

/** Whether one of a column's texts contains what is searched for; undefined where nothing is. */
export function contains(column: PgColumn, query: string): SQL | undefined {
  const wanted = comparable(query)
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  return wanted === '' ? undefined : sql`${column} like ${pattern}`
}
