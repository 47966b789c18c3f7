import { Avatar, Group, Text } from '@mantine/core'
import type { StaffUser } from '@shared/contracts/staff'

/** Who this is about, at a glance. */
export const UserHead = ({ user }: { user: StaffUser }) => (
  <Group mb="md" wrap="nowrap">
    <Avatar name={user.name} size={56} aria-hidden />
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>
        {user.name}
        {user.number !== undefined && (
          <Text span size="sm" c="dimmed">
            {`, no. ${user.number}`}
          </Text>
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {user.username} · {user.email}
      </Text>
    </div>
  </Group>
)
