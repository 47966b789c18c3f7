import { useQuery } from '@tanstack/react-query'
import { columnHelper } from '@/components/data-table/columns'
import { StateLabel } from '@/components/state-label'
import type { RequestState } from '@/contracts/prescription-requests'
import { prescriptionRequestsQuery } from '@/records/own-queries'
import { Name } from '../cells'
import { RequestTable, requestDate, requestSubject } from '../request-table'

const column = columnHelper<RequestState>()

const columns = [
  ...requestDate<RequestState>(),
  ...column.columns([
    column.accessor('doctor', {
      header: 'Doctor',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
  ]),
  ...requestSubject<RequestState>(),
  ...column.columns([
    column.accessor('open', {
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ getValue }) => (
        <StateLabel tone={getValue() ? 'waiting' : 'good'}>
          {getValue() ? 'Waiting' : 'Prescribed'}
        </StateLabel>
      ),
    }),
  ]),
]

/** What the patient has asked doctors for. */
export const Requests = () => (
  <RequestTable
    title="Requested prescriptions"
    columns={columns}
    query={useQuery(prescriptionRequestsQuery)}
  />
)
