import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { errorText } from '@/api/api-error'
import { useMoveVisit, useReopenVisit } from '@/api/visits'
import { showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import {
  type Visit,
  type VisitStep,
  visitDate,
  visitMessages,
  visitSchema,
  visitSteps,
} from '@/contracts/visits'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { clinicToday } from '@/lib/clinic-date'
import { keepWork, readWork } from '@/stores/work'

/** The step back outlives a look at another dashboard and a reload, as what is typed does. */
const lastActionName = 'last-visit-action'

const lastActionSchema = z.object({
  verb: z.string(),
  /** null where there is no step back: what was done was itself one. */
  before: z.nullable(visitSchema),
  after: visitSchema,
})
/** What was done last at the front desk, and how to take it back. */
export type LastAction = z.infer<typeof lastActionSchema>

/** Moves visits along their statuses (docs/product.md, Front desk), with one step back. */
export function useVisitActions() {
  const { mutateAsync: move } = useMoveVisit()
  const { mutateAsync: reopen } = useReopenVisit()
  const { busy, begin, end } = useOneAtATime()
  const [last, setLast] = useState(() => readWork(lastActionName, lastActionSchema))

  const tell = useCallback((action: LastAction) => {
    keepWork(lastActionName, action)
    setLast(action)
  }, [])

  const act = useCallback(
    async (before: Visit, step: VisitStep) => {
      if (!begin()) return
      try {
        const after = await move({ id: before.id, step })
        tell({ verb: visitSteps[step].verb, before, after })
        if (step === 'checkIn' && visitDate(after) !== clinicToday())
          toast.warning(visitMessages.notToday(after.patientName, visitDate(after)))
      } catch (error) {
        showError(errorText(error, { otherwise: visitMessages.moveFailed }))
      } finally {
        end()
      }
    },
    [begin, end, move, tell],
  )

  /** @returns whether it is taken back */
  const undo = async ({ before, after }: LastAction) => {
    if (before === null || !begin()) return false
    try {
      const reopened = await reopen({ id: after.id, from: after.status })
      tell({ verb: 'Undo', before: null, after: reopened })
      return true
    } catch (error) {
      showError(errorText(error, { otherwise: visitMessages.moveFailed }))
      return false
    } finally {
      end()
    }
  }
  return { last, busy, act, undo }
}
