import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const staffSearchDefaults = {
  ...listSearchDefaults,
  role: '',
  department: '',
  status: '',
} as const

const id = z.catch(z._default(z.string(), ''), '')
const status = z.catch(z._default(z.enum(['', 'active', 'inactive']), ''), '')

/** What the staff list's address says: `role` and `department` are the ids filtered by. */
export const staffSearchSchema = z.extend(listSearchSchema, {
  role: id,
  department: id,
  status,
})
export type StaffSearch = z.infer<typeof staffSearchSchema>

/** Which user the edit screen is about. */
export const editSearchSchema = z.object({ id })
