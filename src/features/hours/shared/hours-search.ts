import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const hoursSearchDefaults = { ...listSearchDefaults, month: '' } as const

const monthText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))

/** What the address of a user says: which page of absences, and `month` as YYYY-MM, empty for the present one. */
export const hoursSearchSchema = z.extend(listSearchSchema, {
  month: z.catch(z._default(z.union([z.literal(''), monthText]), ''), ''),
})
