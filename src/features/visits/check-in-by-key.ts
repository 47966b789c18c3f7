import { canStep, visitSteps } from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { explainDisabled, type Reason } from '@/components/disabled-with-reason'
import { denialFor } from '@/hooks/use-may'

/** Why the key for it checks nobody in; null where it does. */
function hindranceOf(visit: Visit | undefined): Reason | null {
  const denied = denialFor(visitEndpoints.checkIn)
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
  if (reason !== null) explainDisabled({ name: visitSteps.checkIn.verb, reason })
  else if (visit) checkIn(visit)
}
