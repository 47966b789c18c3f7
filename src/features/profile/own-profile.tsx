import { Alert, Badge, Button, Card, Group, Title } from '@mantine/core'
import { type OwnProfile, ownProfileMessages } from '@shared/contracts/own-profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownProfileQuery } from '@/api/own-profile'
import { Facts } from '@/components/facts'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'

const OwnProfileForm = lazyDialog({
  name: 'own profile',
  load: () => import('./own-profile-form').then((it) => it.OwnProfileForm),
})

/** The own name, e-mail and telephone, and the way to change them. */
export function OwnProfileCard() {
  const query = useQuery(ownProfileQuery)
  const [form, setForm] = useState<'edit' | 'confirm' | null>(null)
  const profile = query.data
  return (
    <Card component="section" aria-label="Your account">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Your account
        </Title>
        <Button variant="default" disabled={!profile} onClick={() => setForm('edit')}>
          Edit
        </Button>
      </Group>
      <QueryAlert query={query} otherwise={ownProfileMessages.fetchFailed} />
      {profile && (
        <Facts
          facts={[
            ['Name', profile.name],
            ['Email', <Email key="email" {...profile} />],
            ['Phone', profile.phone || 'None'],
          ]}
        />
      )}
      {profile && !profile.emailConfirmed && profile.codeCanBeMailed && (
        <Alert color="yellow" role="note" mt="sm">
          <Group justify="space-between">
            {ownProfileMessages.emailNotConfirmed}
            <Button variant="default" onClick={() => setForm('confirm')}>
              Confirm Email
            </Button>
          </Group>
        </Alert>
      )}
      {form && profile && (
        <OwnProfileForm
          profile={profile}
          confirming={form === 'confirm'}
          onClose={() => setForm(null)}
        />
      )}
    </Card>
  )
}

const Email = ({ email, emailConfirmed }: Pick<OwnProfile, 'email' | 'emailConfirmed'>) =>
  emailConfirmed ? (
    email
  ) : (
    <Group component="span" gap="xs">
      {email} <Badge color="yellow">Not confirmed</Badge>
    </Group>
  )
