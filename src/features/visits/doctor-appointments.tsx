import { Badge } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { doctorAppointmentsQuery } from '@/api/visits'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowButton } from '@/components/data-table/row-controls'
import { useCurrentRow } from '@/components/data-table/use-current-row'
import type { DoctorAppointment } from '@/contracts/appointments'
import { prescriptionEndpoints } from '@/contracts/prescriptions'
import { visitMessages } from '@/contracts/visits'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { useNow } from '@/hooks/use-now'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { useVisitsKept } from './use-desk-day'
import { minutesSince } from './visit-words'

const column = columnHelper<DoctorAppointment>()

const statusColors = {
  confirmed: 'green',
  pending: 'yellow',
  completed: 'gray',
} as const satisfies Record<DoctorAppointment['status'], string>

interface AppointmentActions {
  onPrescribe: (visit: DoctorAppointment) => void
  /** Why nobody can be prescribed to; null where they can. */
  prescribeLocked: string | null
}

/**
 * @param now milliseconds since 1970: what waits are counted to
 * @param actions what can be done where the host keeps visits, and says who waits
 */
const appointmentColumns = (
  now: number,
  patientLabel: PatientLabel,
  actions: AppointmentActions | null,
) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <PatientName number={visit.patientNumber}>{nameOf(visit, patientLabel)}</PatientName>
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
    ...(actions ? [waitColumn(now)] : []),
    column.accessor('reason', { header: 'Reason' }),
    ...(actions ? [actionColumn(patientLabel, actions)] : []),
  ])

const waitColumn = (now: number) =>
  column.display({
    id: 'wait',
    header: 'Wait',
    meta: { align: 'right', width: 84 },
    cell: ({ row: { original: visit } }) =>
      visit.checkedInAt !== undefined && (
        <Figures>{`${minutesSince(visit.checkedInAt, now)} min`}</Figures>
      ),
  })

const actionColumn = (
  patientLabel: PatientLabel,
  { onPrescribe, prescribeLocked }: AppointmentActions,
) =>
  column.display({
    id: 'action',
    header: 'Action',
    meta: { width: 128, priority: 'action' },
    cell: ({ row: { original: visit } }) => (
      <RowButton
        aria-label={`Prescribe ${nameOf(visit, patientLabel)}`}
        disabled={prescribeLocked !== null}
        title={prescribeLocked ?? undefined}
        onClick={() => onPrescribe(visit)}
      >
        Prescribe
      </RowButton>
    ),
  })

const nameOf = (
  { patientNumber, patient }: DoctorAppointment,
  patientLabel: PatientLabel,
): string => patientLabel({ number: patientNumber, name: patient })

/** Waits are told in minutes, and are read again each minute. */
const minute = 60_000

interface DoctorAppointmentsProps extends Pick<AppointmentActions, 'onPrescribe'> {
  /** Where the focus goes on: the visit whose doctor comes back from prescribing; null for none. */
  visitToFocus: string | null
  onFocused: () => void
}

/** Today's appointments as they are listed: on our server who is still to come first, each part by time. */
export function DoctorAppointments({
  onPrescribe,
  visitToFocus,
  onFocused,
}: DoctorAppointmentsProps) {
  const appointments = useQuery(doctorAppointmentsQuery)
  const ids = useMemo(() => appointments.data?.map(({ id }) => id) ?? [], [appointments.data])
  const current = useCurrentRow(
    false,
    { ids, q: '', settled: appointments.data !== undefined },
    { rowToFocus: visitToFocus === null ? null : { q: '', at: { row: visitToFocus } }, onFocused },
  )
  const patientLabel = usePatientLabel()
  const kept = useVisitsKept()
  const now = useNow(minute)
  const prescribeLocked = useSession((state) => deniedReason(prescriptionEndpoints.create, state))
  const columns = useMemo(
    () => appointmentColumns(now, patientLabel, kept ? { onPrescribe, prescribeLocked } : null),
    [now, patientLabel, kept, onPrescribe, prescribeLocked],
  )
  return (
    <RecordList
      label="Today's appointments"
      columns={columns}
      query={appointments}
      {...(kept && { currentRow: current })}
      fetchFailed={visitMessages.fetchFailed}
      empty={{ title: 'No appointments today. The front desk schedules them.' }}
    />
  )
}
