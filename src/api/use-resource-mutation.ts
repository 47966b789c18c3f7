import type { RecordResource } from '@shared/contracts/endpoint'
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { browserNow } from '@/stores/clock'
import { useLive } from '@/stores/live'
import { clearPendingKey, clearPendingKeys, keyOf } from '@/stores/pending-keys'
import { ApiError } from './api-error'
import { readAfterChange } from './read-after-change'

/** Whether the host has said that nothing was done; a timeout (408) says nothing of that. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408

/** What queries' keys begin with. */
type Resource =
  | RecordResource
  | 'problems'
  | 'letters'
  | 'documents'
  | 'departments'
  | 'roles'
  | 'working-times'
  | 'lab-ranges'
  | 'notes'
  | 'templates'
  | 'hours'
  | 'visit-kinds'
  | 'absence-desk'
  | 'imports'

/**
 * A mutation after which the resources in `invalidates` are read again, as they are where it was refused
 * for a conflict: what it was made from is not so any more. `mutationFn` hands the key on to
 * its call: the same one for the same input after a lost answer, from whatever form, so that what is sent
 * once more is not done twice. `invalidates` begins with what is changed. A call that changes many records
 * may fail after it changed some: `readsAfterAnyError` reads them again then. Without
 * `readsAfterSuccess` nothing is read again then.
 */
export function useResourceMutation<Input, Result>(
  invalidates: readonly [Resource, ...Resource[]],
  mutationFn: (input: Input, attempt: { key: string }) => Promise<Result>,
  {
    readsAfterAnyError = false,
    readsAfterSuccess = true,
  }: { readsAfterAnyError?: boolean; readsAfterSuccess?: boolean } = {},
) {
  const client = useQueryClient()
  const readAgain = () => readAfterChange(client, invalidates)
  return useMutation({
    mutationKey: invalidates,
    mutationFn: async (input: Input) => {
      const change = hashKey([invalidates, input])
      const [resource] = invalidates
      try {
        const result = await mutationFn(input, { key: keyOf(change, resource) })
        clearPendingKeys(resource)
        return result
      } catch (error) {
        if (isRefusal(error)) clearPendingKey(change)
        throw error
      }
    },
    onSuccess: () => {
      if (!readsAfterSuccess) return
      useLive.setState({ ownChangeAt: browserNow() })
      return readAgain()
    },
    onError: (error) => {
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict || readsAfterAnyError) void readAgain()
    },
  })
}
