import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { visitEndpoints } from '@/contracts/visits'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import classes from './desk.module.css'
import { LayoutSwitch } from './grid/layout-switch'

interface DeskHeadProps {
  className?: string | undefined
  withKeys: boolean
  onSchedule: () => void
  /** Which day is on show, and what is done with it. */
  children: ReactNode
}

/** The head of the desk's appointments, whether they are a list or a grid. */
export function DeskHead({ className, withKeys, onSchedule, children }: DeskHeadProps) {
  const denied = useSession((state) => deniedReason(visitEndpoints.schedule, state))
  return (
    <Group justify="space-between" gap="sm" mb="sm" className={className}>
      <Title order={2} size="h4" className={classes.title}>
        Appointments
      </Title>
      <LayoutSwitch />
      {children}
      <Button
        // Without the event of the press.
        onClick={() => onSchedule()}
        disabled={denied !== null}
        title={denied ?? undefined}
        aria-keyshortcuts={withKeys ? 'n' : undefined}
        leftSection={<IconPlus size={16} aria-hidden />}
      >
        Schedule New Appointment
      </Button>
    </Group>
  )
}
