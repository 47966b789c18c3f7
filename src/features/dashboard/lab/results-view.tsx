import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Column } from '@/components/data-table/column'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { showError, showInfo } from '@/components/dialogs'
import { PlainButton } from '@/components/plain-button'
import { saveFile } from '@/components/save-file'
import { type LabOrder, labMessages } from '@/contracts/lab-orders'
import { labOrdersQuery, labResultFile } from '@/records/lab-order-queries'
import { useDashboardSearch } from '../use-dashboard-search'
import classes from './lab.module.css'
import { LabFilters } from './lab-filters'
import { labRequest, noFilters } from './lab-search'
import { Day, subjectColumns } from './order-columns'
import { failureOf, orderName } from './order-words'
import { fileSize } from './result-file'

const idOf = ({ id }: LabOrder) => String(id)

/** Test Results: the completed orders, the newest first, with what was found. */
export function ResultsView() {
  const list = useDashboardSearch()
  const { search, change, show } = list
  const orders = useQuery(labOrdersQuery({ ...labRequest(search), status: 'completed' }))
  const [resets, setResets] = useState(0)
  const columns = useMemo(
    () => resultColumns(({ id }) => show({ view: 'upload', q: String(id) })),
    [show],
  )
  const reset = () => {
    change(noFilters)
    setResets(resets + 1)
  }

  return (
    <>
      {orders.error && (
        <ListAlert
          message={failureOf(orders.error, labMessages.fetchFailed)}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      )}
      <ListToolbar onReset={reset}>
        <LabFilters key={resets} search={search} onChange={change} withStatus={false} />
      </ListToolbar>
      <DataTable
        label="Test results"
        columns={columns}
        rows={orders.data?.rows}
        total={orders.data?.total ?? 0}
        rowId={idOf}
        loading={orders.isFetching}
        list={list}
        empty={
          <EmptyRows
            title="No test results found"
            hint="Look for something else, or upload the result of an order."
            onReset={reset}
          />
        }
      />
    </>
  )
}

const resultColumns = (onUpload: (order: LabOrder) => void): readonly Column<LabOrder>[] => [
  ...subjectColumns,
  {
    id: 'completedDate',
    header: 'Completed Date',
    cell: ({ completedDate }) => <Day date={completedDate} />,
  },
  {
    id: 'technician',
    header: 'Technician',
    cell: ({ technician }) => technician ?? 'Unassigned',
  },
  {
    id: 'result',
    header: 'Result',
    cell: (order) => <Result order={order} onUpload={() => onUpload(order)} />,
  },
]

function Result({ order, onUpload }: { order: LabOrder; onUpload: () => void }) {
  const { result, file } = order
  return (
    <div className={classes.result}>
      {result !== undefined && <p>{result}</p>}
      {file && (
        <button
          type="button"
          className={classes.file}
          onClick={() => void download(order.id, file.name)}
        >
          {`Download ${file.name} (${fileSize(file.size)})`}
        </button>
      )}
      {result === undefined && !file && (
        <PlainButton
          look="default"
          aria-label={`Add result, ${orderName(order)}`}
          onClick={onUpload}
        >
          Add result
        </PlainButton>
      )}
    </div>
  )
}

async function download(id: number, name: string): Promise<void> {
  try {
    const file = await labResultFile(id)
    if (file) saveFile(file, name)
    else showInfo(name, labMessages.fileGone)
  } catch (error) {
    showError(failureOf(error, labMessages.fileFetchFailed))
  }
}
