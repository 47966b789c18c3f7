import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Column } from '@/components/data-table/column'
import { ShortTable } from '@/components/data-table/short-table'
import { PlainButton } from '@/components/plain-button'
import { type PrescriptionRequest, requestMessages } from '@/contracts/prescription-requests'
import { openRequestsQuery } from '@/records/doctor-queries'
import { Day, Name } from '../cells'
import { QueryAlert } from '../query-alert'
import { useDashboardSearch } from '../use-dashboard-search'
import classes from './doctor.module.css'
import { beginFor } from './prescription-draft'

const requestColumns = (
  onTakeUp: (request: PrescriptionRequest) => void,
): readonly Column<PrescriptionRequest>[] => [
  { id: 'date', header: 'Date', cell: ({ date }) => <Day date={date} inWords /> },
  { id: 'patient', header: 'Patient', cell: ({ patientName }) => <Name>{patientName}</Name> },
  { id: 'doctor', header: 'Doctor Asked', cell: ({ doctor }) => <Name>{doctor}</Name> },
  {
    id: 'medicine',
    header: 'Medicine',
    cell: ({ medicine }) => <span className={classes.wrapped}>{medicine}</span>,
  },
  {
    id: 'note',
    header: 'Note',
    cell: ({ note }) => <span className={classes.wrapped}>{note || '—'}</span>,
  },
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

/** What patients ask for until it is prescribed; it is not shown where there is nothing. */
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
  if (requests.error) return <QueryAlert query={requests} otherwise={requestMessages.fetchFailed} />
  if (!requests.data?.length) return null
  return (
    <>
      <h2 className={classes.heading}>Prescription requests</h2>
      <ShortTable
        label="Prescription requests"
        columns={columns}
        rows={requests.data}
        rowId={({ id }) => id}
        empty=""
      />
    </>
  )
}
