import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { roleErrors, rolesQuery, useDeleteRoles } from '@/api/roles'
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
import { type Role, roleMessages } from '@/contracts/roles'
import { listSearchDefaults, listSearchSchema, matchesSearch } from '@/lib/list-search'
import { lockOf, roleColumns } from './columns'

const RoleForm = lazyDialog(() => import('./role-form').then((loaded) => loaded.RoleForm))

const idOf = ({ _id }: Role) => String(_id)
const nameOf = ({ name }: Role) => name

/** Section 9: the role list's simulated delay, once, on entering. */
const entering = { key: 'entered', ms: 1000 }

export function RolesPage() {
  const roles = useQuery(rolesQuery)
  const remove = useDeleteRoles()
  const list = useListSearch(listSearchSchema)
  const selection = useSelection({ rows: roles.data, rowId: idOf, nameOf, locked: lockOf })
  /** The role in the form: null for a new one, undefined while the form is closed. */
  const [editing, setEditing] = useState<Role | null>()

  const { q } = list.search
  const found = useMemo(
    () => roles.data?.filter(({ name, description }) => matchesSearch(q, name, description)),
    [roles.data, q],
  )
  const reset = () => list.change(listSearchDefaults)
  const deleteAll = (question: string, rows: readonly Role[]) =>
    void confirmDelete({
      question,
      run: () => remove.mutateAsync(rows),
      done: roleMessages.deleted,
      failed: roleErrors.delete,
    })

  return (
    <>
      <PageHeader
        title="Role Management"
        actions={
          <PlainButton onClick={() => setEditing(null)}>
            <IconPlus size={16} aria-hidden />
            Add Role
          </PlainButton>
        }
      />
      {roles.error && (
        <ListAlert
          message={roleErrors.fetch(roles.error)}
          retrying={roles.isFetching}
          onRetry={() => void roles.refetch()}
        />
      )}
      <ListToolbar
        onReset={reset}
        bulk={{
          count: selection.selected.length,
          loading: remove.isPending,
          onDelete: () =>
            deleteAll(deleteMany(selection.selected.length, 'roles'), selection.selected),
        }}
      >
        <SearchBox
          placeholder="Search role or description..."
          value={q}
          onChange={(text) => list.change({ q: text })}
        />
      </ListToolbar>
      <DataTable
        label="Roles"
        columns={roleColumns({
          onEdit: setEditing,
          onDelete: (role) => deleteAll(deleteOne, [role]),
        })}
        rows={found}
        rowId={idOf}
        loading={roles.isFetching}
        list={list}
        selection={selection}
        numbered
        spinner={entering}
        empty={
          <EmptyRows
            title="No roles found"
            hint="Search for something else, or add a role."
            onReset={reset}
          />
        }
      />
      {editing !== undefined && <RoleForm role={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
