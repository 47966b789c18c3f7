import { isSameDoctor } from '@shared/contracts/staff'
import { visitMinutes } from '@shared/contracts/visit-rules'
import { addDays } from '@shared/lib/clinic-date'
import { dayIn, instantOf } from '../records/clinic-time'
import { visitSpan } from '../records/doctor-times'
import type { Db } from './database'
import { counters } from './schema'
import { visits } from './schema-care'
import type { Seeding } from './seed-rows'

/**
 * Writes the visits into a demo clinic, dated from today.
 * @param patientIds by their numbers
 */
export async function seedVisits(
  tx: Db,
  { now, zone, rows: { visits: visitRows }, newId }: Seeding,
  patientIds: ReadonlyMap<number, string>,
  doctors: readonly { id: string; name: string }[],
): Promise<void> {
  const today = dayIn(zone, now)
  const createdAt = new Date(now)
  const rows = visitRows.flatMap(([patient, day, time, reason, doctor, status, waiting], at) => {
    const startsAt = instantOf({ date: addDays(today, day), time }, zone)
    const patientId = patientIds.get(patient)
    const doctorId = doctors.find(({ name }) => isSameDoctor(name, doctor))?.id
    // A clock change may skip a time.
    if (!startsAt || !patientId || !doctorId) return []
    const checkedInAt = waiting === undefined ? null : new Date(now - waiting * 60_000)
    return {
      ...visitSpan(startsAt, visitMinutes),
      ...{ id: newId(), number: at + 1, patientId, doctorId, reason, status, checkedInAt },
      createdAt,
      ...(checkedInAt && { statusBefore: 'pending' as const, steppedAt: checkedInAt }),
    }
  })
  await tx.insert(visits).values(rows)
  await tx.insert(counters).values({ name: 'visit', value: visitRows.length })
}
