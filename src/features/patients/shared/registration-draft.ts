import * as z from 'zod/mini'
import { confirmDiscard } from '@/components/unsaved-changes'
import { readDraft, saveDraft } from '@/stores/work'

/** Names what is typed into the registration. */
export const registrationDraft = 'registration'

/** What is typed of a patient, valid or not. */
export const typedPatientSchema = z.object({
  name: z.string(),
  age: z.string(),
  gender: z.string(),
  contact: z.string(),
  /** Only of patients that the host keeps. */
  email: z._default(z.string(), ''),
  dateOfBirth: z.string(),
  address: z.string(),
})
export type TypedPatient = z.infer<typeof typedPatientSchema>

export const blankPatient: TypedPatient = {
  name: '',
  age: '',
  gender: '',
  contact: '',
  email: '',
  dateOfBirth: '',
  address: '',
}

/**
 * Has the registration begin with this; what was begun there for somebody else goes only after a
 * question.
 * @returns whether it does
 */
export async function beginRegistration(known: Partial<TypedPatient>): Promise<boolean> {
  const typed = readDraft(registrationDraft, typedPatientSchema)
  if (typed && typed.name !== known.name && !(await confirmDiscard())) return false
  saveDraft(registrationDraft, { ...blankPatient, ...known })
  return true
}
