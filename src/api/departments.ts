import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type DepartmentInput,
  departmentEndpoints,
  departmentMessages,
} from '@/contracts/departments'
import type { Id } from '@/contracts/lists'
import { ApiError, errorText } from './api-error'
import { call } from './client'

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: ({ signal }) => call(departmentEndpoints.list, {}, { signal }),
})

export function useCreateDepartment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: DepartmentInput) => call(departmentEndpoints.create, input),
    onSuccess: () => client.invalidateQueries(departmentsQuery),
  })
}

export function useUpdateDepartment() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ _id, ...input }: DepartmentInput & { _id: Id }) => {
      const answer = await call(departmentEndpoints.update, { id: _id, ...input })
      // An empty answer to an update means that the department is gone.
      if (answer === null || answer === '') throw new ApiError(404, {})
    },
    onSuccess: () => client.invalidateQueries(departmentsQuery),
  })
}

export function useDeleteDepartments() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly Id[]) => call(departmentEndpoints.delete, { id: [...ids] }),
    onSuccess: () => client.invalidateQueries(departmentsQuery),
  })
}

/** Department calls are told by their `error` first (docs/product.md, Messages). */
const read = ['error', 'message'] as const
const notFound = { 404: departmentMessages.notFound }

/** Which sentence each failed department call is told with. */
export const departmentErrors = {
  fetch: (error: unknown) => errorText(error, { read, otherwise: departmentMessages.fetchFailed }),
  create: (error: unknown) =>
    errorText(error, {
      read,
      byStatus: { 409: departmentMessages.exists, 400: departmentMessages.nameMissing },
      otherwise: departmentMessages.createFailed,
    }),
  update: (error: unknown) =>
    errorText(error, { read, byStatus: notFound, otherwise: departmentMessages.updateFailed }),
  delete: (error: unknown) =>
    errorText(error, { read, byStatus: notFound, otherwise: departmentMessages.deleteFailed }),
}
