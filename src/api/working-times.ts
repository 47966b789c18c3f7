import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Id } from '@/contracts/lists'
import {
  savedWorkingTimeSchema,
  type WorkingTimeInput,
  workingTimeListSchema,
  workingTimeMessages,
  workingTimePaths,
} from '@/contracts/working-times'
import { call, errorText } from './client'

export const workingTimesQuery = queryOptions({
  queryKey: ['working-times'],
  queryFn: ({ signal }) => call(workingTimePaths.list, workingTimeListSchema, { signal }),
})

export function useCreateWorkingTime() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: WorkingTimeInput) =>
      call(workingTimePaths.add, savedWorkingTimeSchema, { method: 'post', json: input }),
    onSuccess: ({ savedWorkingTime }) => {
      // The list has the new one even where reading it again fails.
      if (savedWorkingTime)
        client.setQueryData(workingTimesQuery.queryKey, (list) =>
          list ? [...list, savedWorkingTime] : undefined,
        )
      return client.invalidateQueries(workingTimesQuery)
    },
  })
}

export function useUpdateWorkingTime() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id, ...input }: WorkingTimeInput & { _id: Id }) =>
      call(workingTimePaths.update(_id), z.unknown(), { method: 'patch', json: input }),
    onSuccess: () => client.invalidateQueries(workingTimesQuery),
  })
}

export function useDeleteWorkingTime() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: Id) => call(workingTimePaths.delete(id), z.unknown(), { method: 'delete' }),
    onSuccess: () => client.invalidateQueries(workingTimesQuery),
  })
}

/** Section 8: which sentence each failed working-time call is told with. */
export const workingTimeErrors = {
  fetch: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.fetchFailed }),
  create: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.createFailed }),
  update: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.updateFailed }),
  delete: (error: unknown) => errorText(error, { otherwise: workingTimeMessages.deleteFailed }),
}
