import type { Id } from '@/contracts/lists'

/** Things with names, as a select offers them: its values are texts. */
export const optionsOf = (things: readonly { _id: Id; name: string }[]) =>
  things.map(({ _id, name }) => ({ value: String(_id), label: name }))
