import { countedMost, listMessages, type OrderBy, type PageOf } from '@shared/contracts/lists'
import { isClinicDate } from '@shared/lib/clinic-date'
import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { isId, Refusal, unstorableText } from '../http'

/** How many of the own rows a patient or a user is shown. */
export const ownMost = 100

export interface PageWanted {
  page: number
  limit: number
  cursor?: string | undefined
}

/** What rows are ordered by: an expression, and how a cursor has its value. */
interface Key {
  by: SQL | PgColumn
  /** Of an expression that gives no texts: the value that a cursor's text means; null for none. */
  read?: (text: string) => SQL | null
  /** The value as that text, where it is another than the database writes. */
  text?: SQL
}

/** What a list is ordered by: a key, and the id, which makes it one order. */
export interface Order extends Key {
  id: SQL | PgColumn
  /** Of an id that is no uuid: the value that a cursor's text means; null for none. */
  readId?: (text: string) => SQL | null
  descending?: boolean
  /**
   * Of rows that are alike in the key, what goes first: always upwards. For lists that are sorted as
   * they are read; no index has such an order both ways.
   */
  within?: Key
}

/** A row's place in the order: the values of its keys, and its id. */
type Place = readonly string[]

/** A number as a cursor has it. */
export const readNumber = (text: string): SQL | null =>
  /^\d{1,12}(\.\d{1,6})?$/.test(text) ? sql`${text}::numeric` : null

/** A number of whole ones, of which an index may be. */
export const readInteger = (text: string): SQL | null =>
  /^\d{1,9}$/.test(text) ? sql`${text}::integer` : null

/** A date as a cursor has it; PostgreSQL's calendar has no year 0. */
export const readDate = (text: string): SQL | null =>
  isClinicDate(text) && text >= '0001' ? sql`${text}::date` : null

/** Of years that every database has. */
const instantText =
  /^((?:19|[2-8]\d)\d\d-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}(\d{3})?Z$/

/** An instant as a cursor has it: `Date.parse` would take 31 February for 3 March. */
const readInstant = (text: string): SQL | null =>
  isClinicDate(instantText.exec(text)?.[1] ?? '') ? sql`${text}::timestamptz` : null

/** An instant as a key, which a cursor has as an ISO time. */
export const instantKey = (column: PgColumn) => ({
  by: column,
  text: sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  read: readInstant,
})

/** The order that is asked for; undefined where none is. */
export function orderFor<Name extends string>(
  names: readonly Name[],
  orders: Record<Name, Order>,
  sort: OrderBy<Name> | null | undefined,
): Order | undefined {
  const name = names.find((one) => sort === one || sort === `-${one}`)
  if (!name) return undefined
  const order = orders[name]
  return sort === name ? order : { ...order, descending: !order.descending }
}

/** What rows are ordered by, as a query takes it. */
export function inOrder({ by, within, id, descending }: Order): SQL[] {
  const turn = descending ? desc : asc
  return within ? [turn(by), asc(within.by), asc(id)] : [turn(by), turn(id)]
}

const textOf = ({ by, text }: Key): SQL => text ?? sql`${by}::text`

/** A row's place in an order, as a list selects it: `keys`. */
export const keysOf = (order: Order): SQL<string[]> =>
  order.within
    ? sql<string[]>`array[${textOf(order)}, ${textOf(order.within)}, ${order.id}::text]`
    : sql<string[]>`array[${textOf(order)}, ${order.id}::text]`

const encode = (place: Place): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(place))))

const foreign = () =>
  new Refusal(400, listMessages.cursorForeign, { fields: { cursor: listMessages.cursorForeign } })

/** The place that a cursor names. @throws Refusal 400 for what no list of ours has given */
export function decode(cursor: string): Place {
  try {
    const bytes = Uint8Array.from(atob(cursor), (character) => character.charCodeAt(0))
    const place: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (
      Array.isArray(place) &&
      place.length > 1 &&
      place.every((it) => typeof it === 'string') &&
      unstorableText(place) === null
    )
      return place.map(String)
  } catch {
    // What can't be read is told below.
  }
  throw foreign()
}

/** Which rows of an ordered list a page shows: those after the cursor, or from an offset. */
export function pageAt({ page, limit, cursor }: PageWanted, order: Order) {
  if (cursor === undefined) {
    const offset = page * limit
    // Pages lead through so many rows; whoever wants more has a cursor, or searches.
    return { after: undefined, offset, isBeyond: offset >= countedMost }
  }
  return { after: followsPlace(order, decode(cursor)), offset: 0, isBeyond: false }
}

const readUuid = (text: string): SQL | null => (isId(text) ? sql`${text}::uuid` : null)

const placedAt = ({ read }: Pick<Key, 'read'>, text: string | undefined): SQL => {
  const value = text === undefined ? null : read ? read(text) : sql`${text}`
  if (!value) throw foreign()
  return value
}

/** The condition that a row comes after a place. @throws Refusal 400 for a place in another order */
function followsPlace(order: Order, place: Place): SQL {
  const { by, within, id, readId = readUuid, descending } = order
  if (place.length !== (within ? 3 : 2)) throw foreign()
  const value = placedAt(order, place[0])
  const row = placedAt({ read: readId }, place.at(-1))
  const follows = sql.raw(descending ? '<' : '>')
  return within
    ? sql`(${by} ${follows} ${value} or (${by} = ${value} and (${within.by}, ${id}) > (${placedAt(within, place[1])}, ${row})))`
    : sql`(${by}, ${id}) ${follows} (${value}, ${row})`
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

/** The answer of a list without rows. */
export const emptyPage: PageOf<never> = { rows: [], total: 0, totalIsExact: true, next: null }

/** A query that has its conditions and its order. */
interface Ordered<Row> {
  limit: (most: number) => { offset: (first: number) => PromiseLike<Row[]> }
}

interface List<Row, Sent> {
  /** The rows after a place, with `keysOf` the order as `keys`. */
  rows: (after: SQL | undefined, order: SQL[]) => Ordered<Row>
  /** How many there are, as `countRows` counts. */
  total: () => Promise<number>
  /** A row as it is answered. */
  sent: (row: Row) => Sent
}

/** Reads a page of a list. @throws Refusal 400 for a cursor of another order */
export async function readPage<Row extends { keys: string[] }, Sent>(
  wanted: PageWanted,
  order: Order,
  { rows, total, sent }: List<Row, Sent>,
): Promise<PageOf<Sent>> {
  const { after, offset, isBeyond } = pageAt(wanted, order)
  const found = isBeyond
    ? []
    : await rows(after, inOrder(order))
        .limit(wanted.limit + 1)
        .offset(offset)
  const page = pageOfRows(found, wanted.limit, await total(), ({ keys }) => keys)
  return { ...page, rows: page.rows.map(sent) }
}
