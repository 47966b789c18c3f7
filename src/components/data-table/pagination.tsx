import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft } from '@tabler/icons-react'
import { useId } from 'react'
import { listSearchSchema, type PageSize, pageSizes } from '@/lib/list-search'
import { lastPage, pageRange } from '@/lib/page-range'
import classes from './data-table.module.css'

/** Made once: what is the same element as before is not drawn again with each letter of a search. */
const toFirst = <IconChevronsLeft size={18} aria-hidden />
const toPrevious = <IconChevronLeft size={18} aria-hidden />
const toNext = <IconChevronRight size={18} aria-hidden />

interface PaginationProps {
  /** Zero-based index of the page on show. */
  activeId: number
  perPage: number
  totalCount: number
  onPage: (activeId: number) => void
  onPerPage: (perPage: PageSize) => void
}

/** Which rows of how many are on show, and the ways to the others. */
export function Pagination({ activeId, perPage, totalCount, onPage, onPerPage }: PaginationProps) {
  const sizeId = useId()
  const isFirst = activeId === 0
  const isLast = activeId >= lastPage({ perPage, totalCount })
  const steps = [
    { label: 'Reset to first page', icon: toFirst, to: 0, ends: isFirst },
    { label: 'Previous', icon: toPrevious, to: activeId - 1, ends: isFirst },
    { label: 'Next', icon: toNext, to: activeId + 1, ends: isLast },
  ]
  return (
    <nav aria-label="Pagination" className={classes.pagination}>
      <div className={classes.pageSize}>
        <label htmlFor={sizeId}>Page size</label>
        <NativeSelect
          id={sizeId}
          data={pageSizes.map(String)}
          value={perPage}
          onChange={({ currentTarget }) =>
            onPerPage(listSearchSchema.shape.size.parse(currentTarget.value))
          }
        />
      </div>
      <div className={classes.steps}>
        <span className={classes.range} aria-live="polite">
          {pageRange({ activeId, perPage, totalCount })}
        </span>
        {steps.map(({ label, icon, to, ends }) => (
          <ActionIcon
            key={label}
            aria-label={label}
            title={label}
            disabled={ends}
            onClick={() => onPage(to)}
          >
            {icon}
          </ActionIcon>
        ))}
      </div>
    </nav>
  )
}
