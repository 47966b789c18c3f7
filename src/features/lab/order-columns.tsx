import { Badge } from '@mantine/core'
import {
  canMoveOrder,
  type LabOrder,
  type LabStatus,
  labOrderLock,
  labOrderName,
  labPriorityWords,
  labStatuses,
  labStatusWords,
} from '@shared/contracts/lab-orders'
import { useMemo } from 'react'
import { Day, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { Below, RowButton } from '@/components/data-table/row-controls'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'
import { type PatientLabel, usePatientLabel } from '@/features/patients/shared/patient-label'
import { PatientName } from '@/features/patients/shared/patient-link'
import { ageCell, ageFigure, ageWords } from '@/lib/age'
import classes from './lab.module.css'
import { useLabKept } from './lab-search'
import { RowSelect } from './row-select'

type Technician = NonNullable<LabOrder['technician']>

interface OrderActions {
  onMove: (order: LabOrder, to: LabStatus) => void
  onAssign: (order: LabOrder, technician: string | null) => void
  /** Takes an order oneself, where the host knows who one is. */
  onTake: (order: LabOrder) => void
  technicians: readonly Technician[]
  /** Why the person may not do it; null where they may. */
  denied: Readonly<Record<'move' | 'assign' | 'take', Reason | null>>
}

export interface SubjectOptions {
  /** Whether the host keeps lab orders, with whose they are and what is asked. */
  kept: boolean
  patientLabel: PatientLabel
}

export function useSubjectOptions(): SubjectOptions {
  const kept = useLabKept()
  const patientLabel = usePatientLabel()
  return useMemo(() => ({ kept, patientLabel }), [kept, patientLabel])
}

const column = columnHelper<LabOrder>()

/** When it was ordered: the values were measured then. */
const ageOf = (order: LabOrder): string => ageWords(order, order.requestedDate)

/** When it was requested, and by whom. */
const requestWords = ({ requestedDate, orderedBy }: LabOrder): string =>
  [requestedDate, ...(orderedBy ? [orderedBy.name] : [])].join(', ')

/** Whose order it is, by which number reports and Upload Results speak of it, and what for. */
export const subjectColumns = ({ kept, patientLabel }: SubjectOptions) => {
  const nameOf = ({ patient, patientNumber }: LabOrder) =>
    patientNumber === undefined ? patient : patientLabel({ number: patientNumber, name: patient })
  return [
    ...column.columns([
      column.accessor(nameOf, {
        id: 'patient',
        header: 'Patient',
        meta: { priority: 'who' },
        cell: ({ row: { original: order } }) => (
          <>
            {order.patientNumber === undefined ? (
              <Name>{nameOf(order)}</Name>
            ) : (
              <PatientName number={order.patientNumber}>{nameOf(order)}</PatientName>
            )}
            {kept && (
              <Below middle={ageOf(order)} narrow={`${ageOf(order)}, order ${order.number}`} />
            )}
          </>
        ),
      }),
      column.accessor('number', {
        header: 'Order',
        meta: { align: 'right', width: 60, ...(kept && { fold: 'narrow' }) },
      }),
      column.accessor((order) => ageCell(order, order.requestedDate), {
        id: 'age',
        header: 'Age',
        meta: { align: 'right', width: 52, ...(kept && { fold: 'middle' }) },
        cell: ({ row: { original: order } }) => ageFigure(order, order.requestedDate),
      }),
      column.accessor('testType', {
        header: 'Test Type',
        meta: { priority: 'when' },
        cell: ({ row: { original: order } }) => (
          // On a phone the cell puts beside one another what has no box of its own.
          <div>
            {order.testType}
            {order.question !== '' && <span className={classes.detail}>{order.question}</span>}
            {kept && <Below narrow={requestWords(order)} />}
          </div>
        ),
      }),
      column.accessor('requestedDate', {
        header: 'Requested Date',
        ...(kept && { meta: { fold: 'narrow' } }),
        cell: ({ row: { original: order } }) => (
          <>
            <Day date={order.requestedDate} />
            {order.orderedBy && <span className={classes.detail}>{order.orderedBy.name}</span>}
          </>
        ),
      }),
    ]),
  ]
}

/** A technician who has left the list still stands where they are written. */
const techniciansFor = (technicians: readonly Technician[], technician: LabOrder['technician']) =>
  [
    ...technicians,
    ...(technician && technicians.every(({ id }) => id !== technician.id) ? [technician] : []),
  ].map(({ id, name }) => ({ value: id, label: name }))

const statusColors: Record<LabStatus, string> = {
  pending: 'var(--rounds-warning)',
  'in-progress': 'var(--mantine-color-blue-5)',
  completed: 'var(--mantine-color-success)',
  cancelled: 'var(--mantine-color-dimmed)',
}

const nobody = { value: '', label: 'Unassigned' }

const statusesFrom = (current: LabStatus) =>
  labStatuses.map((status) => ({
    value: status,
    label: labStatusWords[status],
    disabled: status !== current && !canMoveOrder(current, status),
  }))

export const orderColumns = (
  subject: SubjectOptions,
  { onMove, onAssign, onTake, technicians, denied }: OrderActions,
) => [
  ...subjectColumns(subject),
  ...column.columns([
    column.accessor('priority', {
      header: 'Priority',
      meta: { priority: 'status' },
      cell: ({ getValue }) => (
        <Badge color={getValue() === 'urgent' ? 'red' : 'blue'}>
          {labPriorityWords[getValue()]}
        </Badge>
      ),
    }),
    column.accessor('status', {
      header: 'Status',
      meta: { width: 166, shrinks: true, priority: 'action' },
      cell: ({ row: { original: order } }) => (
        <RowSelect
          label={`Status of order ${order.number}, ${labOrderName(order)}`}
          value={order.status}
          color={statusColors[order.status]}
          options={statusesFrom(order.status)}
          locked={labOrderLock(order) ?? denied.move}
          onChange={(value) => {
            const to = labStatuses.find((status) => status === value)
            if (to) onMove(order, to)
          }}
        />
      ),
    }),
    column.accessor('technician', {
      header: 'Technician',
      meta: { width: 184, shrinks: true },
      cell: ({ row: { original: order } }) => (
        <RowSelect
          label={`Technician of order ${order.number}, ${labOrderName(order)}`}
          value={order.technician?.id ?? ''}
          options={[nobody, ...techniciansFor(technicians, order.technician)]}
          locked={labOrderLock(order) ?? denied.assign}
          onChange={(value) => onAssign(order, value || null)}
        />
      ),
    }),
  ]),
  ...(subject.kept
    ? column.columns([
        column.display({
          id: 'take',
          header: 'Action',
          meta: { width: 84, priority: 'action' },
          cell: ({ row: { original: order } }) =>
            order.status === 'pending' && (
              <TakeButton order={order} denied={denied.take} onTake={onTake} />
            ),
        }),
      ])
    : []),
]

interface TakeButtonProps {
  order: LabOrder
  denied: Reason | null
  onTake: (order: LabOrder) => void
}

const TakeButton = ({ order, denied, onTake }: TakeButtonProps) => (
  <RowButton
    {...disabledWithReason(denied)}
    aria-label={`Take order ${order.number}, ${labOrderName(order)}`}
    onClick={({ currentTarget, detail }) => {
      // The second click of a double click meets whatever stands here after the first.
      if (detail > 1) return
      // The button goes once the order is taken; the focus stays on its row.
      currentTarget.closest('tr')?.focus({ preventScroll: true })
      onTake(order)
    }}
  >
    Take
  </RowButton>
)
