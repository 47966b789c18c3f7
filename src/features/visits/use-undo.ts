import { visitMessages } from '@shared/contracts/visits'
import { explainDisabled, type Reason } from '@/components/disabled-with-reason'
import { denialFor } from '@/hooks/use-may'
import { useNow } from '@/hooks/use-now'
import { clinicToday } from '@/stores/clinic-day'
import { useSession } from '@/stores/session'
import type { useVisitActions } from './shared/use-visit-actions'
import { useVisitsKept } from './use-day'
import { undoEndpoint, undoHindrance, type VisitAction } from './visit-history'

/** Steps can be taken back on their day alone, and the day may end while the desk is open. */
const minute = 60_000

/** Why an action can't be taken back by this person now; null where it can, or where there is none. */
function useCannotUndo(action: VisitAction | null): Reason | null {
  const now = useNow(minute)
  const kept = useVisitsKept()
  const session = useSession()
  if (action === null) return null
  return (
    denialFor(undoEndpoint(action), session) ??
    (kept ? undoHindrance(action, clinicToday(new Date(now))) : null)
  )
}

type Undoable = Pick<ReturnType<typeof useVisitActions>, 'told' | 'next' | 'busy' | 'undo'>

/**
 * The way back from what was done last: what its bar shows, and what its key does.
 * @param onUndone hears of what was taken back: the button may go with its press
 */
export function useUndo(
  { told, next, busy, undo }: Undoable,
  onUndone?: (action: VisitAction) => void,
) {
  const denied = useCannotUndo(next)
  const onUndo = async (action: VisitAction) => {
    if (await undo(action)) onUndone?.(action)
  }
  return {
    bar: { told, next, busy, denied, onUndo: (action: VisitAction) => void onUndo(action) },
    undoByKey: () => {
      if (next && denied === null) void onUndo(next)
      else explainDisabled({ name: 'Undo', reason: denied ?? visitMessages.nothingToUndo })
    },
  }
}
