import {
  type VisitKind,
  visitKindMessages,
  visitMinutesSchema,
} from '@shared/contracts/visit-kinds'
import { visitInputSchema } from '@shared/contracts/visits'
import * as z from 'zod/mini'

/** What is typed for a visit and not scheduled, which an earlier page may have kept without a kind. */
export const typedVisitSchema = z.object({
  patientId: z.string(),
  date: z.string(),
  time: z.string(),
  reason: z.string(),
  doctorId: z.string(),
  /** Empty for the default kind. */
  kindId: z._default(z.string(), ''),
  /** undefined while they follow the kind. */
  minutes: z.optional(z.string()),
})
/** What is typed for a visit. A host without kinds of visit asks for neither kind nor minutes. */
export type VisitForm = z.infer<typeof typedVisitSchema>

/** The minutes that are typed; null for what is no length of a visit. */
const typedMinutes = (typed: string): number | null =>
  typed.trim() === '' ? null : (visitMinutesSchema.safeParse(typed.trim()).data ?? null)

/** The form's own check. */
export const visitFormSchema = z.extend(visitInputSchema, {
  kindId: z.string(),
  minutes: z.optional(
    z
      .string()
      .check(z.refine((typed) => typedMinutes(typed) !== null, visitKindMessages.minutesInvalid)),
  ),
})

/** The kind that is chosen; undefined where there is none, or none is known. */
export const chosenKind = (
  kinds: readonly VisitKind[] | undefined,
  { kindId }: Pick<VisitForm, 'kindId'>,
): VisitKind | undefined =>
  kinds?.find(({ id, isDefault }) => (kindId === '' ? isDefault : id === kindId))

/** How long the visit is to take; null where nobody can say yet, or what is typed is no length. */
export function lengthOf(
  kinds: readonly VisitKind[] | undefined,
  typed: Pick<VisitForm, 'kindId' | 'minutes'>,
): number | null {
  if (typed.minutes !== undefined) return typedMinutes(typed.minutes)
  return chosenKind(kinds, typed)?.minutes ?? null
}

/** What the call carries of kind and length besides the specified fields. */
export function roomFields(
  kinds: readonly VisitKind[] | undefined,
  typed: Pick<VisitForm, 'kindId' | 'minutes'>,
): { kindId?: string; minutes?: number } {
  const minutes = lengthOf(kinds, typed)
  return {
    ...(typed.kindId !== '' && { kindId: typed.kindId }),
    ...(minutes !== null && { minutes }),
  }
}

/** The kinds that are offered for a doctor of a department, with the one that is chosen. */
export const offeredKinds = (
  kinds: readonly VisitKind[],
  departmentId: string | null,
  chosen: VisitKind | undefined,
): readonly VisitKind[] =>
  kinds.filter(
    ({ id, active, departments }) =>
      id === chosen?.id ||
      (active && (departments.length === 0 || departments.some(({ _id }) => _id === departmentId))),
  )
