import { Anchor, Card } from '@mantine/core'
import { type StaffUser, staffEndpoints, staffLock } from '@shared/contracts/staff'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staffUserQuery } from '@/api/staff'
import { Facts } from '@/components/facts'
import { PageHeader } from '@/components/page-header'
import { deniedReason } from '@/stores/denied-reason'
import { isOffered, keepsRecords, useSession } from '@/stores/session'
import { ActionLink } from './action-link'
import { useStaffListLink } from './staff-list-link'
import { StartPasswordButton } from './start-password-button'
import { Status } from './status'
import { UserHead } from './user-head'
import { WithUser } from './with-user'
import { WorkingTimeSelect } from './working-time-select'

/** One user, to look at. */
export function UserPage({ id }: { id: string }) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
  const isSample = !useSession(keepsRecords)
  const title = query.data?.name ?? 'User'
  return (
    <>
      <PageHeader
        title={title}
        isSample={isSample}
        breadcrumbs={[{ label: 'Users', link: list }, { label: title }]}
        actions={query.data && <UserActions user={query.data} />}
      />
      <WithUser query={query}>{(user) => <Profile user={user} />}</WithUser>
    </>
  )
}

const UserActions = ({ user }: { user: StaffUser }) => (
  <>
    {isOffered(startPasswordEndpoints.give) && <StartPasswordButton key={user._id} user={user} />}
    <ActionLink
      needs={staffEndpoints.update}
      locked={staffLock(user)}
      to="/admin/staff/edit"
      search={{ id: user._id }}
      leftSection={<IconPencil size={16} aria-hidden />}
    >
      Edit
    </ActionLink>
  </>
)

const Profile = ({ user }: { user: StaffUser }) => (
  <Card component="section" maw={832} aria-label="Details">
    <UserHead user={user} />
    <Facts
      facts={[
        ['Role', user.role.name],
        ['Department', user.department?.name ?? '—'],
        ['Status', <Status key="status" status={user.status} />],
        [
          'Phone',
          user.phone ? (
            <Anchor key="phone" size="sm" href={`tel:${user.phone}`}>
              {user.phone}
            </Anchor>
          ) : (
            '—'
          ),
        ],
        ['Place', user.place || '—'],
        ...(isOffered(staffEndpoints.assignWorkingTime) ? [workingTimeOf(user)] : []),
      ]}
    />
  </Card>
)

const workingTimeOf = (user: StaffUser) =>
  ['Working time', <WorkingTime key="working-time" user={user} />] as const

function WorkingTime({ user }: { user: StaffUser }) {
  const denied = useSession((state) => deniedReason(staffEndpoints.assignWorkingTime, state))
  return denied === null && staffLock(user) === null ? (
    <WorkingTimeSelect user={user} />
  ) : (
    (user.workingTime?.name ?? '—')
  )
}
