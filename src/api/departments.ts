import {
  type Department,
  type DepartmentInput,
  departmentEndpoints,
  departmentMessages,
  departmentSchema,
} from '@shared/contracts/departments'
import type { Id } from '@shared/contracts/lists'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, errorText, staleRecord } from './api-error'
import { call } from './client'
import { type Seen, sentVersion } from './seen-version'
import { useResourceMutation } from './use-resource-mutation'

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: ({ signal }) => call(departmentEndpoints.list, {}, { signal }),
})

/** Staff and the overview are shown by them, and forms offer them. */
const invalidates = ['departments', 'staff', 'overview'] as const

export const useCreateDepartment = () =>
  useResourceMutation(invalidates, (input: DepartmentInput) =>
    call(departmentEndpoints.create, input),
  )

export const useUpdateDepartment = () =>
  useResourceMutation(
    invalidates,
    async ({ _id, version, ...input }: DepartmentInput & { _id: Id } & Seen) => {
      const sent = { id: _id, ...input, ...sentVersion({ version }) }
      const answer = await call(departmentEndpoints.update, sent)
      // An empty answer to an update means that the department is gone.
      if (answer === null || answer === '') throw new ApiError(404, {})
    },
  )

/** The department as it is now, where a change was made from an old version; null for any other failure. */
export const staleDepartment = (error: unknown): Department | null =>
  departmentSchema.safeParse(staleRecord(error)).data ?? null

export const useDeleteDepartments = () =>
  useResourceMutation(invalidates, (ids: readonly Id[]) =>
    call(departmentEndpoints.delete, { id: [...ids] }),
  )

/** Department calls are told by their `error` first (docs/product/shell.md, Messages). */
const read = ['error', 'message'] as const
const notFound = { 404: departmentMessages.notFound }

/** The sentence that a person reads of each failed department call. */
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
