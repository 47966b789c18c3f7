import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useDeleteWorkingTime, workingTimeErrors, workingTimesQuery } from '@/api/working-times'
import { confirmDelete, deleteOne } from '@/components/confirm-delete'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { useListSearch } from '@/components/data-table/use-list-search'
import { PageHeader } from '@/components/page-header'
import { SearchBox } from '@/components/search-box'
import { type WorkingTime, workingTimeMessages } from '@/contracts/working-times'
import { listSearchDefaults, listSearchSchema, matchesSearch } from '@/lib/list-search'
import { workingTimeColumns } from './columns'

// Forms and their library come when one is opened: the list has no need of them.
const WorkingTimeForm = lazy(() =>
  import('./working-time-form').then((m) => ({ default: m.WorkingTimeForm })),
)

const idOf = ({ _id }: WorkingTime) => _id

export function WorkingTimesPage() {
  const workingTimes = useQuery(workingTimesQuery)
  const { mutateAsync: remove } = useDeleteWorkingTime()
  const list = useListSearch(listSearchSchema)
  /** The working time in the form: null for a new one, undefined while the form is closed. */
  const [editing, setEditing] = useState<WorkingTime | null>()

  const { q } = list.search
  const found = useMemo(
    () => workingTimes.data?.filter(({ workTimingName }) => matchesSearch(q, workTimingName)),
    [workingTimes.data, q],
  )
  const columns = useMemo(
    () =>
      workingTimeColumns({
        onEdit: setEditing,
        onDelete: ({ _id }) =>
          void confirmDelete({
            question: deleteOne,
            run: () => remove(_id),
            done: workingTimeMessages.deleted,
            failed: workingTimeErrors.delete,
          }),
      }),
    [remove],
  )
  const reset = () => list.change(listSearchDefaults)

  return (
    <>
      <PageHeader
        title="Working Times"
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEditing(null)}>
            Add Working Time
          </Button>
        }
      />
      {workingTimes.error && (
        <ListAlert
          message={workingTimeErrors.fetch(workingTimes.error)}
          retrying={workingTimes.isFetching}
          onRetry={() => void workingTimes.refetch()}
        />
      )}
      <ListToolbar onReset={reset}>
        <SearchBox
          placeholder="Search working time..."
          value={q}
          onChange={(text) => list.change({ q: text })}
        />
      </ListToolbar>
      <DataTable
        label="Working Times"
        columns={columns}
        rows={found}
        rowId={idOf}
        loading={workingTimes.isFetching}
        list={list}
        empty={
          <EmptyRows
            title="No working times found"
            hint={
              q ? 'No name contains what you search for.' : 'Add the first with the button above.'
            }
            onReset={reset}
          />
        }
      />
      {editing !== undefined && (
        <Suspense>
          <WorkingTimeForm workingTime={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  )
}
