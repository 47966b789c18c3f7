import { Anchor } from '@mantine/core'
import { type Column, columnHelper, sortableBy } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { RowActions, RowLink } from '@/components/data-table/row-controls'
import { type StaffUser, staffLock, staffOrders } from '@/contracts/staff'
import { Status, statusWords } from './status'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

const column = columnHelper<StaffUser>()

const place: Column<StaffUser>[] = column.columns([
  column.accessor('place', {
    header: 'Place',
    meta: { width: 94 },
    cell: ({ getValue }) => getValue() || '—',
  }),
])

const number: Column<StaffUser>[] = column.columns([
  column.accessor('number', { header: 'No.', meta: { width: 56, align: 'right' } }),
])

const position: Column<StaffUser>[] = column.columns([
  column.accessor(({ department }) => department?.name ?? '', {
    id: 'department',
    header: 'Department',
    meta: { width: 140 },
    cell: ({ getValue }) => getValue() || '—',
  }),
  column.accessor(({ status }) => statusWords[status], {
    id: 'status',
    header: 'Status',
    meta: { width: 94, priority: 'status' },
    cell: ({ row }) => <Status status={row.original.status} />,
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
      ...(withPosition ? number : []),
      column.accessor('username', {
        header: 'User Name',
        // With room for the order's sign.
        meta: { width: withPosition ? 126 : 104 },
      }),
      column.accessor(({ role }) => role.name, {
        id: 'role',
        header: 'Role',
        meta: { width: 112 },
      }),
      ...(withPosition ? position : place),
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
export const positionColumns = (actions: ListActions<StaffUser>) =>
  sortableBy(columnsOf(true)(actions), staffOrders)
