import { reopenHindrance } from '@shared/contracts/visit-rules'
import { visitEndpoints, visitSchema } from '@shared/contracts/visits'
import * as z from 'zod/mini'

const visitActionSchema = z.object({
  kind: z.enum(['step', 'move', 'schedule', 'reopen', 'undo']),
  /** As its button says it. */
  verb: z.string(),
  /** null for what was made by it. */
  before: z.nullable(visitSchema),
  after: visitSchema,
})
/** What was done to a visit at the front desk. */
export type VisitAction = z.infer<typeof visitActionSchema>

export const visitHistorySchema = z.object({
  /** What was done last, to be told. */
  told: z.nullable(visitActionSchema),
  /** What can be taken back, the newest first. */
  undoable: z.array(visitActionSchema),
})
export type VisitHistory = z.infer<typeof visitHistorySchema>

export const noHistory: VisitHistory = { told: null, undoable: [] }

/** Whether both are one action, of which the tab's storage may have made two. */
export const isSameAction = (one: VisitAction | null, other: VisitAction | null): boolean =>
  one?.kind === other?.kind &&
  one?.after.id === other?.after.id &&
  one?.after.version === other?.after.version

/** @param most how many can be taken back */
export const withAction = (
  { undoable }: VisitHistory,
  action: VisitAction,
  most: number,
): VisitHistory => ({ told: action, undoable: [action, ...undoable].slice(0, most) })

/**
 * After an action was taken back. What was done to the same visit before it can be taken back next, from
 * the version that there is now, unless somebody else has changed the visit in between.
 * @param now what has come of it
 */
export function withoutAction(
  { undoable }: VisitHistory,
  undone: VisitAction,
  now: VisitAction['after'],
): VisitHistory {
  const isBefore = ({ after }: VisitAction) =>
    after.id === now.id && after.version === undone.before?.version
  return {
    told:
      undone.kind === 'move'
        ? { kind: 'undo', verb: 'Moved back', before: undone.after, after: now }
        : { kind: 'undo', verb: 'Undo', before: null, after: now },
    undoable: undoable
      .filter((action) => action !== undone)
      .map((action) => (isBefore(action) ? { ...action, after: now } : action)),
  }
}

/** After somebody else has changed a visit: nothing that was done to it can be taken back any more. */
export const withoutVisit = ({ told, undoable }: VisitHistory, id: string): VisitHistory => ({
  told: told?.after.id === id ? null : told,
  undoable: undoable.filter(({ after }) => after.id !== id),
})

/** The call that takes an action back. */
export function undoEndpoint({ kind, before }: VisitAction) {
  if (kind === 'schedule') return visitEndpoints.cancel
  return kind === 'move' && before !== null ? visitEndpoints.change : visitEndpoints.reopen
}

/**
 * Why the host would not take an action back, where it keeps visits; null where it may.
 * @param today YYYY-MM-DD, in the clinic's zone
 */
export const undoHindrance = (action: VisitAction, today: string): string | null =>
  undoEndpoint(action) === visitEndpoints.reopen && action.kind === 'step'
    ? reopenHindrance(action.after, today)
    : null
