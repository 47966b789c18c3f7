import type { ComboboxItem, ComboboxItemGroup, OptionsFilter } from '@mantine/core'
import { withoutIsolates } from '@shared/lib/isolated'

/** 0: begins with what is searched for; 1: a word of it does; 2: has it elsewhere; undefined: has it not. */
function rankOf({ label }: ComboboxItem, search: string): number | undefined {
  const text = withoutIsolates(label).toLowerCase()
  const at = text.indexOf(search)
  if (at <= 0) return at === 0 ? 0 : undefined
  return text.includes(` ${search}`) ? 1 : 2
}

/** What Mantine's own filter finds, with the options first that begin so: "ped" marks Pediatrics. */
export const beginningsFirst: OptionsFilter = ({ options, search, limit }) => {
  const wanted = withoutIsolates(search).trim().toLowerCase()
  const found = (items: readonly ComboboxItem[]): ComboboxItem[] =>
    [0, 1, 2].flatMap((rank) => items.filter((item) => rankOf(item, wanted) === rank))
  const alone: ComboboxItem[] = []
  const groups: ComboboxItemGroup<ComboboxItem>[] = []
  for (const one of options)
    if ('group' in one) groups.push({ group: one.group, items: found(one.items) })
    else alone.push(one)
  return [...found(alone), ...groups].slice(0, limit)
}
