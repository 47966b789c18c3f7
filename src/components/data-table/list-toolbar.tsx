import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button'

export interface BulkDeletion {
  /** How many rows are selected. */
  count: number
  loading: boolean
  onDelete: () => void
  label?: string | undefined
  /** The key that does the same, for who looks for one. */
  shortcut?: string | undefined
}

interface ListToolbarProps {
  /** The search box and the filters. */
  children: ReactNode
  onReset: () => void
  /** Deleting what is selected, on lists that can. */
  bulk?: BulkDeletion | undefined
}

/** What stands between a page's title and its table. */
export const ListToolbar = ({ children, onReset, bulk }: ListToolbarProps) => (
  // At their top: a message below one of them moves none of the others.
  <Group align="flex-start" gap="sm" mb="sm">
    {children}
    <Group gap="sm" ms={{ base: 0, xs: 'auto' }}>
      {bulk && (
        <Text span c="dimmed" aria-live="polite">
          {bulk.count > 0 && `${bulk.count} selected`}
        </Text>
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
    </Group>
  </Group>
)
