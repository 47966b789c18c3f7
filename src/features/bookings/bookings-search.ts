import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

export const bookingsSearchDefaults = { ...listSearchDefaults, status: '', request: '' } as const

/** What the address of the booking requests says: `request` is the one that is being scheduled. */
export const bookingsSearchSchema = z.extend(listSearchSchema, {
  status: searchText,
  request: searchText,
})
