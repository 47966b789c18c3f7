import * as z from 'zod/mini'

export const accessSearchDefaults = { action: '', first: '', second: '' } as const

const text = z.catch(z._default(z.string(), ''), '')

/** What the workbench's address says: the action that is asked about, and the ids of two roles. */
export const accessSearchSchema = z.object({ action: text, first: text, second: text })
export type AccessSearch = z.infer<typeof accessSearchSchema>
