import { binMessages, type Restored } from '@shared/contracts/bin'
import { binErrors } from '@/api/bin'
import { showError, showInfo } from '@/components/dialogs'
import { toast } from '@/components/toast'

interface Restoring {
  ids: readonly string[]
  names: readonly string[]
  restore: (ids: readonly string[]) => Promise<Restored>
}

/** Restores from the bin, and says what was changed since and stays as it is. */
export async function restoreEntries({ ids, names, restore }: Restoring): Promise<void> {
  let restored: Restored
  try {
    restored = await restore(ids)
  } catch (error) {
    showError(binErrors.restore(error))
    return
  }
  const { changed, more } = restored
  toast.success(binMessages.restored(names))
  if (changed.length > 0) showInfo(binMessages.changedTitle, binMessages.changed(changed, more))
}
