import type * as z from 'zod/mini'
import { drop, keep, readKept } from './local/kept'

const keyOf = (form: string) => `draft.${form}`

/**
 * What is typed into a form and not yet saved outlives a change of tab and a reload; it goes with the
 * session. `form` names the form.
 * @returns the values typed last, or null where there are none that fit the schema
 */
export function readDraft<Schema extends z.ZodMiniType>(
  form: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(readKept(keyOf(form)) ?? 'null'))
  } catch {
    return null
  }
}

export function keepDraft(form: string, values: unknown): void {
  keep(keyOf(form), values)
}

export const dropDraft = (form: string): void => drop(keyOf(form))
