import { v7 as newId } from 'uuid'
import { addDays, type ClinicDate, yearsBetween } from '@/lib/clinic-date'
import { patientRows } from '@/sample/rows/patients'
import { patientTexts } from '../records/patient-search'
import type { Db } from './database'
import { counters, patients } from './schema'

/**
 * Writes the sample's patients into a demo clinic, seen last so many days before today.
 * @returns their ids by their numbers
 */
export async function seedPatients(
  tx: Db,
  today: ClinicDate,
): Promise<ReadonlyMap<number, string>> {
  const rows = patientRows.map(({ daysSinceVisit, medications, history, ...row }, at) => {
    const number = at + 1
    return {
      ...row,
      ...patientTexts({ ...row, number }),
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
