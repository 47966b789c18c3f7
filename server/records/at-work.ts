import type { Db } from '../db/database'
import type { Actor } from './actor'
import { bookable, clocksOf } from './bookable'
import { loadRules, windowOf } from './hours-rules'

/** Which of these users have working hours now and are not absent. */
export async function usersAtWork(
  db: Db,
  ids: readonly string[],
  { now, zone }: Pick<Actor, 'now' | 'zone'>,
): Promise<ReadonlySet<string>> {
  const moment = { from: now, to: now + 1 }
  const rules = await loadRules(db, ids, windowOf(moment, zone))
  const clocks = clocksOf(zone)
  return new Set(
    [...rules].flatMap(([id, its]) => (bookable(its, moment, clocks).length > 0 ? [id] : [])),
  )
}
