import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecordResource } from '@/contracts/endpoint'

/**
 * A mutation of records, after which the resources that it touches are read again. Their queries' keys
 * begin with the resource.
 */
export function useChange<Input, Result>(
  touches: readonly RecordResource[],
  mutationFn: (input: Input) => Promise<Result>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: touches,
    mutationFn,
    onSuccess: () =>
      Promise.all(touches.map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
  })
}
