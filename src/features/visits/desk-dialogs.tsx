import { type Visit, visitMessages } from '@shared/contracts/visits'
import { lazyDialog } from '@/components/lazy'
import { toast } from '@/components/toast'
import type { RefusedMove } from './move-dialog'
import type { useVisitActions } from './shared/use-visit-actions'

const VisitDialog = lazyDialog({
  name: 'visit',
  load: () => import('./visit-dialog').then((loaded) => loaded.VisitDialog),
})
const MoveDialog = lazyDialog({
  name: 'move visit',
  load: () => import('./move-dialog').then((loaded) => loaded.MoveDialog),
})
const CancelDialog = lazyDialog({
  name: 'cancel visit',
  load: () => import('./cancel-dialog').then((loaded) => loaded.CancelDialog),
})

/** Which dialog about which visit is open. */
export interface DeskDialog {
  dialog: 'view' | 'move' | 'cancel'
  visit: Visit
  /** What a move of it was refused for, which is gone on with. */
  refused?: RefusedMove
}

interface DeskDialogsProps {
  opened: DeskDialog | null
  onChange: (opened: DeskDialog | null) => void
  actions: ReturnType<typeof useVisitActions>
}

/** The dialogs about one visit, each in the place of the one that led to it. */
export function DeskDialogs({ opened, onChange, actions }: DeskDialogsProps) {
  if (!opened) return null
  const { dialog, visit, refused } = opened
  const close = () => onChange(null)
  const closing = (act: (visit: Visit) => unknown) => (now: Visit) => {
    close()
    void act(now)
  }
  if (dialog === 'view')
    return (
      <VisitDialog
        visit={visit}
        onStep={(now, step) =>
          step === 'cancel'
            ? onChange({ dialog: 'cancel', visit: now })
            : closing((visit) => actions.act(visit, step))(now)
        }
        onMove={(now) => onChange({ dialog: 'move', visit: now })}
        onNoShow={closing((now) => actions.act(now, 'noShow'))}
        onReopen={closing(actions.reopenVisit)}
        onClose={close}
      />
    )
  if (dialog === 'move')
    return (
      <MoveDialog
        visit={visit}
        refused={refused}
        onDone={(action) => {
          actions.note(action)
          toast.success(visitMessages.moved)
        }}
        onClose={close}
      />
    )
  return <CancelDialog visit={visit} onDone={actions.note} onClose={close} />
}
