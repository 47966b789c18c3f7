import type { Column } from '@/components/data-table/column'
import { PlainButton } from '@/components/plain-button'
import {
  type Visit,
  type VisitStatus,
  visitActions,
  visitDate,
  visitHour,
} from '@/contracts/visits'
import { waitMinutes } from './desk-words'
import classes from './receptionist.module.css'

export interface VisitAction {
  verb: string
  to: VisitStatus
}

/** @param now milliseconds since 1970: what waits are counted to */
export const visitColumns = (
  now: number,
  onAction: (visit: Visit, action: VisitAction) => void,
): readonly Column<Visit>[] => [
  {
    id: 'patient',
    header: 'Patient',
    cell: ({ patientName }) => <span className={classes.name}>{patientName}</span>,
  },
  { id: 'age', header: 'Age', align: 'right', width: 64, cell: ({ age }) => age },
  {
    id: 'time',
    header: 'Time',
    cell: (visit) => (
      <>
        <span className={classes.figures}>{visitHour(visit)}</span>{' '}
        <span className={classes.figures}>on {visitDate(visit)}</span>
      </>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { id: 'doctor', header: 'Doctor', cell: ({ doctor }) => doctor },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <span className={classes.status} data-status={status}>
        {status}
      </span>
    ),
  },
  {
    id: 'wait',
    header: 'Wait',
    align: 'right',
    width: 84,
    cell: (visit) => <span className={classes.figures}>{wait(visit, now)}</span>,
  },
  {
    id: 'action',
    header: 'Action',
    cell: (visit) => <VisitButtons visit={visit} onAction={onAction} />,
  },
]

function wait(visit: Visit, now: number): string {
  const minutes = waitMinutes(visit, now)
  return minutes === null ? '' : `${minutes} min`
}

interface VisitButtonsProps {
  visit: Visit
  onAction: (visit: Visit, action: VisitAction) => void
}

/** The ways on from where a visit is; a completed or cancelled one has none (section 4). */
const VisitButtons = ({ visit, onAction }: VisitButtonsProps) => (
  <div className={classes.actions}>
    {visitActions[visit.status].map((action) => (
      <PlainButton
        key={action.verb}
        look="default"
        aria-label={`${action.verb} ${visit.patientName}`}
        onClick={({ currentTarget }) => {
          // The button goes with the status that it leads out of; the focus stays on its row.
          currentTarget.closest('tr')?.focus()
          onAction(visit, action)
        }}
      >
        {action.verb}
      </PlainButton>
    ))}
  </div>
)
