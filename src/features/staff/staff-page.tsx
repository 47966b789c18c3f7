import { Box, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type StaffUser, staffEndpoints, staffLock, staffMessages } from '@shared/contracts/staff'
import { isolated } from '@shared/lib/isolated'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { errorText, isForVisits } from '@/api/api-error'
import { readStaff, staffListQuery, useDeleteUsers } from '@/api/staff'
import { ListPage } from '@/components/data-table/list-page'
import { filterSize } from '@/components/data-table/list-toolbar'
import { showInfo } from '@/components/dialogs'
import { lazyPart } from '@/components/lazy'
import { useBinDeletion } from '@/features/bin/shared/use-bin-deletion'
import { importCalls } from '@/features/imports/shared/import-calls'
import { withVisits } from '@/features/visits/shared/with-visits'
import { useAskedSearch } from '@/hooks/use-asked-search'
import { useListSearch } from '@/hooks/use-list-search'
import { useDenials } from '@/hooks/use-may'
import { staffSearchSchema } from '@/lib/staff-search'
import { keepsRecords, useSession } from '@/stores/session'
import { rememberStaffList } from '@/stores/staff-list'
import { ActionLink } from './action-link'
import { positionColumns, staffColumns } from './columns'
import { staffRequest } from './staff-request'

/** The rows first; until then the filters' places are kept. */
const StaffFilters = lazyPart({
  name: 'staff filters',
  load: () => import('./staff-filters').then((loaded) => loaded.StaffFilters),
  idle: true,
  waiting: (
    <>
      <Box {...filterSize} />
      <Box {...filterSize} />
    </>
  ),
  failed: 'The filters could not be loaded.',
})

/** Milliseconds of the staff list's spinner after each change (docs/product/lists.md). */
const spinnerTime = 500

const nameOf = ({ name }: StaffUser) => name
/** Two may have one name; their usernames differ. */
const nameInQuestion = ({ name, username }: StaffUser) => `${isolated(name)} (${username})`

const newUser = (
  <ActionLink
    needs={staffEndpoints.create}
    to="/admin/staff/create"
    leftSection={<IconPlus size={16} aria-hidden />}
  >
    New
  </ActionLink>
)

const sampleActions = (
  <>
    <Button
      variant="default"
      onClick={() => showInfo(staffMessages.importTitle, staffMessages.importSoon)}
    >
      Import
    </Button>
    {newUser}
  </>
)

const recordActions = (
  <>
    <ActionLink variant="default" needs={importCalls.staff} to="/admin/staff/import">
      Import
    </ActionLink>
    {newUser}
  </>
)

export function StaffPage() {
  const denied = useDenials(staffEndpoints)
  const list = useListSearch(staffSearchSchema, 'staff')
  const { search, address, change } = list
  const withSample = !useSession(keepsRecords)
  const q = useAskedSearch(list, !withSample)
  const wanted = staffRequest({ ...search, ...(withSample && { sort: '' }), q })
  const staff = useQuery(staffListQuery(wanted))
  const remove = useDeleteUsers()
  const bin = useBinDeletion({
    ...({ kind: 'staff', nameOf: nameInQuestion } as const),
    done: staffMessages.deleted,
    failed: (error) => errorText(error, { otherwise: staffMessages.deleteFailed }),
  })
  useEffect(() => rememberStaffList(search), [search])

  // With the address, not with each letter: what turns costs every frame of typing.
  const shown = JSON.stringify(staffRequest(address))
  const [shownBefore] = useDebouncedValue(shown, spinnerTime)

  return (
    <ListPage
      title="Staff Management"
      label="Staff"
      showsRecords
      query={staff}
      denied={denied}
      list={list}
      fetchFailed={(error) => errorText(error, { otherwise: staffMessages.fetchFailed })}
      search={{ placeholder: 'Search name, username or email...' }}
      filters={
        <StaffFilters
          role={search.role}
          department={search.department}
          status={search.status}
          withStatus={!withSample}
          onChange={change}
        />
      }
      nameOf={nameOf}
      columns={withSample ? staffColumns : positionColumns}
      tools={
        withSample
          ? undefined
          : {
              name: 'staff',
              read: (page, signal) => readStaff({ ...wanted, page: 0, ...page }, signal),
            }
      }
      deletion={{
        run: (users) =>
          withVisits({ confirmLabel: 'Delete anyway' }, (known) =>
            remove.mutateAsync({ ids: users.map(({ _id }) => _id), ...known }),
          ),
        running: remove.isPending || bin.running,
        ask: bin.ask,
        nameOf: nameInQuestion,
        done: staffMessages.deleted,
        failed: (error) =>
          isForVisits(error) ? null : errorText(error, { otherwise: staffMessages.deleteFailed }),
      }}
      bulk={{
        things: 'users',
        locked: staffLock,
        label: 'Delete',
        onDeleteKeyWithoutSelection: () =>
          void showInfo(staffMessages.noneSelectedTitle, staffMessages.noneSelected),
      }}
      spinning={shown !== shownBefore}
      empty={{
        title: 'No users found',
        hint: 'Search for something else, or clear the filters.',
      }}
      actions={withSample ? sampleActions : recordActions}
    />
  )
}
