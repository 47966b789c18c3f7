import { Box, Button, Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'
import type { ListState } from '@/hooks/use-list-search'
import { useNarrow } from '@/hooks/use-narrow'
import { lastPage } from '@/lib/page-range'
import { DataTable, type DataTableProps } from './data-table'
import type { Listed, ListPart } from './held-rows'
import { ListAlert } from './list-alert'
import { type BulkDeletion, ListToolbar } from './list-toolbar'
import { type HeldList, type ListQuery, useHeldList } from './use-held-list'
import { type ListToolsOf, useListTools } from './use-list-tools'

export interface ListTableProps<Row extends RowData>
  extends Omit<
    DataTableProps<Row>,
    | 'data'
    | 'rowCount'
    | 'countIsExact'
    | 'waiting'
    | 'outdated'
    | 'empty'
    | 'page'
    | 'size'
    | 'sort'
    | 'onChange'
    | 'visibility'
  > {
  /** The whole list, or the page of it that the address asks for. */
  query: ListQuery<Listed<Row>>
  /** The list as it is held already, for one whose rows are known by others too. */
  held?: Pick<HeldList<Listed<Row>>, 'changes' | 'show' | 'area'> | undefined
  /** The sentence for what `query` failed with. */
  fetchFailed: (error: Error) => string
  /** Order and page, and how they change; without it all rows are shown. */
  list?: Pick<ListState, 'search' | 'change'>
  /** The search box, where it stands apart from the filters. */
  search?: ReactNode
  /** The filters, and the search box where it does not stand apart. */
  filters?: ReactNode
  /** How many filters are set: without room for them they wait behind a button that says so. */
  filtersSet?: number | undefined
  /** Empties them; for lists that have some. */
  onReset?: () => void
  /** Deletes what is selected, on lists that can. */
  bulk?: BulkDeletion | undefined
  /** Columns to choose and rows to export, for lists that have this. */
  tools?: ListToolsOf<Row> | undefined
  /** What stands in a table without rows: that there is nothing, and what to do about it. */
  empty: {
    title: string
    hint?: string
    /** What else is offered there, on lists that can be reset. The same element while it says the same. */
    more?: ReactNode
  }
}

/** A list: its filters, its table, and what goes wrong with it. */
export function ListTable<Row extends RowData>({
  query: read,
  held,
  fetchFailed,
  list,
  search,
  filters,
  filtersSet,
  onReset,
  bulk,
  tools,
  empty: { title, hint, more },
  ...table
}: ListTableProps<Row>) {
  const own = useHeldList<Row, Listed<Row>>(read, list?.search, table.getRowId)
  const query = held ? read : own.query
  const { changes, show, area } = held ?? own
  // Rows found can wait for the next key, and the key never for them.
  const data = useDeferredValue(query.data)
  // The rows before stay until theirs are rendered.
  const wasOutdated = useDeferredValue(query.isPlaceholderData)
  const paged = data !== undefined && 'rows' in data
  const reset = useCallbackRef(onReset)
  const resettable = onReset !== undefined
  const empty = useMemo(
    () => (resettable ? <Empty title={title} hint={hint} more={more} onReset={reset} /> : title),
    [resettable, title, hint, more, reset],
  )
  const { visibility, buttons } = useListTools({
    ...{ tools, data: query.data, sort: list?.search.sort ?? '' },
    ...{ columns: table.columns, getRowId: table.getRowId },
    inMenu: useNarrow() && filtersSet !== undefined,
    onReset: resettable ? reset : undefined,
  })
  useLastPage(paged ? data : undefined, list)
  return (
    <>
      {query.error && (
        <ListAlert
          message={fetchFailed(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {(resettable || tools) && (
        <ListToolbar
          search={search}
          filtersSet={filtersSet}
          onReset={resettable ? reset : undefined}
          bulk={bulk}
          tools={buttons}
        >
          {filters}
        </ListToolbar>
      )}
      <Box ref={area} pos="relative">
        <HeldChanges changes={changes} onShow={show} />
        <DataTable
          {...table}
          visibility={visibility}
          data={paged ? data.rows : data}
          rowCount={paged ? data.total : undefined}
          countIsExact={paged ? data.totalIsExact : undefined}
          waiting={data === undefined && (query.isFetching || query.data !== data)}
          outdated={Boolean(query.isPlaceholderData || wasOutdated)}
          empty={empty}
          size={list?.search.size}
          page={list?.search.page}
          sort={list?.search.sort}
          onChange={list?.change}
        />
      </Box>
    </>
  )
}

/** Leads on from a page that is no more, as once its last row is deleted, to the one that is the last. */
function useLastPage(
  part: ListPart<unknown> | undefined,
  list: Pick<ListState, 'search' | 'change'> | undefined,
): void {
  const { page = 1, size = 1 } = list?.search ?? {}
  const isEmpty = part !== undefined && part.rows.length === 0 && part.total > 0
  const last = isEmpty ? lastPage({ perPage: size, totalCount: part.total }) + 1 : page
  const lead = useEffectEvent(() => list?.change({ page: last }, { replace: true }))
  useEffect(() => {
    if (last < page) lead()
  }, [last, page])
}

interface EmptyProps {
  title: string
  hint: string | undefined
  more: ReactNode
  onReset: () => void
}

function Empty({ title, hint, more, onReset }: EmptyProps) {
  return (
    <Stack gap="xs" align="center" py="xl">
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      {more}
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

interface HeldChangesProps {
  changes: number
  onShow: () => void
}

/** Over the table's upper edge: its coming moves nothing. */
const HeldChanges = ({ changes, onShow }: HeldChangesProps) => (
  <Box aria-live="polite" pos="absolute" top={-12} right={16} style={{ zIndex: 3 }}>
    {changes > 0 && (
      <Button
        size="compact-sm"
        onClick={({ currentTarget }) => {
          // The button goes; the table's box stays.
          currentTarget
            .closest('[aria-live]')
            ?.parentElement?.querySelector<HTMLElement>('[role="region"]')
            ?.focus()
          onShow()
        }}
      >
        {`Show ${changes} ${changes === 1 ? 'change' : 'changes'}`}
      </Button>
    )}
  </Box>
)
