import { changeHindrance, visitWhen } from '@shared/contracts/visit-rules'
import { type Visit, visitEndpoints, visitMessages } from '@shared/contracts/visits'
import { timeOf } from '@shared/lib/clock-time'
import { isolated } from '@shared/lib/isolated'
import { useState } from 'react'
import { explainDisabled } from '@/components/disabled-with-reason'
import { usePatientLabel } from '@/features/patients/shared/patient-label'
import { denialFor } from '@/hooks/use-may'
import { visitorName } from '../visit-words'
import { type GridColumn, standsIn } from './grid-layout'
import type { GridPlace } from './grid-places'
import type { MoveTarget, useMoveVisit } from './use-move-visit'

/** A cell of the grid. */
export type CarryPlace = Pick<GridPlace, 'key' | 'minute'>

/** A visit that is carried to another place, and how. */
interface Carried {
  visit: Visit
  by: 'keys' | 'pointer'
  /** The cell over which it is held by the pointer. */
  over: CarryPlace | null
}

/** What a place of a grid means for a visit; null for one that is gone. */
export function targetAt(
  columns: readonly GridColumn[],
  { key, minute }: CarryPlace,
): MoveTarget | null {
  const column = columns.find((one) => one.key === key)
  if (!column) return null
  const { date, doctorId, doctor } = column
  return { date, time: timeOf(minute), doctorId, doctor }
}

interface CarryOptions {
  columns: readonly GridColumn[]
  /** Whether nothing can be picked up now. */
  busy: boolean
  moves: Pick<ReturnType<typeof useMoveVisit>, 'move' | 'isMoving'>
}

/** Carries a visit of the grid from where it is to where it is put, and tells how that goes. */
export function useCarry({ columns, busy, moves: { move, isMoving } }: CarryOptions) {
  const patientLabel = usePatientLabel()
  const [carried, setCarried] = useState<Carried | null>(null)
  const [told, setTold] = useState('')
  const nameOf = (visit: Visit) => visitorName(visit, patientLabel)
  const tellKept = (visit: Visit) => setTold(`${nameOf(visit)} stays where it was.`)

  const cancelMove = () => {
    if (carried) tellKept(carried.visit)
    setCarried(null)
  }
  return {
    carried,
    /** Whom that visit is of; empty for none. */
    name: carried ? nameOf(carried.visit) : '',
    told,
    cancelMove,
    /** @returns whether it is carried now */
    pickUp: (visit: Visit | undefined, by: Carried['by']): boolean => {
      if (!visit || busy) return false
      const hindrance =
        denialFor(visitEndpoints.change) ??
        changeHindrance(visit) ??
        (isMoving(visit.id) ? visitMessages.stillMoving(nameOf(visit)) : null)
      if (hindrance !== null) {
        explainDisabled({ name: 'Move', reason: hindrance })
        return false
      }
      setCarried({ visit, by, over: null })
      setTold(
        `Moving ${nameOf(visit)}, ${visitWhen(visit)}. ${by === 'keys' ? 'Arrow keys choose the place, Enter puts it there, Escape gives up.' : 'Escape gives up.'}`,
      )
      return true
    },
    /** @param over null beside all places */
    hoverCell: (over: CarryPlace | null) =>
      setCarried((before) =>
        before && (before.over?.key !== over?.key || before.over?.minute !== over?.minute)
          ? { ...before, over }
          : before,
      ),
    putAt: async (at: CarryPlace) => {
      const target = targetAt(columns, at)
      const column = columns.find(({ key }) => key === at.key)
      if (!carried || !target || !column) return
      const { visit } = carried
      setCarried(null)
      // Off the quarter, too: put into its own row it isn't moved to the beginning of that.
      if (standsIn(visit, column, at.minute)) return tellKept(visit)
      if (!column.isActive) {
        setTold(visitMessages.doctorGone(column.doctor))
        return
      }
      setTold(`${nameOf(visit)} is put at ${visitWhen(target)}, ${isolated(target.doctor)}.`)
      if (!(await move(visit, target))) tellKept(visit)
    },
  }
}
