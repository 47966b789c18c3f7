import { importFileMessages } from '@shared/contracts/import-files'
import { type ImportKind, type ImportPreview, importMost } from '@shared/contracts/imports'
import { useRef, useState } from 'react'
import { v7 as newKey } from 'uuid'
import { ApiError, errorText } from '@/api/api-error'
import { addToImport, openImport } from '@/api/imports'
import type { RowToSend } from '@/lib/import/rows'

/** The rows of one call, and the key by which it is known when it is sent once more. */
interface Piece {
  key: string
  rows: readonly RowToSend[]
}

/** Rows on their way to the server, piece by piece. */
interface Run {
  file: string
  rows: readonly RowToSend[]
  pieces: readonly Piece[]
  sent: number
  id: string | null
  previews: ImportPreview[]
}

export interface CheckedRows {
  id: string
  rows: readonly RowToSend[]
  previews: readonly ImportPreview[]
}

export interface PreviewState {
  total: number
  /** How many rows are checked. */
  done: number
  failure: string | null
  /** Once all rows are checked. */
  checked: CheckedRows | null
}

const piecesOf = (rows: readonly RowToSend[]): Piece[] =>
  Array.from({ length: Math.ceil(rows.length / importMost.piece) }, (_, at) => ({
    key: newKey(),
    rows: rows.slice(at * importMost.piece, (at + 1) * importMost.piece),
  }))

/**
 * Has the server say what would happen to each row. After a failure it goes on where it was: what was sent is
 * sent by the same key, so that no row arrives twice.
 */
export function usePreview(kind: ImportKind) {
  const [preview, setPreview] = useState<PreviewState | null>(null)
  const run = useRef<Run | null>(null)
  const sending = useRef<AbortController | null>(null)

  const send = async (current: Run) => {
    const controller = new AbortController()
    sending.current = controller
    const { signal } = controller
    const total = current.rows.length
    const show = (more: Partial<PreviewState> = {}) =>
      setPreview({ total, done: current.previews.length, failure: null, checked: null, ...more })
    show()
    try {
      for (const { key, rows } of current.pieces.slice(current.sent)) {
        const options = { key, signal }
        const sent = [...rows]
        const answer =
          current.id === null
            ? await openImport({ kind, file: current.file.slice(-200), rows: sent }, options)
            : { id: current.id, ...(await addToImport({ id: current.id, rows: sent }, options)) }
        signal.throwIfAborted()
        current.id = answer.id
        current.previews.push(...answer.rows)
        current.sent += 1
        show()
      }
      const { id, rows, previews } = current
      if (id !== null) show({ checked: { id, rows, previews } })
    } catch (error) {
      if (signal.aborted) return
      // The import is not open any more: the next try begins another one.
      if (error instanceof ApiError && error.status === 404) run.current = null
      show({ failure: errorText(error, { otherwise: importFileMessages.previewFailed }) })
    }
  }

  const start = (file: string, rows: readonly RowToSend[]) => {
    sending.current?.abort()
    run.current = { file, rows, pieces: piecesOf(rows), sent: 0, id: null, previews: [] }
    void send(run.current)
  }
  return {
    preview,
    start,
    retry: (file: string, rows: readonly RowToSend[]) =>
      run.current ? void send(run.current) : start(file, rows),
    cancel: () => {
      sending.current?.abort()
      run.current = null
      setPreview(null)
    },
  }
}
