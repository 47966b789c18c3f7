import type * as z from 'zod/mini'
import { create } from 'zustand'
import { readTab, tabStorage } from '@/lib/browser-storage'

/**
 * State in the tab's own storage: it outlives a reload, and ends with the tab. What was left there
 * and can't be read counts as nothing. Not zustand's `persist`, which takes whatever it finds.
 */
export function createTabStore<Schema extends z.ZodMiniType<object>>(
  key: string,
  schema: Schema,
  none: z.output<Schema>,
) {
  const useStore = create<z.output<Schema>>(() => readTab(key, schema) ?? none)
  // Where it can't be stored, the state lasts until the next reload.
  useStore.subscribe((state) => void tabStorage.write(key, JSON.stringify(state)))
  return useStore
}
