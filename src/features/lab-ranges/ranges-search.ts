import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

export const rangesSearchDefaults = { ...listSearchDefaults, type: '' } as const

/** What the address of the lab ranges says: `type` is a test type. */
export const rangesSearchSchema = z.extend(listSearchSchema, { type: searchText })
