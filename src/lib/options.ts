import type { Id } from '@shared/contracts/lists'
import { isolated } from '@shared/lib/isolated'
import { plainText } from '@shared/lib/plain-text'

/** Says of a name whether several of these have it, whatever its case and blanks. */
export function sharedNames(things: readonly { name: string }[]): (name: string) => boolean {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const name of things.map((thing) => plainText(thing.name)))
    (seen.has(name) ? shared : seen).add(name)
  return (name) => shared.has(plainText(name))
}

/** Things with names, as a select offers them: its values are texts, and no two labels are the same. */
export function optionsOf(things: readonly { _id: Id; name: string }[]) {
  const isShared = sharedNames(things)
  return things.map(({ _id, name }) => ({
    value: String(_id),
    label: isShared(name) ? `${isolated(name)} (no. ${_id})` : isolated(name),
  }))
}
