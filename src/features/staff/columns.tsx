import { Anchor } from '@mantine/core'
import { columnHelper } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions, RowLink } from '@/components/data-table/row-controls'
import { type StaffUser, staffLock } from '@/contracts/staff'
import { Status } from './status'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

const column = columnHelper<StaffUser>()

const place = column.accessor('place', {
  header: 'Place',
  meta: { width: 94 },
  cell: ({ getValue }) => getValue() || '—',
})

const position = column.columns([
  column.accessor('department', {
    header: 'Department',
    meta: { width: 140 },
    cell: ({ getValue }) => getValue()?.name ?? '—',
  }),
  column.accessor('status', {
    header: 'Status',
    meta: { width: 94, priority: 'status' },
    cell: ({ getValue }) => <Status status={getValue()} />,
  }),
])

const columnsOf =
  (withPosition: boolean) =>
  ({ onDelete, denied }: ListActions<StaffUser>) =>
    column.columns([
      column.accessor('name', {
        header: 'Name',
        meta: { width: 132, priority: 'who' },
        cell: ({ row: { original: user } }) => (
          <RowLink className={nameClass} href={`/admin/user/${encodeURIComponent(user._id)}`}>
            {user.name}
          </RowLink>
        ),
      }),
      column.accessor('username', { header: 'User Name', meta: { width: 104 } }),
      column.accessor('role.name', { id: 'role', header: 'Role', meta: { width: 112 } }),
      ...(withPosition ? position : [place]),
      column.accessor('email', { header: 'Email', meta: { width: 208 } }),
      column.accessor('phone', {
        header: 'Phone',
        meta: { width: 110 },
        cell: ({ getValue }) => (
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{getValue() || '—'}</span>
        ),
      }),
      column.display({
        id: 'action',
        header: 'Action',
        meta: { width: 94, priority: 'action' },
        cell: ({ row: { original: user } }) => (
          <RowActions
            name={user.name}
            edit={`/admin/staff/edit?id=${encodeURIComponent(user._id)}`}
            onDelete={() => onDelete(user)}
            denied={denied}
            locked={staffLock(user)}
          />
        ),
      }),
    ])

/** The columns of a sample … */
export const staffColumns = columnsOf(false)

/** … and of the clinic's own staff. No form asks for a place: it stands on the user's page. */
export const positionColumns = columnsOf(true)
