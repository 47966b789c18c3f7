import { Anchor, Button, Card } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffUserQuery } from '@/api/staff'
import { Facts } from '@/components/facts'
import { PageHeader } from '@/components/page-header'
import { type StaffUser, staffEndpoints, staffLock } from '@/contracts/staff'
import { isOffered } from '@/stores/session'
import { useStaffListLink } from './staff-list-link'
import { Status } from './status'
import { UserHead } from './user-head'
import { WithUser } from './with-user'
import { WorkingTimeSelect } from './working-time-select'

/** One user, to look at. */
export function UserPage({ id }: { id: string }) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
  const title = query.data?.name ?? 'User'
  return (
    <>
      <PageHeader
        title={title}
        records={['staff']}
        breadcrumbs={[{ label: 'Users', link: list }, { label: title }]}
        actions={query.data && <EditLink user={query.data} />}
      />
      <WithUser query={query}>{(user) => <Profile user={user} />}</WithUser>
    </>
  )
}

function EditLink({ user }: { user: StaffUser }) {
  const locked = staffLock(user)
  const icon = <IconPencil size={16} aria-hidden />
  return locked === null ? (
    <Button
      renderRoot={(root) => <Link to="/admin/staff/edit" search={{ id: user._id }} {...root} />}
      leftSection={icon}
    >
      Edit
    </Button>
  ) : (
    <Button disabled title={locked} leftSection={icon}>
      Edit
    </Button>
  )
}

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
  [
    'Working time',
    staffLock(user) === null ? (
      <WorkingTimeSelect key="working-time" user={user} />
    ) : (
      (user.workingTime?.name ?? '—')
    ),
  ] as const
