import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openRequestsQuery } from '@/api/prescription-requests'
import type { Column } from '@/components/data-table/column'
import { RowButton } from '@/components/data-table/row-controls'
import type { PrescriptionRequest } from '@/contracts/prescription-requests'
import { Name } from '../cells'
import { type NameApart, useNameApart } from '../namesakes'
import { RequestTable, requestDate, requestSubject } from '../request-table'
import { useDashboardSearch } from '../use-dashboard-search'
import { beginFor } from './prescription-drafts'

const requestColumns = (
  nameApart: NameApart,
  onTakeUp: (request: PrescriptionRequest) => void,
): readonly Column<PrescriptionRequest>[] => [
  requestDate,
  { id: 'patient', header: 'Patient', cell: (request) => <Name>{asker(request, nameApart)}</Name> },
  { id: 'doctor', header: 'Doctor Asked', cell: ({ doctor }) => <Name>{doctor}</Name> },
  ...requestSubject,
  {
    id: 'action',
    header: 'Action',
    cell: (request) => (
      <RowButton
        aria-label={`Take Up request of ${asker(request, nameApart)}`}
        onClick={() => onTakeUp(request)}
      >
        Take Up
      </RowButton>
    ),
  },
]

const asker = ({ patientId, patientName }: PrescriptionRequest, nameApart: NameApart): string =>
  nameApart({ id: patientId, name: patientName })

/** What patients ask for until it is prescribed. */
export function Requests() {
  const requests = useQuery(openRequestsQuery)
  const nameApart = useNameApart()
  const { show } = useDashboardSearch()
  const columns = useMemo(
    () =>
      requestColumns(nameApart, async (request) => {
        if (await beginFor(request)) await show({ view: 'prescription' })
      }),
    [nameApart, show],
  )
  return <RequestTable title="Prescription requests" columns={columns} query={requests} />
}
