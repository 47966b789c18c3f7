import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { flexRender, type Header, type ReactTable, type RowData } from '@tanstack/react-table'
import { type CSSProperties, memo } from 'react'
import type { features } from './columns'
import classes from './data-table.module.css'

interface TableHeadProps<Row extends RowData> {
  table: ReactTable<typeof features, Row>
  selectable: boolean
  numbered: boolean
}

export const TableHead = <Row extends RowData>({
  table,
  selectable,
  numbered,
}: TableHeadProps<Row>) => (
  <Table.Thead>
    <Table.Tr>
      {selectable && (
        <Table.Th scope="col" className={classes.check}>
          <SelectAll table={table} />
        </Table.Th>
      )}
      {numbered && (
        <Table.Th scope="col" className={classes.number}>
          Sl No
        </Table.Th>
      )}
      {table.getFlatHeaders().map((header) => (
        <HeadCell key={header.id} header={header} sorted={header.column.getIsSorted()} />
      ))}
    </Table.Tr>
  </Table.Thead>
)

interface HeadCellProps<Row extends RowData> {
  /** The same object while the columns are the same. */
  header: Header<typeof features, Row>
  sorted: 'asc' | 'desc' | false
}

/** The style sheet has the last word of the width of a column that folds or shrinks. */
const widthWithRoom = (width?: number): CSSProperties & Record<`--${string}`, string> => ({
  '--width': width === undefined ? 'auto' : `${width}px`,
})

const NamedHeadCell = <Row extends RowData>({ header, sorted }: HeadCellProps<Row>) => {
  const { column } = header
  const { header: template, meta } = column.columnDef
  const title = flexRender(template, header.getContext())
  return (
    <Table.Th
      scope="col"
      data-align={meta?.align}
      data-sortable={column.getCanSort() || undefined}
      data-priority={meta?.priority}
      data-fold={meta?.fold}
      data-shrinks={meta?.shrinks}
      {...(meta?.fold || meta?.shrinks ? { style: widthWithRoom(meta.width) } : { w: meta?.width })}
      aria-sort={sorted ? ariaSort[sorted] : undefined}
    >
      {column.getCanSort() ? (
        <UnstyledButton className={classes.sort} onClick={column.getToggleSortingHandler()}>
          {title}
          <SortIcon sorted={sorted} />
        </UnstyledButton>
      ) : (
        title
      )}
    </Table.Th>
  )
}

const HeadCell = memo(NamedHeadCell) as typeof NamedHeadCell

const ariaSort = { asc: 'ascending', desc: 'descending' } as const

function SortIcon({ sorted }: { sorted: 'asc' | 'desc' | false }) {
  const Icon = sorted === false ? IconArrowsSort : sorted === 'asc' ? IconArrowUp : IconArrowDown
  return <Icon size={14} aria-hidden opacity={sorted === false ? 0.6 : 1} />
}

/** Selects what can be selected of the page on show: nobody selects what they don't see. */
function SelectAll<Row extends RowData>({ table }: Pick<TableHeadProps<Row>, 'table'>) {
  const isFree = table.getRowModel().rows.some((row) => row.getCanSelect())
  const all = isFree && table.getIsAllPageRowsSelected()
  return (
    <Checkbox
      aria-label="Select all"
      checked={all}
      indeterminate={!all && table.getIsSomePageRowsSelected()}
      disabled={!isFree}
      onChange={({ currentTarget }) => table.toggleAllPageRowsSelected(currentTarget.checked)}
    />
  )
}
