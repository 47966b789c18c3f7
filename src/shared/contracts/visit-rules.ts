import type { Slot } from './visit-times'
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

/** @param now milliseconds since 1970 */
export function afterStep(visit: Visit, step: VisitStep, now: number): Visit {
  const { checkedInAt: _before, ...rest } = visit
  return {
    ...rest,
    status: visitSteps[step].to,
    version: visit.version + 1,
    ...(step === 'checkIn' ? { checkedInAt: now } : {}),
  }
}

/**
 * For a list with today first and the days to come after it, by time, then the days gone by, the latest
 * in front.
 * @param today YYYY-MM-DD
 */
export const compareVisits =
  (today: string) =>
  (one: Visit, other: Visit): number => {
    const isGone = one.date < today
    if (isGone !== other.date < today) return isGone ? 1 : -1
    const order =
      one.date.localeCompare(other.date) ||
      visitMinute(one).localeCompare(visitMinute(other)) ||
      one.number - other.number
    return isGone ? -order : order
  }

/** Who has an appointment at that minute which isn't cancelled. */
export function bookedAt(visits: readonly Visit[], { patientId, doctorId, date, time }: Slot) {
  const minute = visitMinute({ time })
  const then = visits.filter(
    (visit) => visit.status !== 'cancelled' && visit.date === date && visitMinute(visit) === minute,
  )
  return {
    doctor: then.some((visit) => visit.doctorId === doctorId),
    patient: then.some((visit) => visit.patientId === patientId),
  }
}

export function countVisits(visits: readonly Visit[]) {
  const of = (status: VisitStatus) => visits.filter((visit) => visit.status === status).length
  return { appointments: visits.length, checkedIn: of('checked-in'), pending: of('pending') }
}
