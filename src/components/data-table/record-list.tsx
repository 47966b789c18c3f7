import type { RowData } from '@tanstack/react-table'
import { use } from 'react'
import { errorText } from '@/api/api-error'
import { PageSettings } from '../page-settings'
import { ListTable, type ListTableProps } from './list-table'

interface RecordListProps<Row extends RowData>
  extends Omit<ListTableProps<Row>, 'fetchFailed' | 'getRowId'> {
  /** What is said where it can't be read, and nobody says why. */
  fetchFailed: string
}

export const idOf = ({ id }: { id: string | number }): string => String(id)

/** A list of records on a dashboard. */
export const RecordList = <Row extends RowData & { id: string | number }>({
  fetchFailed,
  ...list
}: RecordListProps<Row>) => (
  <ListTable
    {...list}
    fitsRows={use(PageSettings).isCompact}
    getRowId={idOf}
    fetchFailed={(error) => errorText(error, { otherwise: fetchFailed })}
  />
)
