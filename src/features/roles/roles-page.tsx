import { useQuery } from '@tanstack/react-query'
import { roleErrors, rolesQuery, useDeleteRoles } from '@/api/roles'
import { ListPage } from '@/components/data-table/list-page'
import { lazyDialog } from '@/components/lazy-dialog'
import { type Role, roleMessages } from '@/contracts/roles'
import { lockOf, roleColumns } from './columns'

const RoleForm = lazyDialog(() => import('./role-form').then((loaded) => loaded.RoleForm))

const nameOf = ({ name }: Role) => name
const textsOf = ({ name, description }: Role) => [name, description]

/** The role list's simulated delay, once, on entering (docs/product.md, Lists). */
const entering = { key: 'entered', ms: 1000 }

export function RolesPage() {
  const roles = useQuery(rolesQuery)
  const remove = useDeleteRoles()
  return (
    <ListPage
      title="Role Management"
      label="Roles"
      query={roles}
      fetchFailed={roleErrors.fetch}
      search={{ placeholder: 'Search role or description...', texts: textsOf }}
      nameOf={nameOf}
      columns={roleColumns}
      deletion={{
        run: remove.mutateAsync,
        running: remove.isPending,
        done: roleMessages.deleted,
        failed: roleErrors.delete,
      }}
      bulk={{ things: 'roles', locked: lockOf }}
      spinner={entering}
      empty={{ title: 'No roles found', hint: 'Search for something else, or add a role.' }}
      addLabel="Add Role"
      form={(role, onClose) => <RoleForm role={role} onClose={onClose} />}
    />
  )
}
