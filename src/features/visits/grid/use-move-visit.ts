import type { Visit } from '@shared/contracts/visits'
import { useCallback, useState } from 'react'
import { refusalOf, staleVisit, useChangeVisit } from '@/api/visits'
import { showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { visitFailure } from '@/features/visits/shared/use-visit-actions'
import type { RefusedMove } from '../move-dialog'
import type { VisitAction } from '../visit-history'

/** Where a visit is moved to. */
export type MoveTarget = Pick<Visit, 'date' | 'time' | 'doctorId' | 'doctor'>

export interface MoveAnswers {
  /** Tells of a move that is made, so that it can be taken back. */
  onMoved: (action: VisitAction) => void
  /** Goes on with one that is stale, or for a time that is taken or in an absence. */
  onRefused: (visit: Visit, refused: RefusedMove) => void
}

/** Gives visits another time or doctor; until the host has answered they are shown there already. */
export function useMoveVisit({ onMoved, onRefused }: MoveAnswers) {
  const { mutateAsync: change } = useChangeVisit()
  /** As they are to be, in the version that was seen. */
  const [moving, setMoving] = useState<readonly Visit[]>([])

  /** @returns whether it is there */
  const move = async (visit: Visit, to: MoveTarget): Promise<boolean> => {
    const { date, time, doctorId } = to
    setMoving((before) => [...before, { ...visit, ...to }])
    try {
      const { id, version, reason } = visit
      const { warnings, ...after } = await change({ id, version, date, time, doctorId, reason })
      onMoved({ kind: 'move', verb: 'Moved', before: visit, after })
      for (const warning of warnings) toast.warning(warning)
      return true
    } catch (error) {
      if (staleVisit(error) || refusalOf(error))
        onRefused(visit, { wanted: { date, time, doctorId }, error })
      else showError(visitFailure(error, visit))
      return false
    } finally {
      setMoving((before) => before.filter(({ id }) => id !== visit.id))
    }
  }

  /** The visits as they were read, but for those on their way elsewhere. */
  const withMoving = useCallback(
    (visits: readonly Visit[]) =>
      moving.length === 0
        ? visits
        : visits.map(
            (visit) =>
              moving.find(({ id, version }) => id === visit.id && version === visit.version) ??
              visit,
          ),
    [moving],
  )
  return { move, withMoving, isMoving: (id: string) => moving.some((visit) => visit.id === id) }
}
