import { Day, Figures, State } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import { patientRecordMessages } from '@/contracts/patient-records'
import type { Patient } from '@/contracts/patients'
import type { PatientLabel } from './shared/patient-label'
import { PatientName } from './shared/patient-link'

const column = columnHelper<Patient>()

interface PatientActions {
  onPrescribe: (patient: Patient) => void
  /** Why nothing can be prescribed here at all; null where something can. */
  prescribeLocked?: string | null
}

export const patientColumns = (
  { onPrescribe, prescribeLocked = null }: PatientActions,
  patientLabel: PatientLabel,
) =>
  column.columns([
    column.display({
      id: 'name',
      header: 'Name',
      meta: { priority: 'who' },
      cell: ({ row: { original: patient } }) => (
        <>
          <PatientName number={patient.number}>{patientLabel(patient)}</PatientName>
          {patient.closedAt && (
            <>
              {' '}
              <State color="gray">Closed</State>
            </>
          )}
        </>
      ),
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
      cell: ({ row: { original: patient } }) => {
        const locked = prescribeLocked ?? (patient.closedAt ? patientRecordMessages.closed : null)
        return (
          <RowButton
            aria-label={`Prescribe ${patientLabel(patient)}`}
            disabled={locked !== null}
            title={locked ?? undefined}
            onClick={() => onPrescribe(patient)}
          >
            Prescribe
          </RowButton>
        )
      },
    }),
  ])
