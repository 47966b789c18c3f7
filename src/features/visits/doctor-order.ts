import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { visitMinute } from '@shared/contracts/visit-rules'
import type { Visit, VisitStatus } from '@shared/contracts/visits'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { isWithDoctor } from './visit-words'

/** The longest wait first. */
export const byWait = (one: Visit, other: Visit): number =>
  (one.checkedInAt ?? 0) - (other.checkedInAt ?? 0)

const byTime = (one: Visit, other: Visit): number =>
  visitMinute(one).localeCompare(visitMinute(other)) || one.number - other.number

const isIn = (status: VisitStatus) => (visit: Visit) => visit.status === status

/** The parts of a doctor's day: who waits, who is still to come, and who has been seen. */
function partsOf(visits: readonly DoctorVisit[]) {
  return {
    withDoctor: visits.filter(isWithDoctor).sort(byWait),
    waiting: visits
      .filter(isIn('checked-in'))
      .filter((visit) => !isWithDoctor(visit))
      .sort(byWait),
    toCome: visits.filter(isIn('pending')).sort(byTime),
    seen: visits.filter(isIn('completed')).sort(byTime),
  }
}

/**
 * A doctor's visits in the order in which they concern the doctor: who is there, who waits, the longest first, then who
 * is still to come, then who has been seen. Of a day that is over, who was seen goes first.
 */
export function inDoctorsOrder(
  visits: readonly DoctorVisit[],
  day: ClinicDate,
  today: ClinicDate,
): DoctorVisit[] {
  const { withDoctor, waiting, toCome, seen } = partsOf(visits)
  const open = [...withDoctor, ...waiting, ...toCome]
  return day < today ? [...seen, ...open] : [...open, ...seen]
}

/** How many of each there are; '' where there are none at all. */
export function dayCounts(
  visits: readonly DoctorVisit[],
  day: ClinicDate,
  today: ClinicDate,
): string {
  const { withDoctor, waiting, toCome, seen } = partsOf(visits)
  if (visits.length === 0) return ''
  const missing = withDoctor.length + waiting.length + toCome.length
  if (day < today) return inWords([seen.length, 'seen'], ...some([missing, 'not seen']))
  // Some come before their day.
  if (day > today)
    return inWords(
      [toCome.length, 'expected'],
      ...some([withDoctor.length + waiting.length, 'checked in'], [seen.length, 'seen']),
    )
  return inWords(
    ...some([withDoctor.length, 'with the doctor']),
    ...([
      [waiting.length, 'waiting'],
      [toCome.length, 'to come'],
      [seen.length, 'seen'],
    ] as const),
  )
}

type Count = readonly [count: number, word: string]

const some = (...counts: Count[]): Count[] => counts.filter(([count]) => count > 0)
const inWords = (...counts: Count[]): string =>
  counts.map(([count, word]) => `${count} ${word}`).join(' · ')
