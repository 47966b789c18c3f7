import { Box, Button, Collapse, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFilter } from '@tabler/icons-react'
import { memo, type ReactNode, useId } from 'react'
import { useNarrow } from '@/hooks/use-narrow'
import { BusyButton } from '../busy-button'
import { disabledWithReason, type Reason } from '../disabled-with-reason'

export interface BulkDeletion {
  /** How many rows are selected. */
  count: number
  loading: boolean
  onDelete: () => void
  /** Why whoever is signed in can't delete anything; null where they can. */
  denied: Reason | null
  label?: string | undefined
  /** The key that does the same, for who looks for one. */
  shortcut?: string | undefined
}

interface ListToolbarProps {
  /** The search box, where it stands apart from the filters. */
  search?: ReactNode
  /** The filters, and the search box where it does not stand apart. */
  children: ReactNode
  /** How many filters are set: without room for them they wait behind a button that says so. */
  filtersSet?: number | undefined
  /** Empties them; for lists that have some. */
  onReset: (() => void) | undefined
  /** Choosing columns and exporting, on lists that can. */
  tools?: ReactNode
  /** Deleting what is selected, on lists that can. */
  bulk?: BulkDeletion | undefined
}

/** How much of a toolbar's room a filter takes: less where that keeps all on one line. */
export const filterSize = {
  flex: { base: '1 1 7.5rem', xs: '1 1 10rem' },
  miw: '7.5rem',
  maw: { xs: '12rem' },
}

/** What stands between a page's title and its table. */
export function ListToolbar({ filtersSet, ...props }: ListToolbarProps) {
  const isNarrow = useNarrow()
  return isNarrow && filtersSet !== undefined ? (
    <NarrowToolbar {...props} filtersSet={filtersSet} />
  ) : (
    <WideToolbar {...props} />
  )
}

type NarrowToolbarProps = Pick<ListToolbarProps, 'search' | 'children' | 'tools'> & {
  filtersSet: number
}

/** On one line: what is found is looked for all day, by what it is filtered now and then. */
function NarrowToolbar({ search, children, tools, filtersSet }: NarrowToolbarProps) {
  const filters = useId()
  const [opened, { toggle }] = useDisclosure()
  return (
    <Box mb="xs" data-noprint>
      <Group gap="xs" wrap="nowrap">
        {search && (
          <Box flex={1} miw={0}>
            {search}
          </Box>
        )}
        <Button
          flex="none"
          px="sm"
          variant={filtersSet > 0 ? 'light' : 'default'}
          aria-expanded={opened}
          aria-controls={filters}
          leftSection={<IconFilter size={16} aria-hidden />}
          onClick={toggle}
        >
          {filtersSet > 0 ? `Filters (${filtersSet})` : 'Filters'}
        </Button>
        {tools}
      </Group>
      <Collapse id={filters} expanded={opened}>
        <Group gap="xs" pt="xs">
          {children}
        </Group>
      </Collapse>
    </Box>
  )
}

const WideToolbar = ({ search, children, onReset, tools, bulk }: ListToolbarProps) => (
  // At their top: a message below one of them moves none of the others.
  <Group align="flex-start" gap="sm" mb="sm" data-noprint>
    {search}
    {children}
    <Group gap="sm" ms={{ base: 0, xs: 'auto' }}>
      {bulk && (
        <Text span c="dimmed" aria-live="polite">
          {bulk.count > 0 && `${bulk.count} selected`}
        </Text>
      )}
      {tools}
      {onReset && <ResetButton onReset={onReset} />}
      {bulk && <DeleteSelected {...bulk} />}
    </Group>
  </Group>
)

// Memoised, for the toolbar is rendered with each key that is typed in its search box.

const ResetButton = memo(({ onReset }: { onReset: () => void }) => (
  <Button variant="default" onClick={onReset}>
    Reset
  </Button>
))
ResetButton.displayName = 'ResetButton'

const DeleteSelected = memo(
  ({ count, loading, onDelete, denied, label = 'Delete Selected', shortcut }: BulkDeletion) => (
    <BusyButton
      variant="light"
      color="red"
      {...(denied === null ? { disabled: count === 0 && !loading } : disabledWithReason(denied))}
      busy={loading}
      aria-keyshortcuts={shortcut}
      onClick={onDelete}
    >
      {label}
    </BusyButton>
  ),
)
DeleteSelected.displayName = 'DeleteSelected'
