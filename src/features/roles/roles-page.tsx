import { Button } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { roleTrialMessages } from '@shared/contracts/role-trials'
import {
  assignableRoles,
  type Role,
  roleEndpoints,
  roleLock,
  roleMessages,
} from '@shared/contracts/roles'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { roleErrors, rolesQuery, useDeleteRoles } from '@/api/roles'
import { ListPage } from '@/components/data-table/list-page'
import { useListToolsOf } from '@/components/data-table/use-list-tools'
import { useBinDeletion } from '@/features/bin/shared/use-bin-deletion'
import { useListSearch } from '@/hooks/use-list-search'
import { useAccess, useDenials } from '@/hooks/use-may'
import { listSearchSchema } from '@/lib/list-search'
import { roleColumns } from './columns'
import { RoleForm } from './shared/role-dialog'
import { dropTriedDraft, readTriedDraft } from './tried-draft'

const nameOf = ({ name }: Role) => name
const textsOf = ({ name, description }: Role) => [name, description]

/** The same element, so that the header stays as it is while the list is searched. */
const workbench = (
  <Button variant="default" renderRoot={(root) => <Link to="/admin/roles/access" {...root} />}>
    Role Workbench
  </Button>
)

/** Milliseconds of the role list's spinner, on entering (docs/product/lists.md). */
const spinnerTime = 1000

export function RolesPage() {
  const denied = useDenials(roleEndpoints)
  const roles = useQuery(rolesQuery)
  const remove = useDeleteRoles()
  const list = useListSearch(listSearchSchema, 'roles')
  const bin = useBinDeletion({
    ...({ kind: 'role', nameOf } as const),
    replacements: roles.data && assignableRoles(roles.data),
    done: () => roleMessages.deleted,
    failed: roleErrors.delete,
  })
  const withWorkbench = useAccess(roleEndpoints.holders).offered
  const [entering, setEntering] = useState(true)
  useTimeout(() => setEntering(false), spinnerTime, { autoInvoke: true })
  const [tried, setTried] = useState(readTriedDraft)
  const triedRole = roles.data?.find(({ _id }) => _id === tried?.role?._id) ?? null
  // It is on the screen now, and as lost by a reload as whatever else is typed in the dialog.
  useEffect(() => (tried ? dropTriedDraft() : undefined), [tried])
  return (
    <>
      <ListPage
        title="Role Management"
        label="Roles"
        query={roles}
        denied={denied}
        list={list}
        fetchFailed={roleErrors.fetch}
        search={{ placeholder: 'Search role or description...', texts: textsOf }}
        nameOf={nameOf}
        columns={roleColumns}
        tools={useListToolsOf('roles')}
        actions={withWorkbench && workbench}
        deletion={{
          run: remove.mutateAsync,
          running: remove.isPending || bin.running,
          ask: bin.ask,
          done: roleMessages.deleted,
          failed: roleErrors.delete,
        }}
        bulk={{ things: 'roles', locked: roleLock }}
        spinning={entering}
        empty={{ title: 'No roles found', hint: 'Search for something else, or add a role.' }}
        form={{
          addLabel: 'Add Role',
          render: (role, onClose) => <RoleForm role={role} onClose={onClose} />,
        }}
      />
      {tried && roles.data && (
        <RoleForm
          role={triedRole}
          draft={tried}
          note={tried.role !== null && triedRole === null ? roleTrialMessages.roleGone : null}
          onClose={() => setTried(null)}
        />
      )}
    </>
  )
}
