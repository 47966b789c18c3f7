import { Box, SimpleGrid, Skeleton } from '@mantine/core'

/** The shape that every dashboard has: figures, sub-tabs, a table. It is shown while one is loaded. */
export const DashboardSkeleton = () => (
  <Box role="status" aria-label="Loading">
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm" mb="lg">
      <Skeleton h="5.5rem" />
      <Skeleton h="5.5rem" />
      <Skeleton h="5.5rem" />
      <Skeleton h="5.5rem" />
    </SimpleGrid>
    <Skeleton h="2.25rem" w="20rem" maw="100%" mb="md" />
    <Skeleton h="24rem" />
  </Box>
)
