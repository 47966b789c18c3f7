import {
  type Interactions,
  interactionsSchema,
  type ModelPart,
  modelPartSchema,
} from '@shared/medicines/result'
import { sendQuestion } from './chat'

export interface DrugOpinion {
  text: string
  /** null where the host checks by no rules; what it sent and nobody can read has failed. */
  interactions: Interactions | { status: 'failed' } | null
  /** Absent where the host doesn't tell. */
  model?: ModelPart
}

/**
 * Asks for an opinion on medicines. What the rules found counts even without a word beside it.
 * @returns null where the answer is empty
 * @throws ApiError; an AbortError when `signal` ends the call
 */
export async function askAboutMedicines(
  question: string,
  signal: AbortSignal,
): Promise<DrugOpinion | null> {
  const { text, interactions: said, model } = await sendQuestion(question, signal)
  const interactions = rulesIn(said)
  if (text === '' && interactions === null) return null
  const part = modelPartSchema.safeParse(model)
  return { text, interactions, ...(part.success && { model: part.data }) }
}

/** A host without interaction rules sends none. */
function rulesIn(said: unknown): DrugOpinion['interactions'] {
  if (said === undefined || said === null) return null
  const read = interactionsSchema.safeParse(said)
  return read.success ? read.data : { status: 'failed' }
}
