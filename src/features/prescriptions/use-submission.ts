import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '@/api/api-error'
import { chatError } from '@/api/chat'
import { askAboutMedicines } from '@/api/drug-check'
import { patientQuery } from '@/api/patients'
import { isSavingPrescription, useSavePrescription } from '@/api/prescriptions'
import { toast } from '@/components/toast'
import { type Patient, patientMessages } from '@/contracts/patients'
import { type PrescriptionInput, prescriptionMessages } from '@/contracts/prescriptions'
import { addNotice } from '@/stores/notices'
import { isSample, useSession } from '@/stores/session'
import { uncheckedIn } from './check-words'
import { allCurrentMedications } from './current-medications'
import {
  alertOf,
  type CheckedMedicines,
  type DrugCheck,
  drugCheckOf,
  isUnchecked,
  keptCheck,
  needsDecision,
} from './drug-check'
import { interactionQuestion } from './interaction-question'
import { interactionRulesQuery } from './interaction-rules'
import type { PrescriptionDraft, PrescriptionDrafts } from './prescription-drafts'

/** What a prescription says beside its medicines: by whom, when and why. */
export type Prescriber = (
  typed: PrescriptionDraft,
  patient: Patient,
) => Pick<PrescriptionInput, 'doctor' | 'date' | 'diagnosis'>

interface Order {
  typed: PrescriptionDraft
  patient: Patient
}

/** What a doctor says to what the check came to. */
export type Decision = 'check again' | { reason: string | null }

type Step =
  | { at: 'form' }
  /** Who it is comes from the records. */
  | { at: 'checking'; patient: Patient | null }
  | { at: 'saving'; patient: Patient }
  | {
      at: 'answered'
      patient: Patient
      check: DrugCheck
      /** Why it could not be saved. */
      failure: string | null
      /** With the reason, where one is given. */
      decide: (decision: Decision) => void
    }
  | { at: 'submitted'; patient: Patient; check: DrugCheck; message: string }

/** A browser may end a page's calls between the two. */
const leaving = ['beforeunload', 'pagehide'] as const

interface SubmissionOptions {
  drafts: PrescriptionDrafts
  /**
   * Who prescribes. A doctor's form asks the assistant beside the rules, has the doctor decide, and
   * says in dialogs how it goes on; the front desk's tells in the form what the rules say, and has it
   * decided upon only where prescriptions are kept by the host.
   */
  by: 'doctor' | 'desk'
  prescriber: Prescriber
}

/**
 * From a form to the saved prescription (docs/product.md, Doctor dashboard): the check, the decision, the
 * saving. What is saved is what was checked.
 */
export function useSubmission({ drafts, by, prescriber }: SubmissionOptions) {
  const isDoctor = by === 'doctor'
  const asksFirst = useSession((state) => isDoctor || !isSample(['prescriptions'], state))
  const client = useQueryClient()
  const save = useSavePrescription()
  const [step, setStep] = useState<Step>({ at: 'form' })
  const running = useRef<AbortController | null>(null)

  /** Ends whatever stands over the form, which is as it was left. What is being saved goes on. */
  const close = () => {
    if (step.at === 'saving') return
    running.current?.abort()
    setStep({ at: 'form' })
  }
  // A page that goes takes its calls along: that is no failed check, and nobody would see it told.
  const leave = useEffectEvent(close)
  useEffect(() => {
    for (const event of leaving) window.addEventListener(event, leave)
    return () => {
      for (const event of leaving) window.removeEventListener(event, leave)
      running.current?.abort()
    }
  }, [])

  /** @throws what went wrong; with the patient's name where the form has been left meanwhile */
  const saveOrder = async (
    { typed, patient }: Order,
    found: Pick<PrescriptionInput, 'interactionAlert' | 'check'>,
    signal: AbortSignal,
  ) => {
    try {
      await save.mutateAsync({
        ...prescriber(typed, patient),
        patientId: patient.id,
        medicines: typed.medicines,
        hasInteraction: found.interactionAlert !== '',
        ...found,
        ...(typed.requestId !== null && { requestId: typed.requestId }),
      })
    } catch (error) {
      if (!signal.aborted) throw error
      throw new ApiError(0, { message: aboutPatient(patient, failureText(error)) })
    }
    drafts.forget(typed.patientId)
  }

  const saveChecked = async (
    order: Order,
    check: DrugCheck,
    reason: string | null,
    signal: AbortSignal,
  ) => {
    const { patient } = order
    const found = { interactionAlert: alertOf(check), check: keptCheck(check, reason) }
    await saveOrder(order, found, signal)
    const message = needsDecision(check)
      ? prescriptionMessages.submitted
      : prescriptionMessages.noInteraction
    if (isUnchecked(check)) {
      const notice = aboutPatient(
        patient,
        uncheckedIn(check)
          .map(({ text }) => text)
          .join(' '),
      )
      if (signal.aborted) toast.warning(notice)
      else addNotice('warning', notice)
    } else if (signal.aborted) toast.success(aboutPatient(patient, message))
    if (isDoctor) setStep({ at: 'submitted', patient, check, message })
  }

  /**
   * Saves it once the doctor has decided so; a failure leaves the decision open.
   * @returns false where it is to be checked again instead
   */
  const saveDecided = async (order: Order, check: DrugCheck, signal: AbortSignal) => {
    const { patient } = order
    const decision = (failure: string | null) =>
      untilAborted(
        signal,
        new Promise<Decision>((decide) =>
          setStep({ at: 'answered', patient, check, failure, decide }),
        ),
      )
    let failure: string | null = null
    for (;;) {
      const decided = await decision(failure)
      if (decided === 'check again') return false
      try {
        await saveChecked(order, check, decided.reason, signal)
        return true
      } catch (error) {
        if (signal.aborted) throw error
        failure = failureText(error)
      }
    }
  }

  const readPatient = async (id: number) => {
    const patient = await client.fetchQuery(patientQuery(id))
    if (!patient) throw new ApiError(404, { message: patientMessages.notFound })
    return patient
  }

  const saveAfterCheck = async (typed: PrescriptionDraft, signal: AbortSignal) => {
    if (isDoctor) setStep({ at: 'checking', patient: null })
    const { medicines } = typed
    for (;;) {
      const patient = await untilAborted(signal, readPatient(Number(typed.patientId)))
      const order = { typed, patient }
      const currentMedications = allCurrentMedications(typed, patient.currentMedications)
      if (isDoctor) setStep({ at: 'checking', patient })
      const check = await makeCheck({ currentMedications, medicines }, patient, signal)
      if (!asksFirst || !needsDecision(check)) {
        if (isDoctor) setStep({ at: 'saving', patient })
        return saveChecked(order, check, null, signal)
      }
      if (await saveDecided(order, check, signal)) return
    }
  }

  /** By the rules in this browser, whose failure the check tells, and by whoever the host asks. */
  const makeCheck = async (checked: CheckedMedicines, patient: Patient, signal: AbortSignal) => {
    const [rules, answer] = await Promise.all([
      client.fetchQuery(interactionRulesQuery).catch(() => null),
      isDoctor
        ? ask(interactionQuestion(checked.currentMedications, checked.medicines), signal)
        : notAsked,
    ])
    signal.throwIfAborted()
    return drugCheckOf(checked, patient, rules, answer)
  }

  return {
    step,
    saving: save.isPending,
    close,
    /** @throws what `failed` puts into words */
    submit: async (typed: PrescriptionDraft): Promise<void> => {
      const id = Number(typed.patientId)
      if (isSavingPrescription(client, id))
        throw new ApiError(409, { message: prescriptionMessages.stillSaving })
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        await saveAfterCheck(typed, signal)
      } catch (error) {
        if (!signal.aborted) setStep({ at: 'form' })
        throw error
      }
    },
    /** A prescription that was given up on purpose has not failed. */
    failed: (error: unknown) => (isAbort(error) ? null : { message: failureText(error) }),
  }
}

const failureText = (error: unknown): string =>
  errorText(error, { otherwise: prescriptionMessages.saveFailed })

const aboutPatient = ({ name, id }: Patient, said: string): string => `${name}, no. ${id}: ${said}`

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/** Rejects as soon as the signal aborts. */
const untilAborted = <Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> =>
  Promise.race([
    value,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])

const notAsked = { answer: null, problem: undefined }

/** A failure counts as no answer, and is told; only the end of the session is none. */
async function ask(
  question: string,
  signal: AbortSignal,
): Promise<Pick<DrugCheck, 'answer' | 'problem'>> {
  try {
    return { answer: await askAboutMedicines(question, signal), problem: null }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.status === 401) throw error
    const transport = error instanceof ApiError ? error.transport : undefined
    return { answer: null, problem: transport ?? chatError(error) }
  }
}
