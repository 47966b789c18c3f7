import { Alert, Button, Card, Group, Stack, Text } from '@mantine/core'
import type { ImportKind } from '@shared/contracts/imports'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { UndoneImport } from '@/api/imports'
import { BusyButton } from '@/components/busy-button'
import { Name } from '@/components/cells'
import { columnHelper } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { ListSearch } from '@/lib/list-search'
import { clinicTime } from '@/stores/clinic-day'
import { committedWords, rowsWords } from './import-words'
import { type StartPassword, savePasswords } from './save-rows'
import { StageTitle } from './stage-title'
import { useUndo } from './undo-import'
import { Undone } from './undone'
import type { Committed } from './use-commit'

interface ImportResultProps {
  kind: ImportKind
  file: string
  committed: Committed
  onSaveLeftOut: () => void
  /** Whether the start passwords are saved. */
  isSaved: boolean
  onSaved: () => void
  onAnother: () => void
}

const lists = {
  patients: { to: '/desk/directory', label: 'Patient Directory' },
  staff: { to: '/admin/staffs', label: 'Staff' },
} as const

/** What was imported, the start passwords of staff, and the way back. */
export function ImportResult({
  kind,
  file,
  committed,
  onSaveLeftOut,
  isSaved,
  onSaved,
  onAnother,
}: ImportResultProps) {
  const { id, registered, leftOut, undoableUntil, passwords } = committed
  const [undone, setUndone] = useState<UndoneImport | null>(null)
  const undo = useUndo(kind, setUndone)
  const { date, time } = clinicTime(new Date(undoableUntil))
  const list = lists[kind]
  return (
    <Stack>
      <StageTitle>Imported</StageTitle>
      <Card component="section" aria-label="Result" maw={832}>
        <Stack gap="sm">
          <Text fw={500} role="status">
            {committedWords(kind, registered, leftOut)}
          </Text>
          {undone ? (
            <Undone kind={kind} file={file} undone={undone} />
          ) : (
            <Text size="sm" c="dimmed">
              {`It can be undone until ${date} ${time}.`}
            </Text>
          )}
          {undo.failure && <Alert color="red">{undo.failure}</Alert>}
          <Group>
            {!undone && (
              <BusyButton
                variant="default"
                busy={undo.busy}
                onClick={() => void undo.run({ id, records: registered })}
              >
                Undo
              </BusyButton>
            )}
            {leftOut > 0 && (
              <Button variant="default" onClick={onSaveLeftOut}>
                {`Save ${rowsWords(leftOut)} left out`}
              </Button>
            )}
            <Button variant="default" onClick={onAnother}>
              Import Another File
            </Button>
            <Button renderRoot={(root) => <Link to={list.to} {...root} />}>{list.label}</Button>
          </Group>
        </Stack>
      </Card>
      {passwords.length > 0 && !undone && (
        <Passwords
          passwords={passwords}
          isSaved={isSaved}
          onSave={() => {
            savePasswords(file, passwords)
            onSaved()
          }}
        />
      )}
    </Stack>
  )
}

const column = columnHelper<StartPassword>()

const passwordColumns = column.columns([
  column.accessor('name', {
    header: 'Name',
    meta: { priority: 'who' },
    cell: ({ getValue }) => <Name>{getValue()}</Name>,
  }),
  column.accessor('username', {
    header: 'Username',
    cell: ({ getValue }) => <span translate="no">{getValue()}</span>,
  }),
  column.accessor('password', {
    header: 'Start password',
    cell: ({ getValue }) => <code translate="no">{getValue()}</code>,
  }),
])

interface PasswordsProps {
  passwords: readonly StartPassword[]
  isSaved: boolean
  onSave: () => void
}

/** The start passwords, this once: only their hashes are kept. */
function Passwords({ passwords, isSaved, onSave }: PasswordsProps) {
  const [list, setList] = useState<Pick<ListSearch, 'page' | 'size'>>({ page: 1, size: 10 })
  const { page, size } = list
  const data = useMemo(
    () => passwords.slice((page - 1) * size, page * size),
    [passwords, page, size],
  )
  return (
    <Card component="section" aria-label="Start passwords" maw={832}>
      <Stack gap="sm">
        <Alert color={isSaved ? 'green' : 'yellow'} role="note">
          {isSaved
            ? 'The file with the start passwords was saved. Give each user theirs alone, and delete the file.'
            : 'Save the start passwords now: they are shown this once. Each user chooses another password at the first sign-in.'}
        </Alert>
        <Group>
          <Button onClick={onSave}>Save Start Passwords</Button>
        </Group>
        <DataTable
          label="Start passwords"
          columns={passwordColumns}
          data={data}
          getRowId={lineOf}
          rowCount={passwords.length}
          page={page}
          size={size}
          onChange={(more) => setList((before) => ({ ...before, ...more }))}
          fitsRows
          empty="None"
        />
      </Stack>
    </Card>
  )
}

const lineOf = ({ line }: StartPassword): string => String(line)
