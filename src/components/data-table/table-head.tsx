import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import { type ListSearch, nextSort } from '@/lib/list-search'
import { Checkbox } from '../checkbox'
import type { Column } from './column'
import classes from './data-table.module.css'
import type { Rows } from './use-rows'

interface TableHeadProps<Row extends RowData> {
  table: Rows<Row>
  columns: readonly Column<Row>[]
  selectable: boolean
  numbered: boolean
  search: ListSearch
  /** The column that rows are ordered by; null where they keep their own order. */
  sort: { id: string; desc: boolean } | null
  onSort: (sort: string) => void
}

export const TableHead = <Row extends RowData>({
  table,
  columns,
  selectable,
  numbered,
  search,
  sort,
  onSort,
}: TableHeadProps<Row>) => (
  <thead>
    <tr>
      {selectable && (
        <th scope="col" className={classes.check}>
          <SelectAll table={table} />
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
            <button
              type="button"
              className={classes.sort}
              onClick={() => onSort(nextSort(search.sort, id))}
            >
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

/** Selects what can be selected of the page on show: nobody selects what they don't see. */
function SelectAll<Row extends RowData>({ table }: { table: Rows<Row> }) {
  const all = table.getIsAllPageRowsSelected()
  return (
    <Checkbox
      aria-label="Select all"
      checked={all}
      indeterminate={!all && table.getIsSomePageRowsSelected()}
      disabled={!table.getRowModel().rows.some((row) => row.getCanSelect())}
      onChange={({ currentTarget }) => table.toggleAllPageRowsSelected(currentTarget.checked)}
    />
  )
}

function SortIcon({ desc }: { desc: boolean | null }) {
  const Icon = desc === null ? IconArrowsSort : desc ? IconArrowDown : IconArrowUp
  return <Icon size={14} aria-hidden data-idle={desc === null || undefined} />
}
