import type { Column } from '@/components/data-table/column'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-actions'
import type { WorkingTime } from '@/contracts/working-times'
import { minutesOfDay } from '@/lib/total-hours'

export const workingTimeColumns = ({
  onEdit,
  onDelete,
}: ListActions<WorkingTime>): readonly Column<WorkingTime>[] => [
  {
    id: 'name',
    header: 'Name',
    sortBy: ({ workTimingName }) => workTimingName,
    cell: ({ workTimingName }) => workTimingName,
  },
  {
    id: 'in',
    header: 'In Time',
    sortBy: ({ inTime, inTimePeriod }) => minutesOfDay(inTime, inTimePeriod) ?? -1,
    cell: ({ inTime, inTimePeriod }) => `${inTime} ${inTimePeriod}`,
  },
  {
    id: 'out',
    header: 'Out Time',
    sortBy: ({ outTime, outTimePeriod }) => minutesOfDay(outTime, outTimePeriod) ?? -1,
    cell: ({ outTime, outTimePeriod }) => `${outTime} ${outTimePeriod}`,
  },
  {
    id: 'hours',
    header: 'Total Hours',
    align: 'right',
    sortBy: ({ totalHour }) => totalHour,
    cell: ({ totalHour }) => totalHour.toFixed(1),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 120,
    cell: (workingTime) => (
      <RowActions
        name={workingTime.workTimingName}
        edit={() => onEdit(workingTime)}
        onDelete={() => onDelete(workingTime)}
      />
    ),
  },
]
