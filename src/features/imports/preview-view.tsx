import '@/components/later-styles'
import {
  Alert,
  Anchor,
  Box,
  Button,
  Card,
  Group,
  NativeSelect,
  Progress,
  Stack,
  Text,
} from '@mantine/core'
import { importFileMessages } from '@shared/contracts/import-files'
import type { ImportDecision, ImportKind } from '@shared/contracts/imports'
import { useMemo, useState } from 'react'
import { BusyButton } from '@/components/busy-button'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { ListSearch } from '@/lib/list-search'
import { clinicToday } from '@/stores/clinic-day'
import {
  type CheckedRow,
  checkedRows,
  countRows,
  type Decisions,
  decideFor,
  decisionAt,
} from './checked-rows'
import {
  commitWords,
  decideAllWords,
  decisionWords,
  detailsOf,
  kindHints,
  kindWords,
  nameOf,
  type RowKind,
  readWords,
  recordsWords,
  rowKinds,
  rowsWords,
  summaryWords,
} from './import-words'
import { type FileOfRows, saveWrongRows } from './save-rows'
import { StageTitle } from './stage-title'
import type { CommitState } from './use-commit'
import type { CheckedRows, PreviewState } from './use-preview'

interface CheckingProps {
  preview: PreviewState
  onRetry: () => void
  onCancel: () => void
}

/** How far the rows are checked. */
export const Checking = ({ preview, onRetry, onCancel }: CheckingProps) => {
  const { done, total, failure } = preview
  return (
    <Stack maw={832}>
      <StageTitle>Checking the rows</StageTitle>
      <Progress.Root>
        <Progress.Section
          value={(done / Math.max(1, total)) * 100}
          aria-label="Checking the rows"
        />
      </Progress.Root>
      <Text size="sm">
        <Figures>{`${done.toLocaleString('en')} of ${rowsWords(total)} checked.`}</Figures> Nothing
        is imported yet.
      </Text>
      {failure !== null && <Alert color="red">{failure}</Alert>}
      <Group>
        {failure !== null && <Button onClick={onRetry}>Try Again</Button>}
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </Stack>
  )
}

interface PreviewViewProps {
  kind: ImportKind
  checked: CheckedRows
  /** The file, whose wrong rows can be saved. */
  file: FileOfRows
  /** What is wrong with rows of too many cells, by their lines. */
  uneven: ReadonlyMap<number, string>
  decisions: Decisions
  onDecisions: (decisions: Decisions) => void
  onBack: () => void
  /** Has all rows checked once more. */
  onCheckAgain: () => void
  commit: CommitState
}

/** Which rows are shown. */
type Shown = 'asked' | 'all' | RowKind

type PageOfList = Pick<ListSearch, 'page' | 'size'>

/** What would happen to each row, and what is to be decided. */
export function PreviewView({
  kind,
  checked,
  file,
  uneven,
  decisions,
  onDecisions,
  onBack,
  onCheckAgain,
  commit,
}: PreviewViewProps) {
  const rows = useMemo(
    () => checkedRows(kind, checked.rows, checked.previews, uneven),
    [kind, checked.rows, checked.previews, uneven],
  )
  const counts = useMemo(() => countRows(rows, decisions), [rows, decisions])
  const [shown, setShown] = useState<Shown>(counts.asked > 0 ? 'asked' : 'all')
  const [list, setList] = useState<PageOfList>({ page: 1, size: 25 })
  const [tried, setTried] = useState(false)
  const { made, leftOut, undecided, outdated, kinds, asked } = counts
  const show = (next: Shown) => {
    setShown(next)
    setList(({ size }) => ({ page: 1, size }))
  }
  const decide = (some: readonly CheckedRow[], decision: ImportDecision) =>
    onDecisions(decideFor(some, decision, decisions))
  const summary = useMemo(() => (kind === 'patients' ? summaryWords(rows) : null), [kind, rows])
  const found = useMemo(() => rows.filter((row) => isShown(row, shown)), [rows, shown])

  return (
    <Stack>
      <Group justify="space-between">
        <StageTitle>{`${rowsWords(rows.length)} checked`}</StageTitle>
        <Button variant="default" onClick={onBack} disabled={commit.busy}>
          Back to Columns
        </Button>
      </Group>
      {outdated > 0 && (
        <Alert color="yellow" role="status">
          {importFileMessages.decisionsOutdated(outdated)}
        </Alert>
      )}
      <Card component="section" aria-label="Kinds of rows" py="xs">
        <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
          {rowKinds
            .filter((one) => kinds[one] > 0)
            .map((one) => (
              <KindRow
                key={one}
                kind={kind}
                of={one}
                busy={commit.busy}
                rows={rows.filter(({ preview }) => preview.as === one)}
                onShow={() => show(one)}
                onDecide={decide}
                onSave={() => saveWrongRows(kind, file, rows)}
              />
            ))}
        </Stack>
      </Card>
      <Group align="flex-end" justify="space-between">
        <NativeSelect
          label="Show"
          value={shown}
          data={[
            ...(asked > 0 ? [{ value: 'asked', label: `What needs a decision (${asked})` }] : []),
            { value: 'all', label: `All rows (${rows.length})` },
            ...rowKinds
              .filter((one) => kinds[one] > 0)
              .map((one) => ({ value: one, label: `${kindWords[one]} (${kinds[one]})` })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show(rowKinds.find((one) => one === value) ?? (value === 'asked' ? 'asked' : 'all'))
          }
        />
      </Group>
      {summary !== null && <Text size="sm">{summary}</Text>}
      <RowsTable
        kind={kind}
        rows={found}
        decisions={decisions}
        busy={commit.busy}
        list={list}
        onList={(more) => setList((before) => ({ ...before, ...more }))}
        onDecide={decide}
      />
      <Card component="section" aria-label="Import">
        <Stack gap="sm">
          <Text fw={500} aria-live="polite">
            {undecided > 0
              ? `${rowsWords(undecided)} ${undecided === 1 ? 'needs' : 'need'} a decision first.`
              : made === 0
                ? 'No row is left to import.'
                : commitWords(kind, made, leftOut)}
          </Text>
          {tried && undecided > 0 && (
            <Alert color="red">Please decide on each of these rows, or on all of a kind.</Alert>
          )}
          {commit.made && (
            <>
              <Progress.Root>
                <Progress.Section
                  value={(commit.made.done / commit.made.total) * 100}
                  aria-label="Making start passwords"
                />
              </Progress.Root>
              <Text size="sm">
                {`${commit.made.done} of ${commit.made.total} start passwords made.`}
              </Text>
            </>
          )}
          {commit.failure && (
            <Alert color="red">
              <Group justify="space-between">
                {commit.failure.message}
                {commit.failure.isOutdated && (
                  <Button variant="default" onClick={onCheckAgain}>
                    Check Again
                  </Button>
                )}
              </Group>
            </Alert>
          )}
          <Group>
            <BusyButton
              busy={commit.busy}
              busyLabel="Importing…"
              disabled={undecided === 0 && made === 0}
              onClick={() => {
                if (undecided > 0) {
                  setTried(true)
                  show('asked')
                } else void commit.run(checked, rows, decisions)
              }}
            >
              {undecided > 0 ? 'Import' : `Import ${recordsWords(kind, made)}`}
            </BusyButton>
            {commit.made && (
              <Button variant="default" onClick={commit.cancel}>
                Cancel
              </Button>
            )}
          </Group>
        </Stack>
      </Card>
    </Stack>
  )
}

const isShown = ({ usual, preview }: CheckedRow, shown: Shown): boolean =>
  shown === 'all' || (shown === 'asked' ? usual === null : preview.as === shown)

interface KindRowProps {
  kind: ImportKind
  of: RowKind
  busy: boolean
  rows: readonly CheckedRow[]
  onShow: () => void
  onDecide: (rows: readonly CheckedRow[], decision: ImportDecision) => void
  onSave: () => void
}

/** How many rows are of one kind, what that means, and a decision for all of them. */
function KindRow({ kind, of, busy, rows, onShow, onDecide, onSave }: KindRowProps) {
  const asked = rows.filter(({ usual }) => usual === null)
  const options = (['left-out', 'new'] as const).filter((one) => asked[0]?.options.includes(one))
  return (
    <Group component="li" justify="space-between" gap="xs" py="xs">
      <Box flex="1 1 260px">
        <Button variant="subtle" size="compact-sm" ml={-8} onClick={onShow}>
          {`${kindWords[of]}: ${rows.length.toLocaleString('en')}`}
        </Button>
        <Text size="sm" c="dimmed">
          {kindHints[kind][of]}
        </Text>
      </Box>
      <Group gap="xs">
        {of === 'wrong' && (
          <Button size="xs" variant="default" onClick={onSave}>
            Save as a File
          </Button>
        )}
        {options.map((option) => (
          <Button
            key={option}
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={`${decideAllWords(kind, option, asked.length)}: ${kindWords[of]}`}
            onClick={() => onDecide(asked, option)}
          >
            {decideAllWords(kind, option, asked.length)}
          </Button>
        ))}
      </Group>
    </Group>
  )
}

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
function RowsTable({ kind, rows, decisions, busy, list, onList, onDecide }: RowsTableProps) {
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
