import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorAppointmentsQuery } from '@/api/visits'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import type { DoctorAppointment } from '@/contracts/appointments'
import { visitMessages } from '@/contracts/visits'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { ownName, useSession } from '@/stores/session'

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

/** Today's appointments, by time. */
export function DoctorAppointments() {
  const appointments = useQuery(doctorAppointmentsQuery(useSession(ownName)))
  const patientLabel = usePatientLabel()
  const columns = useMemo(() => appointmentColumns(patientLabel), [patientLabel])
  return (
    <RecordList
      label="Today's appointments"
      columns={columns}
      query={appointments}
      fetchFailed={visitMessages.fetchFailed}
      empty={{ title: 'No appointments today. The front desk schedules them.' }}
    />
  )
}
