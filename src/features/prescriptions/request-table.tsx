import { Title } from '@mantine/core'
import { type PrescriptionRequest, requestMessages } from '@shared/contracts/prescription-requests'
import type { UseQueryResult } from '@tanstack/react-query'
import { Day } from '@/components/cells'
import { type Column, columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { idOf } from '@/components/data-table/record-list'
import { QueryAlert } from '@/components/query-alert'

/** When a prescription was asked for. */
export const requestDate = <Row extends PrescriptionRequest>(): readonly Column<Row>[] => [
  columnHelper<Row>().accessor(({ date }) => date, {
    id: 'date',
    header: 'Date',
    meta: { priority: 'when' },
    cell: ({ getValue }) => <Day date={getValue()} />,
  }),
]

/** What was asked for, in the patient's words. */
export const requestSubject = <Row extends PrescriptionRequest>(): readonly Column<Row>[] => {
  const column = columnHelper<Row>()
  return [
    column.accessor(({ medicine }) => medicine, {
      id: 'medicine',
      header: 'Medicine',
    }),
    column.accessor(({ note }) => note, {
      id: 'note',
      header: 'Note',
      cell: ({ getValue }) => getValue() || '—',
    }),
  ]
}

interface RequestTableProps<Row extends PrescriptionRequest> {
  title: string
  columns: readonly Column<Row>[]
  query: UseQueryResult<readonly Row[]>
}

/** Requests for prescriptions; nothing is shown where there are none. */
export function RequestTable<Row extends PrescriptionRequest>({
  title,
  columns,
  query,
}: RequestTableProps<Row>) {
  if (query.error) return <QueryAlert query={query} otherwise={requestMessages.fetchFailed} />
  if (!query.data?.length) return null
  return (
    <>
      <Title order={2} size="md" mt="lg" mb="sm">
        {title}
      </Title>
      <DataTable label={title} columns={columns} data={query.data} getRowId={idOf} empty="" />
    </>
  )
}
