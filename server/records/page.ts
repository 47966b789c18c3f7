import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import { countedMost, type PageOf } from '@/contracts/lists'
import type { Db } from '../db/database'
import { isId, Refusal, unstorableText } from '../http'

interface PageRequest {
  page: number
  limit: number
  cursor?: string | undefined
}

const cursorForeign = 'This cursor is none of this list'

/** What a list is ordered by: an expression, and the id, which makes it one order. */
export interface Order {
  by: SQL | PgColumn
  id: SQL | PgColumn
  descending?: true
  /** Of an expression that gives no texts: the value that a cursor's text means; null for none. */
  read?: (text: string) => SQL | null
}

/** A row's place in the order. */
type Place = readonly [by: string, id: string]

const encode = (place: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))

const foreign = () => new Refusal(400, cursorForeign, { fields: { cursor: cursorForeign } })

/** The place that a cursor names. @throws Refusal 400 for what no list of ours has given */
export function decode(cursor: string): Place {
  try {
    const bytes = Uint8Array.from(atob(cursor), (character) => character.charCodeAt(0))
    const place: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (
      Array.isArray(place) &&
      place.length === 2 &&
      place.every((it) => typeof it === 'string') &&
      unstorableText(place) === null &&
      isId(String(place[1]))
    )
      return [String(place[0]), String(place[1])]
  } catch {
    // What can't be read is told below.
  }
  throw foreign()
}

/** Which rows of an ordered list a page shows: those after the cursor, or from an offset. */
export function pageAt({ page, limit, cursor }: PageRequest, { by, id, descending, read }: Order) {
  if (cursor === undefined) {
    const offset = page * limit
    // Pages lead through so many rows; whoever wants more has a cursor, or searches.
    return { after: undefined, offset, isBeyond: offset >= countedMost }
  }
  const [text, row] = decode(cursor)
  const value = read ? read(text) : sql`${text}`
  if (!value) throw foreign()
  const follows = sql.raw(descending ? '<' : '>')
  return {
    after: sql`(${by}, ${id}) ${follows} (${value}, ${row}::uuid)`,
    offset: 0,
    isBeyond: false,
  }
}

/** How many rows a query finds, counted up to one more than is told exactly. */
export async function countRows(db: Db, found: Pick<PgSelect, 'limit'>): Promise<number> {
  const [counted] = await db
    .select({ rows: sql<number>`count(*)::int` })
    .from(found.limit(countedMost + 1).as('found'))
  return counted?.rows ?? 0
}

/**
 * The answer of a list.
 * @param rows of the page, and one more where there are more
 * @param counted as `countRows` counts
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  placeOf: (row: Row) => Place,
): PageOf<Row> {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown,
    total: Math.min(counted, countedMost),
    totalIsExact: counted <= countedMost,
    next: rows.length > limit && last !== undefined ? encode(placeOf(last)) : null,
  }
}
