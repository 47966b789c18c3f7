import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecordResource } from '@/contracts/endpoint'
import { useLive } from '@/stores/live'
import { dropKey, keyOf } from '@/stores/unanswered'
import { ApiError } from './api-error'

/** What queries' keys begin with. */
type Resource = RecordResource | 'departments' | 'roles' | 'working-times'

/**
 * A mutation after which the resources that it touches are read again, as they are where it was refused
 * for a conflict: what it was made from is not so any more. `mutationFn` hands the key on to
 * its call: the same one for the same input until that has succeeded, from whatever form, so that what is
 * sent once more after a lost answer is not done twice.
 */
export function useResourceMutation<Input, Result>(
  touches: readonly Resource[],
  mutationFn: (input: Input, attempt: { key: string }) => Promise<Result>,
) {
  const client = useQueryClient()
  const readAgain = () =>
    Promise.all(touches.map((resource) => client.invalidateQueries({ queryKey: [resource] })))
  return useMutation({
    mutationKey: touches,
    mutationFn: async (input: Input) => {
      const change = hashKey([touches, input])
      const result = await mutationFn(input, { key: keyOf(change) })
      dropKey(change)
      return result
    },
    onSuccess: () => {
      useLive.setState({ ownChangeAt: Date.now() })
      return readAgain()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void readAgain()
    },
  })
}
