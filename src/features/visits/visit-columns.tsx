import { Badge } from '@mantine/core'
import { Figures } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton, RowTextButton } from '@/components/data-table/row-controls'
import {
  type Visit,
  type VisitStatus,
  type VisitStep,
  visitSteps,
  visitTransitions,
} from '@/contracts/visits'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import classes from './desk.module.css'
import { doubleBooked, isDoubleBooked, statusColors, visitorName, waitMinutes } from './visit-words'

const column = columnHelper<Visit>()

interface VisitSteps {
  onStep: (visit: Visit, step: VisitStep) => void
  /** Why the person may not take such a step; null where they may. */
  denied: (step: VisitStep) => string | null
}

interface VisitRowActions extends VisitSteps {
  /** Shows all that is known of a visit, where the host keeps more than its row has. */
  onView?: (visit: Visit) => void
}

/**
 * When a visit is, why, with whom, and where it stands.
 * @param onView shows all that is known of it, from its time
 */
export const visitFacts = (onView?: (visit: Visit) => void) =>
  column.columns([
    column.accessor('time', {
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ row: { original: visit } }) =>
        onView ? (
          <RowTextButton
            title={`View appointment no. ${visit.number}`}
            onClick={() => onView(visit)}
          >
            <When visit={visit} />
          </RowTextButton>
        ) : (
          <When visit={visit} />
        ),
    }),
    column.accessor('reason', { header: 'Reason' }),
    column.accessor('doctor', {
      header: 'Doctor',
      cell: ({ row: { original: visit } }) => (
        <>
          {visit.doctor}
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
        </>
      ),
    }),
  ])

const When = ({ visit: { time, date } }: { visit: Visit }) => (
  <>
    <Figures>{time}</Figures> <Figures>on {date}</Figures>
  </>
)

/** @param now milliseconds since 1970: what waits are counted to */
export const visitColumns = (
  now: number,
  patientLabel: PatientLabel,
  { onView, ...steps }: VisitRowActions,
) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => (
        <PatientName number={visit.patientNumber}>{visitorName(visit, patientLabel)}</PatientName>
      ),
    }),
    column.accessor('age', { header: 'Age', meta: { align: 'right', width: 64 } }),
    ...visitFacts(onView),
    column.display({
      id: 'wait',
      header: 'Wait',
      meta: { align: 'right', width: 84 },
      cell: ({ row: { original: visit } }) => {
        const minutes = waitMinutes(visit, now)
        return minutes !== null && <Figures>{`${minutes} min`}</Figures>
      },
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
 * The ways on from where a visit is; a completed or cancelled one has none (docs/product.md, Front
 * desk). A no-show is marked elsewhere: a row has the specified buttons and no others.
 */
const VisitButtons = ({ visit, name, onStep, denied }: VisitButtonsProps) => (
  <div className={classes.actions}>
    {rowSteps(visit.status).map((step) => (
      <RowButton
        key={step}
        disabled={denied(step) !== null}
        title={denied(step) ?? undefined}
        aria-label={`${visitSteps[step].verb} ${name}`}
        onClick={({ currentTarget, detail }) => {
          // The second click of a double click meets whatever stands here after the first.
          if (detail > 1) return
          // The button goes with the status that it leads out of; the focus stays on its row.
          currentTarget.closest('tr')?.focus({ preventScroll: true })
          onStep(visit, step)
        }}
      >
        {visitSteps[step].verb}
      </RowButton>
    ))}
  </div>
)
