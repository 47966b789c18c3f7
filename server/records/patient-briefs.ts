import type { DoctorVisit } from '@shared/contracts/doctor-day'
import { keysOf } from '@shared/contracts/endpoint'
import { patientEndpoints } from '@shared/contracts/patients'
import { and, eq, inArray } from 'drizzle-orm'
import { seesClinic } from '../auth/scope'
import type { Db } from '../db/database'
import { clinicId, patients } from '../db/schema'
import type { Actor } from './actor'

type Brief = Pick<DoctorVisit, 'allergies' | 'noKnownAllergies'>

/** The allergies of patients, for callers who may read patients. */
export async function patientBriefs(
  db: Db,
  { caller }: Actor,
  patientIds: string[],
): Promise<ReadonlyMap<string, Brief>> {
  if (patientIds.length === 0 || !seesClinic(caller, keysOf(patientEndpoints.get))) return new Map()
  const known = await knownAllergies(db, patientIds)
  return new Map(known.map(({ id, ...allergies }) => [id, allergies]))
}

const knownAllergies = (db: Db, patientIds: string[]) =>
  db
    .select({
      id: patients.id,
      allergies: patients.allergies,
      noKnownAllergies: patients.noKnownAllergies,
    })
    .from(patients)
    .where(and(eq(patients.clinicId, clinicId), inArray(patients.id, patientIds)))
