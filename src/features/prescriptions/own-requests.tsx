import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownRequestsQuery } from '@/api/prescription-requests'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import type { RequestState } from '@/contracts/prescription-requests'
import { RequestTable, requestDate, requestSubject } from './request-table'

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
        <Badge color={getValue() ? 'yellow' : 'green'}>
          {getValue() ? 'Waiting' : 'Prescribed'}
        </Badge>
      ),
    }),
  ]),
]

/** What the patient has asked doctors for. */
export const OwnRequests = () => (
  <RequestTable
    title="Requested prescriptions"
    columns={columns}
    query={useQuery(ownRequestsQuery)}
  />
)
