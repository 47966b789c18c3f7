import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { openRequestsQuery } from '@/api/prescription-requests'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import type { PrescriptionRequest } from '@/contracts/prescription-requests'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useDashboardSearch } from '@/hooks/use-dashboard-search'
import { doctorDrafts } from './prescription-drafts'
import { RequestTable, requestDate, requestSubject } from './request-table'

const column = columnHelper<PrescriptionRequest>()

const requestColumns = (
  patientLabel: PatientLabel,
  onTakeUp: (request: PrescriptionRequest) => void,
) => [
  ...requestDate<PrescriptionRequest>(),
  ...column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: request } }) => (
        <PatientName number={request.patientNumber}>{asker(request, patientLabel)}</PatientName>
      ),
    }),
    column.accessor('doctor', {
      header: 'Doctor Asked',
      cell: ({ getValue }) => <Name>{getValue()}</Name>,
    }),
  ]),
  ...requestSubject<PrescriptionRequest>(),
  column.display({
    id: 'action',
    header: 'Action',
    meta: { priority: 'action' },
    cell: ({ row: { original: request } }) => (
      <RowButton
        aria-label={`Take Up request of ${asker(request, patientLabel)}`}
        onClick={() => onTakeUp(request)}
      >
        Take Up
      </RowButton>
    ),
  }),
]

const asker = (
  { patientNumber, patientName }: PrescriptionRequest,
  patientLabel: PatientLabel,
): string => patientLabel({ number: patientNumber, name: patientName })

/** What patients ask for until it is prescribed. */
export function OpenRequests() {
  const requests = useQuery(openRequestsQuery)
  const patientLabel = usePatientLabel()
  const { show } = useDashboardSearch()
  const columns = useMemo(
    () =>
      requestColumns(patientLabel, async (request) => {
        if (await doctorDrafts.beginFor(request)) await show({ view: 'prescription' })
      }),
    [patientLabel, show],
  )
  return <RequestTable title="Prescription requests" columns={columns} query={requests} />
}
