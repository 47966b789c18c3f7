import type { ColumnVisibilityState } from '@tanstack/react-table'
import * as z from 'zod/mini'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'

/** Local storage key of a person's choice of a list's columns (docs/product/sessions.md). */
const keyOf = (owner: string, list: string) => `columns:${list}:${owner}`

const chosenSchema = z.array(z.string())

/** In front of a column that was chosen to be seen, and is hidden at first. */
const shownSign = '+'

/** As the list itself has its columns. */
export const noChoice: ColumnVisibilityState = {}

/** Which columns of a list somebody has chosen to see or not; what is kept and can't be read is no choice. */
export function readShownColumns(owner: string, list: string): ColumnVisibilityState {
  try {
    const chosen = chosenSchema.parse(JSON.parse(readItem(keyOf(owner, list)) ?? '[]'))
    return Object.fromEntries(
      chosen.map((id) => (id.startsWith(shownSign) ? [id.slice(1), true] : [id, false])),
    )
  } catch {
    return noChoice
  }
}

/** @param atFirst which columns are hidden without a choice */
export function keepShownColumns(
  owner: string,
  list: string,
  choice: ColumnVisibilityState,
  atFirst: ColumnVisibilityState = noChoice,
): void {
  const chosen = Object.keys(choice)
    .filter((id) => choice[id] !== (atFirst[id] ?? true))
    .map((id) => (choice[id] ? `${shownSign}${id}` : id))
  if (chosen.length === 0) removeItems(keyOf(owner, list))
  else writeItem(keyOf(owner, list), JSON.stringify(chosen))
}
