import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Column } from '@/components/data-table/column'
import { PlainButton } from '@/components/plain-button'
import type { PrescriptionRequest } from '@/contracts/prescription-requests'
import { openRequestsQuery } from '@/records/doctor-queries'
import { Name } from '../cells'
import { RequestTable, requestDate, requestSubject } from '../request-table'
import { useDashboardSearch } from '../use-dashboard-search'
import { beginFor } from './prescription-draft'

const requestColumns = (
  onTakeUp: (request: PrescriptionRequest) => void,
): readonly Column<PrescriptionRequest>[] => [
  requestDate,
  { id: 'patient', header: 'Patient', cell: ({ patientName }) => <Name>{patientName}</Name> },
  { id: 'doctor', header: 'Doctor Asked', cell: ({ doctor }) => <Name>{doctor}</Name> },
  ...requestSubject,
  {
    id: 'action',
    header: 'Action',
    cell: (request) => (
      <PlainButton
        look="default"
        aria-label={`Take Up request of ${request.patientName}`}
        onClick={() => onTakeUp(request)}
      >
        Take Up
      </PlainButton>
    ),
  },
]

/** What patients ask for until it is prescribed. */
export function Requests() {
  const requests = useQuery(openRequestsQuery)
  const { show } = useDashboardSearch()
  const columns = useMemo(
    () =>
      requestColumns(async (request) => {
        if (await beginFor(request)) await show({ view: 'prescription' })
      }),
    [show],
  )
  return <RequestTable title="Prescription requests" columns={columns} query={requests} />
}
