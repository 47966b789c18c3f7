import { randomId, useCallbackRef } from '@mantine/hooks'
import { searchFor } from '@shared/lib/plain-text'
import type { RowData } from '@tanstack/react-table'
import { Fragment, type ReactNode, useMemo, useState } from 'react'
import type { ListState } from '@/hooks/use-list-search'
import { useShortcuts } from '@/hooks/use-shortcuts'
import { confirmDelete, deleteMany, deleteOne } from '../confirm-delete'
import type { Reason } from '../disabled-with-reason'
import type { PageHeaderProps } from '../page-header'
import { SearchBox } from '../search-box'
import type { Column } from './columns'
import type { ListPart } from './held-rows'
import { ListHeader } from './list-header'
import { ListTable, type ListTableProps } from './list-table'
import type { DeniedActions } from './row-controls'
import type { ListQuery } from './use-held-list'
import { useRowSelection } from './use-row-selection'

/** What each row can be asked for. */
export interface ListActions<Row> {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  /** Why nothing can be changed or deleted by whoever is signed in; null where it can. */
  denied: DeniedActions
}

type Listed = RowData & { _id: string | number }

interface ListPageProps<Row extends Listed>
  extends Pick<ListTableProps<Row>, 'fetchFailed' | 'spinning' | 'empty' | 'tools'>,
    Pick<PageHeaderProps, 'showsRecords'> {
  title: string
  /** Names the table, where the title doesn't. */
  label?: string
  query: ListQuery<readonly Row[] | ListPart<Row>>
  /** Why nothing can be added, changed or deleted by the person signed in; null where it can. */
  denied: { create: Reason | null; update: Reason | null; delete: Reason | null }
  list: ListState
  search: {
    placeholder: string
    /** Where a list that is read whole is searched. The function never changes. */
    texts?: (row: Row) => readonly (string | null | undefined)[]
  }
  filters?: ReactNode
  /** What a row is called, where it is selected. The function never changes. */
  nameOf: (row: Row) => string
  columns: (actions: ListActions<Row>) => readonly Column<Row>[]
  deletion: {
    run: (rows: readonly Row[]) => Promise<unknown>
    running: boolean
    /** What a row is called in the question. */
    nameOf?: (row: Row) => string
    done: string | ((count: number) => string)
    failed: (error: unknown) => string | null
    /** Asks and deletes in place of the specified question. @returns whether the rows are deleted */
    ask?: ((rows: readonly Row[]) => Promise<boolean>) | undefined
  }
  /** Rows are numbered, and can be selected and deleted together; without it, they go one by one. */
  bulk?: {
    /** What several of them are called. */
    things: string
    /** Why a row can't be selected; null where it can. */
    locked?: (row: Row) => string | null
    label?: string
    /** For lists on which the key Delete does the same: what it does where nothing is selected. */
    onDeleteKeyWithoutSelection?: () => void
  }
  /** The buttons beside the title. */
  actions?: ReactNode
  /** The dialog for a new row (null), or for a change of one, and the button for a new one. */
  form?: { addLabel: string; render: (row: Row | null, onClose: () => void) => ReactNode }
}

const idOf = ({ _id }: Listed) => String(_id)
const noTexts = () => []

/**
 * A screen for a list: what is searched for, filtered, ordered and on which page stands in the address;
 * rows are added and changed in a dialog, or elsewhere, and deleted.
 */
export function ListPage<Row extends Listed>({
  title,
  showsRecords = false,
  label = title,
  query,
  denied,
  list,
  search,
  filters,
  nameOf,
  columns,
  deletion,
  bulk,
  actions,
  form,
  ...table
}: ListPageProps<Row>) {
  /** The row in the form, null for a new one. Each has a form of its own: the last may still save. */
  const [editing, setEditing] = useState<{ row: Row | null; key: string }>()
  const edit = useCallbackRef((row: Row | null) => setEditing({ row, key: randomId() }))
  const whole = query.data && !('rows' in query.data) ? query.data : undefined
  const { q } = list.search
  const { texts = noTexts } = search
  const found = useMemo(() => {
    const matches = searchFor(q)
    return whole?.filter((row) => matches(...texts(row)))
  }, [whole, q, texts])
  const { selection, selected, deselect } = useRowSelection<Row>({
    nameOf,
    locked: bulk?.locked,
    getRowId: idOf,
    all: whole,
  })

  const { run, running, done, failed, ask, nameOf: nameAsked = nameOf } = deletion
  const askToDelete = useCallbackRef(async (question: string, rows: readonly Row[]) => {
    if (ask) {
      if (await ask(rows)) deselect(rows)
      return
    }
    await confirmDelete({
      question,
      names: rows.map(nameAsked),
      run: async () => {
        await run(rows)
        deselect(rows)
      },
      done: typeof done === 'string' ? done : done(rows.length),
      failed,
    })
  })
  const deleteSelected = useCallbackRef(
    () => void askToDelete(deleteMany(selected.length, bulk?.things ?? ''), selected),
  )
  const onNone = bulk?.onDeleteKeyWithoutSelection
  useShortcuts(
    { delete: selected.length > 0 ? deleteSelected : () => onNone?.() },
    onNone !== undefined && denied.delete === null,
  )
  const shownColumns = useMemo(
    () =>
      columns({
        onEdit: edit,
        onDelete: (row) => void askToDelete(deleteOne, [row]),
        denied: { edit: denied.update, delete: denied.delete },
      }),
    [columns, edit, askToDelete, denied.update, denied.delete],
  )

  return (
    <>
      <ListHeader
        title={title}
        showsRecords={showsRecords}
        actions={actions}
        addLabel={form?.addLabel}
        addDenied={denied.create}
        onAdd={edit}
      />
      <ListTable
        {...table}
        label={label}
        query={whole ? { ...query, data: found } : query}
        columns={shownColumns}
        getRowId={idOf}
        list={list}
        onReset={list.reset}
        filters={
          <>
            <SearchBox
              placeholder={search.placeholder}
              value={list.search.q}
              onChange={(q) => list.type({ q })}
              onBlur={list.flush}
            />
            {filters}
          </>
        }
        {...(bulk && {
          numbered: true,
          selection,
          bulk: {
            count: selected.length,
            loading: running,
            onDelete: deleteSelected,
            denied: denied.delete,
            label: bulk.label,
            shortcut: onNone && 'Delete',
          },
        })}
      />
      {form && editing && (
        <Fragment key={editing.key}>
          {form.render(editing.row, () => setEditing(undefined))}
        </Fragment>
      )}
    </>
  )
}
