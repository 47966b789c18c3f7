import { emailKey } from '@shared/contracts/contact'
import { patientAccountMessages } from '@shared/contracts/patient-accounts'
import type { Patient } from '@shared/contracts/patients'

type Reached = Pick<Patient, 'email'>

/** The patient's own e-mail, as far as the record has one. */
export const emailOnRecord = ({ email = '' }: Reached): string => email

/** What to ask the patient about the e-mail of an account; null where it is that of the record. */
export function emailWarning(patient: Reached, email: string): string | null {
  const onRecord = emailOnRecord(patient)
  if (emailKey(email) === emailKey(onRecord)) return null
  return onRecord === ''
    ? patientAccountMessages.emailNotOnRecord
    : patientAccountMessages.emailDiffers(onRecord)
}
