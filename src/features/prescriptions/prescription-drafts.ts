import * as z from 'zod/mini'
import { create } from 'zustand'
import { confirmDiscard } from '@/components/unsaved-changes'
import { type Medication, medicationSchema } from '@/contracts/patients'
import type { PrescriptionRequest } from '@/contracts/prescription-requests'
import { clinicToday } from '@/lib/clinic-date'
import { plainText } from '@/lib/plain-text'
import { useSession } from '@/stores/session'
import { dropDraft, keepDraft, readDraft } from '@/stores/work'
import { missingFrom } from './current-medications'

const draft = 'doctor-prescription'

/** What is typed into Add Medication waits with the patient whom it is for. */
export const medicationDraft = (patientId: string): string => `${draft}.medication.${patientId}`

const typedSchema = z.object({
  /** '' for nobody yet. */
  patientId: z.string(),
  /** The day it was begun, YYYY-MM-DD: another date than this was typed. */
  begun: z.string(),
  date: z.string(),
  diagnosis: z.string(),
  taken: z.array(medicationSchema),
  removed: z.array(z.string()),
  medicines: z.array(medicationSchema),
  requestId: z.nullable(z.number()),
  /** Why to go on in spite of a contraindication, and which it was given for. */
  reason: z.object({ subject: z.string(), reason: z.string(), text: z.string() }),
})
export type PrescriptionDraft = z.infer<typeof typedSchema>

/** What the list of already taken medicines starts with (docs/product.md, Doctor dashboard). */
const sampleTaken: Medication = {
  name: 'paracetamol',
  dosage: '500mg',
  frequency: 'every 4-5 hours',
}

/** In the schema's order, so that one read back compares equal. */
const blankFor = (patientId: string, begun = clinicToday()): PrescriptionDraft => ({
  patientId,
  begun,
  date: begun,
  diagnosis: '',
  taken: [sampleTaken],
  removed: [],
  medicines: [],
  requestId: null,
  reason: { subject: '', reason: '', text: '' },
})

export const isSame = (one: PrescriptionDraft, other: PrescriptionDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Whether anything is filled in beside the patient. */
export const isFilled = (typed: PrescriptionDraft): boolean =>
  !isSame(typed, blankFor(typed.patientId, typed.begun))

/** What stands in the form, and what is begun for others: one for each at most, and none blank. */
const draftsSchema = z.object({ shown: typedSchema, waiting: z.array(typedSchema) })
type Drafts = z.infer<typeof draftsSchema>

const readDrafts = (): Drafts =>
  readDraft(draft, draftsSchema) ?? { shown: blankFor(''), waiting: [] }

/** All that a doctor has begun and not submitted, whether the form is on the screen or not. */
export const usePrescriptionDrafts = create<Drafts>(readDrafts)

usePrescriptionDrafts.subscribe(({ shown, waiting }) => {
  const worthKeeping = waiting.length > 0 || shown.patientId !== '' || isFilled(shown)
  if (worthKeeping) keepDraft(draft, { shown, waiting })
  else dropDraft(draft)
})

// What the tab keeps of the person before has then been dropped, where it is not the next one's.
useSession.subscribe(({ session }, { session: before }) => {
  if (session?.owner !== before?.owner) usePrescriptionDrafts.setState(readDrafts())
})

/** With this patient's in the form; what stood there waits, unless it is blank. */
function showing(patientId: string, { shown, waiting }: Drafts): Drafts {
  const begun = isFilled(shown) ? [...waiting, shown] : waiting
  return {
    shown: begun.find((one) => one.patientId === patientId) ?? blankFor(patientId),
    waiting: begun.filter((one) => one.patientId !== patientId),
  }
}

/**
 * What was typed before anybody was chosen was typed for whoever is, and replaces nothing of
 * theirs.
 */
const withTyped = (own: PrescriptionDraft, typed: PrescriptionDraft): PrescriptionDraft => ({
  ...own,
  date: typed.date === typed.begun ? own.date : typed.date,
  diagnosis: bothOf(own.diagnosis, typed.diagnosis),
  // What the patient has on record was not in the list then: none of it was taken out on purpose.
  taken: missingFrom(missingFrom(typed.taken, [sampleTaken]), own.taken),
  medicines: [...own.medicines, ...typed.medicines],
})

const bothOf = (own: string, typed: string): string =>
  plainText(own) === plainText(typed) ? own : [own, typed].filter((text) => text.trim()).join('; ')

/** What a form starts with: a blank one that was left open overnight is dated anew. */
export function openDraft(): PrescriptionDraft {
  const { shown } = usePrescriptionDrafts.getState()
  return isFilled(shown) ? shown : blankFor(shown.patientId)
}

/** What stands in the form is now this. */
export const keepTyped = (shown: PrescriptionDraft): void =>
  usePrescriptionDrafts.setState({ shown })

/**
 * Nothing that is typed for one patient stands for another: it waits until its own is chosen again.
 */
export function choosePatient(patientId: string): void {
  usePrescriptionDrafts.setState((drafts) => {
    const { shown: before, waiting } = drafts
    if (patientId === before.patientId) return drafts
    if (before.patientId !== '') return showing(patientId, drafts)
    const { shown, waiting: others } = showing(patientId, { shown: blankFor(''), waiting })
    return { shown: withTyped(shown, before), waiting: others }
  })
}

/** Forgets what is begun for this patient: it is kept as a prescription, or not wanted. */
export function forgetDraft(patientId: string): void {
  dropDraft(medicationDraft(patientId))
  usePrescriptionDrafts.setState(({ shown, waiting }) => {
    const others = waiting.filter((one) => one.patientId !== patientId)
    return shown.patientId === patientId
      ? showing('', { shown: blankFor(''), waiting: others })
      : { shown, waiting: others }
  })
}

/**
 * Begins a prescription that answers this request, or goes on with what is begun for its patient;
 * another request's answer goes only with the doctor's word.
 * @returns whether it is begun
 */
export async function beginFor({
  id,
  patientId,
}: Pick<PrescriptionRequest, 'id' | 'patientId'>): Promise<boolean> {
  const whom = String(patientId)
  const { requestId } = showing(whom, usePrescriptionDrafts.getState()).shown
  const answersAnother = requestId !== null && requestId !== id
  if (answersAnother && !(await confirmDiscard())) return false
  usePrescriptionDrafts.setState((drafts) => {
    const { shown, waiting } = showing(whom, drafts)
    return { shown: { ...(answersAnother ? blankFor(whom) : shown), requestId: id }, waiting }
  })
  return true
}
