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
  // These are only of patients that the host keeps, too.
  /** One on each line, with a label in brackets. */
  otherTelephones: z._default(z.string(), ''),
  contactNote: z._default(z.string(), ''),
  personName: z._default(z.string(), ''),
  personRelation: z._default(z.string(), ''),
  personTelephone: z._default(z.string(), ''),
  language: z._default(z.string(), ''),
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
  otherTelephones: '',
  contactNote: '',
  personName: '',
  personRelation: '',
  personTelephone: '',
  language: '',
}

/** What need not be filled in of how a patient is reached. */
export const contactFieldNames = [
  ...(['otherTelephones', 'contactNote', 'language'] as const),
  ...(['personName', 'personRelation', 'personTelephone'] as const),
] as const satisfies readonly (keyof TypedPatient)[]

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
