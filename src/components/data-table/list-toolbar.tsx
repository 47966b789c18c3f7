import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button'
import classes from './data-table.module.css'

interface ListToolbarProps {
  /** The search box and the filters. */
  children: ReactNode
  onReset: () => void
  /** Deleting what is selected, on lists that can. */
  bulk?: {
    count: number
    loading: boolean
    onDelete: () => void
    label?: string
    /** The key that does the same, for who looks for one. */
    shortcut?: string
  }
}

/** What stands between a page's title and its table. */
export const ListToolbar = ({ children, onReset, bulk }: ListToolbarProps) => (
  <div className={classes.toolbar}>
    {children}
    <div className={classes.choices}>
      {bulk && (
        <span className={classes.count} aria-live="polite">
          {bulk.count > 0 && `${bulk.count} selected`}
        </span>
      )}
      <Button variant="default" onClick={onReset}>
        Reset
      </Button>
      {bulk && (
        <BusyButton
          variant="light"
          color="red"
          disabled={bulk.count === 0 && !bulk.loading}
          busy={bulk.loading}
          aria-keyshortcuts={bulk.shortcut}
          onClick={bulk.onDelete}
        >
          {bulk.label ?? 'Delete Selected'}
        </BusyButton>
      )}
    </div>
  </div>
)
