import { Anchor } from '@mantine/core'
import type { Column } from '@/components/data-table/column'
import { RowActions } from '@/components/data-table/row-actions'
import { RowLink } from '@/components/data-table/row-controls'
import type { StaffUser } from '@/contracts/staff'
import { lockOf } from './staff-words'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

export const staffColumns = (onDelete: (user: StaffUser) => void): readonly Column<StaffUser>[] => [
  {
    id: 'name',
    header: 'Name',
    width: 132,
    cell: ({ _id, name }) => (
      <RowLink className={nameClass} href={`/admin/user/${encodeURIComponent(_id)}`}>
        {name}
      </RowLink>
    ),
  },
  { id: 'username', header: 'User Name', width: 104, cell: ({ username }) => username },
  {
    id: 'role',
    header: 'Role',
    width: 112,
    cell: ({ previlege }) => previlege.name,
  },
  { id: 'place', header: 'Place', width: 94, cell: ({ place }) => place || '—' },
  { id: 'email', header: 'Email', width: 208, cell: ({ email }) => email },
  {
    id: 'phone',
    header: 'Phone',
    width: 110,
    cell: ({ phone }) => <span style={{ fontVariantNumeric: 'tabular-nums' }}>{phone}</span>,
  },
  {
    id: 'action',
    header: 'Action',
    width: 94,
    cell: (user) => (
      <RowActions
        name={user.name}
        edit={`/admin/staff/edit?id=${encodeURIComponent(user._id)}`}
        onDelete={() => onDelete(user)}
        locked={lockOf(user)}
      />
    ),
  },
]
