import { canStep, visitSteps } from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { tellWithheld } from '@/components/withheld'
import { deniedReason } from '@/stores/denied-reason'

/** Why the key for it checks nobody in; null where it does. */
function hindranceOf(visit: Visit | undefined): string | null {
  const denied = deniedReason(visitEndpoints.checkIn)
  if (denied !== null) return denied
  if (!visit) return visitMessages.noneSelected
  return canStep(visit.status, 'checkIn') ? null : visitMessages.notPending
}

/**
 * Checks in the visit that is selected, or says why not.
 * @param visit undefined where none is selected
 */
export function checkInByKey(visit: Visit | undefined, checkIn: (visit: Visit) => void): void {
  const reason = hindranceOf(visit)
  if (reason !== null) tellWithheld({ name: visitSteps.checkIn.verb, reason })
  else if (visit) checkIn(visit)
}
