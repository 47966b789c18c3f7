import { Text } from '@mantine/core'
import { useLive } from '@/stores/live'
import { isSample, useSession } from '@/stores/session'

const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** That what is on show no longer follows other desks, since when; it goes by itself. */
export function LiveLine() {
  const lostSince = useLive((state) => state.lostSince)
  const isToldOfChanges = useSession((state) => !isSample(['changes'], state))
  if (!isToldOfChanges) return null
  return (
    // There from the start, so that what comes into it is read out.
    <div aria-live="polite">
      {lostSince !== null && (
        <Text component="output" display="block" size="sm" c="dimmed" mb="sm">
          Not live since {time.format(lostSince)}. Trying again…
        </Text>
      )}
    </div>
  )
}
