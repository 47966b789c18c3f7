import { addDays } from '@shared/lib/clinic-date'
import type { Db } from '../db/database'
import type { Known } from './absence-affected'
import type { Actor } from './actor'
import { bookable, clocksOf, type TimeRange } from './bookable'
import { dayIn } from './clinic-time'
import type { BookedDoctor } from './doctors'
import { coverageDays } from './forecast'
import { loadRules, windowOf } from './hours-rules'

/** How many colleagues are proposed for what has no time. */
const proposedMost = 3

/** A colleague who works on a day of an absence. */
export interface PresentDoctor extends BookedDoctor {
  /** Whether on the first of its days that is not over. */
  isInFirst: boolean
}

/**
 * Those of these doctors who work on a day of an absence that is not over, by name. Of a long absence the first 28
 * days are looked at, of one that is over today.
 */
export async function presentDoctors(
  db: Db,
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
  doctors: readonly BookedDoctor[],
  absence: TimeRange,
): Promise<PresentDoctor[]> {
  const clocks = clocksOf(zone)
  const first = dayIn(zone, absence.to > now ? Math.max(absence.from, now) : now)
  const start = clocks.startAt(first, 0)
  const firstDay = { from: start, to: clocks.startAt(addDays(first, 1), 0) }
  const last = clocks.startAt(addDays(first, coverageDays), 0)
  const days = { from: start, to: Math.max(firstDay.to, Math.min(absence.to, last)) }
  const ids = doctors.map(({ id }) => id)
  const rules = await loadRules(db, ids, windowOf(days, zone))
  const isIn = (id: string, range: TimeRange) => {
    const its = rules.get(id)
    return its !== undefined && bookable(its, range, clocks).length > 0
  }
  return doctors
    .filter(({ id }) => isIn(id, days))
    .map((doctor) => ({ ...doctor, isInFirst: isIn(doctor.id, firstDay) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/**
 * Chooses colleagues by turn: first those who have the least of what was handed over because of an absence. What was
 * accepted already counts, so that the proposals for the other rows stay as they are.
 */
export function turnsOf({ settled }: Known) {
  const counts = new Map<string, number>()
  const countOf = (id: string) => counts.get(id) ?? 0
  const add = (id: string) => counts.set(id, countOf(id) + 1)
  for (const { settled: one } of settled.values())
    if (one.kind !== 'visit' && one.doctorId !== null) add(one.doctorId)
  return <Doctor extends BookedDoctor>(among: readonly Doctor[]): Doctor[] => {
    const inTurn = among.toSorted((one, other) => countOf(one.id) - countOf(other.id))
    const [first] = inTurn
    if (first) add(first.id)
    return inTurn.slice(0, proposedMost)
  }
}
