import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { errorText } from '@/api/client'
import { staffListQuery, useDeleteUsers } from '@/api/staff'
import { confirmDelete, deleteMany, deleteOne } from '@/components/confirm-delete'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import type { ListState } from '@/components/data-table/use-list-search'
import { usePagedSelection } from '@/components/data-table/use-paged-selection'
import { useTypedAhead } from '@/components/data-table/use-typed-ahead'
import { showInfo } from '@/components/dialogs'
import { SearchBox } from '@/components/search-box'
import { useShortcuts } from '@/components/use-shortcuts'
import { type StaffUser, staffMessages } from '@/contracts/staff'
import { staffColumns } from './columns'
import { FiltersWhenIdle } from './filters-when-idle'
import { rememberStaffList } from './staff-list-link'
import { type StaffSearch, staffRequest, staffSearchDefaults } from './staff-search'
import { lockOf } from './staff-words'

/** The staff list's simulated delay, in milliseconds (docs/product.md, Lists). */
const spinnerTime = 500

const idOf = ({ _id }: StaffUser) => _id
const nameOf = ({ name }: StaffUser) => name

/** The search and its rows: what is drawn again with each letter. */
export function StaffList({ address }: { address: ListState<StaffSearch> }) {
  const client = useQueryClient()
  const { list, type, tell } = useTypedAhead(address, (search) =>
    client.prefetchQuery(staffListQuery(staffRequest(search))),
  )
  const { search, change } = list
  const staff = useQuery(staffListQuery(staffRequest(search)))
  const { mutateAsync: remove, isPending: removing } = useDeleteUsers()
  const selection = usePagedSelection({ rowId: idOf, nameOf, locked: lockOf })
  const { selected, letGo } = selection
  useEffect(() => rememberStaffList(search))

  const reset = () => change(staffSearchDefaults)
  const deleteAll = useCallback(
    (question: string, users: readonly StaffUser[]) =>
      void confirmDelete({
        question,
        // Two may have one name; their usernames differ.
        names: users.map(({ name, username }) => `${name} (${username})`),
        run: async () => {
          await remove(users.map(idOf))
          letGo(users)
        },
        done: staffMessages.deleted(users.length),
        failed: (error) => errorText(error, { otherwise: staffMessages.deleteFailed }),
      }),
    [remove, letGo],
  )
  const columns = useMemo(() => staffColumns((user) => deleteAll(deleteOne, [user])), [deleteAll])
  const deleteSelected = () =>
    selected.length === 0
      ? showInfo(staffMessages.noneSelectedTitle, staffMessages.noneSelected)
      : deleteAll(deleteMany(selected.length, 'users'), selected)
  useShortcuts({ delete: deleteSelected })

  return (
    <>
      {staff.error && (
        <ListAlert
          message={errorText(staff.error, { otherwise: staffMessages.fetchFailed })}
          retrying={staff.isFetching}
          onRetry={() => void staff.refetch()}
        />
      )}
      <ListToolbar
        onReset={reset}
        bulk={{
          label: 'Delete',
          shortcut: 'Delete',
          count: selected.length,
          loading: removing,
          onDelete: deleteSelected,
        }}
      >
        <SearchBox
          placeholder="Search name, username or email..."
          value={search.q}
          onChange={(text) => void type(text)}
          onLeave={tell}
        />
        <FiltersWhenIdle
          role={search.role}
          department={search.department}
          onChange={address.change}
        />
      </ListToolbar>
      <DataTable
        label="Staff"
        columns={columns}
        rows={staff.data?.rows}
        total={staff.data?.total ?? 0}
        rowId={idOf}
        loading={staff.isFetching}
        list={list}
        selection={selection}
        numbered
        // It is searched letter by letter.
        drawnOver
        // With the address, not with each letter: what turns costs every frame of typing.
        spinner={{ key: JSON.stringify(staffRequest(address.search)), ms: spinnerTime }}
        empty={
          <EmptyRows
            title="No users found"
            hint="Search for something else, or clear the filters."
            onReset={reset}
          />
        }
      />
    </>
  )
}
