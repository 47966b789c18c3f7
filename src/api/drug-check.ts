import * as z from 'zod/mini'
import { type Interactions, interactionsSchema } from '@/contracts/interactions'
import { ask } from './chat'

export interface DrugOpinion {
  text: string
  /** null where the host checks by no rules. */
  interactions: Interactions | null
}

/** A host that knows only section 7 sends none. */
const rulesSchema = z.catch(z.nullable(interactionsSchema), null)

/**
 * Asks for an opinion on medicines (section 7). What the rules found counts even without a word
 * beside it.
 * @returns null where the answer is empty
 * @throws ApiError; an AbortError when `signal` ends the call
 */
export async function askAboutMedicines(
  question: string,
  signal: AbortSignal,
): Promise<DrugOpinion | null> {
  const { text, interactions: said } = await ask(question, signal)
  const interactions = rulesSchema.parse(said)
  return text === '' && interactions === null ? null : { text, interactions }
}
