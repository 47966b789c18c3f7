import type { WorkingTime } from '@shared/contracts/working-times'
import { timeOf } from '@shared/lib/clock-time'
import { minutesOfDay } from '@shared/lib/total-hours'
import { columnHelper } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-controls'

const column = columnHelper<WorkingTime>()

/** HH:MM on 24 hours, by which times are ordered and exported; empty for what is none. */
function clockTime(...time: Parameters<typeof minutesOfDay>): string {
  const minutes = minutesOfDay(...time)
  return minutes === null ? '' : timeOf(minutes)
}

export const workingTimeColumns = ({ onEdit, onDelete, denied }: ListActions<WorkingTime>) =>
  column.columns([
    column.accessor('workTimingName', {
      id: 'name',
      header: 'Name',
      enableSorting: true,
      meta: { priority: 'who' },
    }),
    column.accessor(({ inTime, inTimePeriod }) => clockTime(inTime, inTimePeriod), {
      id: 'in',
      header: 'In Time',
      enableSorting: true,
      cell: ({ row: { original } }) => `${original.inTime} ${original.inTimePeriod}`,
    }),
    column.accessor(({ outTime, outTimePeriod }) => clockTime(outTime, outTimePeriod), {
      id: 'out',
      header: 'Out Time',
      enableSorting: true,
      cell: ({ row: { original } }) => `${original.outTime} ${original.outTimePeriod}`,
    }),
    column.accessor('totalHour', {
      id: 'hours',
      header: 'Total Hours',
      enableSorting: true,
      meta: { align: 'right' },
      cell: ({ getValue }) => getValue().toFixed(1),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { width: 120, priority: 'action' },
      cell: ({ row: { original: workingTime } }) => (
        <RowActions
          name={workingTime.workTimingName}
          edit={() => onEdit(workingTime)}
          onDelete={() => onDelete(workingTime)}
          denied={denied}
        />
      ),
    }),
  ])
