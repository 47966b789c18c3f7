import { Badge } from '@mantine/core'
import { Day, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import {
  canMoveOrder,
  type LabOrder,
  type LabStatus,
  labOrderLock,
  labOrderName,
  labPriorityWords,
  labStatuses,
  labStatusWords,
} from '@/contracts/lab-orders'
import { RowSelect } from './row-select'

type Technician = NonNullable<LabOrder['technician']>

interface OrderActions {
  onMove: (order: LabOrder, to: LabStatus) => void
  onAssign: (order: LabOrder, technician: string | null) => void
  technicians: readonly Technician[]
}

const column = columnHelper<LabOrder>()

/** Whose order it is, by which number reports and Upload Results speak of it, and what for. */
export const subjectColumns = column.columns([
  column.accessor('patient', {
    header: 'Patient',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('number', { header: 'Order', meta: { align: 'right', width: 60 } }),
  column.accessor('age', { header: 'Age', meta: { align: 'right', width: 52 } }),
  column.accessor('testType', { header: 'Test Type', meta: { priority: 'when' } }),
  column.accessor('requestedDate', {
    header: 'Requested Date',
    cell: ({ getValue }) => <Day date={getValue()} />,
  }),
])

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

export const orderColumns = ({ onMove, onAssign, technicians }: OrderActions) => [
  ...subjectColumns,
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
      meta: { width: 166, priority: 'action' },
      cell: ({ row: { original: order } }) => (
        <RowSelect
          label={`Status of order ${order.number}, ${labOrderName(order)}`}
          value={order.status}
          color={statusColors[order.status]}
          options={statusesFrom(order.status)}
          locked={labOrderLock(order)}
          onChange={(value) => {
            const to = labStatuses.find((status) => status === value)
            if (to) onMove(order, to)
          }}
        />
      ),
    }),
    column.accessor('technician', {
      header: 'Technician',
      meta: { width: 184 },
      cell: ({ row: { original: order } }) => (
        <RowSelect
          label={`Technician of order ${order.number}, ${labOrderName(order)}`}
          value={order.technician?.id ?? ''}
          options={[nobody, ...techniciansFor(technicians, order.technician)]}
          locked={labOrderLock(order)}
          onChange={(value) => onAssign(order, value || null)}
        />
      ),
    }),
  ]),
]
