import { type Visit, type VisitStatus, visitMessages } from './visits'

/** A step of a visit: the button's word, and the status that it leads to. */
export const visitSteps = {
  checkIn: { verb: 'Check-In', to: 'checked-in' },
  complete: { verb: 'Complete', to: 'completed' },
  cancel: { verb: 'Cancel', to: 'cancelled' },
  noShow: { verb: 'No-show', to: 'no-show' },
} as const satisfies Record<string, { verb: string; to: VisitStatus }>
export type VisitStep = keyof typeof visitSteps

/** Which steps a visit can take from each status (docs/product/desk.md); there are no others. */
export const visitTransitions: Record<VisitStatus, readonly VisitStep[]> = {
  pending: ['checkIn', 'cancel', 'noShow'],
  'checked-in': ['complete', 'cancel'],
  completed: [],
  cancelled: [],
  'no-show': [],
}

export const canStep = (status: VisitStatus, step: VisitStep): boolean =>
  visitTransitions[status].includes(step)

/** How long a visit takes, in minutes. */
export const visitMinutes = 15

/** When a visit is, as people read it: the time, then ' on ', then the date. */
export const visitWhen = ({ time, date }: Pick<Visit, 'time' | 'date'>): string =>
  `${time} on ${date}`

/** HH:MM of a visit, with a leading zero, so that texts compare as times do. */
export const visitMinute = (visit: Pick<Visit, 'time'>): string => visit.time.padStart(5, '0')

/** When a visit is, as said to people who think of today. @param today YYYY-MM-DD, in the clinic's zone */
export const visitWhenSeen = (visit: Pick<Visit, 'time' | 'date'>, today: string): string =>
  visit.date === today ? visit.time : visitWhen(visit)

/**
 * Why a visit's last step can't be taken back; null where it can. That the time which was given up is free
 * still, the host alone knows.
 * @param today YYYY-MM-DD, in the clinic's zone
 */
export const reopenHindrance = (
  { lastStepOn }: Pick<Visit, 'lastStepOn'>,
  today: string,
): string | null => {
  if (lastStepOn === undefined) return visitMessages.nothingToReopen
  return lastStepOn === today ? null : visitMessages.cannotReopen
}

/** Why a visit can't be given another time, doctor or reason any more; null where it can. */
export const changeHindrance = ({ status }: Pick<Visit, 'status'>): string | null =>
  status === 'pending' || status === 'checked-in' ? null : visitMessages.isOver(status)
