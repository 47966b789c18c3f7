import { Badge } from '@mantine/core'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import {
  type Visit,
  type VisitStatus,
  type VisitStep,
  visitDate,
  visitHour,
  visitSteps,
  visitTransitions,
} from '@/contracts/visits'
import type { PatientLabel } from '@/features/patients/shared/patient-label'
import classes from './desk.module.css'
import { visitorName, waitMinutes } from './visit-words'

const colors = {
  pending: 'yellow',
  'checked-in': 'blue',
  completed: 'green',
  cancelled: 'gray',
} as const satisfies Record<VisitStatus, string>

const column = columnHelper<Visit>()

/** @param now milliseconds since 1970: what waits are counted to */
export const visitColumns = (
  now: number,
  patientLabel: PatientLabel,
  onStep: (visit: Visit, step: VisitStep) => void,
) =>
  column.columns([
    column.display({
      id: 'patient',
      header: 'Patient',
      meta: { priority: 'who' },
      cell: ({ row: { original: visit } }) => <Name>{visitorName(visit, patientLabel)}</Name>,
    }),
    column.accessor('age', { header: 'Age', meta: { align: 'right', width: 64 } }),
    column.accessor('time', {
      header: 'Time',
      meta: { priority: 'when' },
      cell: ({ row: { original: visit } }) => (
        <>
          <Figures>{visitHour(visit)}</Figures> <Figures>on {visitDate(visit)}</Figures>
        </>
      ),
    }),
    column.accessor('reason', { header: 'Reason' }),
    column.accessor('doctor', { header: 'Doctor' }),
    column.accessor('status', {
      header: 'Status',
      meta: { priority: 'status' },
      cell: ({ getValue }) => <Badge color={colors[getValue()]}>{getValue()}</Badge>,
    }),
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
        <VisitButtons visit={visit} name={visitorName(visit, patientLabel)} onStep={onStep} />
      ),
    }),
  ])

interface VisitButtonsProps {
  visit: Visit
  name: string
  onStep: (visit: Visit, step: VisitStep) => void
}

/**
 * The ways on from where a visit is; a completed or cancelled one has none (docs/product.md, Front
 * desk).
 */
const VisitButtons = ({ visit, name, onStep }: VisitButtonsProps) => (
  <div className={classes.actions}>
    {visitTransitions[visit.status].map((step) => (
      <RowButton
        key={step}
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
