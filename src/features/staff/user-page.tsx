import { Anchor, Card } from '@mantine/core'
import { type StaffUser, staffEndpoints, staffLock } from '@shared/contracts/staff'
import { staffHoursEndpoints } from '@shared/contracts/staff-hours'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { staffUserQuery } from '@/api/staff'
import { Facts } from '@/components/facts'
import { PageHeader } from '@/components/page-header'
import { HoursOfUser } from '@/features/hours/shared/hours-sections'
import { useMay } from '@/hooks/use-may'
import { useStaffListLink } from '@/stores/staff-list'
import { ActionLink } from './action-link'
import { StartPasswordButton } from './start-password-button'
import { Status } from './status'
import { UserHead } from './user-head'
import { WithUser } from './with-user'

/** One user, to look at. */
export function UserPage({ id }: { id: string }) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
  const title = query.data?.name ?? 'User'
  return (
    <>
      <PageHeader
        title={title}
        showsRecords
        breadcrumbs={[{ label: 'Users', link: list }, { label: title }]}
        actions={query.data && <UserActions user={query.data} />}
      />
      <WithUser query={query}>{(user) => <Profile user={user} />}</WithUser>
    </>
  )
}

const UserActions = ({ user }: { user: StaffUser }) => (
  <>
    <StartPasswordButton key={user._id} user={user} />
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

function Profile({ user }: { user: StaffUser }) {
  const withHours = useMay(staffHoursEndpoints.get)
  return (
    <>
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
          ]}
        />
      </Card>
      {withHours && <HoursOfUser key={user._id} id={user._id} name={user.name} />}
    </>
  )
}
