import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '@/contracts/endpoint'
import { type OwnProfile, ownProfileEndpoints, ownProfileSchema } from '@/contracts/own-profile'
import { staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** The own name, e-mail and telephone. */
export const ownProfileQuery = queryOptions({
  queryKey: ['staff', 'own profile'],
  queryFn: ({ signal }) => call(ownProfileEndpoints.get, {}, { signal }),
})

export const useChangeProfile = () =>
  useResourceMutation(['staff'], (input: InputOf<typeof ownProfileEndpoints.change>, attempt) =>
    call(ownProfileEndpoints.change, input, attempt),
  )

/** What a change was refused for that was made from an old version; null where it was refused otherwise. */
export const staleProfile = (error: unknown): OwnProfile | null =>
  ownProfileSchema.safeParse(staleRecord(error)).data ?? null
