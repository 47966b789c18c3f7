import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'

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
  const state = locked === null ? {} : { disabled: true, title: locked }
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={`Edit ${name}`}
        onClick={onEdit}
        {...state}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size="lg"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        {...state}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
