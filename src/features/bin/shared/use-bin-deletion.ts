import { type BinKind, binEndpoints, binMessages } from '@shared/contracts/bin'
import type { Id } from '@shared/contracts/lists'
import { useMoveToBin, useRestore } from '@/api/bin'
import { showError } from '@/components/dialogs'
import { useMay } from '@/hooks/use-may'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'

interface BinDeletion<Row> {
  kind: BinKind
  nameOf: (row: Row) => string
  /** What could be given what depends on them; undefined while it is on its way. */
  replacements?: readonly Row[] | undefined
  done: (count: number) => string
  failed: (error: unknown) => string
}

/**
 * Deleting where the host has a bin: what depends on it is said, and can be given to another, and the deletion
 * can be taken back. Elsewhere it asks nothing, and the specified question stands.
 */
export function useBinDeletion<Row extends { _id: Id; version?: number | undefined }>({
  kind,
  nameOf,
  replacements = [],
  done,
  failed,
}: BinDeletion<Row>) {
  const withBin = useMay(binEndpoints.remove)
  const move = useMoveToBin()
  const restore = useRestore()
  const { begin, end } = useOneAtATime()
  const idOf = ({ _id }: Row) => String(_id)

  const ask = async (rows: readonly Row[]): Promise<boolean> => {
    // What depends on it is read before anything is asked: a second press would ask twice.
    if (!begin()) return false
    try {
      return await deleteRows(rows)
    } finally {
      end()
    }
  }
  const deleteRows = async (rows: readonly Row[]): Promise<boolean> => {
    // Seldom needed: no list waits for it.
    const loaded = await import('../delete-into-bin').catch(() => null)
    if (!loaded) {
      showError(binMessages.dependentsFailed)
      return false
    }
    const ids = rows.map(idOf)
    return await loaded.deleteIntoBin({
      ...{ kind, ids, failed },
      names: rows.map(nameOf),
      // A user stays selected on other pages, where the list does not show what has changed.
      versions: kind === 'staff' ? {} : versionsOf(rows),
      replacements: replacements
        .filter((row) => !ids.includes(idOf(row)))
        .map((row) => ({ value: idOf(row), label: nameOf(row) })),
      done: done(rows.length),
      move: move.mutateAsync,
      restore: restore.mutateAsync,
    })
  }
  const versionsOf = (rows: readonly Row[]) =>
    Object.fromEntries(
      rows.flatMap((row) => (row.version === undefined ? [] : [[idOf(row), row.version]])),
    )
  return { ask: withBin ? ask : undefined, running: move.isPending }
}
