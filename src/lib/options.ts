import type { Id } from '@/contracts/lists'
import { sharedNames } from './shared-names'

/** Things with names, as a select offers them: its values are texts, and no two labels are the same. */
export function optionsOf(things: readonly { _id: Id; name: string }[]) {
  const isShared = sharedNames(things)
  return things.map(({ _id, name }) => ({
    value: String(_id),
    label: isShared(name) ? `${name} (no. ${_id})` : name,
  }))
}
