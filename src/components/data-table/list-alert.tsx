import { Alert, Group } from '@mantine/core'
import { BusyButton } from '../busy-button'
import { keepFocus } from './keep-focus'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** A list's box, which is there whatever rows it has, otherwise a form's first field. */
const toContent = keepFocus(
  ({ parentElement }) =>
    parentElement?.querySelector<HTMLElement>('[role="region"]') ??
    parentElement?.querySelector<HTMLElement>('input, select, textarea'),
)

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <Alert ref={toContent} mb="md">
    {/* The first line beside the icon, however high the button is. */}
    <Group justify="space-between" align="flex-start" gap="xs">
      {message}
      <BusyButton variant="default" size="xs" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </Group>
  </Alert>
)
