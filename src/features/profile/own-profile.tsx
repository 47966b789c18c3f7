import { Button, Card, Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownProfileQuery } from '@/api/own-profile'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { ownProfileMessages } from '@/contracts/own-profile'

const OwnProfileForm = lazyDialog({
  name: 'own profile',
  load: () => import('./own-profile-form').then((it) => it.OwnProfileForm),
})

/** The own name, e-mail and telephone, and the way to change them. */
export function OwnProfileCard() {
  const query = useQuery(ownProfileQuery)
  const [editing, setEditing] = useState(false)
  const profile = query.data
  return (
    <Card component="section" aria-label="Your account">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Your account
        </Title>
        <Button variant="default" disabled={!profile} onClick={() => setEditing(true)}>
          Edit
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={ownProfileMessages.fetchFailed} />
      {profile && (
        <Facts
          facts={[
            ['Name', profile.name],
            ['Email', profile.email],
            ['Phone', profile.phone || 'None'],
          ]}
        />
      )}
      {editing && profile && <OwnProfileForm profile={profile} onClose={() => setEditing(false)} />}
    </Card>
  )
}
