import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'

interface ListToolbarProps {
  /** The search box and the filters. */
  children: ReactNode
  onReset: () => void
  /** Deleting what is selected, on lists that can. */
  bulk?: { count: number; loading: boolean; onDelete: () => void }
}

/** What stands between a page's title and its table. */
export const ListToolbar = ({ children, onReset, bulk }: ListToolbarProps) => (
  <Group justify="space-between" gap="sm" mb="sm">
    <Group gap="sm" flex={{ base: '1 1 100%', xs: '0 1 auto' }}>
      {children}
    </Group>
    <Group gap="sm">
      {bulk && bulk.count > 0 && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {bulk.count} selected
        </Text>
      )}
      <Button variant="default" onClick={onReset}>
        Reset
      </Button>
      {bulk && (
        <Button
          variant="light"
          color="red"
          disabled={bulk.count === 0}
          loading={bulk.loading}
          onClick={bulk.onDelete}
        >
          Delete Selected
        </Button>
      )}
    </Group>
  </Group>
)
