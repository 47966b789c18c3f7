import { Text } from '@mantine/core'
import { type Visit, visitMessages } from '@shared/contracts/visits'
import type { ReactNode } from 'react'
import { Figures } from '@/components/cells'
import {
  isLongWait,
  lateMinutes,
  lateWords,
  waitMinutes,
  waitWords,
  withDoctorWords,
} from './visit-words'

/**
 * How long somebody has waited, or has been waited for.
 * @param now milliseconds since 1970
 */
export function Wait({ visit, now }: { visit: Visit; now: number }) {
  const waits = waitMinutes(visit, now)
  const late = lateMinutes(visit, now)
  if (waits !== null)
    return isLongWait(visit, waits) ? (
      <Warning>
        {`${waits} min, `}
        {/* In a line of its own the column stays as narrow as without it. */}
        <br />
        {visitMessages.longWait}
      </Warning>
    ) : (
      <Figures>{waitWords(visit, waits)}</Figures>
    )
  return late === null ? null : <Warning>{lateWords(late)}</Warning>
}

/** May break: with buttons beside it there is little room on a tablet. */
const Warning = ({ children }: { children: ReactNode }) => (
  // Two lines are no higher than the buttons of the row.
  <Text span inherit lh={1.2} display="inline-block" c="var(--mantine-color-error)" fw={500}>
    {children}
  </Text>
)

/** Since when the patient is with the doctor, below the status. */
export function WithDoctor({ visit }: { visit: Visit }) {
  const words = withDoctorWords(visit)
  return (
    words !== null && (
      <Text size="sm" c="dimmed" lh={1.2}>
        {words}
      </Text>
    )
  )
}
