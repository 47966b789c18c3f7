import { medicinesIn } from '@server/ai/interactions/question'
import { checkInteractions } from '@/contracts/interactions/check'
import type { Interactions } from '@/contracts/interactions/result'

/** The medicines that the server reads out of a question. */
export const medicinesRead = (question: string): string[] => medicinesIn(question).names

/** What the server's rules say of the medicines in a question. */
export const rulesOn = (question: string): Interactions =>
  checkInteractions(medicinesRead(question))
