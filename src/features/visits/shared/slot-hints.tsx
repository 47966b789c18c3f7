import { Alert, Stack } from '@mantine/core'

/** What is told of a time; none of it keeps anybody from taking it. */
export const SlotHints = ({ hints }: { hints: readonly string[] }) => (
  <Stack aria-live="polite" gap="xs">
    {hints.map((hint) => (
      <Alert key={hint} color="yellow" role="note">
        {hint}
      </Alert>
    ))}
  </Stack>
)
