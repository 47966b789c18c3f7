import { Link } from '@tanstack/react-router'
import type { Column } from '@/components/data-table/column'
import { RowActions } from '@/components/data-table/row-actions'
import type { StaffUser } from '@/contracts/staff'
import classes from './staff.module.css'
import { lockOf } from './staff-words'

export const staffColumns = (onDelete: (user: StaffUser) => void): readonly Column<StaffUser>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ _id, name }) => (
      <Link className={classes.name} to="/admin/user/$id" params={{ id: _id }}>
        {name}
      </Link>
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
        edit={{ to: '/admin/staff/edit', search: { id: user._id } }}
        onDelete={() => onDelete(user)}
        locked={lockOf(user)}
      />
    ),
  },
]
