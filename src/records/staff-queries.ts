import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CreateUser, EditUser } from '@/contracts/staff'
import type { PageRequest, StaffFilter } from './records'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

/** A page of the staff found. While the next page is on its way, the one before it stays. */
export const staffListQuery = (request: StaffFilter & PageRequest) =>
  queryOptions({
    queryKey: ['records', 'staff', 'list', request],
    queryFn: async () => (await records('staff')).list(request),
    placeholderData: keepPreviousData,
  })

/** One user; null where nobody has this id. */
export const staffUserQuery = (id: string) =>
  queryOptions({
    queryKey: ['records', 'staff', 'user', id],
    queryFn: async () => (await records('staff')).get(id),
  })

export const staffRolesQuery = queryOptions({
  queryKey: ['records', 'staff', 'roles'],
  queryFn: async () => (await records('staff')).roles(),
})

export const staffDepartmentsQuery = queryOptions({
  queryKey: ['records', 'staff', 'departments'],
  queryFn: async () => (await records('staff')).departments(),
})

export const useCreateUser = () =>
  useRecordsMutation(async (input: CreateUser) => (await records('staff')).create(input))

export const useUpdateUser = () =>
  useRecordsMutation(async ({ _id, ...input }: EditUser & { _id: string }) =>
    (await records('staff')).update(_id, input),
  )

export const useDeleteUsers = () =>
  useRecordsMutation(async (ids: readonly string[]) => (await records('staff')).remove(ids))

/** The active doctors of a department, by its name; null for those of all. */
export const doctorsQuery = (departmentName: string | null) =>
  queryOptions({
    queryKey: ['records', 'staff', 'doctors', departmentName],
    queryFn: async () => (await records('staff')).doctors(departmentName),
  })
