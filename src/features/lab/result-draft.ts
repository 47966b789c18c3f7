import { panelOf } from '@shared/contracts/lab-limits'
import * as z from 'zod/mini'
import { hasChosenFile, moveFile } from '@/stores/chosen-files'
import { dropDraft, readDraft, readWork, saveDraft, saveWork } from '@/stores/work'
import { rowsOf, type TestedOrder, typedValueSchema } from './typed-values'

/** What is typed of a result, valid or not. */
export const typedResultSchema = z.object({
  observation: z.string(),
  values: z._default(z.array(typedValueSchema), []),
  pregnant: z._default(z.boolean(), false),
})
export type TypedResult = z.infer<typeof typedResultSchema>

/** @param order null while none is chosen, or where no values are taken */
export const blankResult = (order: TestedOrder | null): TypedResult => ({
  observation: '',
  values: order ? rowsOf(panelOf(order.testType, order, order.ranges)) : [],
  pregnant: false,
})

/**
 * Each order has its own draft, so that nothing is put under another patient's. `order` is its id;
 * empty while none is chosen.
 */
export const draftOf = (order: string) => `lab-result.${order}`

const lastOrderName = 'last-lab-order'

/** The order chosen last, for when the address names none. */
export const lastOrder = (): string => readWork(lastOrderName, z.string()) ?? ''

/** Whether something waits that was typed or chosen for this order. */
export const hasResultDraft = (order: string): boolean =>
  readDraft(draftOf(order), typedResultSchema) !== null || hasChosenFile(order)

/**
 * Remembers the order that is chosen. What was typed and chosen while none was goes with it, unless
 * something waits there already.
 * @param blank what its form begins with
 */
export function rememberOrder(order: string, before: string, blank: TypedResult): void {
  saveWork(lastOrderName, order)
  if (before !== '' || order === '' || hasResultDraft(order)) return
  const typed = readDraft(draftOf(''), typedResultSchema)
  if (typed) saveDraft(draftOf(order), { ...blank, observation: typed.observation })
  dropDraft(draftOf(''))
  moveFile('', order)
}
