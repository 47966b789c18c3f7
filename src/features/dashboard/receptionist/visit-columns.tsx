import type { Column } from '@/components/data-table/column'
import { PlainButton } from '@/components/plain-button'
import { type Visit, type VisitStatus, visitActions } from '@/contracts/visits'
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
  { id: 'patient', header: 'Patient', cell: ({ patientName }) => <Name>{patientName}</Name> },
  { id: 'age', header: 'Age', align: 'right', width: 64, cell: ({ age }) => age },
  {
    id: 'time',
    header: 'Time',
    cell: ({ time }) => <span className={classes.figures}>{time}</span>,
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'doctor',
    header: 'Doctor',
    cell: ({ doctor }) => <span className={classes.one}>{doctor}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <span className={classes.status} data-status={status}>
        {status}
      </span>
    ),
  },
  { id: 'wait', header: 'Wait', align: 'right', width: 84, cell: (visit) => wait(visit, now) },
  {
    id: 'action',
    header: 'Action',
    cell: (visit) => <VisitButtons visit={visit} onAction={onAction} />,
  },
]

const Name = ({ children }: { children: string }) => (
  <span className={classes.name}>{children}</span>
)

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
