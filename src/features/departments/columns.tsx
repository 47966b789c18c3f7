import { Anchor } from '@mantine/core'
import type { Department } from '@shared/contracts/departments'
import { columnHelper } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-controls'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

const column = columnHelper<Department>()

export const departmentColumns = ({ onEdit, onDelete, denied }: ListActions<Department>) =>
  column.columns([
    column.accessor('name', {
      header: 'Department Name',
      enableSorting: true,
      meta: { priority: 'who' },
      cell: ({ row: { original: department } }) =>
        denied.edit === null ? (
          <button type="button" className={nameClass} onClick={() => onEdit(department)}>
            {department.name}
          </button>
        ) : (
          department.name
        ),
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: department } }) => (
        <RowActions
          name={department.name}
          edit={() => onEdit(department)}
          onDelete={() => onDelete(department)}
          denied={denied}
        />
      ),
    }),
  ])
