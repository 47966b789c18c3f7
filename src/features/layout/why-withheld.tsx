import { List, Loader, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { permissionGiversQuery } from '@/api/permission-givers'
import { showInfo } from '@/components/dialogs'
import { QueryAlert } from '@/components/query-alert'
import type { WithheldControl } from '@/components/withheld'
import { permissionGiverEndpoints, permissionGiverMessages } from '@/contracts/permission-givers'
import { type PermissionKey, permissionLabel } from '@/contracts/permissions'
import { permissionsMissing } from '@/stores/denied-reason'
import { isOffered } from '@/stores/session'

/** Says why a control can't be used and, where a permission is missing, who can give it. */
export function explainWithheld({ name, reason }: WithheldControl): void {
  const [permission] = permissionsMissing(reason)
  const isAsked = permission !== undefined && isOffered(permissionGiverEndpoints.list)
  showInfo('Why can’t I?', `${name}: ${reason}`, isAsked && <Givers permission={permission} />)
}

/** Who can give a permission, by name. */
function Givers({ permission }: { permission: PermissionKey }) {
  const query = useQuery(permissionGiversQuery(permission))
  if (query.isPending) return <Loader size="sm" mt="md" aria-label="Loading who can give it" />
  if (!query.data)
    return <QueryAlert query={query} otherwise={permissionGiverMessages.fetchFailed} />
  const { people, total } = query.data
  if (total === 0)
    return (
      <Text size="sm" mt="md">
        {permissionGiverMessages.nobody}
      </Text>
    )
  const more = total - people.length
  return (
    <>
      <Text size="sm" mt="md" mb={4} fw={600}>
        Who can give you {permissionLabel(permission)}:
      </Text>
      <List size="sm" aria-label={`Who can give you ${permissionLabel(permission)}`}>
        {people.map(({ id, name, role }) => (
          <List.Item key={id}>
            {name}, {role}
          </List.Item>
        ))}
        {more > 0 && <List.Item>and {more.toLocaleString('en')} more</List.Item>}
      </List>
    </>
  )
}
