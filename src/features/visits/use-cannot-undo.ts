import { useNow } from '@/hooks/use-now'
import { clinicToday } from '@/stores/clinic-day'
import { deniedReason } from '@/stores/denied-reason'
import { useSession } from '@/stores/session'
import { useVisitsKept } from './use-day'
import { undoEndpoint, undoHindrance, type VisitAction } from './visit-history'

/** Steps can be taken back on their day alone, and the day may end while the desk is open. */
const minute = 60_000

/** Why an action can't be taken back by this person now; null where it can, or where there is none. */
export function useCannotUndo(action: VisitAction | null): string | null {
  const now = useNow(minute)
  const kept = useVisitsKept()
  const denied = useSession((state) => action && deniedReason(undoEndpoint(action), state))
  if (action === null) return null
  return denied ?? (kept ? undoHindrance(action, clinicToday(new Date(now))) : null)
}
