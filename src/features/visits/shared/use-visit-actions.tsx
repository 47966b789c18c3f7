import { type VisitStep, visitSteps } from '@shared/contracts/visit-rules'
import {
  type Visit,
  type VisitStatus,
  visitEndpoints,
  visitMessages,
} from '@shared/contracts/visits'
import { useCallback, useRef, useState } from 'react'
import { errorText } from '@/api/api-error'
import {
  refusalOf,
  staleVisit,
  useChangeVisit,
  useReopenVisit,
  useStartVisit,
  useStepVisit,
} from '@/api/visits'
import { confirm, showError } from '@/components/dialogs'
import { toast } from '@/components/toast'
import { Who } from '@/features/patients/shared/who'
import { useOneAtATime } from '@/hooks/use-one-at-a-time'
import { clinicToday } from '@/stores/clinic-day'
import { isOffered } from '@/stores/session'
import { readWork, saveWork } from '@/stores/work'
import {
  noHistory,
  type VisitAction,
  type VisitHistory,
  visitHistorySchema,
  withAction,
  withoutAction,
  withoutVisit,
} from '../visit-history'
import { staleWords } from '../visit-words'
import { visitor } from './visitor'

/** The steps back outlive a look at another dashboard and a reload, as what is typed does. */
const historyName = 'visit-actions'

/** Where the host keeps visits, by their versions, the last ten; of a sample the last one. */
const undoableMost = () => (isOffered(visitEndpoints.change) ? 10 : 1)

const stepTo = (status: VisitStatus): VisitStep | undefined =>
  (Object.keys(visitSteps) as VisitStep[]).find((step) => visitSteps[step].to === status)

const confirmOtherDay = (visit: Visit): Promise<boolean> =>
  confirm({
    title: 'Move to today?',
    about: <Who patient={visitor(visit)} />,
    message: visitMessages.otherDay(visit.patientName, visit.date),
    confirmLabel: 'Move and Check In',
  })

const isOfAnotherDay = (step: VisitStep, { date }: Visit): boolean =>
  step === 'checkIn' && date !== clinicToday()

/** Whether a user has confirmed today that the visit is of another day: it was checked in today. */
const isConfirmed = ({ checkedInAt }: Visit): boolean =>
  checkedInAt !== undefined && clinicToday(new Date(checkedInAt)) === clinicToday()

/** The sentence for what a change of this visit failed with. */
export function visitFailure(error: unknown, visit: Visit): string {
  const now = staleVisit(error)
  return now ? staleWords(visit, now) : errorText(error, { otherwise: visitMessages.moveFailed })
}

/** Moves visits along their statuses (docs/product/desk.md), and takes that back. */
export function useVisitActions() {
  const { mutateAsync: step } = useStepVisit()
  const { mutateAsync: startVisit } = useStartVisit()
  const { mutateAsync: reopen } = useReopenVisit()
  const { mutateAsync: change } = useChangeVisit()
  const { busy, begin, end } = useOneAtATime()
  const [history, setHistory] = useState(
    () => readWork(historyName, visitHistorySchema) ?? noHistory,
  )
  const latest = useRef(history)

  const keep = useCallback((next: (before: VisitHistory) => VisitHistory) => {
    latest.current = next(latest.current)
    saveWork(historyName, latest.current)
    setHistory(latest.current)
  }, [])

  /** Tells of what was done, and keeps it to be taken back. */
  const note = useCallback(
    (action: VisitAction) => keep((before) => withAction(before, action, undoableMost())),
    [keep],
  )

  /**
   * Takes a step. A check-in on another day than the visit's moves the visit to today where the host keeps
   * visits, once that is confirmed.
   * @param isConfirmed whether it is already: the button said so
   * @returns the visit afterwards; null where nothing was done
   */
  const act = useCallback(
    async (before: Visit, verb: VisitStep, isConfirmed = false): Promise<Visit | null> => {
      const isLate = isOfAnotherDay(verb, before)
      const isMoved = isLate && isOffered(visitEndpoints.change)
      if (isMoved && !isConfirmed && !(await confirmOtherDay(before))) return null
      if (!begin()) return null
      try {
        const after = await step({
          ...{ id: before.id, version: before.version, step: verb },
          ...(isMoved && { otherDay: true }),
        })
        note({ kind: 'step', verb: visitSteps[verb].verb, before, after })
        if (isLate && !isMoved) toast.warning(visitMessages.notToday(after.patientName, after.date))
        return after
      } catch (error) {
        showError(visitFailure(error, before))
        return null
      } finally {
        end()
      }
    },
    [begin, end, step, note],
  )

  /** Notes that the patient is with the doctor. */
  const start = useCallback(
    async (before: Visit): Promise<void> => {
      if (!begin()) return
      try {
        const after = await startVisit({ id: before.id, version: before.version })
        note({ kind: 'step', verb: 'Start', before, after })
      } catch (error) {
        const now = staleVisit(error)
        showError(
          now
            ? staleWords(before, now)
            : errorText(error, { otherwise: visitMessages.startFailed }),
        )
      } finally {
        end()
      }
    },
    [begin, end, startVisit, note],
  )

  /** @returns null where it is not to be taken back after all */
  const takeBack = async ({ kind, before, after }: VisitAction): Promise<Visit | null> => {
    const seen = { id: after.id, version: after.version }
    if (kind === 'schedule') return await step({ ...seen, step: 'cancel' })
    const again = kind === 'reopen' && before ? stepTo(before.status) : undefined
    if (before && again) {
      if (!isOfAnotherDay(again, after)) return await step({ ...seen, step: again })
      const asks = isOffered(visitEndpoints.change) && !isConfirmed(before)
      if (asks && !(await confirmOtherDay(after))) return null
      return await step({ ...seen, step: again, otherDay: true })
    }
    if (kind !== 'move' || before === null) return await reopen(seen)
    const { date, time, doctorId, reason, minutes, kind: visitKind } = before
    // Without the reason of then: whoever has taken the time since is not to be booked over unasked.
    return await change({
      ...{ ...seen, date, time, doctorId, reason },
      ...(minutes !== undefined && { minutes }),
      ...(visitKind && { kindId: visitKind.id }),
    })
  }

  /** @returns whether it is taken back */
  const undo = async (action: VisitAction) => {
    if (!begin()) return false
    try {
      const now = await takeBack(action)
      if (!now) return false
      keep((before) => withoutAction(before, action, now))
      return true
    } catch (error) {
      if (staleVisit(error)) keep((before) => withoutVisit(before, action.after.id))
      const failure = visitFailure(error, action.after)
      const isTaken = action.kind === 'move' && refusalOf(error) !== null
      showError(isTaken ? `${failure} ${visitMessages.moveInstead}` : failure)
      return false
    } finally {
      end()
    }
  }

  /**
   * Takes the last step of a visit back: one's own as Undo does; somebody else's as an action of its
   * own, so that the next Undo does not go past it to another patient.
   */
  const reopenVisit = async (visit: Visit) => {
    const mine = history.undoable.find(
      ({ kind, after }) =>
        kind === 'step' && after.id === visit.id && after.version === visit.version,
    )
    if (mine) return await undo(mine)
    if (!begin()) return false
    try {
      const after = await reopen({ id: visit.id, version: visit.version })
      note({ kind: 'reopen', verb: 'Reopen', before: visit, after })
      return true
    } catch (error) {
      showError(visitFailure(error, visit))
      return false
    } finally {
      end()
    }
  }

  const [next = null] = history.undoable
  return { told: history.told, next, busy, act, start, note, undo, reopenVisit }
}
