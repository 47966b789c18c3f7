import type { Column } from '@/components/data-table/column'
import { RowActions } from '@/components/data-table/row-actions'
import type { Department } from '@/contracts/departments'
import classes from './departments.module.css'

interface DepartmentActions {
  onEdit: (department: Department) => void
  onDelete: (department: Department) => void
}

export const departmentColumns = ({
  onEdit,
  onDelete,
}: DepartmentActions): readonly Column<Department>[] => [
  {
    id: 'name',
    header: 'Department Name',
    sortBy: ({ name }) => name,
    cell: (department) => (
      <button type="button" className={classes.name} onClick={() => onEdit(department)}>
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
