import { isSameLine, type Medication, medicationSchema } from '@shared/contracts/medications'
import type { PrescriptionRequest } from '@shared/contracts/prescription-requests'
import {
  type PrescriptionAttempt,
  prescriptionAttemptSchema,
} from '@shared/contracts/prescriptions'
import { plainText } from '@shared/lib/plain-text'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { confirmDiscard } from '@/components/unsaved-changes'
import { clinicToday } from '@/stores/clinic-day'
import { browserNow, useClock } from '@/stores/clock'
import { useSession } from '@/stores/session'
import { dropDraft, readDraft, saveDraft } from '@/stores/work'
import type { AskedMedicine } from './asked-medicine'
import { exampleMedication, missingFrom } from './current-medications'

const draftSchema = z.object({
  /** '' for nobody yet. */
  patientId: z.string(),
  /** The day it was begun, YYYY-MM-DD: another date than this was typed. */
  begun: z.string(),
  date: z.string(),
  diagnosis: z.string(),
  currentMedications: z.array(medicationSchema),
  removed: z.array(z.string()),
  medicines: z.array(medicationSchema),
  requestId: z.nullable(z.string()),
  /** The name of a medicine that the request asks for, and of which the rest is still to be said; or ''. */
  asked: z._default(z.string(), ''),
  /** Why to go on in spite of grave dangers, by their keys. */
  reasons: z._default(z.record(z.string(), z.object({ reason: z.string(), text: z.string() })), {}),
  /** What has been sent of it, while nobody knows whether it was saved. */
  attempts: z._default(z.array(prescriptionAttemptSchema), []),
})
export type PrescriptionDraft = z.infer<typeof draftSchema>

/** What stands in the form, and what is begun for others: one for each at most, and none blank. */
const stateSchema = z.object({ shown: draftSchema, others: z.array(draftSchema) })
type State = z.infer<typeof stateSchema>

export const isSame = (one: PrescriptionDraft, other: PrescriptionDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const bothOf = (own: string, typed: string): string =>
  plainText(own) === plainText(typed) ? own : [own, typed].filter((text) => text.trim()).join('; ')

interface DraftsOptions {
  /** Names them in what the tab keeps. */
  name: string
  /** What the list of current medications starts with, beside what is on record. */
  listStart: Medication[]
  /** Whether the form, emptied, is still its patient's. */
  keepsPatient: boolean
}

/**
 * All prescriptions that are begun and not saved, whether their form is on the screen or not. Nothing
 * that is typed for one patient stands for another: it stays with its own until that one is chosen
 * again.
 */
function createDrafts({ name, listStart, keepsPatient }: DraftsOptions) {
  /** In the schema's order, so that one read back compares equal. */
  const blankFor = (patientId: string, begun = clinicToday()): PrescriptionDraft => ({
    patientId,
    begun,
    date: begun,
    diagnosis: '',
    currentMedications: listStart,
    removed: [],
    medicines: [],
    requestId: null,
    asked: '',
    reasons: {},
    attempts: [],
  })

  const isBlank = (draft: PrescriptionDraft): boolean =>
    isSame(draft, blankFor(draft.patientId, draft.begun))

  const isFilled = (draft: PrescriptionDraft): boolean => !isBlank({ ...draft, attempts: [] })

  /** One in which nothing is filled in is of today, on whatever day it was emptied. */
  const datedAnew = (draft: PrescriptionDraft): PrescriptionDraft =>
    isFilled(draft) ? draft : { ...blankFor(draft.patientId), attempts: draft.attempts }

  const medicationDraft = (patientId: string): string => `${name}.medication.${patientId}`

  const read = (): State => readDraft(name, stateSchema) ?? { shown: blankFor(''), others: [] }

  const useStore = create<State>(read)

  useStore.subscribe(({ shown, others }) => {
    const worthKeeping = others.length > 0 || shown.patientId !== '' || !isBlank(shown)
    if (worthKeeping) saveDraft(name, { shown, others })
    else dropDraft(name)
  })

  // What the tab keeps of the person before has then been dropped, where it is not the next one's.
  useSession.subscribe(({ session }, { session: before }) => {
    if (session?.owner !== before?.owner) useStore.setState(read())
  })

  // A clock that was wrong has given the wrong day: a date that nobody typed is today's.
  useClock.subscribe((_, { offset: before }) => {
    const wrong = clinicToday(new Date(browserNow() + before))
    const today = clinicToday()
    const dated = (draft: PrescriptionDraft): PrescriptionDraft =>
      draft.begun === wrong && draft.date === wrong
        ? { ...draft, begun: today, date: today }
        : draft
    if (wrong === today) return
    useStore.setState(({ shown, others }) => ({ shown: dated(shown), others: others.map(dated) }))
  })

  /** With this patient's in the form; what stood there goes to the others, unless it is blank. */
  function showing(patientId: string, { shown, others }: State): State {
    const begun = isBlank(shown) ? others : [...others, shown]
    const own = begun.find((one) => one.patientId === patientId)
    return {
      shown: own ? datedAnew(own) : blankFor(patientId),
      others: begun.filter((one) => one.patientId !== patientId),
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
    currentMedications: missingFrom(
      missingFrom(typed.currentMedications, listStart),
      own.currentMedications,
    ),
    medicines: [...own.medicines, ...typed.medicines],
  })

  const attemptsFor = (patientId: string): PrescriptionAttempt[] => {
    const { shown, others } = useStore.getState()
    return [shown, ...others].find((one) => one.patientId === patientId)?.attempts ?? []
  }

  function setAttempts(patientId: string, attempts: PrescriptionAttempt[]): void {
    const set = (draft: PrescriptionDraft) =>
      draft.patientId === patientId ? { ...draft, attempts } : draft
    useStore.setState(({ shown, others }) => ({ shown: set(shown), others: others.map(set) }))
  }

  function forget(patientId: string): void {
    dropDraft(medicationDraft(patientId))
    useStore.setState((state) => {
      const others = state.others.filter((one) => one.patientId !== patientId)
      return state.shown.patientId === patientId
        ? showing(keepsPatient ? patientId : '', { shown: blankFor(''), others })
        : { shown: state.shown, others }
    })
  }

  const attemptsBut = ({ key, input }: PrescriptionAttempt): PrescriptionAttempt[] =>
    attemptsFor(input.patientId).filter((one) => one.key !== key)

  return {
    useStore,
    attemptsFor,
    /** It is being sent: until its answer is read, nobody knows what has become of it. */
    keepAttempt: (attempt: PrescriptionAttempt): void =>
      setAttempts(attempt.input.patientId, [...attemptsBut(attempt), attempt]),
    /** It is known what has become of it. */
    dropAttempt: (attempt: PrescriptionAttempt): void =>
      setAttempts(attempt.input.patientId, attemptsBut(attempt)),
    /** Whether anything is filled in beside the patient. */
    isFilled,
    /** Names what is typed into Add Medication for this patient. */
    medicationDraft,

    /** What a form starts with: a blank one that was left open overnight is dated anew. */
    open: (): PrescriptionDraft => datedAnew(useStore.getState().shown),

    /** What stands in the form is now this. */
    keepTyped: (shown: PrescriptionDraft): void => useStore.setState({ shown }),

    /** '' for nobody. */
    choosePatient: (patientId: string): void =>
      useStore.setState((state) => {
        const { shown: before, others } = state
        if (patientId === before.patientId) return state
        if (before.patientId !== '') return showing(patientId, state)
        const next = showing(patientId, { shown: blankFor(''), others })
        return { shown: withTyped(next.shown, before), others: next.others }
      }),

    /** Puts a medicine that is taken already onto the prescription in the form; once, if it is pressed twice. */
    renew: (medicine: Medication): void =>
      useStore.setState(({ shown, others }) => ({
        shown: shown.medicines.some((there) => isSameLine(there, medicine))
          ? shown
          : { ...shown, medicines: [...shown.medicines, medicationSchema.parse(medicine)] },
        others,
      })),

    /** Forgets what is begun for this patient: it is saved as a prescription. */
    forget,

    /**
     * Empties what is typed for this patient, which is not wanted. What was sent of it may have been
     * saved all the same: whoever types it again is to hear of that.
     */
    clear(patientId: string): void {
      const attempts = attemptsFor(patientId)
      forget(patientId)
      if (attempts.length === 0) return
      const empty = { ...blankFor(patientId), attempts }
      useStore.setState(({ shown, others }) =>
        shown.patientId === patientId
          ? { shown: empty, others }
          : { shown, others: [...others, empty] },
      )
    },

    /**
     * Begins a prescription that answers this request, or goes on with what is begun for its patient;
     * another request's answer goes only after a question.
     * @param medicine what is put onto it, where this request was not taken up before and it is not there yet
     * @returns whether it is begun
     */
    async beginFor(
      { id, patientId }: Pick<PrescriptionRequest, 'id' | 'patientId'>,
      medicine?: AskedMedicine,
    ): Promise<boolean> {
      const { requestId } = showing(patientId, useStore.getState()).shown
      const answersAnother = requestId !== null && requestId !== id
      if (answersAnother && !(await confirmDiscard())) return false
      useStore.setState((state) => {
        const { shown, others } = showing(patientId, state)
        const begun = { ...(answersAnother ? blankFor(patientId) : shown), requestId: id }
        return { shown: requestId === id ? begun : withAsked(begun, medicine), others }
      })
      return true
    },
  }
}

/** With the medicine that is asked for on it, or its name to be asked about; once. */
function withAsked(draft: PrescriptionDraft, medicine?: AskedMedicine): PrescriptionDraft {
  if (!medicine) return draft
  const { medicines } = draft
  if ('name' in medicine) return { ...draft, asked: medicine.name }
  return { ...draft, medicines: [...medicines, ...missingFrom(medicines, [medicine.line])] }
}

export type PrescriptionDrafts = ReturnType<typeof createDrafts>

/** The doctor's, with the medicine that every list starts with (docs/product/prescriptions.md). */
export const doctorDrafts = createDrafts({
  name: 'doctor-prescription',
  listStart: [exampleMedication],
  keepsPatient: false,
})

/** The front desk's, for the patient who was chosen in the directory. */
export const deskDrafts = createDrafts({
  name: 'desk-prescription',
  listStart: [],
  keepsPatient: true,
})
