import { type AuditListInput, auditEndpoints } from '@shared/contracts/audit'
import type { PageRequest } from '@shared/contracts/lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './client'

/** Reads a page of who opened what. Each reading is written down as well. */
export const readAudit = (input: AuditListInput, signal: AbortSignal) =>
  call(auditEndpoints.list, input, { signal })

/** The same as it is shown: while the next page is on its way, the one before it stays. */
export const auditQuery = (input: AuditListInput) =>
  queryOptions({
    queryKey: ['audit', 'list', input],
    queryFn: ({ signal }) => readAudit(input, signal),
    placeholderData: keepPreviousData,
  })

/** Who opened the record of the patient who is signed in. */
export const ownAuditQuery = (input: PageRequest & Pick<AuditListInput, 'upTo'>) =>
  queryOptions({
    queryKey: ['audit', 'own', input],
    queryFn: ({ signal }) => call(auditEndpoints.own, input, { signal }),
    placeholderData: keepPreviousData,
  })
