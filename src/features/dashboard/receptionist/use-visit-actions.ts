import { useCallback, useState } from 'react'
import { showError } from '@/components/dialogs'
import { type Visit, visitMessages } from '@/contracts/visits'
import { failureOf } from '@/records/records'
import { useMoveVisit, useRestoreVisit } from '@/records/visit-queries'
import type { LastAction } from './undo-bar'
import type { VisitAction } from './visit-columns'

/** Moves visits along their statuses (section 4), with one step back. */
export function useVisitActions() {
  const { mutateAsync: move, isPending: moving } = useMoveVisit()
  const { mutateAsync: restore, isPending: undoing } = useRestoreVisit()
  const [last, setLast] = useState<LastAction | null>(null)
  const busy = moving || undoing

  const act = useCallback(
    async (before: Visit, { verb, to }: VisitAction) => {
      if (busy) return
      try {
        setLast({ verb, before, after: await move({ id: before.id, to }) })
      } catch (error) {
        showError(failureOf(error, visitMessages.moveFailed))
      }
    },
    [busy, move],
  )

  const undo = async ({ before, after }: LastAction) => {
    if (before === null) return
    try {
      await restore({ visit: before, from: after.status })
      setLast({ verb: 'Undo', before: null, after: before })
    } catch (error) {
      showError(failureOf(error, visitMessages.moveFailed))
    }
  }
  return { last, busy, act, undo }
}
