import type { auditEntries } from '../db/schema-audit'

/** How long a list that is read again is the same reading, in milliseconds. */
const readingMs = 15 * 60_000

/** More readings than desks have open at once; what is forgotten is written down once more. */
const readingsMost = 10_000

type Read = Pick<
  typeof auditEntries.$inferInsert,
  'kind' | 'userId' | 'role' | 'call' | 'query' | 'patientId' | 'recordIds' | 'address'
>

/**
 * Tells of a list that it shows nobody but whom the same person was shown a while ago, in the same role:
 * screens read theirs again by themselves whenever something changes, and the log would be full of what
 * nobody did. A form that checks as it is filled in asks again and again, too: it is one reading of the record.
 * Each server process knows its own answers alone.
 */
export function repeats(clock: () => number): (read: Read, isCheck: boolean) => boolean {
  const readings = new Map<string, { at: number; ids: Set<string> }>()
  return ({ kind, userId, role, call, query, patientId, recordIds, address }, isCheck) => {
    if (kind !== 'listed' && !isCheck) return false
    const now = clock()
    const key = JSON.stringify([userId, role, call, query, patientId, address])
    const reading = readings.get(key)
    if (reading && now - reading.at < readingMs && recordIds.every((id) => reading.ids.has(id)))
      return true
    readings.delete(key)
    readings.set(key, { at: now, ids: new Set(recordIds) })
    const [oldest] = readings.keys()
    if (readings.size > readingsMost && oldest !== undefined) readings.delete(oldest)
    return false
  }
}
