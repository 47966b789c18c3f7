import { type LabOrder, labMessages } from '@shared/contracts/lab-orders'
import { labRangeMessages } from '@shared/contracts/lab-ranges'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { labOrdersQuery } from '@/api/lab-orders'
import { Day } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { useListSearch } from '@/hooks/use-list-search'
import { CorrectionForm } from './correction-form'
import { useLabFilters } from './lab-filters'
import { useLabRequest, withResults } from './lab-search'
import { type SubjectOptions, subjectColumns, useSubjectOptions } from './order-columns'
import { resultWords } from './order-words'
import { ordersSearchSchema } from './orders-search'
import { ResultCell } from './result-cell'
import { ResultDialog } from './result-dialog'
import { useLabRanges } from './use-lab-ranges'

/** What is open on top of the list. */
type Opened = { dialog: 'result'; id: string } | { dialog: 'correction'; order: LabOrder }

/** Test Results: the completed orders, the newest first, with what was found. */
export function ResultsView() {
  const list = useListSearch(ordersSearchSchema, 'lab-results')
  const navigate = useNavigate()
  const { filters, reset } = useLabFilters(list, false)
  const orders = useQuery(labOrdersQuery({ ...useLabRequest(list), ...withResults }))
  const subject = useSubjectOptions()
  const { query: rangesQuery, ranges } = useLabRanges()
  const [opened, setOpened] = useState<Opened | null>(null)
  const columns = useMemo(
    () =>
      resultColumns(subject, {
        onUpload: ({ id }) =>
          void navigate({
            to: '/lab/upload',
            search: ({ size }) => ({ size, q: id }),
            resetScroll: false,
          }),
        onOpen: subject.kept ? ({ id }) => setOpened({ dialog: 'result', id }) : undefined,
      }),
    [navigate, subject],
  )
  return (
    <>
      <RecordList
        label="Test results"
        columns={columns}
        query={orders}
        fetchFailed={labMessages.fetchFailed}
        list={list}
        onReset={reset}
        empty={{
          title: 'No test results found',
          hint: 'Look for something else, or upload the result of an order.',
        }}
        filters={filters}
      />
      <QueryAlert query={rangesQuery} otherwise={labRangeMessages.fetchFailed} />
      {opened?.dialog === 'result' && (
        <ResultDialog
          id={opened.id}
          onCorrect={async (order) => {
            const isRead = ranges !== undefined || (await rangesQuery.refetch(notAnew)).isSuccess
            if (isRead) setOpened({ dialog: 'correction', order })
            else toast.error(labRangeMessages.fetchFailed)
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.dialog === 'correction' && ranges && (
        <CorrectionForm order={opened.order} ranges={ranges} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

/** What is being read already is waited for. */
const notAnew = { cancelRefetch: false }

const column = columnHelper<LabOrder>()

interface ResultActions {
  onUpload: (order: LabOrder) => void
  /** Shows the result whole, where the host keeps more of it than its row has. */
  onOpen: ((order: LabOrder) => void) | undefined
}

const resultColumns = (subject: SubjectOptions, { onUpload, onOpen }: ResultActions) => [
  ...subjectColumns(subject),
  ...column.columns([
    column.accessor('completedDate', {
      header: 'Completed Date',
      meta: { priority: 'when' },
      cell: ({ row: { original } }) =>
        original.completedDate ? <Day date={original.completedDate} /> : '—',
    }),
    column.accessor(({ technician }) => technician?.name ?? 'Unassigned', {
      id: 'technician',
      header: 'Technician',
      ...(subject.kept && { meta: { fold: 'middle' as const } }),
    }),
    column.accessor(resultWords, {
      id: 'result',
      header: 'Result',
      meta: { priority: 'action' },
      cell: ({ row: { original: order } }) => (
        <ResultCell order={order} onUpload={onUpload} onOpen={onOpen} />
      ),
    }),
  ]),
]
