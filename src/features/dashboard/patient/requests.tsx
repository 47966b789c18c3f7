import { useQuery } from '@tanstack/react-query'
import type { Column } from '@/components/data-table/column'
import { ShortTable } from '@/components/data-table/short-table'
import { StateLabel } from '@/components/state-label'
import { type RequestState, requestMessages } from '@/contracts/prescription-requests'
import { prescriptionRequestsQuery } from '@/records/own-queries'
import { Day, Name } from '../cells'
import { QueryAlert } from '../query-alert'
import classes from './patient.module.css'

const columns: readonly Column<RequestState>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => <Day date={date} inWords /> },
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => <Name>{doctor}</Name> },
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
    id: 'status',
    header: 'Status',
    cell: ({ open }) => (
      <StateLabel tone={open ? 'waiting' : 'good'}>{open ? 'Waiting' : 'Prescribed'}</StateLabel>
    ),
  },
]

/** What the patient has asked doctors for; it is not shown before there is anything. */
export function Requests() {
  const requests = useQuery(prescriptionRequestsQuery)
  if (requests.error) return <QueryAlert query={requests} otherwise={requestMessages.fetchFailed} />
  if (!requests.data?.length) return null
  return (
    <>
      <h2 className={classes.heading}>Requested prescriptions</h2>
      <ShortTable
        label="Requested prescriptions"
        columns={columns}
        rows={requests.data}
        rowId={({ id }) => id}
        empty=""
      />
    </>
  )
}
