import type { FreeTime, Slot } from '@shared/contracts/visit-times'
import { isolated } from '@shared/lib/isolated'
import '@mantine/core/styles/Chip.css'
import { Box, Chip, Group, Input, Skeleton, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { errorText } from '@/api/api-error'
import { outdatedProps } from '@/components/outdated'
import { timeKey, type useFreeTimes } from './use-free-times'

interface FreeTimesProps {
  times: ReturnType<typeof useFreeTimes>
  /** What is typed; empty where it is no date or no time. */
  wanted: Slot
  onPick: (time: FreeTime) => void
}

/** Three lines of chips with a date in a dialog; more, as on a phone, are scrolled to. */
const room = { h: 104, style: { overflowY: 'auto' } } as const

/**
 * The next free times, to be picked in place of typing. Their room is there before they are, and stays the
 * same: what comes for another time moves nothing that is being pressed.
 */
export function FreeTimes({ times, wanted, onPick }: FreeTimesProps) {
  const label = useId()
  const { free, until, error, isLoading, isOutdated, isOfDepartment } = times
  const words = ({ date, time, doctor }: FreeTime) => {
    const when = date === wanted.date ? time : `${time} on ${date}`
    return isOfDepartment ? `${when}, ${isolated(doctor)}` : when
  }
  return (
    <div>
      <Input.Label labelElement="div" id={label} mb={4}>
        Next free times
      </Input.Label>
      <Box {...room}>
        {free && free.length > 0 ? (
          <Chip.Group
            value={timeKey(wanted)}
            onChange={(value) => {
              const time = free.find((one) => timeKey(one) === value)
              if (time) onPick(time)
            }}
          >
            <Group
              role="radiogroup"
              aria-labelledby={label}
              gap="xs"
              {...outdatedProps(isOutdated)}
            >
              {free.map((time) => (
                // By a common name they are one stop of Tab, and the arrows choose.
                <Chip key={timeKey(time)} name={label} value={timeKey(time)} size="sm">
                  {words(time)}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        ) : isLoading ? (
          <Skeleton h={28} />
        ) : (
          <Hint>
            {error
              ? errorText(error, { otherwise: 'They cannot be looked up at the moment.' })
              : free
                ? `None up to ${until}. Try another doctor, department or date.`
                : 'Choose a date, and a doctor or a department.'}
          </Hint>
        )}
      </Box>
    </div>
  )
}

const Hint = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed" lh="28px">
    {children}
  </Text>
)
