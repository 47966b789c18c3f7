import type * as z from 'zod/mini'
import { create } from 'zustand'

/**
 * State in the tab's own storage: it outlives a reload, and ends with the tab. What was left there
 * and can't be read counts as nothing.
 */
export function createTabStore<Schema extends z.ZodMiniType<object>>(
  key: string,
  schema: Schema,
  none: z.output<Schema>,
) {
  const kept = (): z.output<Schema> => {
    try {
      const read = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
      return read.success ? read.data : none
    } catch {
      return none
    }
  }
  const useStore = create<z.output<Schema>>(kept)
  useStore.subscribe((state) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(state))
    } catch {
      // A full or forbidden storage: the state then lasts until the next reload.
    }
  })
  return useStore
}
