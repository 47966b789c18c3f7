import { type LabOrder, labOrderEndpoints, labOrderName } from '@shared/contracts/lab-orders'
import { labResultMessages } from '@shared/contracts/lab-results'
import { errorText } from '@/api/api-error'
import { staleLabOrder, useAcknowledgeResult } from '@/api/lab-orders'
import { showError, showInfo } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { useDenial } from '@/hooks/use-may'
import { staleWords } from '../order-words'
import { acknowledgedWords } from './acknowledged-words'

/** How a doctor says that a critical result has been seen: just the version that is on show. */
export function useAcknowledge() {
  const { mutateAsync, isPending } = useAcknowledgeResult()
  const denied = useDenial(labOrderEndpoints.acknowledge)
  return {
    busy: isPending,
    /** Why it can't be said by whoever is signed in; null where it can. */
    denied,
    /** @returns whether it has been said now; otherwise a dialog says why not */
    acknowledge: async (order: LabOrder): Promise<boolean> => {
      try {
        await mutateAsync({ id: order.id, version: order.version })
        toast.success(labResultMessages.acknowledged)
        return true
      } catch (error) {
        const now = staleLabOrder(error)
        // What was to be said has been said: nothing is left to do.
        if (now?.result?.acknowledged) showInfo(labOrderName(now), acknowledgedWords(now.result))
        else if (now) showError(staleWords(order, now))
        else showError(errorText(error, { otherwise: labResultMessages.acknowledgeFailed }))
        return false
      }
    },
  }
}
