import {
  decisionOf,
  decisionsFor,
  type ImportDecision,
  type ImportKind,
  type ImportPreview,
} from '@shared/contracts/imports'
import type { RowToSend } from '@/lib/import/rows'
import { type RowKind, rowKinds } from './import-words'

interface Decided {
  as: ImportDecision
  /** The subject of the row at that time. */
  subject: string
}

/** What a person has decided, by the line. */
export type Decisions = ReadonlyMap<number, Decided>

/** What a decision was made about: the kind of the row, and the record or line that it matches. */
const subjectOf = ({ as, known, of }: ImportPreview): string =>
  [as, known?.id ?? '', of ?? ''].join(' ')

/** A row as the server has checked it. */
export interface CheckedRow {
  row: RowToSend
  preview: ImportPreview
  /** Why nothing of the row could be read: it has more cells than headings. */
  uneven: string | undefined
  options: readonly ImportDecision[]
  /** What becomes of it where nobody decides; null where somebody has to. */
  usual: ImportDecision | null
}

/** The rows in the order in which they are shown: first what needs a decision, then by kind and line. */
export function checkedRows(
  kind: ImportKind,
  rows: readonly RowToSend[],
  previews: readonly ImportPreview[],
  uneven: ReadonlyMap<number, string> = new Map(),
): CheckedRow[] {
  const sent = new Map(rows.map((row) => [row.line, row]))
  return previews
    .map((preview) => ({
      row: sent.get(preview.line) ?? { line: preview.line },
      preview,
      uneven: uneven.get(preview.line),
      options: decisionsFor(kind, preview),
      usual: decisionOf(preview),
    }))
    .sort(
      (a, b) =>
        Number(a.usual !== null) - Number(b.usual !== null) ||
        rowKinds.indexOf(a.preview.as) - rowKinds.indexOf(b.preview.as) ||
        a.preview.line - b.preview.line,
    )
}

/** Whether the row was checked again since it was decided on, and is another kind or matches another record. */
const isOutdated = ({ preview }: CheckedRow, decisions: Decisions): boolean => {
  const decided = decisions.get(preview.line)
  return decided !== undefined && decided.subject !== subjectOf(preview)
}

/** What becomes of a row; null while it needs a decision. */
export const decisionAt = (row: CheckedRow, decisions: Decisions): ImportDecision | null =>
  isOutdated(row, decisions) ? row.usual : (decisions.get(row.preview.line)?.as ?? row.usual)

/** The decisions with one more, for some rows: a row takes it only where it can be decided on so. */
export function decideFor(
  rows: readonly CheckedRow[],
  decision: ImportDecision,
  decisions: Decisions,
): Decisions {
  const all = new Map(decisions)
  for (const { preview, options } of rows)
    if (options.includes(decision))
      all.set(preview.line, { as: decision, subject: subjectOf(preview) })
  return all
}

/** How many rows there are of each kind, and what becomes of all. */
export function countRows(rows: readonly CheckedRow[], decisions: Decisions) {
  const kinds: Record<RowKind, number> = { wrong: 0, differs: 0, repeated: 0, same: 0, new: 0 }
  const count = { made: 0, leftOut: 0, undecided: 0, asked: 0, outdated: 0 }
  for (const row of rows) {
    kinds[row.preview.as] += 1
    if (row.usual === null) count.asked += 1
    if (isOutdated(row, decisions)) count.outdated += 1
    const decision = decisionAt(row, decisions)
    if (decision === null) count.undecided += 1
    else count[decision === 'new' ? 'made' : 'leftOut'] += 1
  }
  return { ...count, kinds }
}
