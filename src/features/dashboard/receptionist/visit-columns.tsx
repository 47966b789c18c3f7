import { columnHelper } from '@/components/data-table/columns'
import { RowButton } from '@/components/data-table/row-controls'
import { StateLabel } from '@/components/state-label'
import {
  type Visit,
  type VisitStatus,
  visitActions,
  visitDate,
  visitHour,
} from '@/contracts/visits'
import { Figures, Name } from '../cells'
import type { PatientLabel } from '../namesakes'
import { visitorName, waitMinutes } from './desk-words'
import classes from './receptionist.module.css'

export interface VisitAction {
  verb: string
  to: VisitStatus
}

const tones = {
  pending: 'waiting',
  'checked-in': 'active',
  completed: 'good',
  cancelled: 'neutral',
} as const satisfies Record<VisitStatus, string>

const column = columnHelper<Visit>()

/** @param now milliseconds since 1970: what waits are counted to */
export const visitColumns = (
  now: number,
  patientLabel: PatientLabel,
  onAction: (visit: Visit, action: VisitAction) => void,
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
      cell: ({ getValue }) => <StateLabel tone={tones[getValue()]}>{getValue()}</StateLabel>,
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
        <VisitButtons visit={visit} name={visitorName(visit, patientLabel)} onAction={onAction} />
      ),
    }),
  ])

interface VisitButtonsProps {
  visit: Visit
  name: string
  onAction: (visit: Visit, action: VisitAction) => void
}

/**
 * The ways on from where a visit is; a completed or cancelled one has none (docs/product.md, Front
 * desk).
 */
const VisitButtons = ({ visit, name, onAction }: VisitButtonsProps) => (
  <div className={classes.actions}>
    {visitActions[visit.status].map((action) => (
      <RowButton
        key={action.verb}
        aria-label={`${action.verb} ${name}`}
        onClick={({ currentTarget, detail }) => {
          // The second click of a double click meets whatever stands here after the first.
          if (detail > 1) return
          // The button goes with the status that it leads out of; the focus stays on its row.
          currentTarget.closest('tr')?.focus({ preventScroll: true })
          onAction(visit, action)
        }}
      >
        {action.verb}
      </RowButton>
    ))}
  </div>
)
