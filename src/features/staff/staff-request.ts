import { staffSortSchema } from '@shared/contracts/staff'
import type { StaffSearch } from '@/lib/staff-search'

/** The page of the list that the address asks for; an order that there is none of is the list's own. */
export const staffRequest = ({ q, role, department, status, sort, page, size }: StaffSearch) => ({
  q,
  role: role || null,
  department: department || null,
  status: status || null,
  sort: staffSortSchema.safeParse(sort).data ?? null,
  page: page - 1,
  limit: size,
})
