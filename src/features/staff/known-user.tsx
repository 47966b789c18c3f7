import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorText } from '@/api/api-error'
import { staffUserQuery } from '@/api/staff'
import { ListAlert } from '@/components/data-table/list-alert'
import { type StaffUser, staffMessages } from '@/contracts/staff'
import { useStaffListLink } from './staff-list-link'

interface KnownUserProps {
  id: string
  /** Why the page is not for this user; null where it is. */
  locked?: (user: StaffUser) => string | null
  children: (user: StaffUser) => ReactNode
}

/** What there is to do with a user, or that there is none of this id, with the way back. */
export function KnownUser({ id, locked = () => null, children }: KnownUserProps) {
  const list = useStaffListLink()
  const { data: user, error, isFetching, refetch } = useQuery(staffUserQuery(id))
  if (error)
    return (
      <ListAlert
        message={errorText(error, { otherwise: staffMessages.fetchFailed })}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
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
