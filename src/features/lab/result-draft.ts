import * as z from 'zod/mini'
import { dropDraft, keepDraft, keepWork, readDraft, readWork } from '@/stores/work'
import { hasChosenFile, moveFile } from './chosen-files'

/** What is typed of a result, valid or not. */
export const typedResultSchema = z.object({ observation: z.string() })
export type TypedResult = z.infer<typeof typedResultSchema>
export const blankResult: TypedResult = { observation: '' }

/**
 * Each order has its own draft, so that nothing is put under another patient's. `order` is its id;
 * empty while none is chosen.
 */
export const draftOf = (order: string) => `lab-result.${order}`

const lastOrderName = 'last-lab-order'

/** The order chosen last, for when the address names none. */
export const lastOrder = (): string => readWork(lastOrderName, z.string()) ?? ''

/**
 * Remembers the order that is chosen. What was typed and chosen while none was goes with it, unless
 * something waits there already.
 */
export function rememberOrder(order: string, before: string): void {
  keepWork(lastOrderName, order)
  if (before !== '' || order === '') return
  if (readDraft(draftOf(order), typedResultSchema) || hasChosenFile(order)) return
  const typed = readDraft(draftOf(''), typedResultSchema)
  if (typed) keepDraft(draftOf(order), typed)
  dropDraft(draftOf(''))
  moveFile('', order)
}
