import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ErrorComponentProps, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@/api/api-error'
import { partOfHome } from '@/lib/dashboards'
import { reloadIfOutdated } from '@/lib/new-build'
import { HomeLink, MessagePage } from './shared/message-page'

/**
 * What a screen shows when it can't be loaded or drawn; on Home, in the place of a dashboard or a view. It
 * is there from the start, for when nothing more can be fetched.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { fullPath } = useMatch({ strict: false })
  const part = partOfHome(fullPath)
  const retry = () => void router.invalidate()
  useEffect(() => {
    // The screen may be one of a build that is gone; nothing of it is shown that could be lost.
    if (!(error instanceof ApiError)) void reloadIfOutdated()
  }, [error])
  if (part !== null)
    return (
      <Group role="alert" justify="space-between" gap="xs" mb="md">
        <Text>{part} cannot be shown. Check your connection and try again.</Text>
        <Button variant="default" size="xs" onClick={retry}>
          Retry
        </Button>
      </Group>
    )
  return (
    <div role="alert">
      <MessagePage
        icon={IconAlertTriangle}
        title="Something went wrong"
        actions={
          <>
            <Button onClick={retry}>Try again</Button>
            <HomeLink variant="default" />
          </>
        }
      >
        {error instanceof ApiError
          ? error.message
          : 'This page could not be shown. Trying again may help; what you have saved is safe.'}
      </MessagePage>
    </div>
  )
}
