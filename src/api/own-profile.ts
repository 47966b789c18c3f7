import type { InputOf } from '@shared/contracts/endpoint'
import {
  type OwnProfile,
  ownProfileEndpoints,
  ownProfileSchema,
} from '@shared/contracts/own-profile'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from './api-error'
import { call } from './client'
import { currentSessionQuery } from './own-sessions'
import { useResourceMutation } from './use-resource-mutation'

/** The own name, e-mail and telephone. */
export const ownProfileQuery = queryOptions({
  queryKey: ['staff', 'own profile'],
  queryFn: ({ signal }) => call(ownProfileEndpoints.get, {}, { signal }),
})

/** The session has the new name at once. */
export function useChangeProfile() {
  const client = useQueryClient()
  return useResourceMutation(
    ['staff'],
    async (input: InputOf<typeof ownProfileEndpoints.change>, attempt) => {
      const answer = await call(ownProfileEndpoints.change, input, attempt)
      if (answer.codeSentTo === undefined)
        void client.invalidateQueries({ queryKey: currentSessionQuery.queryKey })
      return answer
    },
  )
}

/** What a change was refused for that was made from an old version; null where it was refused otherwise. */
export const staleProfile = (error: unknown): OwnProfile | null =>
  ownProfileSchema.safeParse(staleRecord(error)).data ?? null
