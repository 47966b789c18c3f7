import { Anchor } from '@mantine/core'
import type { Column } from '@/components/data-table/column'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-actions'
import type { Department } from '@/contracts/departments'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

export const departmentColumns = ({
  onEdit,
  onDelete,
}: ListActions<Department>): readonly Column<Department>[] => [
  {
    id: 'name',
    header: 'Department Name',
    sortBy: ({ name }) => name,
    cell: (department) => (
      <button type="button" className={nameClass} onClick={() => onEdit(department)}>
        {department.name}
      </button>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    width: 104,
    cell: (department) => (
      <RowActions
        name={department.name}
        edit={() => onEdit(department)}
        onDelete={() => onDelete(department)}
      />
    ),
  },
]
