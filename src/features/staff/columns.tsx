import { Anchor } from '@mantine/core'
import { type StaffUser, staffLock, staffOrders } from '@shared/contracts/staff'
import { type Column, columnHelper, sortableBy } from '@/components/data-table/columns'
import type { ListActions } from '@/components/data-table/list-page'
import { Below, RowActions, RowLink } from '@/components/data-table/row-controls'
import { Status, statusWords } from './status'

/** Native in Mantine's classes, as all controls in rows (row-controls.tsx). */
const nameClass = `mantine-focus-auto ${Anchor.classes.root}`

const column = columnHelper<StaffUser>()

const place: Column<StaffUser>[] = column.columns([
  column.accessor('place', {
    header: 'Place',
    meta: { width: 94, fold: 'narrow' },
    cell: ({ getValue }) => getValue() || '—',
  }),
])

const number: Column<StaffUser>[] = column.columns([
  column.accessor('number', { header: 'No.', meta: { width: 52, align: 'right', fold: 'middle' } }),
])

const position: Column<StaffUser>[] = column.columns([
  column.accessor(({ department }) => department?.name ?? '', {
    id: 'department',
    header: 'Department',
    meta: { width: 136, fold: 'narrow' },
    cell: ({ getValue }) => getValue() || '—',
  }),
  column.accessor(({ status }) => statusWords[status], {
    id: 'status',
    header: 'Status',
    meta: { width: 92, priority: 'status' },
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
          <>
            <RowLink className={nameClass} href={`/admin/user/${encodeURIComponent(user._id)}`}>
              {user.name}
            </RowLink>
            <Below
              middle={withPosition ? `no. ${user.number}` : ''}
              narrow={withPosition ? `${user.username}, no. ${user.number}` : user.username}
            />
          </>
        ),
      }),
      ...(withPosition ? number : []),
      column.accessor('username', {
        header: 'User Name',
        // With room for the order's sign.
        meta: { width: 118, fold: 'narrow' },
      }),
      column.accessor(({ role }) => role.name, {
        id: 'role',
        header: 'Role',
        meta: { width: 106 },
        cell: ({ getValue, row: { original: user } }) => (
          <>
            {getValue()}
            <Below narrow={(withPosition ? user.department?.name : user.place) ?? ''} />
          </>
        ),
      }),
      ...(withPosition ? position : place),
      column.accessor('email', {
        header: 'Email',
        meta: { width: 184 },
        cell: ({ getValue, row: { original: user } }) => (
          <>
            <Email>{getValue()}</Email>
            <Below {...(withPosition && { middle: user.phone })} narrow={user.phone} />
          </>
        ),
      }),
      column.accessor('phone', {
        header: 'Phone',
        meta: { width: 104, fold: withPosition ? 'middle' : 'narrow' },
        cell: ({ getValue }) => (
          <span style={{ fontVariantNumeric: 'tabular-nums' }}>{getValue() || '—'}</span>
        ),
      }),
      column.display({
        id: 'action',
        header: 'Action',
        meta: { width: 92, priority: 'action' },
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

/** An address that is longer than its column breaks before its host. */
function Email({ children }: { children: string }) {
  const [name, ...host] = children.split('@')
  return host.length === 0 ? (
    children
  ) : (
    <>
      {name}
      <wbr />@{host.join('@')}
    </>
  )
}

/** The columns of a sample … */
export const staffColumns = columnsOf(false)

/** … and of the clinic's own staff. No form asks for a place: it stands on the user's page. */
export const positionColumns = (actions: ListActions<StaffUser>) =>
  sortableBy(columnsOf(true)(actions), staffOrders)
