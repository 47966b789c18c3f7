import { type LabRange, labRangeMessages, rangeName } from '@shared/contracts/lab-ranges'
import { errorText } from '@/api/api-error'
import type { useDeleteLabRange, useRestoreLabRange } from '@/api/lab-ranges'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'

/** For how long Undo is offered, in milliseconds. */
const undoTime = 10_000

interface RangeDeletion {
  range: LabRange
  remove: ReturnType<typeof useDeleteLabRange>['mutateAsync']
  restore: ReturnType<typeof useRestoreLabRange>['mutateAsync']
}

/** Asks, deletes, and offers to restore the range. */
export async function deleteRange({ range, remove, restore }: RangeDeletion): Promise<void> {
  const isSure = await confirm({
    title: 'Delete this range?',
    about: rangeName(range),
    message: 'Results that are stored keep the range that they were reported with.',
    confirmLabel: 'Delete',
    danger: true,
  })
  if (!isSure) return
  let entry: string
  try {
    entry = (await remove(range)).entry
  } catch (error) {
    showError(errorText(error, { otherwise: labRangeMessages.deleteFailed }))
    return
  }
  const undo = async () => {
    try {
      await restore(entry)
      toast.success(labRangeMessages.restored)
    } catch (error) {
      showError(errorText(error, { otherwise: labRangeMessages.restoreFailed }))
    }
  }
  toast.success(labRangeMessages.deleted, {
    duration: undoTime,
    action: { label: 'Undo', run: () => void undo() },
  })
}
