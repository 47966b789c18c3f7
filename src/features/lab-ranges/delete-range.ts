import { errorText } from '@/api/api-error'
import type { useCreateLabRange, useDeleteLabRange } from '@/api/lab-ranges'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { type LabRange, labRangeMessages, rangeName } from '@/contracts/lab-ranges'

/** For how long Undo is offered, in milliseconds. */
const undoTime = 10_000

interface RangeDeletion {
  range: LabRange
  remove: ReturnType<typeof useDeleteLabRange>['mutateAsync']
  create: ReturnType<typeof useCreateLabRange>['mutateAsync']
}

/** Asks, deletes, and offers to add the range again. */
export async function deleteRange({ range, remove, create }: RangeDeletion): Promise<void> {
  const isSure = await confirm({
    title: 'Delete this range?',
    about: rangeName(range),
    message: 'Results that are stored keep the range that they were reported with.',
    confirmLabel: 'Delete',
    danger: true,
  })
  if (!isSure) return
  try {
    await remove(range)
  } catch (error) {
    showError(errorText(error, { otherwise: labRangeMessages.deleteFailed }))
    return
  }
  const { id: _id, version: _version, ...input } = range
  const addAgain = async () => {
    try {
      await create(input)
      toast.success(labRangeMessages.restored)
    } catch (error) {
      showError(errorText(error, { otherwise: labRangeMessages.createFailed }))
    }
  }
  toast.success(labRangeMessages.deleted, {
    duration: undoTime,
    action: { label: 'Undo', run: () => void addAgain() },
  })
}
