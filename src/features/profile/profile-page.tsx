import { Avatar, Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import { absenceEndpoints } from '@shared/contracts/absences'
import { ownProfileEndpoints } from '@shared/contracts/own-profile'
import { ownSessionEndpoints } from '@shared/contracts/own-sessions'
import { permissionGroups, permissionKeys, permissionLabel } from '@shared/contracts/permissions'
import { Facts } from '@/components/facts'
import { PageHeader } from '@/components/page-header'
import { OwnAbsences } from '@/features/hours/shared/hours-sections'
import { useMay } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { useSessionEnd } from '@/hooks/use-session-end'
import { personName } from '@/lib/person-name'
import { timeLeft } from '@/lib/time-left'
import { clinicWords } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import { OwnProfileCard } from './own-profile'
import { OwnSessions } from './own-sessions'

const isPermission = (key: string) => permissionKeys.some((known) => known === key)

/** Who is signed in, what they may do, and until when. */
export function ProfilePage() {
  const session = useSession((state) => state.session)
  const withSessions = useMay(ownSessionEndpoints.list)
  const withProfile = useMay(ownProfileEndpoints.get)
  const withAbsences = useMay(absenceEndpoints.own)
  if (!session) return null
  const { userData } = session
  const roles = userData.roles.filter((key) => !isPermission(key))
  const held = permissionGroups
    .map(({ title, keys }) => ({
      title,
      keys: keys.filter((key) => userData.roles.includes(key)),
    }))
    .filter(({ keys }) => keys.length > 0)
  const name = personName(userData)

  return (
    <>
      <PageHeader title="Profile" />
      <Stack maw={832}>
        <Card component="section">
          <Group mb="md" wrap="nowrap">
            <Avatar name={name} size={64} aria-hidden />
            <div style={{ overflowWrap: 'anywhere' }}>
              <Title order={2} size="h3">
                {name}
              </Title>
              {!withProfile && userData.email && (
                <Text size="sm" c="dimmed">
                  {userData.email}
                </Text>
              )}
            </div>
          </Group>
          <Facts
            facts={[
              ...(userData.username ? [['Username', userData.username] as const] : []),
              [
                roles.length === 1 ? 'Role' : 'Roles',
                roles.length === 0 ? 'None' : <Tags key="roles" keys={roles} />,
              ],
              ...(userData.exp === undefined
                ? []
                : [['Session ends', <SessionEnd key="end" exp={userData.exp} />] as const]),
            ]}
          />
        </Card>
        {withProfile && <OwnProfileCard />}
        {withAbsences && <OwnAbsences id={session.owner} />}
        {withSessions && <OwnSessions />}
        <Card component="section">
          <Title order={2} size="h4" mb="sm">
            Permissions
          </Title>
          {held.length === 0 ? (
            <Text size="sm" c="dimmed">
              Your account holds no permissions. An administrator can grant them through a role.
            </Text>
          ) : (
            <Facts
              facts={held.map(({ title, keys }) => [title, <Tags key={title} keys={keys} />])}
            />
          )}
        </Card>
      </Stack>
    </>
  )
}

/** @param exp seconds since 1970 */
function SessionEnd({ exp }: { exp: number }) {
  const now = useNow(30_000)
  const end = useSessionEnd(exp)
  return (
    <>
      <time dateTime={new Date(end).toISOString()}>
        {clinicWords(end, { dateStyle: 'full', timeStyle: 'short' })}
      </time>
      , {timeLeft(end - now)}
    </>
  )
}

const Tags = ({ keys }: { keys: readonly string[] }) => (
  <Group gap={6}>
    {keys.map((key) => (
      <Badge key={key}>{permissionLabel(key)}</Badge>
    ))}
  </Group>
)
