import { Box, Text } from '@mantine/core'
import { changeEndpoints } from '@shared/contracts/changes'
import { useMay } from '@/hooks/use-may'
import { clinicWords } from '@/stores/clinic-day'
import { useLive } from '@/stores/live'

/** That what is on show no longer follows other desks, since when; it goes by itself. */
export function LiveLine() {
  const lostSince = useLive((state) => state.lostSince)
  if (!useMay(changeEndpoints.list)) return null
  return (
    // There from the start, so that what comes into it is read out.
    <Box aria-live="polite" miw={0}>
      {lostSince !== null && (
        <Text component="output" display="block" size="xs" lh="1rem" c="dimmed" truncate>
          Not live since {clinicWords(lostSince, { timeStyle: 'short' })}. Trying again…
        </Text>
      )}
    </Box>
  )
}
