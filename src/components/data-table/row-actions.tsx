import { IconPencil, IconTrash } from '@tabler/icons-react'
import classes from './data-table.module.css'
import { RowIconButton, RowIconLink } from './row-controls'

interface RowActionsProps {
  /** The thing in the row: its actions are called after it. */
  name: string
  /** What Edit does, or the address that it leads to. */
  edit: (() => void) | string
  onDelete: () => void
  /** Why the thing can't be changed; null where it can. */
  locked?: string | null
}

/** Made once: what is the same element as before is not drawn again, for each row and letter typed. */
const pencil = <IconPencil size={18} aria-hidden />
const trash = <IconTrash size={18} aria-hidden />

/** Edit and delete, at the end of a row. */
export function RowActions({ name, edit, onDelete, locked = null }: RowActionsProps) {
  const state = { disabled: locked !== null, title: locked ?? undefined }
  const label = `Edit ${name}`
  return (
    <div className={classes.actions}>
      {typeof edit === 'function' || locked !== null ? (
        <RowIconButton
          aria-label={label}
          {...(typeof edit === 'function' && { onClick: edit })}
          {...state}
        >
          {pencil}
        </RowIconButton>
      ) : (
        <RowIconLink aria-label={label} href={edit}>
          {pencil}
        </RowIconLink>
      )}
      <RowIconButton danger aria-label={`Delete ${name}`} onClick={onDelete} {...state}>
        {trash}
      </RowIconButton>
    </div>
  )
}
