import { newHere } from '@/lib/list-search'

/** A view of the desk, at which something new can be begun. */
export type BeginsAt = '/desk/appointments' | '/desk/registration'

interface Here {
  pathname: string
  /** As the address has it. */
  search: object
}

/**
 * What the address says where something new is begun in a view: the day, the layout and the filters stay,
 * where it is open already.
 */
export const beginAt = (to: BeginsAt, { pathname, search }: Here) => ({
  ...(pathname === to && search),
  request: newHere,
})
