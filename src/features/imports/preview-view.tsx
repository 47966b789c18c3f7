import '@/components/later-styles'
import { Alert, Button, Card, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { importFileMessages } from '@shared/contracts/import-files'
import type { ImportDecision, ImportKind } from '@shared/contracts/imports'
import { useMemo, useState } from 'react'
import { type CheckedRow, checkedRows, countRows, type Decisions, decideFor } from './checked-rows'
import { CommitCard } from './commit-card'
import { kindWords, type RowKind, rowKinds, rowsWords, summaryWords } from './import-words'
import { KindRow } from './kind-row'
import { type PageOfList, RowsTable } from './rows-table'
import { type FileOfRows, saveWrongRows } from './save-rows'
import { StageTitle } from './stage-title'
import type { CommitState } from './use-commit'
import type { CheckedRows } from './use-preview'

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
  const { outdated, kinds, asked } = counts
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
      <CommitCard
        kind={kind}
        counts={counts}
        commit={commit}
        onUndecided={() => show('asked')}
        onCommit={() => void commit.run(checked, rows, decisions)}
        onCheckAgain={onCheckAgain}
      />
    </Stack>
  )
}

const isShown = ({ usual, preview }: CheckedRow, shown: Shown): boolean =>
  shown === 'all' || (shown === 'asked' ? usual === null : preview.as === shown)
