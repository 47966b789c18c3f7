/** A page of a list that a host reads by cursors. */
interface Part<Row> {
  rows: readonly Row[]
  total: number
  totalIsExact?: boolean | undefined
  next?: string | null | undefined
}

/** How many rows are asked for at once. */
const pageSize = 100

/** Reads a page of all that is found, after a cursor. */
export type ReadPage<Row> = (
  page: { limit: number; cursor?: string },
  signal: AbortSignal,
) => Promise<Part<Row>>

export interface ReadOptions {
  signal: AbortSignal
  /** How many rows are read at most. */
  most: number
  /** Hears how many rows are there, after each page but the last. */
  onProgress?: (rows: number, of: Omit<Part<unknown>, 'rows'>) => void
}

/**
 * All rows that are found, none twice. None is missed either, as long as no row moves in the order that
 * `read` asks for: one that goes to where has been read already is not met.
 * @returns the rows, and whether there are more
 * @throws the signal's reason, once it is aborted, and what `read` throws
 */
export async function readAll<Row>(
  read: ReadPage<Row>,
  idOf: (row: Row) => string,
  { signal, most, onProgress }: ReadOptions,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const found = new Map<string, Row>()
  for (let cursor: string | undefined; ; ) {
    const page = await read({ limit: pageSize, ...(cursor !== undefined && { cursor }) }, signal)
    signal.throwIfAborted()
    for (const row of page.rows) found.set(idOf(row), row)
    const rows = [...found.values()]
    const isMore = typeof page.next === 'string'
    if (!isMore || rows.length >= most)
      return { rows: rows.slice(0, most), isCut: isMore || rows.length > most }
    onProgress?.(rows.length, page)
    cursor = page.next ?? undefined
  }
}
