import '@mantine/core/styles/Chip.css'
import { Chip, Group, Input } from '@mantine/core'
import { useId } from '@mantine/hooks'
import type { TimeSpan } from '@/contracts/visit-records'

interface FreeTimesProps {
  free: readonly TimeSpan[]
  /** What is typed; empty where it is no date or no time. */
  wanted: Pick<TimeSpan, 'date' | 'time'>
  onPick: (span: TimeSpan) => void
}

const spanValue = ({ date, time }: Pick<TimeSpan, 'date' | 'time'>) => `${date} ${time}`

/** The next free times, to be picked in place of typing. */
export function FreeTimes({ free, wanted, onPick }: FreeTimesProps) {
  const label = useId()
  return (
    <div>
      <Input.Label labelElement="div" id={label} mb={4}>
        Next free times
      </Input.Label>
      <Chip.Group
        value={spanValue(wanted)}
        onChange={(value) => {
          const span = free.find((one) => spanValue(one) === value)
          if (span) onPick(span)
        }}
      >
        <Group role="radiogroup" aria-labelledby={label} gap="xs">
          {free.map((span) => (
            <Chip key={spanValue(span)} value={spanValue(span)} size="sm">
              {span.date === wanted.date ? span.time : `${span.time} on ${span.date}`}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </div>
  )
}
