import { useQuery } from '@tanstack/react-query'
import { StateLabel } from '@/components/state-label'
import { type DoctorAppointment, visitMessages } from '@/contracts/visits'
import { doctorAppointmentsQuery } from '@/records/doctor-queries'
import { ShortList } from '../short-list'
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
    <ShortList
      label="Today's appointments"
      columns={columns}
      query={appointments}
      fetchFailed={visitMessages.fetchFailed}
      empty="No appointments today. The front desk schedules them."
    />
  )
}
