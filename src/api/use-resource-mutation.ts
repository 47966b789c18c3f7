import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RecordResource } from '@/contracts/endpoint'

/** What queries' keys begin with. */
type Resource = RecordResource | 'departments' | 'roles' | 'working-times'

/** A mutation after which the resources that it touches are read again. */
export function useResourceMutation<Input, Result>(
  touches: readonly Resource[],
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
