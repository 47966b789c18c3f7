import type { ImportKind } from '@shared/contracts/imports'
import type { UndoneImport } from '@/api/imports'
import { saveFile } from '@/components/save-file'
import { csvFile } from '@/lib/csv'
import { fileOfRows, type Layout } from '@/lib/import/saved-rows'
import type { FileRow } from '@/lib/import/table-of-text'
import { type CheckedRow, type Decisions, decisionAt } from './checked-rows'
import { detailsOf, kindWords } from './import-words'

/** The file's name without its ending. */
const stem = (name: string): string => name.replace(/\.[^.]+$/, '')

/** A file of which rows can be saved. */
export interface FileOfRows {
  name: string
  layout: Layout
  rows: readonly FileRow[]
}

/** The rows as the file has them, each with its line and why it is left out: to be mended and imported. */
function saveRows(
  kind: ImportKind,
  { name, layout, rows }: FileOfRows,
  suffix: string,
  checked: readonly CheckedRow[],
): void {
  const cellsAt = new Map(rows.map(({ line, cells }) => [line, cells]))
  const saved = checked.map((row) => {
    const { line, as } = row.preview
    const reason = [kindWords[as], ...detailsOf(kind, row)].join('; ')
    return { line, reason, cells: cellsAt.get(line) ?? [] }
  })
  saveFile(fileOfRows(layout, saved), `${stem(name)}-${suffix}.csv`)
}

export const saveWrongRows = (kind: ImportKind, file: FileOfRows, rows: readonly CheckedRow[]) =>
  saveRows(
    kind,
    file,
    'wrong',
    rows.filter(({ preview }) => preview.as === 'wrong'),
  )

export const saveLeftOutRows = (
  kind: ImportKind,
  file: FileOfRows,
  rows: readonly CheckedRow[],
  decisions: Decisions,
) =>
  saveRows(
    kind,
    file,
    'left-out',
    rows
      .filter((row) => decisionAt(row, decisions) === 'left-out')
      .toSorted((a, b) => a.preview.line - b.preview.line),
  )

/** A user of an import with the password for the first sign-in. */
export interface StartPassword {
  line: number
  name: string
  username: string
  password: string
}

export const savePasswords = (file: string, passwords: readonly StartPassword[]): void =>
  saveFile(
    csvFile(
      ['Name', 'Username', 'Start password'],
      passwords.map(({ name, username, password }) => [name, username, password]),
    ),
    `${stem(file)}-start-passwords.csv`,
  )

export const whyWords = {
  changed: 'Changed since',
  used: 'Used since',
  opened: 'Opened since',
} as const satisfies Record<UndoneImport['kept'][number]['why'], string>

/** The records that stay after the undo of a file. */
export const saveKept = (file: string, kept: UndoneImport['kept']): void =>
  saveFile(
    csvFile(
      ['No.', 'Name', 'Why it stays'],
      kept.map(({ number, name, why }) => [number, name, whyWords[why]]),
    ),
    `${stem(file)}-stays.csv`,
  )
