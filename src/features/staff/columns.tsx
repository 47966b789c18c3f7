import type { Column } from '@/components/data-table/column'
import { RowActions } from '@/components/data-table/row-actions'
import { RowLink } from '@/components/row-link'
import type { StaffUser } from '@/contracts/staff'
import classes from './staff.module.css'
import { lockOf } from './staff-words'

export const staffColumns = (onDelete: (user: StaffUser) => void): readonly Column<StaffUser>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ _id, name }) => (
      <RowLink className={classes.name} href={`/admin/user/${encodeURIComponent(_id)}`}>
        {name}
      </RowLink>
    ),
  },
  { id: 'username', header: 'User Name', cell: ({ username }) => username },
  {
    id: 'role',
    header: 'Role',
    cell: ({ previlege }) => <span className={classes.role}>{previlege.name}</span>,
  },
  { id: 'place', header: 'Place', cell: ({ place }) => place || '—' },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  {
    id: 'phone',
    header: 'Phone',
    cell: ({ phone }) => <span className={classes.phone}>{phone}</span>,
  },
  {
    id: 'action',
    header: 'Action',
    width: 104,
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
