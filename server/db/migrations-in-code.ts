import { addUsernameLooks } from '../auth/names'
import { divideContacts } from '../records/divide-contacts'
import { rewritePatientTexts } from '../records/patient-search'
import { addProblemsOfDiagnoses } from '../records/problems-of-diagnoses'
import type { Db } from './database'

/**
 * What a migration writes that only our own code can work out, by the migration's name. It runs after
 * the migration's SQL, in the same transaction.
 */
export const migrationsInCode: Readonly<Record<string, (tx: Db) => Promise<void>>> = {
  '0027_names_alike': addUsernameLooks,
  '0040_patient_contacts': async (tx) => {
    await divideContacts(tx)
    await rewritePatientTexts(tx)
  },
  '0049_patient_record': (tx) => addProblemsOfDiagnoses(tx),
}
