import { and, eq, isNull } from 'drizzle-orm'
import { clinicId, patients } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { cachedCount } from './cached-count'

/** How many patients' records are open. */
export const countedPatients = (dependencies: ApiDependencies) =>
  cachedCount(dependencies, {
    ...{ table: patients, number: patients.number },
    found: and(eq(patients.clinicId, clinicId), isNull(patients.closedAt)),
  })
