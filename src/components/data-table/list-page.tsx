import { Button } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import type { RowData } from '@tanstack/react-table'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'
import { matchesSearch } from '@/lib/plain-text'
import { confirmDelete, deleteMany, deleteOne } from '../confirm-delete'
import { PageHeader } from '../page-header'
import { SearchBox } from '../search-box'
import type { Column } from './column'
import { DataTable } from './data-table'
import { EmptyRows } from './empty-rows'
import { ListAlert } from './list-alert'
import { ListToolbar } from './list-toolbar'
import { useListSearch } from './use-list-search'
import { useRows } from './use-rows'
import { useSelection } from './use-selection'

/** What each row can be asked for. */
export interface ListActions<Row> {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

interface ListPageProps<Row> {
  title: string
  /** Names the table, where the title doesn't. */
  label?: string
  query: {
    data: readonly Row[] | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** The sentence for what `query` failed with. */
  fetchFailed: (error: Error) => string
  /** What the search box says, and where it searches. The function never changes. */
  search: { placeholder: string; texts: (row: Row) => readonly (string | null | undefined)[] }
  /** What a row is called, where it is selected or deleted. The function never changes. */
  nameOf: (row: Row) => string
  columns: (actions: ListActions<Row>) => readonly Column<Row>[]
  deletion: {
    run: (rows: readonly Row[]) => Promise<unknown>
    running: boolean
    done: string
    failed: (error: unknown) => string
  }
  /** Rows are numbered, and can be selected and deleted together; without it, they go one by one. */
  bulk?: {
    /** What several of them are called. */
    things: string
    /** Why a row can't be selected; null where it can. */
    locked?: (row: Row) => string | null
  }
  spinner?: { key: string; ms: number }
  /** What stands in a table without rows. */
  empty: { title: string; hint: string }
  addLabel: string
  /** The dialog for a new row (null), or for a change of one. */
  form: (row: Row | null, onClose: () => void) => ReactNode
}

const idOf = ({ _id }: { _id: string | number }) => String(_id)

/**
 * A screen for a list that is read whole: it is searched, ordered and paged here, and its rows are
 * added and changed in a dialog, and deleted.
 */
export function ListPage<Row extends RowData & { _id: string | number }>({
  title,
  label = title,
  query: { data: rows, error, isFetching, refetch },
  fetchFailed,
  search: { placeholder, texts },
  nameOf,
  columns,
  deletion,
  bulk,
  spinner,
  empty,
  addLabel,
  form,
}: ListPageProps<Row>) {
  const list = useListSearch(listSearchSchema)
  const selection = useSelection({ rows, rowId: idOf, nameOf, ...bulk })
  const { selected } = selection
  /** The row in the form, null for a new one. Each has a form of its own: the last may still save. */
  const [editing, setEditing] = useState<{ row: Row | null; key: string }>()
  const edit = (row: Row | null) => setEditing({ row, key: randomId() })

  const { q } = list.search
  const found = useMemo(
    () => rows?.filter((row) => matchesSearch(q, ...texts(row))),
    [rows, q, texts],
  )
  const reset = () => list.change(listSearchDefaults)
  const deleteAll = (question: string, those: readonly Row[]) =>
    void confirmDelete({
      ...deletion,
      question,
      names: those.map(nameOf),
      run: () => deletion.run(those),
    })
  const shownColumns = columns({
    onEdit: edit,
    onDelete: (row) => deleteAll(deleteOne, [row]),
  })
  const page = useRows({ columns: shownColumns, rows: found, search: list.search })

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button onClick={() => edit(null)} leftSection={<IconPlus size={16} aria-hidden />}>
            {addLabel}
          </Button>
        }
      />
      {error && (
        <ListAlert
          message={fetchFailed(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      <ListToolbar
        onReset={reset}
        {...(bulk && {
          bulk: {
            count: selected.length,
            loading: deletion.running,
            onDelete: () => deleteAll(deleteMany(selected.length, bulk.things), selected),
          },
        })}
      >
        <SearchBox
          placeholder={placeholder}
          value={q}
          onChange={(text) => list.change({ q: text })}
        />
      </ListToolbar>
      <DataTable
        label={label}
        columns={shownColumns}
        {...page}
        rowId={idOf}
        loading={isFetching}
        list={list}
        numbered={bulk !== undefined}
        {...(bulk && { selection })}
        {...(spinner && { spinner })}
        empty={<EmptyRows {...empty} onReset={reset} />}
      />
      {editing && (
        <Fragment key={editing.key}>{form(editing.row, () => setEditing(undefined))}</Fragment>
      )}
    </>
  )
}
