import { patientMessages } from '@/contracts/patients'

/** The fewest digits of a number by which somebody can be called, without codes. */
const fewestDigits = 6

/** What there is to say of a contact that is neither a number nor an e-mail address; otherwise null. */
export function contactHint(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').length
  const isReached = typed.trim() === '' || digits >= fewestDigits || /\S@\S/.test(typed)
  return isReached ? null : patientMessages.contactUnlikely
}
