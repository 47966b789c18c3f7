import { medicinesIn } from '@server/ai/interactions/question'
import { checkInteractions } from '@shared/medicines/check'
import type { Interactions } from '@shared/medicines/result'

/** The medicines that the server reads out of a question. */
export const medicinesRead = (question: string): string[] => medicinesIn(question).names

/** What the server's rules say of the medicines in a question. */
export const rulesOn = (question: string): Interactions =>
  checkInteractions(medicinesRead(question))
