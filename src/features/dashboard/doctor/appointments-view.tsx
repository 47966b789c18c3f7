import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorAppointmentsQuery } from '@/api/visits'
import { columnHelper } from '@/components/data-table/columns'
import { type DoctorAppointment, visitMessages } from '@/contracts/visits'
import { Figures, Name } from '../cells'
import { DashboardList } from '../dashboard-list'
import { type PatientLabel, usePatientLabel } from '../namesakes'
import { Requests } from './requests'
import { useOwnName } from './use-own-name'

const column = columnHelper<DoctorAppointment>()

const appointmentColumns = (patientLabel: PatientLabel) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <Name>{patientLabel({ id: visit.patientId, name: visit.patient })}</Name>
      ),
    }),
    column.accessor('age', { header: 'Age', meta: { align: 'right', width: 72 } }),
    column.accessor('time', {
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ getValue }) => (
        <Badge color={getValue() === 'confirmed' ? 'green' : 'yellow'}>{getValue()}</Badge>
      ),
    }),
    column.accessor('reason', { header: 'Reason' }),
  ])

/** Today's appointments, by time; and what patients have asked for since. */
export function AppointmentsView() {
  const appointments = useQuery(doctorAppointmentsQuery(useOwnName()))
  const patientLabel = usePatientLabel()
  const columns = useMemo(() => appointmentColumns(patientLabel), [patientLabel])
  return (
    <>
      <DashboardList
        label="Today's appointments"
        columns={columns}
        query={appointments}
        fetchFailed={visitMessages.fetchFailed}
        empty={{ title: 'No appointments today. The front desk schedules them.' }}
      />
      <Requests />
    </>
  )
}
