import * as z from 'zod/mini'
import { dropDraft, keepDraft, readDraft } from '@/records/drafts'

/** What is typed and chosen of a result, valid or not; `file` is the key of the kept file. */
export const typedResultSchema = z.object({ observation: z.string(), file: z.string() })
export type TypedResult = z.infer<typeof typedResultSchema>
export const blankResult: TypedResult = { observation: '', file: '' }

/**
 * Each order has its own draft, so that nothing is put under another patient's. `order` is its id;
 * empty while none is chosen.
 */
export const draftOf = (order: string) => `lab-result.${order}`

const chosen = 'lab-result'

/** The order chosen last, for when the address names none. */
export const lastOrder = (): string => readDraft(chosen, z.string()) ?? ''

/**
 * Remembers the order that is chosen. What was typed while none was goes with it, unless something
 * waits there already.
 */
export function rememberOrder(order: string, before: string): void {
  keepDraft(chosen, order)
  const typed = before === '' && readDraft(draftOf(''), typedResultSchema)
  if (!typed || order === '' || readDraft(draftOf(order), typedResultSchema)) return
  keepDraft(draftOf(order), typed)
  dropDraft(draftOf(''))
}
