import { Button, Text, Title } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'

/** What a screen shows when it can't be loaded or drawn. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert">
      <Title order={1}>Something went wrong</Title>
      <Text>{error instanceof Error ? error.message : String(error)}</Text>
      <Button onClick={retry}>Try again</Button>
    </div>
  )
}
