import * as z from 'zod/mini'
import { listSearchDefaults, listSearchSchema, searchText } from '@/lib/list-search'

export const auditSearchDefaults = {
  ...listSearchDefaults,
  type: '',
  about: '',
  date: '',
  patient: '',
} as const

/** What the audit's address says: `type` is a kind of row, `patient` a number. */
export const auditSearchSchema = z.extend(listSearchSchema, {
  type: searchText,
  about: searchText,
  date: searchText,
  patient: searchText,
})
