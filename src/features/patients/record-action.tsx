import { Button } from '@mantine/core'
import { BusyButton } from '@/components/busy-button'
import { disabledWithReason, type Reason } from '@/components/disabled-with-reason'

export interface RecordActionProps {
  label: string
  /** Why it can't be done; null where it can. */
  reason: Reason | null
  busy?: boolean
  /** Whether it is what most come for. */
  first?: boolean
  onClick: () => void
}

/** Something to do with a record; what can't be done is there all the same, and its title says why. */
export const RecordAction = ({
  label,
  reason,
  busy = false,
  first = false,
  onClick,
}: RecordActionProps) =>
  reason === null ? (
    <BusyButton variant={first ? 'filled' : 'default'} busy={busy} onClick={onClick}>
      {label}
    </BusyButton>
  ) : (
    <Button variant="default" {...disabledWithReason(reason)}>
      {label}
    </Button>
  )
