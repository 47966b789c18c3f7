import { Stack, Text } from '@mantine/core'
import { roleMessages } from '@shared/contracts/roles'
import { useQuery } from '@tanstack/react-query'
import { roleHoldersQuery, rolesQuery } from '@/api/roles'
import { PageHeader } from '@/components/page-header'
import { QueryAlert } from '@/components/query-alert'
import type { AccessSearch } from './access-search'
import { CompareRoles } from './compare-roles'
import { WhoCan } from './who-can'

interface AccessPageProps extends AccessSearch {
  onChange: (search: Partial<AccessSearch>) => void
}

const title = 'Role Workbench'

/** What the roles allow, and to whom: by an action, and by two roles side by side. */
export function AccessPage({ action, first, second, onChange }: AccessPageProps) {
  const roles = useQuery(rolesQuery)
  const holders = useQuery(roleHoldersQuery)
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[{ label: 'Roles', link: { to: '/admin/roles' } }, { label: title }]}
      />
      <Stack maw={960}>
        <Text c="dimmed">
          As the server decides it, from the roles as they are kept. What somebody may do with one
          particular record can be less.
        </Text>
        <QueryAlert query={roles} otherwise={roleMessages.fetchFailed} />
        <QueryAlert query={holders} otherwise="Failed to fetch who holds the roles" />
        {roles.data && (
          <>
            <WhoCan
              roles={roles.data}
              holders={holders.data}
              asked={action}
              onAsk={(asked) => onChange({ action: asked })}
            />
            <CompareRoles roles={roles.data} first={first} second={second} onChoose={onChange} />
          </>
        )}
      </Stack>
    </>
  )
}
