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

/** The page of the list that the address asks for. */
export const staffRequest = ({ q, role, department, status, page, size }: StaffSearch) => ({
  q,
  role: role || null,
  department: department || null,
  status: status || null,
  page: page - 1,
  limit: size,
})

/** Which user the edit screen is about. */
export const editSearchSchema = z.object({ id })
