import type { Named } from '@/contracts/staff'

/** Things with names, as a select offers them. */
export const optionsOf = (things: readonly Named[]) =>
  things.map(({ _id, name }) => ({ value: _id, label: name }))
