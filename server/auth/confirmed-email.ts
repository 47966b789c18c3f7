import { sql } from 'drizzle-orm'
import { users } from '../db/schema'

/**
 * Whether codes for a new password go to an account's e-mail. Another user typed the e-mail of a patient's
 * account: where its person has not confirmed it, a code would let that user in. The account may show a
 * patient, wait to, or have done so before; of all others the e-mail counts as it is.
 */
export const emailGetsCodes = sql<boolean>`(${users.emailConfirmedAt} is not null
  or (${users.patientId} is null and ${users.pendingPatientId} is null and ${users.patientLinks} = 0))`

/** What is set where somebody else, or its person without a code, gives an account another e-mail. */
export const emailUnconfirmed = { emailConfirmedAt: null, startCodeMailed: false }
