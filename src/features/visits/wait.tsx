import { Text } from '@mantine/core'
import type { Visit } from '@shared/contracts/visits'
import { Figures } from '@/components/cells'
import { lateMinutes, lateWords, waitMinutes } from './visit-words'

/**
 * How long somebody has waited, or has been waited for.
 * @param now milliseconds since 1970
 */
export function Wait({ visit, now }: { visit: Visit; now: number }) {
  const waits = waitMinutes(visit, now)
  const late = lateMinutes(visit, now)
  if (waits !== null) return <Figures>{`${waits} min`}</Figures>
  if (late === null) return null
  return (
    // May break: with buttons beside it there is little room on a tablet.
    <Text span inherit c="var(--mantine-color-error)" fw={500}>
      {lateWords(late)}
    </Text>
  )
}
