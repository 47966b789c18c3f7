import { importFileMessages } from '@shared/contracts/import-files'
import type { Import, ImportKind } from '@shared/contracts/imports'
import { errorText } from '@/api/api-error'
import { type UndoneImport, useUndoImport } from '@/api/imports'
import { confirm } from '@/components/dialogs'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { recordsWords } from './import-words'

type Undoable = Pick<Import, 'id' | 'records'>

/** Asks, and takes an import back. */
export function useUndo<One extends Undoable>(
  kind: ImportKind,
  onUndone: (undone: UndoneImport, one: One) => void,
) {
  const undo = useUndoImport(kind)
  const { busy, begin, end } = useOneAtATime()
  const run = async (one: One) => {
    const { id, records } = one
    const isSure = await confirm({
      title: 'Undo this import?',
      message: `It made ${recordsWords(kind, records)}. Each that nobody has used or changed since is removed. The others stay, and are named.`,
      confirmLabel: 'Undo the Import',
      danger: true,
    })
    if (!isSure || !begin()) return
    await undo.mutateAsync({ id }).then(
      (undone) => onUndone(undone, one),
      () => {},
    )
    end()
  }
  const failure = undo.error && errorText(undo.error, { otherwise: importFileMessages.undoFailed })
  return { run, busy, failure }
}
