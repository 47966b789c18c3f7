import { Group, Pagination as MantinePagination, NativeSelect, Text } from '@mantine/core'
import { memo } from 'react'
import { listSearchSchema, type PageSize, pageSizes } from '@/lib/list-search'
import { lastPage, pageRange } from '@/lib/page-range'

interface PaginationProps {
  /** Zero-based index of the page on show. */
  activeId: number
  perPage: number
  totalCount: number
  /** Whether there are no more than that. */
  isExact: boolean
  onChange: (changes: { page: number } | { size: PageSize }) => void
}

const named = (label: string) => ({ 'aria-label': label, title: label })

/** Memoised apart from the rest, which changes with each key typed in a search. */
const PageSizeSelect = memo(
  ({ perPage, onChange }: Pick<PaginationProps, 'perPage' | 'onChange'>) => (
    <NativeSelect
      label="Page size"
      labelProps={{ fw: 'normal' }}
      styles={{ root: { display: 'flex', alignItems: 'center', gap: 'var(--mantine-spacing-xs)' } }}
      data={pageSizes.map(String)}
      value={perPage}
      onChange={({ currentTarget }) =>
        onChange({ size: listSearchSchema.shape.size.parse(currentTarget.value) })
      }
    />
  ),
)
PageSizeSelect.displayName = 'PageSizeSelect'

/** Which rows of how many are on show, and the ways to the others. */
export const Pagination = memo(
  ({ activeId, perPage, totalCount, isExact, onChange }: PaginationProps) => (
    <Group component="nav" aria-label="Pagination" justify="space-between" gap="xs" mt="sm">
      <PageSizeSelect perPage={perPage} onChange={onChange} />
      <MantinePagination.Root
        size="lg"
        total={lastPage({ perPage, totalCount }) + 1}
        value={activeId + 1}
        onChange={(page) => onChange({ page })}
      >
        <Group gap={4} wrap="nowrap">
          <Text span size="sm" mr="xs" aria-live="polite" style={{ whiteSpace: 'nowrap' }}>
            {pageRange({ activeId, perPage, totalCount }, isExact)}
          </Text>
          <MantinePagination.First {...named('Reset to first page')} />
          <MantinePagination.Previous {...named('Previous')} />
          <MantinePagination.Next {...named('Next')} />
        </Group>
      </MantinePagination.Root>
    </Group>
  ),
)
Pagination.displayName = 'Pagination'
