import { type Role, roleLock } from '@shared/contracts/roles'
import { IconLock } from '@tabler/icons-react'
import { columnHelper } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-controls'

const column = columnHelper<Role>()

export const roleColumns = ({ onEdit, onDelete, denied }: ListActions<Role>) =>
  column.columns([
    column.accessor('name', {
      header: 'Role Name',
      enableSorting: true,
      meta: { priority: 'who' },
      cell: ({ row: { original: role } }) => (
        <span style={{ fontWeight: 500 }}>
          {role.name} {roleLock(role) !== null && <IconLock size={14} aria-hidden />}
        </span>
      ),
    }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 104, priority: 'action' },
      cell: ({ row: { original: role } }) => (
        <RowActions
          name={role.name}
          edit={() => onEdit(role)}
          onDelete={() => onDelete(role)}
          denied={denied}
          locked={roleLock(role)}
        />
      ),
    }),
  ])
