import { create } from 'zustand'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'
import { listSearchDefaults, type PageSize, pageSizes } from '@/lib/list-search'
import { keepsRecords, useSession } from './session'

// How a person wants to see things, kept in this browser for each person (docs/product/sessions.md).

/** What this browser has no room for, by the keys of local storage, until the page is loaded again. */
const useUnkept = create<Record<string, string | undefined>>(() => ({}))

const keyOf = (what: string): string => `${what}:${useSession.getState().session?.owner ?? ''}`

function keep(what: string, value: string | null): void {
  const key = keyOf(what)
  if (value === null) removeItems(key)
  const failure = value === null ? null : writeItem(key, value)
  // Another object each time: whatever shows the choice reads it again.
  useUnkept.setState({ [key]: failure === null ? undefined : (value ?? undefined) })
}

const readChoice = (what: string, unkept = useUnkept.getState()): string | null => {
  const key = keyOf(what)
  return unkept[key] ?? readItem(key)
}

/** How many rows these lists show where nobody has chosen: a day of visits fits on one page. */
const firstSizes: Readonly<Record<string, PageSize>> = { appointments: 50 }

/**
 * How many rows a page of a list has. An address with the default size names none: then it is what the
 * person chose last. A host that keeps no records has the default.
 * @param list the name under which the choice is kept; undefined for a list that keeps none
 * @param asked as the address has it
 */
export function pageSizeOf(
  list: string | undefined,
  asked: PageSize,
  unkept = useUnkept.getState(),
): PageSize {
  if (list === undefined || asked !== listSearchDefaults.size || !keepsRecords()) return asked
  const chosen = Number(readChoice(`pageSize:${list}`, unkept))
  return pageSizes.find((size) => size === chosen) ?? firstSizes[list] ?? asked
}

export const usePageSize = (list: string | undefined, asked: PageSize): PageSize =>
  pageSizeOf(list, asked, useUnkept())

export function keepPageSize(list: string, size: PageSize): void {
  if (keepsRecords()) keep(`pageSize:${list}`, String(size))
}

/** A switch of a view, which is off until the person turns it on. */
export const useSwitch = (name: string): boolean => readChoice(name, useUnkept()) === 'true'

export const keepSwitch = (name: string, isOn: boolean): void => keep(name, isOn ? 'true' : null)
