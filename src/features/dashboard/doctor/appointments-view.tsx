import { useQuery } from '@tanstack/react-query'
import { ListAlert } from '@/components/data-table/list-alert'
import { ShortTable } from '@/components/data-table/short-table'
import { StateLabel } from '@/components/state-label'
import { type DoctorAppointment, visitMessages } from '@/contracts/visits'
import { doctorAppointmentsQuery } from '@/records/doctor-queries'
import classes from './doctor.module.css'

const columns = [
  {
    id: 'patient',
    header: 'Patient',
    cell: ({ patient }: DoctorAppointment) => <span className={classes.name}>{patient}</span>,
  },
  {
    id: 'age',
    header: 'Age',
    align: 'right' as const,
    width: 72,
    cell: ({ age }: DoctorAppointment) => age,
  },
  {
    id: 'time',
    header: 'Time',
    cell: ({ time }: DoctorAppointment) => <span className={classes.figures}>{time}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }: DoctorAppointment) => (
      <StateLabel tone={status === 'confirmed' ? 'good' : 'waiting'}>{status}</StateLabel>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }: DoctorAppointment) => reason },
]

/** Today's appointments, by time. */
export function AppointmentsView() {
  const appointments = useQuery(doctorAppointmentsQuery)
  return (
    <>
      {appointments.error && (
        <ListAlert
          message={visitMessages.fetchFailed}
          retrying={appointments.isFetching}
          onRetry={() => void appointments.refetch()}
        />
      )}
      <ShortTable
        label="Today's appointments"
        columns={columns}
        rows={appointments.data}
        rowId={({ id }) => id}
        empty="No appointments today. The front desk schedules them."
      />
    </>
  )
}
