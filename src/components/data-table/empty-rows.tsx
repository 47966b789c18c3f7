import { Button, Stack, Text } from '@mantine/core'

interface EmptyRowsProps {
  /** That there is nothing, in the specification's words. */
  title: string
  /** What to do about it. */
  hint: string
  onReset: () => void
}

/** What stands in a table without rows. */
export const EmptyRows = ({ title, hint, onReset }: EmptyRowsProps) => (
  <Stack align="center" gap="xs" py="xl">
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {hint}
    </Text>
    <Button variant="default" size="xs" mt="xs" onClick={onReset}>
      Reset Filters
    </Button>
  </Stack>
)
