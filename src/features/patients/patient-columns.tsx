import { type PatientRow, patientMessages } from '@shared/contracts/patients'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { languageName } from '@shared/lib/language-names'
import { telephoneText } from '@shared/lib/telephones'
import { Day, Figures, State } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton, RowButtons } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { ageCell, ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import { personInWords } from './patient-words'
import type { PatientLabel } from './shared/patient-label'
import { PatientName } from './shared/patient-link'

const column = columnHelper<PatientRow>()

interface PatientActions {
  /** Absent where the host keeps no visits. */
  onSchedule?: ((patient: PatientRow) => void) | undefined
  /** Why nothing can be scheduled here at all; null where something can. */
  scheduleLocked?: Reason | null
  onPrescribe: (patient: PatientRow) => void
  /** Why nothing can be prescribed here at all; null where something can. */
  prescribeLocked?: Reason | null
}

interface PatientColumns {
  /** Whether the host keeps telephones: Contact shows the first of them. */
  withTelephones?: boolean
  today?: ClinicDate
}

/** All of them, with their labels. */
const telephones = column.accessor(
  ({ telephones: all = [] }) => all.map(telephoneText).join(', '),
  {
    id: 'telephones',
    header: 'Telephone',
    meta: { startsHidden: true },
    cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
  },
)

export const patientColumns = (
  { onSchedule, scheduleLocked = null, onPrescribe, prescribeLocked = null }: PatientActions,
  patientLabel: PatientLabel,
  { withTelephones = false, today = clinicToday() }: PatientColumns = {},
) =>
  column.columns([
    column.accessor((patient) => `${patientLabel(patient)}${patient.closedAt ? ' (closed)' : ''}`, {
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
    column.accessor((patient) => ageCell(patient, today), {
      id: 'age',
      header: 'Age',
      meta: { align: 'right', width: 64 },
      cell: ({ row: { original: patient } }) => ageFigure(patient, today),
    }),
    column.accessor('gender', { header: 'Gender' }),
    column.accessor('contact', {
      header: 'Contact',
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    ...(withTelephones ? [telephones] : []),
    column.accessor('lastVisit', {
      header: 'Last Visit',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Day date={getValue()} />,
    }),
    column.accessor('diagnosis', { header: 'Diagnosis' }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { priority: 'action' },
      cell: ({ row: { original: patient } }) => {
        const of = { patient, name: patientLabel(patient) }
        const prescribe = (
          <PatientButton {...of} verb="Prescribe" locked={prescribeLocked} onClick={onPrescribe} />
        )
        if (!onSchedule) return prescribe
        return (
          <RowButtons>
            <PatientButton {...of} verb="Schedule" locked={scheduleLocked} onClick={onSchedule} />
            {prescribe}
          </RowButtons>
        )
      },
    }),
  ])

/** What a file says besides, where patients cannot be opened to see who is who. */
export const exportedColumns = column.columns([
  column.accessor('number', { header: 'No.' }),
  column.accessor('dateOfBirth', { header: 'Date of Birth' }),
  telephones,
  column.accessor('email', { header: 'Email' }),
  column.accessor('contactNote', { header: 'Note' }),
  column.accessor(({ contactPerson }) => personInWords(contactPerson), {
    id: 'contactPerson',
    header: 'Relative or Carer',
  }),
  column.accessor(({ language = '' }) => (language === '' ? '' : languageName(language)), {
    id: 'language',
    header: 'Language',
  }),
])

interface PatientButtonProps {
  patient: PatientRow
  name: string
  verb: string
  /** Why it can be done for nobody; null where it can. */
  locked: Reason | null
  onClick: (patient: PatientRow) => void
}

/** What is done for a patient whose record is open. */
function PatientButton({ patient, name, verb, locked, onClick }: PatientButtonProps) {
  const reason = locked ?? (patient.closedAt ? patientMessages.closed : null)
  return (
    <RowButton
      aria-label={`${verb} ${name}`}
      {...disabledWithReason(reason)}
      onClick={() => onClick(patient)}
    >
      {verb}
    </RowButton>
  )
}
