import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorAppointmentsQuery } from '@/api/visits'
import type { Column } from '@/components/data-table/column'
import { type DoctorAppointment, visitMessages } from '@/contracts/visits'
import { Figures, Name } from '../cells'
import { type NameApart, useNameApart } from '../namesakes'
import { ShortList } from '../short-list'
import { Requests } from './requests'
import { useOwnName } from './use-own-name'

const appointmentColumns = (nameApart: NameApart): readonly Column<DoctorAppointment>[] => [
  {
    id: 'patient',
    header: 'Patient',
    cell: ({ patientId, patient }) => <Name>{nameApart({ id: patientId, name: patient })}</Name>,
  },
  { id: 'age', header: 'Age', align: 'right', width: 72, cell: ({ age }) => age },
  { id: 'time', header: 'Time', cell: ({ time }) => <Figures>{time}</Figures> },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge color={status === 'confirmed' ? 'green' : 'yellow'}>{status}</Badge>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
]

/** Today's appointments, by time; and what patients have asked for since. */
export function AppointmentsView() {
  const appointments = useQuery(doctorAppointmentsQuery(useOwnName()))
  const nameApart = useNameApart()
  const columns = useMemo(() => appointmentColumns(nameApart), [nameApart])
  return (
    <>
      <ShortList
        label="Today's appointments"
        columns={columns}
        query={appointments}
        fetchFailed={visitMessages.fetchFailed}
        empty="No appointments today. The front desk schedules them."
      />
      <Requests />
    </>
  )
}
