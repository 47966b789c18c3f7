import { Badge } from '@mantine/core'
import type { Column } from '@/components/data-table/column'
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
import { Figures, Name } from '../cells'
import type { NameApart } from '../namesakes'
import { visitorName, waitMinutes } from './desk-words'
import classes from './receptionist.module.css'

const colors = {
  pending: 'yellow',
  'checked-in': 'blue',
  completed: 'green',
  cancelled: 'gray',
} as const satisfies Record<VisitStatus, string>

/** @param now milliseconds since 1970: what waits are counted to */
export const visitColumns = (
  now: number,
  nameApart: NameApart,
  onStep: (visit: Visit, step: VisitStep) => void,
): readonly Column<Visit>[] => [
  {
    id: 'patient',
    header: 'Patient',
    cell: (visit) => <Name>{visitorName(visit, nameApart)}</Name>,
  },
  { id: 'age', header: 'Age', align: 'right', width: 64, cell: ({ age }) => age },
  {
    id: 'time',
    header: 'Time',
    cell: (visit) => (
      <>
        <Figures>{visitHour(visit)}</Figures> <Figures>on {visitDate(visit)}</Figures>
      </>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => doctor },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge color={colors[status]}>{status}</Badge>,
  },
  {
    id: 'wait',
    header: 'Wait',
    align: 'right',
    width: 84,
    cell: (visit) => <Figures>{wait(visit, now)}</Figures>,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (visit) => (
      <VisitButtons visit={visit} name={visitorName(visit, nameApart)} onStep={onStep} />
    ),
  },
]

function wait(visit: Visit, now: number): string {
  const minutes = waitMinutes(visit, now)
  return minutes === null ? '' : `${minutes} min`
}

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
