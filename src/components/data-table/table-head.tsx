import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column'
import classes from './data-table.module.css'
import type { Selection } from './use-selection'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  /** The rows of the page on show. */
  rows: readonly Row[]
  selection: Selection<Row> | undefined
  numbered: boolean
  /** The column that rows are ordered by; null where they keep their own order. */
  sort: { id: string; desc: boolean } | null
  /** The head of a column that orders has been pressed. */
  onSort: (id: string) => void
}

export const TableHead = <Row,>({
  columns,
  rows,
  selection,
  numbered,
  sort,
  onSort,
}: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {selection && (
        <th scope="col" className={classes.check}>
          <SelectAll rows={rows} selection={selection} />
        </th>
      )}
      {numbered && (
        <th scope="col" className={classes.number}>
          Sl No
        </th>
      )}
      {columns.map(({ id, header, sortBy, align, width }) => (
        <th
          key={id}
          scope="col"
          data-align={align}
          style={width ? { width } : undefined}
          aria-sort={sort?.id === id ? (sort.desc ? 'descending' : 'ascending') : undefined}
        >
          {sortBy ? (
            <button type="button" className={classes.sort} onClick={() => onSort(id)}>
              {header}
              <SortIcon desc={sort?.id === id ? sort.desc : null} />
            </button>
          ) : (
            header
          )}
        </th>
      ))}
    </tr>
  </thead>
)

interface SelectAllProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
}

/** Selects what can be selected of the page on show: nobody selects what they don't see. */
function SelectAll<Row>({ rows, selection: { has, box } }: SelectAllProps<Row>) {
  const free = rows.filter((row) => box.locked(row) === null)
  const all = free.length > 0 && free.every(has)
  return (
    <Checkbox
      aria-label="Select all"
      checked={all}
      indeterminate={!all && free.some(has)}
      disabled={free.length === 0}
      onChange={({ currentTarget }) => box.choose(free, currentTarget.checked)}
    />
  )
}

function SortIcon({ desc }: { desc: boolean | null }) {
  const Icon = desc === null ? IconArrowsSort : desc ? IconArrowDown : IconArrowUp
  return <Icon size={14} aria-hidden data-idle={desc === null || undefined} />
}
