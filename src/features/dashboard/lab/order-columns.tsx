import { Badge } from '@mantine/core'
import type { Column } from '@/components/data-table/column'
import {
  canMoveOrder,
  type LabOrder,
  type LabStatus,
  labPriorityWords,
  labStatuses,
  labStatusWords,
  labTechnicians,
} from '@/contracts/lab-orders'
import { Day, Name } from '../cells'
import { lockOf, orderName } from './order-words'
import { RowSelect } from './row-select'

interface OrderActions {
  onMove: (order: LabOrder, to: LabStatus) => void
  onAssign: (order: LabOrder, technician: string | null) => void
}

/** Whose order it is, by which number reports and Upload Results speak of it, and what for. */
export const subjectColumns: readonly Column<LabOrder>[] = [
  { id: 'patient', header: 'Patient', cell: ({ patient }) => <Name>{patient}</Name> },
  { id: 'order', header: 'Order', align: 'right', width: 60, cell: ({ id }) => id },
  { id: 'age', header: 'Age', align: 'right', width: 52, cell: ({ age }) => age },
  { id: 'testType', header: 'Test Type', cell: ({ testType }) => testType },
  {
    id: 'requestedDate',
    header: 'Requested Date',
    cell: ({ requestedDate }) => <Day date={requestedDate} />,
  },
]

/** A technician who has left the list still stands where they are written. */
const techniciansFor = (technician: string | null) =>
  [...new Set([...labTechnicians, ...(technician === null ? [] : [technician])])].map((name) => ({
    value: name,
    label: name,
  }))

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

export const orderColumns = ({ onMove, onAssign }: OrderActions): readonly Column<LabOrder>[] => [
  ...subjectColumns,
  {
    id: 'priority',
    header: 'Priority',
    cell: ({ priority }) => (
      <Badge color={priority === 'urgent' ? 'red' : 'blue'}>{labPriorityWords[priority]}</Badge>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: 166,
    cell: (order) => (
      <RowSelect
        label={`Status of order ${order.id}, ${orderName(order)}`}
        value={order.status}
        color={statusColors[order.status]}
        options={statusesFrom(order.status)}
        locked={lockOf(order)}
        onChange={(value) => {
          const to = labStatuses.find((status) => status === value)
          if (to) onMove(order, to)
        }}
      />
    ),
  },
  {
    id: 'technician',
    header: 'Technician',
    width: 184,
    cell: (order) => (
      <RowSelect
        label={`Technician of order ${order.id}, ${orderName(order)}`}
        value={order.technician ?? ''}
        options={[nobody, ...techniciansFor(order.technician)]}
        locked={lockOf(order)}
        onChange={(value) => onAssign(order, value || null)}
      />
    ),
  },
]
