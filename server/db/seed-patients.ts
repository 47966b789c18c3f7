import { readContacts } from '@shared/contracts/patient-contacts'
import { addDays, yearsBetween } from '@shared/lib/clinic-date'
import { dayIn } from '../records/clinic-time'
import { patientTexts } from '../records/patient-search'
import type { Db } from './database'
import { counters, patients } from './schema'
import type { Seeding } from './seed-rows'

/**
 * Writes the patients into a demo clinic, seen last so many days before today.
 * @returns their ids by their numbers
 */
export async function seedPatients(
  tx: Db,
  { now, zone, rows: { patients: patientRows }, newId }: Seeding,
): Promise<ReadonlyMap<number, string>> {
  const today = dayIn(zone, now)
  const rows = patientRows.map(({ daysSinceVisit, medications, history, contact, ...row }, at) => {
    const number = at + 1
    const { kept } = readContacts({ contact })
    return {
      ...row,
      ...kept,
      ...patientTexts({ ...row, ...kept, number, contactPerson: null }),
      id: newId(),
      number,
      age: yearsBetween(row.dateOfBirth, today),
      ageOn: today,
      lastVisit: addDays(today, -daysSinceVisit),
      currentMedications: medications,
      pastMedicalHistory: history,
    }
  })
  await tx.insert(patients).values(rows)
  await tx.insert(counters).values({ name: 'patient', value: rows.length })
  return new Map(rows.map(({ number, id }) => [number, id]))
}
