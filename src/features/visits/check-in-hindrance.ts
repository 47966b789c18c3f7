import { canStep, type Visit, visitEndpoints, visitMessages } from '@/contracts/visits'
import { deniedReason } from '@/stores/denied-reason'

/** Why the key for it checks nobody in; null where it does. */
export function checkInHindrance(visit: Visit | undefined): string | null {
  const denied = deniedReason(visitEndpoints.checkIn)
  if (denied !== null) return denied
  if (!visit) return visitMessages.noneSelected
  return canStep(visit.status, 'checkIn') ? null : visitMessages.notPending
}
