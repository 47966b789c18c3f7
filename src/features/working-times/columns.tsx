import { columnHelper } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-controls'
import type { WorkingTime } from '@/contracts/working-times'
import { minutesOfDay } from '@/lib/total-hours'

const column = columnHelper<WorkingTime>()

export const workingTimeColumns = ({ onEdit, onDelete, denied }: ListActions<WorkingTime>) =>
  column.columns([
    column.accessor('workTimingName', {
      id: 'name',
      header: 'Name',
      enableSorting: true,
      meta: { priority: 'who' },
    }),
    column.accessor(({ inTime, inTimePeriod }) => minutesOfDay(inTime, inTimePeriod) ?? -1, {
      id: 'in',
      header: 'In Time',
      enableSorting: true,
      cell: ({ row: { original } }) => `${original.inTime} ${original.inTimePeriod}`,
    }),
    column.accessor(({ outTime, outTimePeriod }) => minutesOfDay(outTime, outTimePeriod) ?? -1, {
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
