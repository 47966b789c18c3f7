import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

export const visitsSearchDefaults = {
  ...listSearchDefaults,
  status: '',
  doctor: '',
  department: '',
  date: '',
  layout: '',
  request: '',
} as const

/**
 * What the address of the desk's appointments says: a list, unless `layout` is `grid` or `week`; `request`
 * is `new` where an appointment is begun.
 */
export const visitsSearchSchema = z.extend(listSearchSchema, {
  status: searchText,
  doctor: searchText,
  department: searchText,
  date: searchText,
  layout: searchText,
  request: searchText,
})
export type VisitsSearch = z.infer<typeof visitsSearchSchema>
