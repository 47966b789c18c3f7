import { addUsernameLooks } from '../auth/names'
import { rewritePatientTexts } from '../records/patient-search'
import type { Db } from './database'

/**
 * What a migration writes that only our own code can work out, by the migration's name. It runs after
 * the migration's SQL, in the same transaction.
 */
export const migrationsInCode: Readonly<Record<string, (tx: Db) => Promise<void>>> = {
  '0027_names_alike': async (tx) => {
    await addUsernameLooks(tx)
    await rewritePatientTexts(tx)
  },
}
