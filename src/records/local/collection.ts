import * as z from 'zod/mini'
import { pageWithin } from '@/lib/page-range'
import type { PageOf, PageRequest } from '../records'
import { dropRows, keep, readKept } from './kept'

/** Rows of one kind that start from a sample and live in this tab's session storage. */
export interface Collection<Row> {
  all(): Promise<readonly Row[]>
  /** Replaces the rows by what `change` makes of them, and keeps them for the next page load. */
  change<Result>(change: (rows: readonly Row[]) => { rows: Row[]; result: Result }): Promise<Result>
}

let keeps = true

/**
 * Keeps the rows. Once some could not be kept, none are: patients of yesterday would not fit the
 * visits of today, so that all begin anew with the next page load.
 */
function keepRows(key: string, rows: unknown): void {
  if (!keeps || keep(key, rows)) return
  keeps = false
  dropRows()
}

/**
 * @param key names the rows in session storage
 * @param sample gives the first rows; it is asked only when they are needed
 */
export function localCollection<Schema extends z.ZodMiniType>(
  key: string,
  row: Schema,
  sample: () => Promise<z.input<Schema>[]>,
): Collection<z.output<Schema>> {
  let rows: z.output<Schema>[] | undefined
  let loading: Promise<void> | undefined

  const load = async () => {
    rows = parseKept(row, readKept(key)) ?? z.array(row).parse(await sample())
  }
  const all = async () => {
    loading ??= load()
    try {
      await loading
    } catch (error) {
      // A sample that did not arrive is asked for again.
      loading = undefined
      throw error
    }
    return rows ?? []
  }
  return {
    all,
    change: async (change) => {
      await all()
      // From here on without a pause, so that changes at the same time don't lose one another.
      const changed = change(rows ?? [])
      rows = changed.rows
      keepRows(key, rows)
      return changed.result
    },
  }
}

/** The kept rows that fit; null where there are none kept, or none of them fits. */
function parseKept<Schema extends z.ZodMiniType>(
  row: Schema,
  kept: string | null,
): z.output<Schema>[] | null {
  try {
    const found = z.array(z.unknown()).parse(JSON.parse(kept ?? 'null'))
    const rows = found.flatMap((each) => {
      const { success, data } = row.safeParse(each)
      return success ? [data] : []
    })
    return rows.length > 0 || found.length === 0 ? rows : null
  } catch {
    return null
  }
}

/** One page of the rows: the last, where one beyond it is asked for. */
export function pageOf<Row>(rows: readonly Row[], { page, size }: PageRequest): PageOf<Row> {
  const total = rows.length
  const at = pageWithin({ activeId: page, perPage: size, totalCount: total }) * size
  return { rows: rows.slice(at, at + size), total }
}

/** The maximum existing id plus 1. */
export const nextId = (ids: readonly (string | number)[]): number =>
  ids.reduce<number>((highest, id) => Math.max(highest, Number(id) || 0), 0) + 1
