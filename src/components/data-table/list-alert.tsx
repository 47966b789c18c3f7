import { Alert, Group } from '@mantine/core'
import { BusyButton } from '../busy-button'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <Alert mb="md">
    <Group justify="space-between" gap="xs">
      {message}
      <BusyButton variant="default" size="xs" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </Group>
  </Alert>
)
