import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

export const directorySearchDefaults = { ...listSearchDefaults, gender: '', status: '' } as const

/** What the address of the patient directory says. */
export const directorySearchSchema = z.extend(listSearchSchema, {
  gender: searchText,
  status: searchText,
})
