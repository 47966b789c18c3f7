import { Alert, Title } from '@mantine/core'
import { useCallbackRef } from '@mantine/hooks'
import { importFileMessages } from '@shared/contracts/import-files'
import { type Import, type ImportKind, importMost } from '@shared/contracts/imports'
import { isolated } from '@shared/lib/isolated'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { importsQuery, type UndoneImport } from '@/api/imports'
import { Figures, Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { RecordList } from '@/components/data-table/record-list'
import { RowButton } from '@/components/data-table/row-controls'
import { clinicTime } from '@/stores/clinic-day'
import { recordsWords } from './import-words'
import { useUndo } from './undo-import'
import { Undone } from './undone'

const column = columnHelper<Import>()

const momentWords = (at: string): string => {
  const { date, time } = clinicTime(new Date(at))
  return `${date} ${time}`
}

const stateWords = ({ kind, records, undone }: Import): string => {
  const made = recordsWords(kind, records)
  if (!undone) return made
  return `${made}, undone by ${isolated(undone.by)} on ${momentWords(undone.at)}: ${undone.removed.toLocaleString('en')} removed`
}

const importColumns = (onUndo: (one: Import) => void) =>
  column.columns([
    column.accessor(({ at }) => momentWords(at), {
      id: 'at',
      header: 'Imported',
      meta: { priority: 'when' },
      cell: ({ getValue }) => <Figures>{getValue()}</Figures>,
    }),
    column.accessor('file', {
      header: 'File',
      meta: { priority: 'who' },
      cell: ({ getValue }) => <Name>{getValue() || '—'}</Name>,
    }),
    column.accessor('by', { header: 'By', cell: ({ getValue }) => <Name>{getValue()}</Name> }),
    column.accessor(stateWords, { id: 'records', header: 'Made', meta: { priority: 'status' } }),
    column.display({
      id: 'action',
      header: 'Action',
      meta: { width: 112, priority: 'action' },
      cell: ({ row: { original } }) =>
        original.undone === null && (
          <RowButton
            aria-label={`Undo the import of ${original.file}`}
            title={`Until ${momentWords(original.undoableUntil)}`}
            onClick={() => onUndo(original)}
          >
            Undo
          </RowButton>
        ),
    }),
  ])

/** The imports of the last 30 days, each of which can be taken back. */
export function FormerImports({ kind }: { kind: ImportKind }) {
  const query = useQuery(importsQuery)
  const [undone, setUndone] = useState<{ file: string; what: UndoneImport } | null>(null)
  const { run, failure } = useUndo(kind, (what, { file }: Import) => setUndone({ file, what }))
  const onUndo = useCallbackRef((one: Import) => void run(one))
  const columns = useMemo(() => importColumns(onUndo), [onUndo])
  const ofKind = useMemo(() => query.data?.filter((one) => one.kind === kind), [query.data, kind])
  return (
    <section aria-label="Former imports">
      <Title order={2} size="h4" mb="sm">
        {`Imports of the last ${importMost.undoDays} days`}
      </Title>
      {failure && <Alert color="red">{failure}</Alert>}
      {undone && <Undone kind={kind} file={undone.file} undone={undone.what} />}
      <RecordList
        label="Imports"
        columns={columns}
        query={{ ...query, data: ofKind }}
        fetchFailed={importFileMessages.fetchFailed}
        empty={{ title: 'Nothing was imported.' }}
      />
    </section>
  )
}
