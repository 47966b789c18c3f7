import type { OwnAuditRow } from './audit'
import type { AuditedAct, CallWords, ChangedRecords } from './call-words'
import { endpoints } from './endpoints'
import { labWork } from './lab-orders'
import { firstSignIn } from './own-password'
import { emailCode } from './own-profile'
import { superAdminStep } from './staff'

const audited: readonly Partial<AuditedAct>[] = [
  ...endpoints,
  ...[labWork, firstSignIn, emailCode, superAdminStep],
]

const wordsByCall = new Map(audited.map(({ name, words }) => [name, words]))

/** What people read about a call that the audit names; nothing of one that an older version had. */
export const wordsOf = (call: string): CallWords => wordsByCall.get(call) ?? {}

/** What somebody did with a patient's record, in the patient's words. */
export function ownAuditWords({
  kind,
  call,
  isAmongOthers,
}: Pick<OwnAuditRow, 'kind' | 'call' | 'isAmongOthers'>): string {
  const patient = wordsOf(call).patient ?? {}
  if (isAmongOthers) return patient.among ?? 'Saw you in a list'
  if (kind === 'changed') return patient.did ?? 'Changed something in your record'
  if (kind === 'reassigned')
    return patient.reassigned ?? 'Moved what you had booked to another department'
  return patient.read ?? 'Looked at a part of your record'
}

/** What somebody changed, in the words of the clinic, which name no patient. */
export function activityWords(call: string, records: ChangedRecords): string {
  const { did } = wordsOf(call)
  return (typeof did === 'function' ? did(records) : did) ?? 'Changed a record'
}
