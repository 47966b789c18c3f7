import type { Patient } from '@shared/contracts/patients'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/api-error'
import { chatError } from '@/api/chat'
import { askAboutMedicines } from '@/api/drug-check'
import { contextQuery } from '@/api/prescriptions'
import { typedAsTaken } from './current-medications'
import { type CheckedMedicines, type DrugCheck, drugCheckOf } from './drug-check'
import { interactionQuestion } from './interaction-question'
import { interactionRulesQuery } from './interaction-rules'
import type { PrescriptionDraft } from './prescription-drafts'

interface ToCheck {
  checked: CheckedMedicines
  typed: PrescriptionDraft
  patient: Patient
}

interface Askers {
  /** Whether the host's assistant is asked beside the rules. */
  asksModel: boolean
  /** Whether the host holds medicines against the record. */
  looksAtRecord: boolean
}

/** Checks by the rules in this browser, whose failure the check tells, by the record, and by the assistant. */
export async function madeCheck(
  client: QueryClient,
  { checked, typed, patient }: ToCheck,
  signal: AbortSignal,
  { asksModel, looksAtRecord }: Askers,
): Promise<DrugCheck> {
  const { currentMedications, medicines } = checked
  const ofRecord = {
    ...{ patientId: patient.id, diagnosis: typed.diagnosis.trim(), medicines },
    currentMedications: typedAsTaken(typed, patient.currentMedications),
  }
  const [rules, context, answer] = await Promise.all([
    client.fetchQuery(interactionRulesQuery).catch(() => null),
    looksAtRecord ? client.fetchQuery(contextQuery(ofRecord)).catch(unlessSignedOut) : undefined,
    asksModel ? ask(interactionQuestion(currentMedications, medicines), signal) : notAsked,
  ])
  signal.throwIfAborted()
  return drugCheckOf(checked, patient, rules, { ...answer, context })
}

/** A failure is told with the check; only the end of the session is none. */
function unlessSignedOut(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) throw error
  return null
}

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
