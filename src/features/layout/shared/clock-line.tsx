import { Box, Group, Text } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { clockWords } from '@/lib/clock-words'
import { useClock } from '@/stores/clock'

/**
 * That this computer's clock is wrong, as long as it is. Where it is rendered it has room: nothing moves
 * when it comes or goes.
 */
export function ClockLine() {
  const words = useClock(({ offset }) => clockWords(offset))
  return (
    // There from the start, so that what comes into it is read out.
    <Box aria-live="polite" miw={0}>
      {words !== null && (
        <Group component="output" gap={4} wrap="nowrap" c="var(--rounds-warning)">
          <IconClockExclamation size={14} aria-hidden style={{ flex: 'none' }} />
          <Text span size="xs" lh="1rem" fw={600} truncate>
            {words}{' '}
            <Text span inherit visibleFrom="sm">
              Dates and times here are the clinic's.
            </Text>
          </Text>
        </Group>
      )}
    </Box>
  )
}
