import { Alert, Box, Stack } from '@mantine/core'

/** A hint of two lines. */
const room = 64

/**
 * What is told of a time; none of it keeps anybody from taking it. The room of one is always there: it comes
 * and goes as the time is typed, and moves nothing that is being pressed.
 */
export const SlotHints = ({ hints }: { hints: readonly string[] }) => (
  <Box mih={room}>
    <Stack aria-live="polite" gap="xs">
      {hints.map((hint) => (
        <Alert key={hint} color="yellow" role="note">
          {hint}
        </Alert>
      ))}
    </Stack>
  </Box>
)
