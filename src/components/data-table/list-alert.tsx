import { Alert, Group } from '@mantine/core'
import { BusyButton } from '../busy-button'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** A list's box, which is there whatever rows it has, otherwise a form's first field. */
const focusContent = (beside: Element | null) =>
  (
    beside?.querySelector<HTMLElement>('[role="region"]') ??
    beside?.querySelector<HTMLElement>('input, select, textarea')
  )?.focus()

/** The focus of *Retry*, which goes once the list is read, goes on to what has been read. */
const keepFocus = (alert: HTMLElement | null) => () => {
  if (alert?.contains(document.activeElement)) focusContent(alert.parentElement)
}

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <Alert ref={keepFocus} mb="md">
    {/* The first line beside the icon, however high the button is. */}
    <Group justify="space-between" align="flex-start" gap="xs">
      {message}
      <BusyButton variant="default" size="xs" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </Group>
  </Alert>
)
