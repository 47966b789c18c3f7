import { Button, Group, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { lastPage, pageRange } from '@/lib/page-range'

export interface SectionPagesProps {
  /** What is listed, for the name of the ways to its other pages. */
  of: string
  list: { total: number; totalIsExact?: boolean | undefined } | undefined
  /** From 1. */
  page: number
  size: number
  onChange: (page: number) => void
}

/** The ways to the other pages of a list that is one section of a page; nothing where there are none. */
export function SectionPages({ of, list, page, size, onChange }: SectionPagesProps) {
  const { total: totalCount, totalIsExact = true } = list ?? { total: 0 }
  const last = lastPage({ perPage: size, totalCount }) + 1
  const lead = useEffectEvent(() => onChange(last))
  const isBeyond = list !== undefined && page > last
  useEffect(() => {
    if (isBeyond) lead()
  }, [isBeyond])
  if (totalCount <= size || isBeyond) return null
  return (
    <Group component="nav" aria-label={`Pages of ${of}`} justify="flex-end" gap="xs" mt="sm">
      <Text span size="sm" aria-live="polite">
        {pageRange({ activeId: page - 1, perPage: size, totalCount }, totalIsExact)}
      </Text>
      <Button variant="default" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        Previous
      </Button>
      <Button variant="default" disabled={page >= last} onClick={() => onChange(page + 1)}>
        Next
      </Button>
    </Group>
  )
}
