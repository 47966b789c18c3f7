import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { PageHeader } from '@/components/page-header'

/** An admin screen without the admin role. */
export function NoAccess() {
  return (
    <>
      <PageHeader title="No access" />
      <Text>
        This part of Rounds is for administrators, and your account does not hold the admin role.
      </Text>
      <Link to="/">Go to Home</Link>
    </>
  )
}
