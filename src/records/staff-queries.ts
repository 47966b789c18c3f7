import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CreateUser, EditUser, StaffUser } from '@/contracts/staff'
import type { PageOf, PageRequest, StaffFilter } from './records'
import { records } from './source'
import { useRecordsMutation } from './use-records-mutation'

type StaffRequest = StaffFilter & PageRequest

const listStaff = async (request: StaffRequest) => (await records('staff')).list(request)

/** A page of the staff found. While the next page is on its way, the one before it stays. */
export const staffListQuery = (request: StaffRequest) =>
  queryOptions({
    queryKey: ['records', 'staff', 'list', request],
    queryFn: () => listStaff(request),
    placeholderData: keepPreviousData,
  })

/** To look up a page of the staff before its query is asked for it, which costs each letter less. */
export function useStaffLookUp() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      find: listStaff,
      keep: (request: StaffRequest, found: PageOf<StaffUser>) => {
        client.setQueryData(staffListQuery(request).queryKey, found)
      },
    }),
    [client],
  )
}

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
