import type { ImportKind } from '@shared/contracts/imports'
import { saveFile } from '@/components/save-file'
import { csvFile } from '@/lib/csv'
import type { FileRow } from '@/lib/import/table-of-text'
import { type CheckedRow, type Decisions, decisionAt } from './checked-rows'
import { detailsOf, kindWords } from './import-words'

/** The file's name without its ending. */
const stem = (name: string): string => name.replace(/\.[^.]+$/, '')

interface FileOfRows {
  name: string
  /** The names of the columns; empty where the file has none. */
  headings: readonly string[]
  rows: readonly FileRow[]
}

/** The rows as the file has them, each with its line and why it is left out: to be mended and imported. */
function saveRows(
  kind: ImportKind,
  file: FileOfRows,
  suffix: string,
  rows: readonly CheckedRow[],
): void {
  const cellsAt = new Map(file.rows.map(({ line, cells }) => [line, cells]))
  const width = Math.max(0, ...file.rows.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, at) => file.headings[at] || `Column ${at + 1}`)
  const values = rows.map((row) => {
    const { preview } = row
    const cells = cellsAt.get(preview.line) ?? []
    const reasons = [kindWords[preview.as], ...detailsOf(kind, row)].join('; ')
    return [...headings.map((_, at) => cells[at] ?? ''), preview.line, reasons]
  })
  saveFile(
    csvFile([...headings, 'Line of the file', 'Reason'], values),
    `${stem(file.name)}-${suffix}.csv`,
  )
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
