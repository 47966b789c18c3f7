import { BusyButton } from '../busy-button'
import { ErrorMessage } from '../error-message'
import classes from './data-table.module.css'

interface ListAlertProps {
  message: string
  retrying: boolean
  onRetry: () => void
}

/** That a list can't be read; rows that were read before stay below it. */
export const ListAlert = ({ message, retrying, onRetry }: ListAlertProps) => (
  <div className={classes.alert}>
    <ErrorMessage message={message}>
      <BusyButton variant="default" busy={retrying} onClick={onRetry}>
        Retry
      </BusyButton>
    </ErrorMessage>
  </div>
)
