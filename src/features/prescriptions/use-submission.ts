import { takenBeside } from '@shared/contracts/medications'
import { type Patient, patientMessages } from '@shared/contracts/patients'
import {
  type Prescription,
  type PrescriptionAttempt,
  type PrescriptionInput,
  prescriptionEndpoints,
  prescriptionMessages,
} from '@shared/contracts/prescriptions'
import type { ClinicDate } from '@shared/lib/clinic-date'
import { nameAndNumber } from '@shared/lib/isolated'
import type { KeptReason } from '@shared/medicines/kept-check'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { v7 as newKey } from 'uuid'
import { ApiError, errorFields, staleRecord } from '@/api/api-error'
import { patientQuery } from '@/api/patients'
import { isSavingPrescription, useSavePrescription } from '@/api/prescriptions'
import { toast } from '@/components/toast'
import { clinicToday } from '@/stores/clinic-day'
import { addNotice } from '@/stores/notices'
import { isOffered, useSession } from '@/stores/session'
import { uncheckedIn } from './check-words'
import { allCurrentMedications, typedAsTaken } from './current-medications'
import { alertOf, type DrugCheck, isUnchecked, keptCheck, needsDecision } from './drug-check'
import { madeCheck } from './made-check'
import type { PrescriptionDraft, PrescriptionDrafts } from './prescription-drafts'
import { medicinesOf, prescriptionWarning } from './prescription-text'
import {
  failureText,
  isAbort,
  isRefused,
  isToCheckAgain,
  untilAborted,
} from './submission-failures'
import { useLooksAtRecord } from './use-looks-at-record'

/** What a prescription says beside its medicines: by whom, when and why. */
export type Prescriber = (
  typed: PrescriptionDraft,
  patient: Patient,
) => Pick<PrescriptionInput, 'doctor' | 'date' | 'diagnosis'>

interface Order {
  typed: PrescriptionDraft
  /** The clinic's day when it was submitted: until then the form warned if the date was another day. */
  submittedOn: ClinicDate
  patient: Patient
  /** The patient as the check before was made, where somebody else has changed the record since. */
  before: Patient | null
}

/** What a doctor says to what the check came to. */
export type Decision = 'check again' | { reasons: readonly KeptReason[] }

type Step =
  | { at: 'form' }
  /** Who it is comes from the records. */
  | { at: 'checking'; patient: Patient | null }
  | { at: 'saving'; patient: Patient }
  | {
      at: 'answered'
      patient: Patient
      /** The patient as the check before was made, where somebody else has changed the record since. */
      before: Patient | null
      check: DrugCheck
      /** Why it could not be saved. */
      failure: string | null
      /** With the reason, where one is given. */
      decide: (decision: Decision) => void
    }
  | {
      at: 'submitted'
      patient: Patient
      check: DrugCheck
      message: string
      prescription: Prescription
    }

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
 * From a form to the saved prescription (docs/product/prescriptions.md): the check, the decision, the
 * saving. What is saved is what was checked: where the record has been changed meanwhile, it is checked
 * again, and decided upon.
 */
export function useSubmission({ drafts, by, prescriber }: SubmissionOptions) {
  const isDoctor = by === 'doctor'
  const kept = useSession((state) => isOffered(prescriptionEndpoints.list, state))
  const looksAtRecord = useLooksAtRecord()
  const asksFirst = isDoctor || kept
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

  /** What is said of a success: with the number by which people know it, where the host counts. */
  const withNumber = (said: string, saved: Prescription): string =>
    kept ? `${said} ${prescriptionMessages.numbered(saved.number)}` : said

  /** Where the host has not said no, it may have been saved: it is kept until that is known. */
  const send = async (attempt: PrescriptionAttempt): Promise<Prescription> => {
    drafts.keepAttempt(attempt)
    try {
      const saved = await save.mutateAsync(attempt)
      drafts.dropAttempt(attempt)
      return saved
    } catch (error) {
      if (isRefused(error)) drafts.dropAttempt(attempt)
      throw error
    }
  }

  /**
   * What was sent before for this patient, where it has been saved after all. Only what was made of an
   * older version is sent again: a host that did not save it refuses it now, so nothing is saved by it.
   * @throws ApiError where something else is typed by now, or there is still no answer
   */
  const savedBefore = async (typed: PrescriptionDraft, patient: Patient) => {
    for (const attempt of drafts.attemptsFor(patient.id)) {
      const { input } = attempt
      if (input.version === patient.version) continue
      const saved = await send(attempt).catch((error: unknown) => {
        if (isRefused(error)) return null
        throw error
      })
      if (!saved) continue
      const { savedBefore, submitted } = prescriptionMessages
      const now = { ...typed, ...prescriber(typed, { ...patient, diagnosis: input.diagnosis }) }
      if (contentOf(now) !== contentOf(input)) {
        const message = savedBefore(saved.number, medicinesOf([saved]).join(', '))
        throw new ApiError(409, { message })
      }
      drafts.forget(typed.patientId)
      const warning = prescriptionWarning(saved)
      if (warning !== null) addNotice('warning', aboutPatient(patient, warning))
      if (isDoctor) {
        toast.success(aboutPatient(patient, withNumber(submitted, saved)))
        setStep({ at: 'form' })
      }
      return saved
    }
    return null
  }

  /** @throws what went wrong; with the patient's name where the form has been left meanwhile */
  const saveOrder = async (
    { typed, submittedOn, patient }: Order,
    found: Pick<PrescriptionInput, 'interactionAlert' | 'check'>,
    signal: AbortSignal,
  ) => {
    try {
      const said = prescriber(typed, patient)
      const input = {
        ...said,
        // If the clinic's day has changed since the submission, the form has not warned: the server asks.
        ...(kept && ![submittedOn, clinicToday()].includes(said.date) && { otherDay: true }),
        patientId: patient.id,
        version: patient.version,
        medicines: typed.medicines,
        ...(looksAtRecord && {
          currentMedications: typedAsTaken(typed, patient.currentMedications),
          keepsDiagnosis: typed.diagnosis.trim() === '',
        }),
        hasInteraction: found.interactionAlert !== '',
        ...found,
        ...(typed.requestId !== null && { requestId: typed.requestId }),
      }
      const before = drafts
        .attemptsFor(patient.id)
        .find((attempt) => hashKey([attempt.input]) === hashKey([input]))
      const saved = await send(before ?? { key: newKey(), input })
      drafts.forget(typed.patientId)
      return saved
    } catch (error) {
      if (!signal.aborted) throw error
      throw new ApiError(0, { message: aboutPatient(patient, failureText(error)) })
    }
  }

  const saveChecked = async (
    order: Order,
    check: DrugCheck,
    reasons: readonly KeptReason[],
    signal: AbortSignal,
  ) => {
    const { patient } = order
    const found = { interactionAlert: alertOf(check), check: keptCheck(check, reasons) }
    const saved = await saveOrder(order, found, signal)
    const { submitted, noInteraction } = prescriptionMessages
    const message = withNumber(needsDecision(check) ? submitted : noInteraction, saved)
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
    if (isDoctor) setStep({ at: 'submitted', patient, check, message, prescription: saved })
    return saved
  }

  /**
   * Saves it once the doctor has decided so; a failure leaves the decision open, but one that only the
   * form can mend.
   * @returns null where it is to be checked again instead
   */
  const saveDecided = async (
    order: Order,
    check: DrugCheck,
    signal: AbortSignal,
    refused: string | null,
  ) => {
    const { patient, before } = order
    const decision = (failure: string | null) =>
      untilAborted(
        signal,
        new Promise<Decision>((decide) =>
          setStep({ at: 'answered', patient, before, check, failure, decide }),
        ),
      )
    let failure = refused
    for (;;) {
      const decided = await decision(failure)
      if (decided === 'check again') return null
      try {
        return await saveChecked(order, check, decided.reasons, signal)
      } catch (error) {
        if (signal.aborted || isRefused(error)) throw error
        failure = failureText(error)
      }
    }
  }

  const readPatient = async (id: string) => {
    const patient = await client.fetchQuery({ ...patientQuery(id), staleTime: 0 })
    if (!patient) throw new ApiError(404, { message: patientMessages.notFound })
    return patient
  }

  const saveAfterCheck = async (typed: PrescriptionDraft, signal: AbortSignal) => {
    if (isDoctor) setStep({ at: 'checking', patient: null })
    const { medicines } = typed
    const submittedOn = clinicToday()
    let before: Patient | null = null
    /** Why it was not saved as it was checked. */
    let refused: string | null = null
    for (;;) {
      const patient: Patient = await untilAborted(signal, readPatient(typed.patientId))
      const earlier = await savedBefore(typed, patient)
      if (earlier !== null) return earlier
      signal.throwIfAborted()
      const order = { typed, submittedOn, patient, before }
      const all = allCurrentMedications(typed, patient.currentMedications, looksAtRecord)
      const currentMedications = kept ? takenBeside(all, medicines) : all
      if (isDoctor) setStep({ at: 'checking', patient })
      const checked = { currentMedications, medicines }
      const check = await madeCheck(client, { checked, typed, patient }, signal, {
        asksModel: isDoctor,
        looksAtRecord,
      })
      try {
        if (before === null && refused === null && !(asksFirst && needsDecision(check))) {
          if (isDoctor) setStep({ at: 'saving', patient })
          return await saveChecked(order, check, [], signal)
        }
        const saved = await saveDecided(order, check, signal, refused)
        if (saved !== null) return saved
      } catch (error) {
        if (signal.aborted || !isToCheckAgain(error)) throw error
        if (staleRecord(error) === undefined) refused = failureText(error)
        else before = patient
      }
    }
  }

  return {
    step,
    saving: save.isPending,
    close,
    /** @throws what `failed` puts into words */
    submit: async (typed: PrescriptionDraft): Promise<Prescription> => {
      if (isSavingPrescription(client, typed.patientId))
        throw new ApiError(409, { message: prescriptionMessages.stillSaving })
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      try {
        return await saveAfterCheck(typed, signal)
      } catch (error) {
        if (!signal.aborted) setStep({ at: 'form' })
        throw error
      }
    },
    /** A prescription that was given up on purpose has not failed. */
    failed: (error: unknown) =>
      isAbort(error)
        ? null
        : {
            message: failureText(error),
            fields: errorFields(error),
            // The front desk's form has no field for the patient.
            alsoInForm: !isDoctor,
          },
    withNumber,
  }
}

/** What a prescription says, as somebody typed it. */
const contentOf = ({
  date,
  diagnosis,
  medicines,
  requestId,
}: Pick<PrescriptionInput, 'date' | 'diagnosis' | 'medicines'> & {
  requestId?: string | null | undefined
}): string => hashKey([date, diagnosis, medicines, requestId ?? null])

const aboutPatient = (patient: Patient, said: string): string =>
  `${nameAndNumber(patient)}: ${said}`
