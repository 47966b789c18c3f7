import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { type OwnSession, ownSessionMessages } from '@shared/contracts/own-sessions'
import { useQuery } from '@tanstack/react-query'
import Bowser from 'bowser'
import { useState } from 'react'
import { errorText } from '@/api/api-error'
import { ownSessionsQuery, useSignOutEverywhere } from '@/api/own-sessions'
import { confirm } from '@/components/dialogs'
import { lazyDialog } from '@/components/lazy'
import { QueryAlert } from '@/components/query-alert'
import { toast } from '@/components/toast'
import { clinicWords } from '@/stores/clinic-day'
import { logOut } from '@/stores/session'

const ChangePassword = lazyDialog({
  name: 'change password',
  load: () => import('./change-password').then((it) => it.ChangePassword),
})

/** The browser and the system that a session was begun with, as far as it says so: "Firefox on Windows". */
function browserOf({ userAgent }: OwnSession): string {
  if (userAgent === '') return 'Unknown browser'
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ')
}

/** Where the account is signed in, and what its person can do about it. */
export function OwnSessions() {
  const query = useQuery(ownSessionsQuery)
  const endAll = useSignOutEverywhere()
  const [changing, setChanging] = useState(false)
  const sessions = query.data ?? []

  const signOutEverywhere = async () => {
    const confirmed = await confirm({
      title: 'Sign out everywhere?',
      message: 'Every browser in which you are signed in asks for your password, this one too.',
      confirmLabel: 'Sign out everywhere',
      danger: true,
    })
    if (!confirmed) return
    endAll.mutate(undefined, {
      onSuccess: () => {
        logOut()
        toast.success(ownSessionMessages.endedAll)
      },
      onError: (error) => {
        toast.error(errorText(error, { otherwise: ownSessionMessages.endAllFailed }))
      },
    })
  }

  return (
    <Card component="section" aria-label="Signed in">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          Signed in
        </Title>
        <Group gap="xs">
          <Button variant="default" onClick={() => setChanging(true)}>
            Change Password
          </Button>
          <Button
            variant="default"
            loading={endAll.isPending}
            onClick={() => void signOutEverywhere()}
          >
            Sign out everywhere
          </Button>
        </Group>
      </Group>
      <QueryAlert query={query} otherwise={ownSessionMessages.fetchFailed} />
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {sessions.map((session) => (
          <Group key={session.id} component="li" gap="xs" style={{ overflowWrap: 'anywhere' }}>
            <Text fw={600}>{browserOf(session)}</Text>
            <Text c="dimmed">
              since{' '}
              <time dateTime={session.startedAt}>
                {clinicWords(new Date(session.startedAt), {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                })}
              </time>
              {session.address && `, from ${session.address}`}
            </Text>
            {session.isCurrent && <Badge>This one</Badge>}
          </Group>
        ))}
      </Stack>
      {changing && <ChangePassword onClose={() => setChanging(false)} />}
    </Card>
  )
}
