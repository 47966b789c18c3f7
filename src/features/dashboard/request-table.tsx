import { Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Column } from '@/components/data-table/column'
import { ShortTable } from '@/components/data-table/short-table'
import { type PrescriptionRequest, requestMessages } from '@/contracts/prescription-requests'
import { Day } from './cells'
import { QueryAlert } from './query-alert'

/** When a prescription was asked for. */
export const requestDate: Column<PrescriptionRequest> = {
  id: 'date',
  header: 'Date',
  cell: ({ date }) => <Day date={date} />,
}

/** What was asked for, in the patient's words. */
export const requestSubject: readonly Column<PrescriptionRequest>[] = [
  {
    id: 'medicine',
    header: 'Medicine',
    cell: ({ medicine }) => medicine,
  },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => note || '—',
  },
]

interface RequestTableProps<Row> {
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
      <ShortTable
        label={title}
        columns={columns}
        rows={query.data}
        rowId={({ id }) => id}
        empty=""
      />
    </>
  )
}
