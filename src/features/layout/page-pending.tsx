import { Skeleton, Stack } from '@mantine/core'

/** Stands in for a page that is being loaded, in about its shape. */
export const PagePending = () => (
  <Stack role="status" aria-label="Loading" gap="lg">
    <Skeleton h={32} maw={256} />
    <Skeleton h={320} />
  </Stack>
)
