import * as z from 'zod/mini'

/** Which rows are shown: all, those that are open, or the call list. */
const rowsShown = ['', 'open', 'call'] as const
export type RowsShown = (typeof rowsShown)[number]

export const absenceSearchDefaults = { prefer: '', show: '' } as const

/** What the address says: `prefer` is empty for a colleague on the same day. */
export const absenceSearchSchema = z.object({
  prefer: z.catch(z._default(z.enum(['', 'same']), ''), ''),
  show: z.catch(z._default(z.enum(rowsShown), ''), ''),
})
export type AbsenceSearch = z.infer<typeof absenceSearchSchema>
