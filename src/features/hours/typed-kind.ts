import { parseNumber } from '@shared/contracts/quantity'
import type { VisitKind, VisitKindInput } from '@shared/contracts/visit-kinds'

/** As it is typed: the minutes are a text, valid or not. */
export type TypedKind = Omit<VisitKindInput, 'minutes'> & { minutes: string }

export const blankKind: TypedKind = {
  ...{ name: '', minutes: '', active: true, isDefault: false },
  departmentIds: [],
}

/** A kind as the form has it. */
export const typedKind = ({
  name,
  minutes,
  active,
  isDefault,
  departments,
}: VisitKind): TypedKind => ({
  ...{ name, minutes: String(minutes), active, isDefault },
  departmentIds: departments.map(({ _id }) => _id),
})

/** What is sent of it; minutes that are no number are NaN, which the contract refuses. */
export const sentKind = (typed: TypedKind) => ({
  ...typed,
  minutes: parseNumber(typed.minutes) ?? Number.NaN,
})
