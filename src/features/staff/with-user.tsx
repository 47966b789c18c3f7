import { Button, Stack, Text } from '@mantine/core'
import { type StaffUser, staffMessages } from '@shared/contracts/staff'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { QueryAlert } from '@/components/query-alert'
import { useStaffListLink } from '@/stores/staff-list'

interface WithUserProps {
  /** Its data is null where nobody has the id. */
  query: UseQueryResult<StaffUser | null>
  /** Why the page is not for this user; null where it is. */
  locked?: (user: StaffUser) => string | null
  children: (user: StaffUser) => ReactNode
}

/** A page about one user: `children` where there is such a user, otherwise the way back. */
export function WithUser({ query, locked = () => null, children }: WithUserProps) {
  const list = useStaffListLink()
  const user = query.data
  if (query.error) return <QueryAlert query={query} otherwise={staffMessages.fetchFailed} />
  if (user === undefined) return <output aria-label="Loading user" />
  const reason = user === null ? staffMessages.notFound : locked(user)
  if (user !== null && reason === null) return children(user)
  return (
    <Stack align="flex-start" maw={832}>
      <Text size="sm">{reason}</Text>
      <Button renderRoot={(root) => <Link {...root} {...list} />}>Back to Users</Button>
    </Stack>
  )
}
