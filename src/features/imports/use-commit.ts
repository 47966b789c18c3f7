import { importFileMessages } from '@shared/contracts/import-files'
import { type ImportKind, importMost } from '@shared/contracts/imports'
import { useEffect, useRef, useState } from 'react'
import { ApiError, errorText } from '@/api/api-error'
import {
  type CommittedImport,
  makeStartPasswords,
  readImports,
  useCommitImport,
} from '@/api/imports'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { type CheckedRow, type Decisions, decisionAt } from './checked-rows'
import { nameOf } from './import-words'
import type { StartPassword } from './save-rows'
import type { CheckedRows } from './use-preview'

export interface Committed extends CommittedImport {
  passwords: readonly StartPassword[]
}

interface CommitFailure {
  message: string
  /** Whether the rows have to be checked once more: something was changed meanwhile. */
  isOutdated: boolean
}

/**
 * Makes the records: of staff first the start passwords, in pieces, then all records at once. Passwords that
 * were made before a failure are not made again.
 */
export function useCommit(
  kind: ImportKind,
  onCommitted: (committed: Committed, rows: readonly CheckedRow[]) => void,
) {
  const commit = useCommitImport(kind)
  const { busy, begin, end } = useOneAtATime()
  const [failure, setFailure] = useState<CommitFailure | null>(null)
  /** How many start passwords are made, and of how many; null while none are being made. */
  const [made, setMade] = useState<{ done: number; total: number } | null>(null)
  const passwords = useRef<{ id: string; byLine: Map<number, string> }>(null)

  const making = useRef<AbortController>(null)
  const cancel = () => making.current?.abort()
  useEffect(() => () => making.current?.abort(), [])

  const makePasswords = async (id: string, lines: readonly number[], signal: AbortSignal) => {
    if (passwords.current?.id !== id) passwords.current = { id, byLine: new Map() }
    const { byLine } = passwords.current
    while (true) {
      const missing = lines.filter((line) => !byLine.has(line))
      setMade({ done: lines.length - missing.length, total: lines.length })
      if (missing.length === 0) return byLine
      const piece = missing.slice(0, importMost.passwords)
      const answer = await makeStartPasswords({ id, lines: piece }, signal)
      signal.throwIfAborted()
      for (const { line, password } of answer) byLine.set(line, password)
      if (answer.length === 0) throw new Error('No start password came')
    }
  }

  /** The import with this id, which may be written though the answer was lost. */
  const findWritten = async (id: string) => {
    const imports = await readImports().catch(() => [])
    return imports.find((one) => one.id === id)
  }

  const run = async ({ id }: CheckedRows, rows: readonly CheckedRow[], decisions: Decisions) => {
    if (!begin()) return
    setFailure(null)
    const toMake = rows.filter((row) => decisionAt(row, decisions) === 'new')
    let otherwise: string = importFileMessages.passwordsFailed
    const controller = new AbortController()
    making.current = controller
    const { signal } = controller
    try {
      const lines = toMake.map(({ preview }) => preview.line)
      const byLine =
        kind === 'staff' ? await makePasswords(id, lines, signal) : new Map<number, string>()
      // From here on it cannot be cancelled.
      setMade(null)
      const decided = rows.flatMap((row) => {
        const as = decisionAt(row, decisions)
        return as !== null && as !== row.usual ? [{ line: row.preview.line, as }] : []
      })
      otherwise = importFileMessages.commitUnknown
      const result = await commit.mutateAsync({ id, decisions: decided }).catch(async (error) => {
        const found = await findWritten(id)
        if (found)
          return {
            ...{ id, registered: found.records, leftOut: rows.length - found.records },
            undoableUntil: found.undoableUntil,
          }
        // Only a refusal in words is certain; an import of which no answer came may still be written.
        if (!(error instanceof ApiError && error.envelope.message))
          throw new Error(importFileMessages.commitUnknown, { cause: error })
        throw error
      })
      const committed = {
        ...result,
        passwords: toMake
          .map(({ row, preview: { line } }) => ({
            ...{ line, name: nameOf(row), username: row.username ?? '' },
            password: byLine.get(line) ?? '',
          }))
          .filter(({ password }) => password !== '')
          .toSorted((a, b) => a.line - b.line),
      }
      onCommitted(committed, rows)
    } catch (error) {
      const isOutdated = error instanceof ApiError && [404, 409].includes(error.status)
      if (!signal.aborted) setFailure({ message: errorText(error, { otherwise }), isOutdated })
    }
    setMade(null)
    end()
  }
  return { run, cancel, busy, failure, made }
}

export type CommitState = ReturnType<typeof useCommit>
