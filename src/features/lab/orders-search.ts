import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

/** Nothing filtered. */
export const noFilters = { status: '', type: '', date: '', patient: '', technician: '' } as const

export const ordersSearchDefaults = { ...listSearchDefaults, ...noFilters } as const

/** What the address of a lab list says: `technician` is an id, or `mine`. */
export const ordersSearchSchema = z.extend(listSearchSchema, {
  status: searchText,
  type: searchText,
  date: searchText,
  patient: searchText,
  technician: searchText,
})
export type OrdersSearch = z.infer<typeof ordersSearchSchema>
