import { Button, Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { ListState } from '@/hooks/use-list-search'
import { DataTable, type DataTableProps } from './data-table'
import { ListAlert } from './list-alert'
import { type BulkDeletion, ListToolbar } from './list-toolbar'

/** One page of a list that the server searches and pages. */
export interface ListPart<Row> {
  rows: readonly Row[]
  /** How many there are on all pages. */
  total: number
}

export interface ListQuery<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

export interface ListTableProps<Row extends RowData>
  extends Omit<
    DataTableProps<Row>,
    'data' | 'rowCount' | 'waiting' | 'empty' | 'page' | 'size' | 'sort' | 'onChange'
  > {
  /** The whole list, or the page of it that the address asks for. */
  query: ListQuery<readonly Row[] | ListPart<Row>>
  /** The sentence for what `query` failed with. */
  fetchFailed: (error: Error) => string
  /** Order and page, and how they change; without it all rows are shown. */
  list?: Pick<ListState, 'search' | 'change'>
  /** The search box and the filters. */
  filters?: ReactNode
  /** Empties them; for lists that have some. */
  onReset?: () => void
  /** Deletes what is selected, on lists that can. */
  bulk?: BulkDeletion | undefined
  /** What stands in a table without rows: that there is nothing, and what to do about it. */
  empty: { title: string; hint?: string }
}

/** A list: its filters, its table, and what goes wrong with it. */
export function ListTable<Row extends RowData>({
  query,
  fetchFailed,
  list,
  filters,
  onReset,
  bulk,
  empty: { title, hint },
  ...table
}: ListTableProps<Row>) {
  // Rows found can wait for the next key, and the key never for them.
  const data = useDeferredValue(query.data)
  const paged = data !== undefined && 'rows' in data
  const reset = useCallbackRef(onReset)
  const resettable = onReset !== undefined
  const empty = useMemo(
    () => (resettable ? <Empty title={title} hint={hint} onReset={reset} /> : title),
    [resettable, title, hint, reset],
  )
  return (
    <>
      {query.error && (
        <ListAlert
          message={fetchFailed(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {resettable && (
        <ListToolbar onReset={reset} bulk={bulk}>
          {filters}
        </ListToolbar>
      )}
      <DataTable
        {...table}
        data={paged ? data.rows : data}
        rowCount={paged ? data.total : undefined}
        waiting={data === undefined && (query.isFetching || query.data !== data)}
        empty={empty}
        size={list?.search.size}
        page={list?.search.page}
        sort={list?.search.sort}
        onChange={list?.change}
      />
    </>
  )
}

interface EmptyProps {
  title: string
  hint: string | undefined
  onReset: () => void
}

function Empty({ title, hint, onReset }: EmptyProps) {
  return (
    <Stack gap="xs" align="center" py="xl">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <Button
        variant="default"
        onClick={({ currentTarget }) => {
          // The button goes when there are rows again; the table's box stays.
          currentTarget.closest<HTMLElement>('[role="region"]')?.focus()
          onReset()
        }}
      >
        Reset Filters
      </Button>
    </Stack>
  )
}
