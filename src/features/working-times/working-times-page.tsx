import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useDeleteWorkingTime, workingTimeErrors, workingTimesQuery } from '@/api/working-times'
import { confirmDelete, deleteOne } from '@/components/confirm-delete'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { useListSearch } from '@/components/data-table/use-list-search'
import { lazyDialog } from '@/components/lazy-dialog'
import { PageHeader } from '@/components/page-header'
import { PlainButton } from '@/components/plain-button'
import { SearchBox } from '@/components/search-box'
import { type WorkingTime, workingTimeMessages } from '@/contracts/working-times'
import { listSearchDefaults, listSearchSchema, matchesSearch } from '@/lib/list-search'
import { workingTimeColumns } from './columns'

const WorkingTimeForm = lazyDialog(() =>
  import('./working-time-form').then((loaded) => loaded.WorkingTimeForm),
)

const idOf = ({ _id }: WorkingTime) => String(_id)

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
          <PlainButton onClick={() => setEditing(null)}>
            <IconPlus size={16} aria-hidden />
            Add Working Time
          </PlainButton>
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
            hint="Search for something else, or add a working time."
            onReset={reset}
          />
        }
      />
      {editing !== undefined && (
        <WorkingTimeForm workingTime={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
