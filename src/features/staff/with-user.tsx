import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { staffUserQuery } from '@/api/staff'
import { QueryAlert } from '@/components/query-alert'
import { type StaffUser, staffMessages } from '@/contracts/staff'
import { useStaffListLink } from './staff-list-link'

interface WithUserProps {
  id: string
  /** Why the page is not for this user; null where it is. */
  locked?: (user: StaffUser) => string | null
  children: (user: StaffUser) => ReactNode
}

/** A page about one user: `children` where there is one of this id, otherwise the way back. */
export function WithUser({ id, locked = () => null, children }: WithUserProps) {
  const list = useStaffListLink()
  const query = useQuery(staffUserQuery(id))
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
