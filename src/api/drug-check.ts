import * as z from 'zod/mini'
import { chatAnswerSchema, chatPaths } from '@/contracts/chat'
import { type Interactions, interactionsSchema } from '@/contracts/interactions'
import { ApiError, call } from './client'

/** A host may answer with a bare text, and without the rules' result. */
const answerSchema = z.union([
  z.string(),
  z.null(),
  z.extend(chatAnswerSchema, {
    interactions: z.catch(z.optional(interactionsSchema), undefined),
  }),
])

export interface DrugOpinion {
  text: string
  /** null where the host checks by no rules. */
  interactions: Interactions | null
}

/**
 * Asks for an opinion on medicines (section 7).
 * @returns null where the answer is empty
 * @throws ApiError; an AbortError when `signal` ends the call
 */
export async function askAboutMedicines(
  question: string,
  signal: AbortSignal,
): Promise<DrugOpinion | null> {
  const answer = await call(chatPaths.ask, answerSchema, {
    method: 'post',
    json: { question },
    signal,
  })
  if (answer === null) return null
  if (typeof answer === 'string') return opinionOf(answer, null)
  if (!answer.response && answer.error) throw new ApiError(200, { error: answer.error })
  return opinionOf(answer.response ?? '', answer.interactions ?? null)
}

/** What the rules found counts even without a word beside it. */
const opinionOf = (text: string, interactions: Interactions | null): DrugOpinion | null =>
  text.trim() === '' && interactions === null ? null : { text: text.trim(), interactions }
