import { IconPencil, IconTrash } from '@tabler/icons-react'
import { IconButton } from '../icon-button'
import classes from './data-table.module.css'

interface RowActionsProps {
  /** The thing in the row: the buttons are called after it. */
  name: string
  onEdit: () => void
  onDelete: () => void
  /** Why the thing can't be changed; null where it can. */
  locked?: string | null
}

/** Edit and delete, at the end of a row. */
export function RowActions({ name, onEdit, onDelete, locked = null }: RowActionsProps) {
  const state = { disabled: locked !== null, title: locked ?? undefined }
  return (
    <div className={classes.actions}>
      <IconButton aria-label={`Edit ${name}`} onClick={onEdit} {...state}>
        <IconPencil size={18} aria-hidden />
      </IconButton>
      <IconButton aria-label={`Delete ${name}`} onClick={onDelete} {...state}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </div>
  )
}
