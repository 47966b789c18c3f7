import { Badge } from '@mantine/core'
import type { DoctorAppointment } from '@shared/contracts/appointments'
import { visitMessages } from '@shared/contracts/visits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorAppointmentsQuery } from '@/api/visits'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'

const column = columnHelper<DoctorAppointment>()

const statusColors = {
  confirmed: 'green',
  pending: 'yellow',
} as const satisfies Record<DoctorAppointment['status'], string>

const appointmentColumns = (patientLabel: PatientLabel) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <PatientName number={visit.patientNumber}>
          {patientLabel({ number: visit.patientNumber, name: visit.patient })}
        </PatientName>
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
      cell: ({ getValue }) => <Badge color={statusColors[getValue()]}>{getValue()}</Badge>,
    }),
    column.accessor('reason', { header: 'Reason' }),
  ])

/** Today's appointments by time, of a sample; a host that keeps visits has the doctor's day. */
export function DoctorAppointments() {
  const appointments = useQuery(doctorAppointmentsQuery)
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
