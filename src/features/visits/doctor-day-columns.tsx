import { Badge, Text } from '@mantine/core'
import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { canStep, type VisitStep } from '@shared/contracts/visit-rules'
import type { Visit } from '@shared/contracts/visits'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton, RowButtons } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { AlarmingVitals } from '@/features/vitals/shared/alarming-vitals'
import { ageCell, ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import type { PatientCardActions } from './next-patient'
import { VisitStepButton } from './visit-step-button'
import { isWithDoctor, lastPrescriptionWords, statusColors, visitorName } from './visit-words'
import { Wait, WithDoctor } from './wait'

const column = columnHelper<DoctorVisit>()

const noteWords = { signed: 'Note signed', draft: 'Draft note' } as const
const noteColors = { signed: 'green', draft: 'yellow' } as const

interface DoctorDayActions extends PatientCardActions {
  onStep: (visit: Visit, step: VisitStep) => void
  /** Why no visit can be completed; null where they can. */
  completeLocked: Reason | null
}

interface LastProps {
  visit: DoctorVisit
  /** Stands in front of it, where no column says what it is. */
  words?: string
}

const Last = ({ visit: { lastPrescription: last }, words = '' }: LastProps) =>
  last && (
    <Text size="sm" c="dimmed" lineClamp={4} my={4}>
      {words}
      {lastPrescriptionWords(last)}
    </Text>
  )

const reasonBesideLast = column.columns([
  column.accessor('reason', { header: 'Reason' }),
  column.display({
    id: 'last',
    header: 'Last prescription',
    cell: ({ row: { original: visit } }) => <Last visit={visit} />,
  }),
])

/** Below the reason, where there is no room beside it: no action must have to be scrolled to. */
const reasonAndLast = column.display({
  id: 'reason',
  header: 'Reason',
  cell: ({ row: { original: visit } }) =>
    visit.lastPrescription ? (
      <div>
        {visit.reason}
        <Last visit={visit} words="Last: " />
      </div>
    ) : (
      visit.reason
    ),
})

interface DoctorDayFacts {
  /** Milliseconds since 1970: what waits are counted to. */
  now: number
  /** Whether there is no room for all columns. */
  isNarrow: boolean
  /** The minutes that most visits take, which are not said; undefined where they are not known. */
  usualMinutes: number | undefined
}

export const doctorDayColumns = (
  { now, isNarrow, usualMinutes }: DoctorDayFacts,
  patientLabel: PatientLabel,
  actions: DoctorDayActions,
  today = clinicToday(),
) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <div>
          <PatientName number={visit.patientNumber}>{visitorName(visit, patientLabel)}</PatientName>
          <AlarmingVitals vitals={visit.vitals} {...(!isNarrow && { minWidth: '12rem' })} />
        </div>
      ),
    }),
    column.accessor((visit) => ageCell(visit, today), {
      id: 'age',
      header: 'Age',
      meta: { align: 'right' },
      cell: ({ row: { original: visit } }) => ageFigure(visit, today),
    }),
    column.accessor('time', {
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ row: { original: visit } }) => (
        <>
          <Figures>{visit.time}</Figures>
          {visit.minutes !== undefined && visit.minutes !== usualMinutes && (
            <>
              {' '}
              <Figures>{`${visit.minutes} min`}</Figures>
            </>
          )}
        </>
      ),
    }),
    column.display({
      id: 'status',
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ row: { original: visit } }) => (
        <>
          <Badge color={statusColors[visit.status]}>{visit.status}</Badge>
          {visit.isPrescribed && (
            <>
              {' '}
              <Badge color="green" variant="outline" my={2}>
                Prescribed
              </Badge>
            </>
          )}
          {visit.note && (
            <>
              {' '}
              <Badge color={noteColors[visit.note]} variant="outline" my={2}>
                {noteWords[visit.note]}
              </Badge>
            </>
          )}
          <WithDoctor visit={visit} />
        </>
      ),
    }),
    column.display({
      id: 'wait',
      header: 'Wait',
      meta: { align: 'right' },
      cell: ({ row: { original: visit } }) => <Wait visit={visit} now={now} />,
    }),
    ...(isNarrow ? [reasonAndLast] : reasonBesideLast),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { priority: 'action' },
      cell: ({ row: { original: visit } }) => {
        const name = visitorName(visit, patientLabel)
        const { onNote, onStart, onPrescribe, onStep } = actions
        return (
          <RowButtons>
            <RowButton
              aria-label={`Note of ${name}`}
              {...disabledWithReason(actions.noteLocked)}
              onClick={() => onNote(visit)}
            >
              Note
            </RowButton>
            <RowButton
              aria-label={`Prescribe ${name}`}
              {...disabledWithReason(actions.prescribeLocked)}
              onClick={() => onPrescribe(visit)}
            >
              Prescribe
            </RowButton>
            {visit.status === 'checked-in' && !isWithDoctor(visit) && (
              <RowButton
                aria-label={`Start ${name}`}
                {...disabledWithReason(actions.startLocked)}
                onClick={({ currentTarget }) => {
                  // The button goes; the focus stays on its row.
                  currentTarget.closest('tr')?.focus({ preventScroll: true })
                  onStart(visit)
                }}
              >
                Start
              </RowButton>
            )}
            {canStep(visit.status, 'complete') && (
              <VisitStepButton
                visit={visit}
                name={name}
                step="complete"
                denied={actions.completeLocked}
                onStep={onStep}
              />
            )}
          </RowButtons>
        )
      },
    }),
  ])
