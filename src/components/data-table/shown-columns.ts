import type { ColumnVisibilityState } from '@tanstack/react-table'
import * as z from 'zod/mini'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'

/** Local storage key of a person's choice of a list's columns (docs/product/sessions.md). */
const keyOf = (owner: string, list: string) => `columns:${list}:${owner}`

const hiddenSchema = z.array(z.string())

/** All columns are shown. */
export const allShown: ColumnVisibilityState = {}

/** Which columns of a list somebody has chosen to see or not; what is kept and can't be read is no choice. */
export function readShownColumns(owner: string, list: string): ColumnVisibilityState {
  try {
    const hidden = hiddenSchema.parse(JSON.parse(readItem(keyOf(owner, list)) ?? '[]'))
    return Object.fromEntries(hidden.map((id) => [id, false]))
  } catch {
    return allShown
  }
}

export function keepShownColumns(owner: string, list: string, choice: ColumnVisibilityState): void {
  const hidden = Object.keys(choice).filter((id) => choice[id] === false)
  if (hidden.length === 0) removeItems(keyOf(owner, list))
  else writeItem(keyOf(owner, list), JSON.stringify(hidden))
}
