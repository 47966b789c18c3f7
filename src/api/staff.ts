import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import {
  type CreateUser,
  type EditUser,
  type StaffListInput,
  type StaffUser,
  staffEndpoints,
} from '@/contracts/staff'
import { nullIfMissing, staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** A page of the staff found. While the next page is on its way, the one before it stays. */
export const staffListQuery = (input: StaffListInput) =>
  queryOptions({
    queryKey: ['staff', 'list', input],
    queryFn: ({ signal }) => call(staffEndpoints.list, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** One user; null where nobody has this id. */
export const staffUserQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'user', id],
    queryFn: ({ signal }) => call(staffEndpoints.get, { id }, { signal }).catch(nullIfMissing),
  })

export const staffRolesQuery = queryOptions({
  queryKey: ['staff', 'roles'],
  queryFn: ({ signal }) => call(staffEndpoints.roles, {}, { signal }),
})

export const staffDepartmentsQuery = queryOptions({
  queryKey: ['staff', 'departments'],
  queryFn: ({ signal }) => call(staffEndpoints.departments, {}, { signal }),
})

/** The active doctors of a department, by its name; null for those of all. */
export const doctorsQuery = (department: string | null) =>
  queryOptions({
    queryKey: ['staff', 'doctors', department],
    queryFn: ({ signal }) => call(staffEndpoints.doctors, { department }, { signal }),
  })

/** The overview counts the staff, and a visit's department is its doctor's. */
const touches = ['staff', 'overview', 'visits'] as const

export const useCreateUser = () =>
  useResourceMutation(touches, (input: CreateUser, attempt) =>
    call(staffEndpoints.create, input, attempt),
  )

interface Confirmation {
  /** Whether it is known that there are visits to come, which stay. */
  confirmed?: true
}

export const useUpdateUser = () =>
  useResourceMutation(
    touches,
    ({ _id, ...input }: EditUser & Pick<StaffUser, '_id' | 'version'> & Confirmation, attempt) =>
      call(staffEndpoints.update, { id: _id, ...input }, attempt),
  )

/** Whom a refused change was about, as they are now; null where it was refused for another reason. */
export const staleUser = (error: unknown): StaffUser | null =>
  staffEndpoints.update.output.safeParse(staleRecord(error)).data ?? null

interface Assignment extends Pick<StaffUser, '_id' | 'version'> {
  /** The id of one of the clinic's; null for no time of their own. */
  workingTime: string | null
}

/** The user's page has the newest version after it, whether it was saved or came too late. */
export function useAssignWorkingTime() {
  const client = useQueryClient()
  const show = (user: StaffUser) => client.setQueryData(staffUserQuery(user._id).queryKey, user)
  return useResourceMutation(touches, async ({ _id, ...input }: Assignment, attempt) => {
    try {
      show(await call(staffEndpoints.assignWorkingTime, { id: _id, ...input }, attempt))
    } catch (error) {
      const current = staleUser(error)
      if (current) show(current)
      throw error
    }
  })
}

export const useDeleteUsers = () =>
  useResourceMutation(touches, (input: { ids: string[] } & Confirmation, attempt) =>
    call(staffEndpoints.delete, input, attempt),
  )
