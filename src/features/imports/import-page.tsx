import { Stack, Text } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { importFileMessages } from '@shared/contracts/import-files'
import type { ImportKind } from '@shared/contracts/imports'
import { useMemo, useState } from 'react'
import { confirm } from '@/components/dialogs'
import { PageHeader } from '@/components/page-header'
import { useUnsavedChanges } from '@/components/unsaved-changes'
import { useDenial } from '@/hooks/use-may'
import { clinicToday } from '@/stores/clinic-day'
import { useStaffListLink } from '@/stores/staff-list'
import type { CheckedRow, Decisions } from './checked-rows'
import { Checking } from './checking'
import { type Choices, firstChoices } from './choices'
import { ChooseFile } from './choose-file'
import { ColumnsView } from './columns-view'
import { FormerImports } from './former-imports'
import { ImportResult } from './import-result'
import { PreviewView } from './preview-view'
import { type FileOfRows, saveLeftOutRows } from './save-rows'
import { importCalls } from './shared/import-calls'
import { understood } from './understood'
import { type Committed, useCommit } from './use-commit'
import { type ReadSource, useFileReading } from './use-file-reading'
import { usePlaces } from './use-places'
import { usePreview } from './use-preview'

const titles = { patients: 'Import Patients', staff: 'Import Staff' } as const

const noDecisions: Decisions = new Map()

/** The import of a file: choosing it, its columns, what would happen to each row, and what was made. */
export function ImportPage({ kind }: { kind: ImportKind }) {
  const denied = useDenial(importCalls[kind])
  const staffList = useStaffListLink()
  const list =
    kind === 'staff'
      ? { label: 'Users', link: staffList }
      : { label: 'Patient Directory', link: { to: '/desk/directory' } as const }
  return (
    <>
      <PageHeader title={titles[kind]} breadcrumbs={[list, { label: titles[kind] }]} />
      {denied === null ? <Import kind={kind} /> : <Text c="dimmed">{denied.reason}</Text>}
    </>
  )
}

const leaveLabels = { confirmLabel: 'Leave', cancelLabel: 'Stay', danger: true } as const

function leaveWords(isCommitted: boolean, isCommitting: boolean) {
  if (isCommitted)
    return {
      title: 'Leave without the start passwords?',
      message: importFileMessages.leavePasswords,
    }
  if (isCommitting)
    return { title: 'Leave while importing?', message: importFileMessages.leaveCommit }
  return { title: 'Leave the import?', message: importFileMessages.leave }
}

interface Result {
  committed: Committed
  rows: readonly CheckedRow[]
  decisions: Decisions
  file: FileOfRows
}

function Import({ kind }: { kind: ImportKind }) {
  const [choices, setChoices] = useState<Choices | null>(null)
  const [decisions, setDecisions] = useState(noDecisions)
  const [result, setResult] = useState<Result | null>(null)
  const [isSaved, setSaved] = useState(false)
  const { preview, start, retry, cancel } = usePreview(kind)
  const onRead = (read: ReadSource, before: ReadSource | null) => {
    // Another encoding changes no column; another separator does.
    const isAlike = before?.bytes === read.bytes && before.table.separator === read.table.separator
    setChoices((chosen) => (isAlike && chosen ? chosen : firstChoices(kind, read.table)))
    if (before?.bytes !== read.bytes) setDecisions(noDecisions)
  }
  const reading = useFileReading(onRead)
  const { source } = reading
  const { places, queries } = usePlaces(kind)
  const file = useMemo(
    () => (source && choices ? understood(kind, source, choices, places) : null),
    [kind, source, choices, places],
  )
  const rows = useMemo(
    () => (source && file ? { name: source.name, layout: file.layout, rows: file.data } : null),
    [source, file],
  )
  const commit = useCommit(kind, (committed, made) => {
    if (rows) setResult({ committed, rows: made, decisions, file: rows })
  })
  const isUnsaved = result ? result.committed.passwords.length > 0 && !isSaved : source !== null
  useUnsavedChanges(
    () => isUnsaved,
    () => confirm({ ...leaveWords(result !== null, commit.busy), ...leaveLabels }),
  )
  const onDecisions = useCallbackRef((next: Decisions) => setDecisions(next))
  const clear = () => {
    reading.clear()
    cancel()
    setChoices(null)
    setDecisions(noDecisions)
    setResult(null)
    setSaved(false)
  }

  if (result)
    return (
      <ImportResult
        kind={kind}
        file={result.file.name}
        committed={result.committed}
        onSaveLeftOut={() => saveLeftOutRows(kind, result.file, result.rows, result.decisions)}
        isSaved={isSaved}
        onSaved={() => setSaved(true)}
        onAnother={clear}
      />
    )
  if (!source || !choices || !file || !rows)
    return (
      <Stack gap="xl">
        <ChooseFile kind={kind} reading={reading} />
        <FormerImports kind={kind} />
      </Stack>
    )
  const check = () => start(source.name, file.rowsToSend(clinicToday()))
  if (preview?.checked)
    return (
      <PreviewView
        kind={kind}
        checked={preview.checked}
        file={rows}
        uneven={file.uneven}
        decisions={decisions}
        onDecisions={onDecisions}
        onBack={cancel}
        onCheckAgain={check}
        commit={commit}
      />
    )
  if (preview)
    return (
      <Checking
        preview={preview}
        onRetry={() => retry(source.name, file.rowsToSend(clinicToday()))}
        onCancel={cancel}
      />
    )
  return (
    <ColumnsView
      kind={kind}
      source={source}
      choices={choices}
      file={file}
      placeQueries={queries}
      onChoices={setChoices}
      onReading={reading.change}
      onCheck={check}
      onOtherFile={clear}
    />
  )
}
