import { Box, Text } from '@mantine/core'
import { useLive } from '@/stores/live'
import { isSample, useSession } from '@/stores/session'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** That what is on show no longer follows other desks, since when; it goes by itself. */
export function LiveLine() {
  const lostSince = useLive((state) => state.lostSince)
  const isToldOfChanges = useSession((state) => !isSample(['changes'], state))
  if (!isToldOfChanges) return null
  return (
    // There from the start, so that what comes into it is read out; in the page's padding, where it moves
    // nothing.
    <Box aria-live="polite" pos="absolute" top={{ base: -16, md: -24 }} left={0} right={0}>
      {lostSince !== null && (
        <Text component="output" display="block" size="xs" lh="1rem" c="dimmed" truncate>
          Not live since {time.format(lostSince)}. Trying again…
        </Text>
      )}
    </Box>
  )
}
