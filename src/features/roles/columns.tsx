import { IconLock } from '@tabler/icons-react'
import type { Column } from '@/components/data-table/column'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions } from '@/components/data-table/row-actions'
import { isSuperAdmin, type Role, roleMessages } from '@/contracts/roles'

/** Why a role can't be selected, changed or deleted; null where it can. */
export const lockOf = (role: Role): string | null =>
  isSuperAdmin(role) ? roleMessages.protected : null

export const roleColumns = ({ onEdit, onDelete }: ListActions<Role>): readonly Column<Role>[] => [
  {
    id: 'name',
    header: 'Role Name',
    sortBy: ({ name }) => name,
    cell: (role) => (
      <span style={{ fontWeight: 500 }}>
        {role.name} {lockOf(role) !== null && <IconLock size={14} aria-hidden />}
      </span>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    width: 104,
    cell: (role) => (
      <RowActions
        name={role.name}
        edit={() => onEdit(role)}
        onDelete={() => onDelete(role)}
        locked={lockOf(role)}
      />
    ),
  },
]
