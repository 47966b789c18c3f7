import { absenceDeskMessages } from '@shared/contracts/absence-desk'
import { absenceDeskScreenMessages as words } from '@shared/contracts/absence-desk-words'
import { IconArrowBackUp } from '@tabler/icons-react'
import { BusyButton } from '@/components/busy-button'
import { confirm } from '@/components/dialogs'
import { disabledWithReason } from '@/components/disabled-with-reason'
import type { DeskRow } from './desk-columns'
import type { useSettling } from './use-settling'

interface UndoButtonsProps {
  settling: Pick<ReturnType<typeof useSettling>, 'isUndoing' | 'lastSettled' | 'undo'>
  undoable: readonly DeskRow[]
}

/** Undoes what the last press here has settled, or everything that any user has. */
export function UndoButtons({ settling, undoable }: UndoButtonsProps) {
  const { isUndoing, lastSettled, undo } = settling
  const undoAll = async () => {
    const isSure = await confirm({
      title: 'Undo everything settled here?',
      message: words.undoQuestion(settledByUser(undoable)),
      confirmLabel: 'Undo',
      danger: true,
    })
    if (isSure) await undo()
  }
  return (
    <>
      {lastSettled.length > 0 && (
        <BusyButton
          variant="default"
          busy={isUndoing}
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={({ detail }) => {
            if (detail <= 1) void undo(lastSettled)
          }}
        >
          {`Undo Last (${lastSettled.length})`}
        </BusyButton>
      )}
      <BusyButton
        variant="default"
        busy={isUndoing}
        leftSection={<IconArrowBackUp size={16} aria-hidden />}
        {...disabledWithReason(undoable.length > 0 ? null : absenceDeskMessages.nothingToUndo)}
        onClick={() => void undoAll()}
      >
        Undo
      </BusyButton>
    </>
  )
}

/** How many of the rows each user settled. */
function settledByUser(rows: readonly DeskRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { settled } of rows)
    if (settled) counts.set(settled.by, (counts.get(settled.by) ?? 0) + 1)
  return counts
}
