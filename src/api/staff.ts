import {
  type CreateUser,
  type EditUser,
  type StaffListInput,
  type StaffUser,
  staffEndpoints,
} from '@shared/contracts/staff'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { nullIfMissing, staleRecord } from './api-error'
import { call } from './client'
import { useResourceMutation } from './use-resource-mutation'

/** Reads a page of the staff found. */
export const readStaff = (input: StaffListInput, signal: AbortSignal) =>
  call(staffEndpoints.list, input, { signal })

/** A page of the staff found. While the next page is on its way, the one before it stays. */
export const staffListQuery = (input: StaffListInput) =>
  queryOptions({
    queryKey: ['staff', 'list', input],
    queryFn: ({ signal }) => readStaff(input, signal),
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

/** Of whom a lab order is given to one. */
export const techniciansQuery = queryOptions({
  queryKey: ['staff', 'technicians'],
  queryFn: ({ signal }) => call(staffEndpoints.technicians, {}, { signal }),
})

/** The overview counts the staff; a visit's department is its doctor's, whose name stands in the others. */
const invalidates = [
  'staff',
  'overview',
  'visits',
  'booking-requests',
  'prescription-requests',
] as const

interface OwnPassword {
  /** Of the person who makes a Super Admin. */
  currentPassword?: string | undefined
}

export const useCreateUser = () =>
  useResourceMutation(invalidates, (input: CreateUser & OwnPassword, attempt) =>
    call(staffEndpoints.create, input, attempt),
  )

/** Whom a change is about, as they were when it was made. */
type Seen = Pick<StaffUser, '_id' | 'version'>

interface Confirmation {
  /** Whether it is known that there are visits to come, which stay. */
  confirmed?: true
}

export const useUpdateUser = () =>
  useResourceMutation(
    invalidates,
    ({ _id, ...input }: EditUser & OwnPassword & Seen & Confirmation, attempt) =>
      call(staffEndpoints.update, { id: _id, ...input }, attempt),
  )

/** Whom a refused change was about, as they are now; null where it was refused for another reason. */
export const staleUser = (error: unknown): StaffUser | null =>
  staffEndpoints.update.output.safeParse(staleRecord(error)).data ?? null

/** The user's page has the newest version after it, whether it was saved or came too late. */
function useUserChange<Input extends Seen>(
  change: (input: Input, attempt: { key: string }) => Promise<StaffUser>,
) {
  const client = useQueryClient()
  const show = (user: StaffUser) => client.setQueryData(staffUserQuery(user._id).queryKey, user)
  return useResourceMutation(invalidates, async (input: Input, attempt) => {
    try {
      show(await change(input, attempt))
    } catch (error) {
      const current = staleUser(error)
      if (current) show(current)
      throw error
    }
  })
}

export const useGiveStartPassword = () =>
  useUserChange(({ _id, ...input }: Seen & { password: string }, attempt) =>
    call(startPasswordEndpoints.give, { id: _id, ...input }, attempt),
  )

export const useDeleteUsers = () =>
  useResourceMutation(invalidates, (input: { ids: string[] } & Confirmation, attempt) =>
    call(staffEndpoints.delete, input, attempt),
  )
