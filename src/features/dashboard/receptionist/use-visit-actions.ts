import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { type Visit, visitDate, visitMessages, visitSchema } from '@/contracts/visits'
import { clinicToday } from '@/lib/clinic-date'
import { keepDraft, readDraft } from '@/records/drafts'
import { failureOf } from '@/records/records'
import { useMoveVisit, useRestoreVisit } from '@/records/visit-queries'
import type { VisitAction } from './visit-columns'

/** The step back outlives a look at another dashboard and a reload, as what is typed does. */
const kept = 'last-visit-action'

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
  const { mutateAsync: move, isPending: moving } = useMoveVisit()
  const { mutateAsync: restore, isPending: undoing } = useRestoreVisit()
  const [last, setLast] = useState(() => readDraft(kept, lastActionSchema))
  const busy = moving || undoing

  const tell = useCallback((action: LastAction) => {
    keepDraft(kept, action)
    setLast(action)
  }, [])

  const act = useCallback(
    async (before: Visit, { verb, to }: VisitAction) => {
      if (busy) return
      try {
        const after = await move({ id: before.id, to })
        tell({ verb, before, after })
        if (to === 'checked-in' && visitDate(after) !== clinicToday())
          toast.warning(visitMessages.notToday(after.patientName, visitDate(after)))
      } catch (error) {
        showError(failureOf(error, visitMessages.moveFailed))
      }
    },
    [busy, move, tell],
  )

  /** @returns whether it is taken back */
  const undo = async ({ before, after }: LastAction) => {
    if (before === null || busy) return false
    try {
      await restore({ visit: before, from: after.status })
      tell({ verb: 'Undo', before: null, after: before })
      return true
    } catch (error) {
      showError(failureOf(error, visitMessages.moveFailed))
      return false
    }
  }
  return { last, busy, act, undo }
}
