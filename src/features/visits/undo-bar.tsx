import { Group, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { BusyButton } from '@/components/busy-button'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import classes from './desk.module.css'
import type { LastAction } from './use-visit-actions'
import { visitorName } from './visit-words'

interface UndoBarProps {
  last: LastAction | null
  busy: boolean
  withKeys: boolean
  onUndo: (last: LastAction) => void
}

/**
 * Says what was done last, from one action to the next; it is read out. Its room is there from the
 * start, so that the rows below stay under the pointer that acts on them.
 */
export function UndoBar({ last, busy, withKeys, onUndo }: UndoBarProps) {
  const patientLabel = usePatientLabel()
  return (
    <Group
      aria-live="polite"
      justify="space-between"
      wrap="nowrap"
      className={classes.undo}
      mod={{ empty: last === null }}
    >
      {last ? (
        <Text size="sm" id="last-action">
          {last.verb}: <strong>{visitorName(last.after, patientLabel)}</strong>, {last.after.time},
          is now {last.after.status}.
        </Text>
      ) : (
        <Text size="sm">The last action can be taken back here.</Text>
      )}
      {last?.before && (
        <BusyButton
          flex="none"
          variant="default"
          busy={busy}
          aria-describedby="last-action"
          aria-keyshortcuts={withKeys ? 'u' : undefined}
          onClick={({ detail }) => {
            // The second click of a double click on an action, over which this has come.
            if (detail <= 1) onUndo(last)
          }}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
        >
          Undo
        </BusyButton>
      )}
    </Group>
  )
}
