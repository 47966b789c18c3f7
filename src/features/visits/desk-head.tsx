import { Button, Group, Title } from '@mantine/core'
import { visitEndpoints } from '@shared/contracts/visits'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { disabledWithReason } from '@/components/disabled-with-reason'
import { useDenial } from '@/hooks/use-may'
import { useNarrow } from '@/hooks/use-narrow'
import classes from './desk.module.css'
import { LayoutSwitch, useGridShown } from './grid/layout-switch'
import { useVisitsKept } from './use-day'

interface DeskHeadProps {
  withKeys: boolean
  onSchedule: () => void
  /** Which day is on show. */
  day: ReactNode
  /** What is done with it. */
  children?: ReactNode
}

/** The head of the desk's appointments, whether they are a list or a grid. */
export function DeskHead({ withKeys, onSchedule, day, children }: DeskHeadProps) {
  const denied = useDenial(visitEndpoints.schedule)
  const kept = useVisitsKept()
  const isNarrow = useNarrow()
  // The grid's paper says itself what it is of.
  const isGrid = useGridShown()
  return (
    <Group
      justify="space-between"
      gap={isNarrow ? 'xs' : 'sm'}
      mb={isNarrow ? 'xs' : 'sm'}
      className={classes.head}
      mod={{ noprint: isGrid }}
    >
      <Title order={2} size="h4" className={classes.title} mod={{ kept }}>
        Appointments
      </Title>
      {day}
      <LayoutSwitch />
      {children}
      <Button
        // Without the event of the press.
        onClick={() => onSchedule()}
        {...disabledWithReason(denied)}
        aria-label="Schedule New Appointment"
        aria-keyshortcuts={withKeys ? 'n' : undefined}
        {...(isNarrow && { px: 'sm' })}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        {isNarrow ? 'Schedule' : 'Schedule New Appointment'}
      </Button>
    </Group>
  )
}
