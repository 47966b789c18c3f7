import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@/api/api-error'
import { reloadIfOutdated } from '@/lib/new-build'
import { HomeLink, MessagePage } from './shared/message-page'

/**
 * What a screen shows when it can't be loaded or drawn. It is there from the start, for when nothing
 * more can be fetched.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(() => {
    // The screen may be one of a build that is gone; nothing of it is shown that could be lost.
    if (!(error instanceof ApiError)) void reloadIfOutdated()
  }, [error])
  return (
    <div role="alert">
      <MessagePage
        icon={IconAlertTriangle}
        title="Something went wrong"
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>Try again</Button>
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
