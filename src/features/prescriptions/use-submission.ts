import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorText } from '@/api/api-error'
import { chatError } from '@/api/chat'
import { askAboutMedicines } from '@/api/drug-check'
import { patientQuery } from '@/api/patients'
import { useSavePrescription } from '@/api/prescriptions'
import { toast } from '@/components/toast'
import { type Patient, patientMessages } from '@/contracts/patients'
import {
  type DoctorPrescription,
  type PrescriptionInput,
  prescriptionMessages,
} from '@/contracts/prescriptions'
import { personName } from '@/lib/person-name'
import { addNotice } from '@/stores/notices'
import { useSession } from '@/stores/session'
import { takenBy } from './current-medications'
import {
  alertOf,
  type DrugCheck,
  drugCheckOf,
  isUnchecked,
  keptCheck,
  statementsOf,
} from './drug-check'
import { interactionQuestion } from './interaction-question'
import { forgetDraft } from './prescription-drafts'

interface Order {
  typed: DoctorPrescription
  patient: Patient
}

type Step =
  | { at: 'form' }
  /** Who it is comes from the records. */
  | { at: 'checking'; patient: Patient | null }
  | { at: 'saving'; patient: Patient }
  | { at: 'answered'; order: Order; check: DrugCheck }
  | { at: 'submitted'; patient: Patient; check: DrugCheck; message: string }

/** A browser may end a page's calls between the two. */
const leaving = ['beforeunload', 'pagehide'] as const

/** For whom a prescription is being saved, by their ids: it goes on when the form is left. */
const saving = new Set<number>()

/**
 * From Submit to the kept prescription (docs/product.md, Doctor dashboard): the check, the doctor's
 * decision, the saving.
 * What is saved is what was checked.
 */
export function useSubmission() {
  const client = useQueryClient()
  const save = useSavePrescription()
  const [step, setStep] = useState<Step>({ at: 'form' })
  const [failure, setFailure] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const left = useRef(false)

  /** Ends whatever stands over the form, which is as it was left. What is being saved goes on. */
  const close = () => {
    if (step.at === 'saving') return
    running.current?.abort()
    running.current = null
    setFailure(null)
    setStep({ at: 'form' })
  }
  // A page that goes takes its calls along: that is no failed check, and nobody would see it told.
  const leave = useEffectEvent(close)
  useEffect(() => {
    left.current = false
    for (const event of leaving) window.addEventListener(event, leave)
    return () => {
      left.current = true
      for (const event of leaving) window.removeEventListener(event, leave)
      running.current?.abort()
    }
  }, [])

  const keep = async (order: Order, check: DrugCheck, message: string, reason: string | null) => {
    const { typed, patient } = order
    const aboutPatient = (said: string) => `${check.patientName}, no. ${patient.id}: ${said}`
    saving.add(patient.id)
    try {
      await save.mutateAsync(prescriptionOf(order, check, reason))
      forgetDraft(typed.patientId)
      if (isUnchecked(check)) {
        const said = statementsOf(check).map(({ text }) => text)
        const notice = aboutPatient(said.join(' '))
        if (left.current) toast.warning(notice)
        else addNotice('warning', notice)
      } else if (left.current) toast.success(aboutPatient(message))
      setStep({ at: 'submitted', patient, check, message })
    } catch (error) {
      const why = errorText(error, { otherwise: prescriptionMessages.saveFailed })
      if (left.current) toast.error(aboutPatient(why))
      setStep((now) => (now.at === 'answered' ? now : { at: 'form' }))
      setFailure(why)
    } finally {
      saving.delete(patient.id)
    }
  }

  const submit = async (typed: DoctorPrescription) => {
    if (running.current) return
    if (saving.has(Number(typed.patientId))) return setFailure(prescriptionMessages.stillSaving)
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setFailure(null)
    setStep({ at: 'checking', patient: null })
    try {
      const patient = await client.fetchQuery(patientQuery(Number(typed.patientId)))
      if (!patient) throw new ApiError(404, { message: patientMessages.notFound })
      if (signal.aborted) return
      setStep({ at: 'checking', patient })
      const { medicines } = typed
      const taken = takenBy(typed, patient.currentMedications)
      const outcome = await ask(interactionQuestion(taken, medicines), signal)
      if (signal.aborted) return
      const order = { typed, patient }
      const check = drugCheckOf({ taken, medicines }, patient, outcome)
      if (check.opinion) setStep({ at: 'answered', order, check })
      else {
        setStep({ at: 'saving', patient })
        await keep(order, check, prescriptionMessages.noInteraction, null)
      }
    } catch (error) {
      if (signal.aborted) return
      setStep({ at: 'form' })
      setFailure(errorText(error, { otherwise: prescriptionMessages.saveFailed }))
    } finally {
      if (running.current === controller) running.current = null
    }
  }

  return {
    step,
    failure,
    saving: save.isPending,
    submit,
    close,
    proceed: async (reason: string | null) => {
      if (step.at !== 'answered' || running.current) return
      const controller = new AbortController()
      running.current = controller
      setFailure(null)
      await keep(step.order, step.check, prescriptionMessages.submitted, reason)
      if (running.current === controller) running.current = null
    },
  }
}

/** A failure counts as no answer, and is told; only the end of the session is none. */
async function ask(
  question: string,
  signal: AbortSignal,
): Promise<Pick<DrugCheck, 'opinion' | 'problem'>> {
  try {
    return {
      opinion: await askAboutMedicines(question, signal),
      problem: null,
    }
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error
    const transport = error instanceof ApiError ? error.transport : undefined
    return { opinion: null, problem: transport ?? chatError(error) }
  }
}

function prescriptionOf(
  { typed, patient }: Order,
  check: DrugCheck,
  reason: string | null,
): PrescriptionInput {
  const interactionAlert = alertOf(check)
  return {
    patientId: patient.id,
    doctor: personName(useSession.getState().session?.userData),
    date: typed.date,
    diagnosis: typed.diagnosis || patient.diagnosis,
    medicines: typed.medicines,
    hasInteraction: interactionAlert !== '',
    interactionAlert,
    check: keptCheck(check, reason),
    ...(typed.requestId !== null && { requestId: typed.requestId }),
  }
}
