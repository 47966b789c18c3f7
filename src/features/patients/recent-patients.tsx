import { type PatientRow, patientMessages } from '@shared/contracts/patients'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { recentPatientsQuery } from '@/api/patients'
import { Day } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { ageCell, ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import { type PatientLabel, usePatientLabel, usePatientsKept } from './shared/patient-label'
import { PatientName } from './shared/patient-link'

const column = columnHelper<PatientRow>()

const patientColumns = (patientLabel: PatientLabel, withMedicines: boolean, today: ClinicDate) =>
  column.columns([
    column.display({
      id: 'name',
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ row: { original: patient } }) => (
        <PatientName number={patient.number}>{patientLabel(patient)}</PatientName>
      ),
    }),
    column.accessor((patient) => ageCell(patient, today), {
      id: 'age',
      header: 'Age',
      meta: { align: 'right', width: 72 },
      cell: ({ row: { original: patient } }) => ageFigure(patient, today),
    }),
    column.accessor('gender', { header: 'Gender' }),
    column.accessor('lastVisit', {
      header: 'Last Visit',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor('diagnosis', { header: 'Diagnosis' }),
    ...(withMedicines ? [medicines] : []),
  ])

/** Of a sample, whose lists hold whole records: where the host keeps patients, they are read on their page. */
const medicines = column.accessor(
  ({ currentMedications = [] }) => currentMedications.map(({ name }) => name).join(', '),
  {
    id: 'currentMedications',
    header: 'Current Medications',
    cell: ({ getValue }) => getValue() || patientMessages.noneOnRecord,
  },
)

/** The patients seen last, newest first. */
export function RecentPatients() {
  const patients = useQuery(recentPatientsQuery)
  const patientLabel = usePatientLabel()
  const kept = usePatientsKept()
  const today = clinicToday()
  const columns = useMemo(
    () => patientColumns(patientLabel, !kept, today),
    [patientLabel, kept, today],
  )
  return (
    <RecordList
      label="Recent patients"
      columns={columns}
      query={patients}
      fetchFailed={patientMessages.fetchFailed}
      empty={{ title: 'Nobody has been seen yet. The front desk registers patients.' }}
    />
  )
}
