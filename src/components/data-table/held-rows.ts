/** One page of a list that the server searches and pages. */
export interface ListPart<Row> {
  rows: readonly Row[]
  /** How many there are on all pages. */
  total: number
  /** Whether there are no more; absent where they were all counted. */
  totalIsExact?: boolean | undefined
}

/** A whole list, or a page of one. */
export type Listed<Row> = readonly Row[] | ListPart<Row>

const isPart = <Row>(list: Listed<Row>): list is ListPart<Row> => 'rows' in list
const rowsOf = <Row>(list: Listed<Row>): readonly Row[] => (isPart(list) ? list.rows : list)

/** Whether a row of this id is in the list. */
export const hasRow = <Row>(list: Listed<Row>, id: string, idOf: (row: Row) => string): boolean =>
  rowsOf<Row>(list).some((row) => idOf(row) === id)

/**
 * A list in which every row stays where it is on show, as it is now; one that has gone stays as it was.
 * @returns that list, and how many rows wait to come or go: 1 where only their order is another
 */
export function holdRows<Row, List extends Listed<Row>>(
  shown: List,
  next: List,
  idOf: (row: Row) => string,
): { list: List; changes: number } {
  const after = new Map(rowsOf<Row>(next).map((row) => [idOf(row), row]))
  const ids = rowsOf<Row>(shown).map(idOf)
  const kept = new Set(ids)
  const gone = ids.filter((id) => !after.has(id)).length
  const come = [...after.keys()].filter((id) => !kept.has(id)).length
  const isSame = come + gone === 0 && [...after.keys()].every((id, at) => id === ids[at])
  if (isSame) return { list: next, changes: 0 }
  const rows = rowsOf<Row>(shown).map((row) => after.get(idOf(row)) ?? row)
  // On a full page each row that comes pushes another one off.
  const changes = isPart(next) ? Math.max(come, gone) : come + gone
  return {
    // The same kind of list as was given.
    list: (isPart(shown) ? { ...shown, rows } : rows) as List,
    changes: Math.max(1, changes),
  }
}
