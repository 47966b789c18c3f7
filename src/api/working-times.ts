import type { Id } from '@shared/contracts/lists'
import {
  type WorkingTime,
  type WorkingTimeInput,
  workingTimeEndpoints,
  workingTimeMessages,
  workingTimeSchema,
} from '@shared/contracts/working-times'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { errorText, staleRecord } from './api-error'
import { call } from './client'
import { type Seen, sentVersion } from './seen-version'
import { useResourceMutation } from './use-resource-mutation'

export const workingTimesQuery = queryOptions({
  queryKey: ['working-times'],
  queryFn: ({ signal }) => call(workingTimeEndpoints.list, {}, { signal }),
})

/** Staff is shown with them. */
const invalidates = ['working-times', 'staff'] as const

export function useCreateWorkingTime() {
  const client = useQueryClient()
  return useResourceMutation(invalidates, async (input: WorkingTimeInput) => {
    const { savedWorkingTime } = await call(workingTimeEndpoints.create, input)
    // The list has the new one even where reading it again fails.
    if (savedWorkingTime)
      client.setQueryData(workingTimesQuery.queryKey, (list) =>
        list ? [...list, savedWorkingTime] : undefined,
      )
  })
}

export const useUpdateWorkingTime = () =>
  useResourceMutation(
    invalidates,
    ({ _id, version, ...input }: WorkingTimeInput & { _id: Id } & Seen) =>
      call(workingTimeEndpoints.update, { id: _id, ...input, ...sentVersion({ version }) }),
  )

/** The time as it is now, where a change was made from an old version; null for any other failure. */
export const staleWorkingTime = (error: unknown): WorkingTime | null =>
  workingTimeSchema.safeParse(staleRecord(error)).data ?? null

export const useDeleteWorkingTime = () =>
  useResourceMutation(invalidates, (id: Id) => call(workingTimeEndpoints.delete, { id }))

/** The sentence that a person reads of each failed working-time call. */
export const workingTimeErrors = {
  fetch: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.fetchFailed }),
  delete: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.deleteFailed }),
}
