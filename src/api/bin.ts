import { type BinKind, binEndpoints, binMessages, type Dependents } from '@shared/contracts/bin'
import type { InputOf } from '@shared/contracts/endpoint'
import type { PageRequest } from '@shared/contracts/lists'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { errorText } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of what was deleted. While the next page is on its way, the one before it stays. */
export const binQuery = (input: PageRequest) =>
  queryOptions({
    queryKey: ['bin', input],
    queryFn: ({ signal }) => call(binEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** How many are asked for in one call. */
const askedAtOnce = 100

/** What depends on these, all together. @throws ApiError */
export async function readDependents(kind: BinKind, ids: readonly string[]): Promise<Dependents> {
  const all = { people: 0, visits: 0, requests: 0 }
  for (let at = 0; at < ids.length; at += askedAtOnce) {
    const asked = ids.slice(at, at + askedAtOnce).join(',')
    const dependents = await call(binEndpoints.dependents, { kind, ids: asked })
    all.people += dependents.people
    all.visits += dependents.visits
    all.requests += dependents.requests
  }
  return all
}

/** What shows such a thing, or what depends on it. */
const invalidates = [
  ...(['bin', 'departments', 'roles', 'working-times', 'staff', 'overview'] as const),
  ...(['visits', 'booking-requests', 'prescription-requests', 'lab-ranges'] as const),
] as const

export const useMoveToBin = () =>
  useResourceMutation(invalidates, (input: InputOf<typeof binEndpoints.remove>, attempt) =>
    call(binEndpoints.remove, input, attempt),
  )

export const useRestore = () =>
  useResourceMutation(invalidates, (ids: readonly string[], attempt) =>
    call(binEndpoints.restore, { ids: [...ids] }, attempt),
  )

/** The sentence that a person reads of each failed call. */
export const binErrors = {
  dependents: (error: unknown) => errorText(error, { otherwise: binMessages.dependentsFailed }),
  restore: (error: unknown) => errorText(error, { otherwise: binMessages.restoreFailed }),
}
