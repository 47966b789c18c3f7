import { create } from 'zustand'
import { readItem, removeItems, writeItem } from '@/lib/browser-storage'
import { listSearchDefaults, type PageSize, pageSizes } from '@/lib/list-search'
import { keepsRecords, useSession } from './session'

// How a person wants to see things, kept in this browser for each person (docs/product/sessions.md).

/** The choices made since the page was loaded, by their keys in local storage, which may be closed to it. */
const useMade = create<Record<string, string>>(() => ({}))

const keyOf = (what: string): string => `${what}:${useSession.getState().session?.owner ?? ''}`

function keep(what: string, value: string | null): void {
  const key = keyOf(what)
  useMade.setState({ [key]: value ?? '' })
  if (value === null) removeItems(key)
  else writeItem(key, value)
}

const readChoice = (what: string, made = useMade.getState()): string | null => {
  const key = keyOf(what)
  return made[key] ?? readItem(key)
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
  made = useMade.getState(),
): PageSize {
  if (list === undefined || asked !== listSearchDefaults.size || !keepsRecords()) return asked
  const chosen = Number(readChoice(`pageSize:${list}`, made))
  return pageSizes.find((size) => size === chosen) ?? firstSizes[list] ?? asked
}

export const usePageSize = (list: string | undefined, asked: PageSize): PageSize =>
  pageSizeOf(list, asked, useMade())

export function keepPageSize(list: string, size: PageSize): void {
  if (keepsRecords()) keep(`pageSize:${list}`, String(size))
}

/** A switch of a view, which is off until the person turns it on. */
export const useSwitch = (name: string): boolean => readChoice(name, useMade()) === 'true'

export const keepSwitch = (name: string, isOn: boolean): void => keep(name, isOn ? 'true' : null)
