import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { errorText } from '@/api/api-error'
import { readFile } from '@/api/files'
import { labOrdersQuery } from '@/api/lab-orders'
import { Day } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowButton } from '@/components/data-table/row-controls'
import { showError, showInfo } from '@/components/dialogs'
import { saveFile } from '@/components/save-file'
import { type LabOrder, labMessages, labOrderName } from '@/contracts/lab-orders'
import { labResultMessages } from '@/contracts/lab-results'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { useLabFilters } from './lab-filters'
import { labRequest } from './lab-search'
import { subjectColumns } from './order-columns'
import { fileSize } from './result-file'

/** Test Results: the completed orders, the newest first, with what was found. */
export function ResultsView() {
  const list = useDashboardSearch()
  const { search, show } = list
  const { filters, reset } = useLabFilters(list, false)
  const orders = useQuery(labOrdersQuery({ ...labRequest(search), status: 'completed' }))
  const columns = useMemo(() => resultColumns(({ id }) => show({ view: 'upload', q: id })), [show])
  return (
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
  )
}

const column = columnHelper<LabOrder>()

const resultColumns = (onUpload: (order: LabOrder) => void) => [
  ...subjectColumns,
  ...column.columns([
    column.accessor('completedDate', {
      header: 'Completed Date',
      meta: { priority: 'when' },
      cell: ({ row: { original } }) =>
        original.completedDate ? <Day date={original.completedDate} /> : '—',
    }),
    column.accessor('technician', {
      header: 'Technician',
      cell: ({ getValue }) => getValue()?.name ?? 'Unassigned',
    }),
    column.display({
      id: 'result',
      header: 'Result',
      meta: { priority: 'action' },
      cell: ({ row: { original: order } }) => (
        <Result order={order} onUpload={() => onUpload(order)} />
      ),
    }),
  ]),
]

function Result({ order, onUpload }: { order: LabOrder; onUpload: () => void }) {
  const { result } = order
  const file = result?.file
  return (
    <Stack gap={4} align="flex-start" miw="12rem">
      {result?.observation && (
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {result.observation}
        </Text>
      )}
      {file && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="start"
          style={{ overflowWrap: 'anywhere' }}
          onClick={() => void download(file)}
        >
          {`Download ${file.name} (${fileSize(file.size)})`}
        </Anchor>
      )}
      {!result && (
        <RowButton aria-label={`Add result, ${labOrderName(order)}`} onClick={onUpload}>
          Add result
        </RowButton>
      )}
    </Stack>
  )
}

async function download({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    const file = await readFile(id)
    if (file) saveFile(file, name)
    else showInfo(name, labResultMessages.fileGone)
  } catch (error) {
    showError(errorText(error, { otherwise: labResultMessages.fileFetchFailed }))
  }
}
