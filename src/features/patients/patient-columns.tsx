import { Day, Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import type { Patient } from '@/contracts/patients'
import type { PatientLabel } from './shared/patient-label'

const column = columnHelper<Patient>()

export const patientColumns = (
  onPrescribe: (patient: Patient) => void,
  patientLabel: PatientLabel,
) =>
  column.columns([
    column.display({
      id: 'name',
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ row: { original: patient } }) => <Name>{patientLabel(patient)}</Name>,
    }),
    column.accessor('age', { header: 'Age', meta: { align: 'right', width: 64 } }),
    column.accessor('gender', { header: 'Gender' }),
    column.accessor('contact', {
      header: 'Contact',
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor('lastVisit', {
      header: 'Last Visit',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor('diagnosis', { header: 'Diagnosis' }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 128, priority: 'action' },
      cell: ({ row: { original: patient } }) => (
        <RowButton
          aria-label={`Prescribe ${patientLabel(patient)}`}
          onClick={() => onPrescribe(patient)}
        >
          Prescribe
        </RowButton>
      ),
    }),
  ])
