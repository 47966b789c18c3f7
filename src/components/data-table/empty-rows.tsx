import { Button } from '@mantine/core'
import classes from './data-table.module.css'

interface EmptyRowsProps {
  /** That there is nothing, as 'No users found'. */
  title: string
  /** What to do about it. */
  hint: string
  onReset: () => void
}

/** What stands in a table without rows. */
export const EmptyRows = ({ title, hint, onReset }: EmptyRowsProps) => (
  <div className={classes.nothing}>
    <p className={classes.nothingTitle}>{title}</p>
    <p>{hint}</p>
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        // The button goes when there are rows again; the table's box stays.
        currentTarget.closest('section')?.focus()
        onReset()
      }}
    >
      Reset Filters
    </Button>
  </div>
)
