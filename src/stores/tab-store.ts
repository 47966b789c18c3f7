import type * as z from 'zod/mini'
import { create } from 'zustand'
import { tabStorage } from '@/lib/browser-storage'

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
      const read = schema.safeParse(JSON.parse(tabStorage.read(key) ?? 'null'))
      return read.success ? read.data : none
    } catch {
      return none
    }
  }
  const useStore = create<z.output<Schema>>(kept)
  // Where it can't be kept, the state lasts until the next reload.
  useStore.subscribe((state) => void tabStorage.write(key, JSON.stringify(state)))
  return useStore
}
