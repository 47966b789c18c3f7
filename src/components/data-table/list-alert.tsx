import { Box } from '@mantine/core'
import { BusyButton } from '../busy-button'
import { ErrorMessage } from '../error-message'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <Box mb="md">
    <ErrorMessage message={message}>
      <BusyButton variant="default" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </ErrorMessage>
  </Box>
)
