import { v7 as newId } from 'uuid'
import { addDays, type ClinicDate, yearsBetween } from '@/lib/clinic-date'
import { ownPatientId, patientRows } from '@/sample/rows/patients'
import { patientTexts } from '../records/patient-search'
import type { Db } from './database'
import { counters, patients } from './schema'

/**
 * Writes the sample's patients into a demo clinic, seen last so many days before today.
 * @returns the id of the one whose record the demo's patient account shows
 */
export async function seedPatients(tx: Db, today: ClinicDate): Promise<string | null> {
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
  return rows.find(({ number }) => number === ownPatientId)?.id ?? null
}
