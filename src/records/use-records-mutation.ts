import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A mutation of records, after which everything that is read of them is read again. */
export function useRecordsMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: ['records'] }),
  })
}
