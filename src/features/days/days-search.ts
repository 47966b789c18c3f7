import * as z from 'zod/mini'
import { searchText } from '@/lib/list-search'

export const daysSearchDefaults = { date: '' } as const

/** What the address says of the day to close: today where it says none. */
export const daysSearchSchema = z.object({ date: searchText })
