import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema } from '@/lib/list-search'

export const staffSearchDefaults = { ...listSearchDefaults, role: '', department: '' } as const

const id = z.catch(z._default(z.string(), ''), '')

/** What the staff list's address says: `role` and `department` are the ids filtered by. */
export const staffSearchSchema = z.extend(listSearchSchema, { role: id, department: id })
export type StaffSearch = z.infer<typeof staffSearchSchema>

/** The page of the list that the address asks for. */
export const staffRequest = ({ q, role, department, page, size }: StaffSearch) => ({
  q,
  role: role || null,
  department: department || null,
  page: page - 1,
  limit: size,
})

/** Which user the edit screen is about. */
export const editSearchSchema = z.object({ id })
