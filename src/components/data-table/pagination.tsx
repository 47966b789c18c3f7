import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import { listSearchSchema, pageSizes } from '@/lib/list-search'
import { lastPage, pageRange } from '@/lib/page-range'
import classes from './data-table.module.css'

interface PaginationProps {
  /** Zero-based index of the page on show. */
  activeId: number
  perPage: number
  totalCount: number
  onPage: (activeId: number) => void
  onPerPage: (perPage: (typeof pageSizes)[number]) => void
}

/** Which rows of how many are on show, and the ways to the others. */
export function Pagination({ activeId, perPage, totalCount, onPage, onPerPage }: PaginationProps) {
  const steps = [
    { label: 'Reset to first page', Icon: IconChevronsLeft, to: 0, ends: activeId === 0 },
    { label: 'Previous', Icon: IconChevronLeft, to: activeId - 1, ends: activeId === 0 },
    {
      label: 'Next',
      Icon: IconChevronRight,
      to: activeId + 1,
      ends: activeId >= lastPage({ perPage, totalCount }),
    },
  ]
  return (
    <nav aria-label="Pagination" className={classes.pagination}>
      <NativeSelect
        label="Page size"
        size="xs"
        classNames={{ root: classes.pageSize }}
        data={pageSizes.map(String)}
        value={String(perPage)}
        onChange={({ currentTarget }) =>
          onPerPage(listSearchSchema.shape.size.parse(currentTarget.value))
        }
      />
      <Group gap={4} wrap="nowrap">
        <Text size="sm" mr="xs" className={classes.range} aria-live="polite">
          {pageRange({ activeId, perPage, totalCount })}
        </Text>
        {steps.map(({ label, Icon, to, ends }) => (
          <ActionIcon
            key={label}
            variant="default"
            size="lg"
            aria-label={label}
            disabled={ends}
            onClick={() => onPage(to)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
    </nav>
  )
}
