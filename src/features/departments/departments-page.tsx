import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { departmentErrors, departmentsQuery, useDeleteDepartments } from '@/api/departments'
import { confirmDelete, deleteMany, deleteOne } from '@/components/confirm-delete'
import { DataTable } from '@/components/data-table/data-table'
import { EmptyRows } from '@/components/data-table/empty-rows'
import { ListAlert } from '@/components/data-table/list-alert'
import { ListToolbar } from '@/components/data-table/list-toolbar'
import { useListSearch } from '@/components/data-table/use-list-search'
import { useSelection } from '@/components/data-table/use-selection'
import { lazyDialog } from '@/components/lazy-dialog'
import { PageHeader } from '@/components/page-header'
import { PlainButton } from '@/components/plain-button'
import { SearchBox } from '@/components/search-box'
import { type Department, departmentMessages } from '@/contracts/departments'
import { listSearchDefaults, listSearchSchema, matchesSearch } from '@/lib/list-search'
import { departmentColumns } from './columns'

const DepartmentForm = lazyDialog(() =>
  import('./department-form').then((loaded) => loaded.DepartmentForm),
)

const idOf = ({ _id }: Department) => String(_id)
const nameOf = ({ name }: Department) => name

export function DepartmentsPage() {
  const departments = useQuery(departmentsQuery)
  const remove = useDeleteDepartments()
  const list = useListSearch(listSearchSchema)
  const selection = useSelection({ rows: departments.data, rowId: idOf, nameOf })
  /** The department in the form: null for a new one, undefined while the form is closed. */
  const [editing, setEditing] = useState<Department | null>()

  const { q } = list.search
  const found = useMemo(
    () => departments.data?.filter(({ name }) => matchesSearch(q, name)),
    [departments.data, q],
  )
  const reset = () => list.change(listSearchDefaults)
  const deleteAll = (question: string, rows: readonly Department[]) =>
    void confirmDelete({
      question,
      run: () => remove.mutateAsync(rows.map(({ _id }) => _id)),
      done: departmentMessages.deleted,
      failed: departmentErrors.delete,
    })

  return (
    <>
      <PageHeader
        title="Departments"
        actions={
          <PlainButton onClick={() => setEditing(null)}>
            <IconPlus size={16} aria-hidden />
            Add Department
          </PlainButton>
        }
      />
      {departments.error && (
        <ListAlert
          message={departmentErrors.fetch(departments.error)}
          retrying={departments.isFetching}
          onRetry={() => void departments.refetch()}
        />
      )}
      <ListToolbar
        onReset={reset}
        bulk={{
          count: selection.selected.length,
          loading: remove.isPending,
          onDelete: () =>
            deleteAll(deleteMany(selection.selected.length, 'department(s)'), selection.selected),
        }}
      >
        <SearchBox
          placeholder="Search department..."
          value={q}
          onChange={(text) => list.change({ q: text })}
        />
      </ListToolbar>
      <DataTable
        label="Departments"
        columns={departmentColumns({
          onEdit: setEditing,
          onDelete: (department) => deleteAll(deleteOne, [department]),
        })}
        rows={found}
        rowId={idOf}
        loading={departments.isFetching}
        list={list}
        selection={selection}
        numbered
        empty={
          <EmptyRows
            title="No departments found"
            hint="Search for something else, or add a department."
            onReset={reset}
          />
        }
      />
      {editing !== undefined && (
        <DepartmentForm department={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  )
}
