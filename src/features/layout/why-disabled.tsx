import { Box, List, Text } from '@mantine/core'
import {
  permissionGiverEndpoints,
  permissionGiverMessages,
} from '@shared/contracts/permission-givers'
import { type PermissionKey, permissionKeys, permissionLabel } from '@shared/contracts/permissions'
import { useQuery } from '@tanstack/react-query'
import { permissionGiversQuery } from '@/api/permission-givers'
import { showInfo } from '@/components/dialogs'
import type { DisabledControl } from '@/components/disabled-with-reason'
import { QueryAlert } from '@/components/query-alert'
import { may } from '@/hooks/use-may'

/** Says why a control can't be used and, where a permission is missing, who can give it. */
export function sayWhyDisabled({ name, reason, keys }: DisabledControl): void {
  const permissions = permissionKeys.filter((key) => keys.includes(key))
  const { list } = permissionGiverEndpoints
  // Who sees their own record alone is told nothing of the staff.
  const isAsked = permissions.length > 0 && may(list)
  const givers = isAsked && (
    // Read out when it comes: the focus is on the button by then.
    <Box role="status" mt="md">
      <Givers permissions={permissions} />
    </Box>
  )
  showInfo('Why can’t I?', `${name}: ${reason}`, givers)
}

/** Who can give one of these permissions, by name. */
function Givers({ permissions }: { permissions: readonly PermissionKey[] }) {
  const query = useQuery(permissionGiversQuery(permissions))
  if (query.isPending)
    return (
      <Text size="sm" c="dimmed">
        Looking up who can give it…
      </Text>
    )
  if (!query.data)
    return <QueryAlert query={query} otherwise={permissionGiverMessages.fetchFailed} />
  const { people, total } = query.data
  if (total === 0) return <Text size="sm">{permissionGiverMessages.nobody}</Text>
  const heading = `Who can give you ${permissions.map(permissionLabel).join(' or ')}`
  const more = total - people.length
  return (
    <>
      <Text size="sm" mb={4} fw={600}>
        {heading}:
      </Text>
      <List size="sm" aria-label={heading}>
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
