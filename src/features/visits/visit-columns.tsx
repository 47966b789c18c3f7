import { Badge } from '@mantine/core'
import { type VisitStep, visitTransitions } from '@shared/contracts/visit-rules'
import type { Visit, VisitStatus } from '@shared/contracts/visits'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButtons, RowTextButton } from '@/components/data-table/row-controls'
import type { Reason } from '@/components/disabled-with-reason'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { ageCell, ageFigure } from '@/lib/age'
import { clinicToday } from '@/stores/clinic-day'
import { VisitStepButton } from './visit-step-button'
import {
  doctorWords,
  doubleBooked,
  isDoubleBooked,
  statusColors,
  telephonesText,
  visitorName,
  waitMinutes,
} from './visit-words'
import { Wait, WithDoctor } from './wait'

const column = columnHelper<Visit>()

interface VisitSteps {
  onStep: (visit: Visit, step: VisitStep) => void
  /** Why the person may not take such a step; null where they may. */
  denied: Readonly<Record<VisitStep, Reason | null>>
}

interface VisitRowActions extends VisitSteps {
  /** Shows all that is known of a visit, where the host keeps more than its row has. */
  onView?: (visit: Visit) => void
}

interface VisitFacts {
  /** Shows all that is known of a visit, from its time. */
  onView?: ((visit: Visit) => void) | undefined
  /** Whether all of them are of one day, which is known: the time alone stands in a row. */
  isOneDay?: boolean
}

/** When a visit is, why, with whom, and where it stands. */
export const visitFacts = ({ onView, isOneDay = false }: VisitFacts) =>
  column.columns([
    column.accessor(({ date, time }) => `${date} ${time}`, {
      id: 'time',
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ row: { original: visit } }) =>
        onView ? (
          <RowTextButton
            title={`View appointment no. ${visit.number}`}
            onClick={() => onView(visit)}
          >
            <When visit={visit} isOneDay={isOneDay} />
          </RowTextButton>
        ) : (
          <When visit={visit} isOneDay={isOneDay} />
        ),
    }),
    column.accessor('reason', { header: 'Reason' }),
    column.accessor((visit) => (isDoctorMissing(visit) ? doctorWords(visit) : visit.doctor), {
      id: 'doctor',
      header: 'Doctor',
      cell: ({ row: { original: visit } }) => (
        <>
          <bdi translate="no">{visit.doctor}</bdi>
          {isDoctorMissing(visit) && (
            <>
              {' '}
              <Badge color="red">inactive</Badge>
            </>
          )}
        </>
      ),
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ row: { original: visit } }) => (
        <>
          <Badge color={statusColors[visit.status]}>{visit.status}</Badge>
          {isDoubleBooked(visit) && (
            <>
              {' '}
              <Badge color="red" my={2}>
                {doubleBooked}
              </Badge>
            </>
          )}
          <WithDoctor visit={visit} />
        </>
      ),
    }),
  ])

const When = ({ visit: { time, date }, isOneDay }: { visit: Visit; isOneDay: boolean }) =>
  isOneDay ? (
    <Figures>{time}</Figures>
  ) : (
    <>
      <Figures>{time}</Figures> <Figures>on {date}</Figures>
    </>
  )

interface DeskTime extends Pick<VisitFacts, 'isOneDay'> {
  /** Milliseconds since 1970: what waits and delays are counted to. */
  now: number
  /** Whether the host says by which numbers patients are called. */
  withTelephones?: boolean
}

/** For a file in any case, and for the list if it is wanted. */
export const telephoneColumn = column.accessor(telephonesText, {
  id: 'telephones',
  header: 'Telephone',
  meta: { startsHidden: true },
  cell: ({ row: { original: visit } }) => <Figures>{telephonesText(visit)}</Figures>,
})

export const visitColumns = (
  { now, isOneDay = false, withTelephones = false }: DeskTime,
  patientLabel: PatientLabel,
  { onView, ...steps }: VisitRowActions,
  today = clinicToday(),
) =>
  column.columns([
    column.accessor((visit) => visitorName(visit, patientLabel), {
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <PatientName number={visit.patientNumber}>{visitorName(visit, patientLabel)}</PatientName>
      ),
    }),
    column.accessor((visit) => ageCell(visit, today), {
      id: 'age',
      header: 'Age',
      meta: { align: 'right', width: 64 },
      cell: ({ row: { original: visit } }) => ageFigure(visit, today),
    }),
    ...(withTelephones ? [telephoneColumn] : []),
    ...visitFacts({ isOneDay, onView }),
    column.accessor((visit) => waitMinutes(visit, now), {
      id: 'wait',
      header: 'Wait',
      meta: { align: 'right', width: 84 },
      cell: ({ row: { original: visit } }) => <Wait visit={visit} now={now} />,
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { priority: 'action' },
      cell: ({ row: { original: visit } }) => (
        <VisitButtons visit={visit} name={visitorName(visit, patientLabel)} {...steps} />
      ),
    }),
  ])

/** Somebody is still to come, and the doctor is there no more. */
const isDoctorMissing = ({ status, isDoctorActive }: Visit): boolean =>
  isDoctorActive === false && (status === 'pending' || status === 'checked-in')

const rowSteps = (status: VisitStatus): VisitStep[] =>
  visitTransitions[status].filter((step) => step !== 'noShow')

interface VisitButtonsProps extends VisitSteps {
  visit: Visit
  name: string
}

/**
 * The ways on from where a visit is; a completed or cancelled one has none (docs/product/desk.md). A
 * no-show is marked elsewhere: a row has the specified buttons and no others.
 */
const VisitButtons = ({ visit, name, onStep, denied }: VisitButtonsProps) => (
  <RowButtons>
    {rowSteps(visit.status).map((step) => (
      <VisitStepButton
        key={step}
        visit={visit}
        name={name}
        step={step}
        denied={denied[step]}
        onStep={onStep}
      />
    ))}
  </RowButtons>
)
