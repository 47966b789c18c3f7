import { Anchor, NativeSelect, Text } from '@mantine/core'
import type { ImportDecision, ImportKind } from '@shared/contracts/imports'
import { useMemo } from 'react'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { ListSearch } from '@/lib/list-search'
import { clinicToday } from '@/stores/clinic-day'
import { type CheckedRow, type Decisions, decisionAt } from './checked-rows'
import { decisionWords, detailsOf, kindWords, nameOf, readWords } from './import-words'

export type PageOfList = Pick<ListSearch, 'page' | 'size'>

/** A row with what becomes of it. */
interface ShownRow extends CheckedRow {
  decision: ImportDecision | null
}

const column = columnHelper<ShownRow>()

const rowColumns = (
  kind: ImportKind,
  busy: boolean,
  onDecide: (rows: readonly CheckedRow[], decision: ImportDecision) => void,
) =>
  column.columns([
    column.accessor(({ preview }) => preview.line, {
      id: 'line',
      header: 'Line',
      meta: { align: 'right', width: 60, priority: 'when' },
    }),
    column.accessor(({ row }) => nameOf(row), {
      id: 'name',
      header: 'Name',
      meta: { priority: 'who', width: 120 },
      cell: ({ getValue, row: { original } }) => (
        <div>
          <Name>{getValue()}</Name>
          <Text size="xs" c="dimmed" translate="no" style={{ overflowWrap: 'anywhere' }}>
            {readWords(original, clinicToday())}
          </Text>
        </div>
      ),
    }),
    column.accessor(({ preview }) => kindWords[preview.as], {
      id: 'as',
      header: 'Kind',
      meta: { priority: 'status', width: 150 },
      cell: ({ getValue, row: { original } }) => (
        <div>
          {getValue()}
          <Known kind={kind} known={original.preview.known} />
        </div>
      ),
    }),
    column.display({
      id: 'details',
      header: 'Details',
      meta: { width: 230 },
      cell: ({ row: { original } }) => (
        <div translate="no" style={{ overflowWrap: 'anywhere' }}>
          {detailsOf(kind, original).map((detail) => (
            <div key={detail}>{detail}</div>
          ))}
        </div>
      ),
    }),
    column.display({
      id: 'decision',
      header: 'Decision',
      meta: { width: 144, priority: 'action' },
      cell: ({ row: { original } }) => (
        <DecisionSelect kind={kind} row={original} busy={busy} onDecide={onDecide} />
      ),
    }),
  ])

const linkClass = `mantine-focus-auto ${Anchor.classes.root}`

/** The record that a row may be; a patient's can be opened next to the import. */
const Known = ({ kind, known }: { kind: ImportKind; known: CheckedRow['preview']['known'] }) =>
  known && (
    <div>
      {kind === 'patients' ? (
        <a className={linkClass} href={`/patient/${known.number}`} target="_blank" rel="noreferrer">
          {`No. ${known.number}`}
        </a>
      ) : (
        `No. ${known.number}`
      )}{' '}
      <bdi translate="no">{known.name}</bdi>
      {known.closed && ', record closed'}
    </div>
  )

interface DecisionSelectProps {
  kind: ImportKind
  row: ShownRow
  busy: boolean
  onDecide: (rows: readonly CheckedRow[], decision: ImportDecision) => void
}

const DecisionSelect = ({ kind, row, busy, onDecide }: DecisionSelectProps) => (
  <NativeSelect
    size="xs"
    disabled={busy}
    aria-label={`Decision on line ${row.preview.line}`}
    data={[
      ...(row.decision === null ? [{ value: '', label: 'Please choose', disabled: true }] : []),
      ...row.options.map((value) => ({ value, label: decisionWords[kind][value] })),
    ]}
    value={row.decision ?? ''}
    onChange={({ currentTarget: { value } }) => {
      const decision = row.options.find((one) => one === value)
      if (decision) onDecide([row], decision)
    }}
  />
)

interface RowsTableProps {
  kind: ImportKind
  rows: readonly CheckedRow[]
  decisions: Decisions
  busy: boolean
  list: PageOfList
  onList: (more: Partial<PageOfList>) => void
  onDecide: (rows: readonly CheckedRow[], decision: ImportDecision) => void
}

/** One page of the rows: of 10,000, the others are not drawn. */
export function RowsTable({ kind, rows, decisions, busy, list, onList, onDecide }: RowsTableProps) {
  const { page, size } = list
  const data = useMemo(
    () =>
      rows
        .slice((page - 1) * size, page * size)
        .map((row) => ({ ...row, decision: decisionAt(row, decisions) })),
    [rows, decisions, page, size],
  )
  const columns = useMemo(() => rowColumns(kind, busy, onDecide), [kind, busy, onDecide])
  return (
    <DataTable
      label="Rows"
      columns={columns}
      data={data}
      getRowId={lineOf}
      rowCount={rows.length}
      page={page}
      size={size}
      onChange={onList}
      fitsRows
      empty="No rows"
    />
  )
}

const lineOf = ({ preview }: ShownRow): string => String(preview.line)
