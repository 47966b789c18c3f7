import { and, eq, isNull } from 'drizzle-orm'
import { clinicId, patients } from '../db/schema'
import type { ApiDependencies } from '../dependencies'
import { keptFor } from './kept-for'

/** How many patients' records are open, counted at most once in a while: there may be a million. */
export const countedPatients = ({ db, config, clock }: ApiDependencies) =>
  keptFor(
    config.figuresKeptMs,
    clock,
    // Awaited here: what `$count` gives would ask anew each time it is.
    async () =>
      await db.$count(patients, and(eq(patients.clinicId, clinicId), isNull(patients.closedAt))),
  )
