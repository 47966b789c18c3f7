import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ownRequestsQuery } from '@/api/prescription-requests'
import type { Column } from '@/components/data-table/column'
import type { RequestState } from '@/contracts/prescription-requests'
import { Name } from '../cells'
import { RequestTable, requestDate, requestSubject } from '../request-table'

const columns: readonly Column<RequestState>[] = [
  requestDate,
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => <Name>{doctor}</Name> },
  ...requestSubject,
  {
    id: 'status',
    header: 'Status',
    cell: ({ open }) => (
      <Badge color={open ? 'yellow' : 'green'}>{open ? 'Waiting' : 'Prescribed'}</Badge>
    ),
  },
]

/** What the patient has asked doctors for. */
export const Requests = () => (
  <RequestTable
    title="Requested prescriptions"
    columns={columns}
    query={useQuery(ownRequestsQuery)}
  />
)
