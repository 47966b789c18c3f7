import type { CallName } from '@mocks/faults'
import type { BookingInput } from '@shared/contracts/bookings'
import { type WorkingTimeInput, workingTimeMessages } from '@shared/contracts/working-times'
import { QueryClient, QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { errorText } from '@/api/api-error'
import { authErrors, useForgotPassword, useResetPassword, useVerifyOtp } from '@/api/auth'
import { bookingError, useBookAppointment } from '@/api/bookings'
import {
  departmentErrors,
  departmentsQuery,
  useCreateDepartment,
  useDeleteDepartments,
  useUpdateDepartment,
} from '@/api/departments'
import { roleErrors, rolesQuery, useCreateRole, useDeleteRoles, useUpdateRole } from '@/api/roles'
import {
  useCreateWorkingTime,
  useDeleteWorkingTime,
  useUpdateWorkingTime,
  workingTimeErrors,
  workingTimesQuery,
} from '@/api/working-times'

export const unreachable = 'The server cannot be reached. Check your connection and try again.'

/** A mutation on a screen that stays: what runs it, as often as wanted. */
export function onScreen<Input>(
  useChange: () => UseMutationResult<unknown, Error, Input>,
  client = new QueryClient(),
) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useChange, { wrapper }).result.current.mutateAsync
}

/** Runs one mutation as a screen does. */
export const perform = <Input,>(
  useChange: () => UseMutationResult<unknown, Error, Input>,
  input: Input,
) => onScreen(useChange)(input)

const email = 'asha@rounds.example'
export const booking: BookingInput = {
  firstName: 'Priya',
  lastName: 'Nair',
  gender: 'Female',
  mobile: '9876543210',
  email,
  age: 34,
  type: 'checkup',
  checkupDetails: 'Tired since March',
}
const workingTime: WorkingTimeInput = {
  workTimingName: 'Early',
  inTime: '06:00',
  inTimePeriod: 'AM',
  outTime: '02:00',
  outTimePeriod: 'PM',
  totalHour: 8,
}
export const role = { name: 'Nurse', roles: [] }
const department = { name: 'Burns' }
const reset = { email, otp: '123456', newPassword: 'secret', confirmPassword: 'secret' }

/** A call, how its failure is told, and how a screen makes it. */
type Action = readonly [CallName, (error: Error) => string, () => Promise<unknown>]

/** The calls whose answer is not needed beyond success or failure. */
export const changes: Action[] = [
  ['forgot password', authErrors.forgot, () => perform(useForgotPassword, { email })],
  ['verify code', authErrors.verify, () => perform(useVerifyOtp, { email, otp: '123456' })],
  ['reset password', authErrors.reset, () => perform(useResetPassword, reset)],
  ['create role', roleErrors.create, () => perform(useCreateRole, role)],
  ['update role', roleErrors.update, () => perform(useUpdateRole, { _id: '1', ...role })],
  ['delete role', roleErrors.delete, () => perform(useDeleteRoles, [{ _id: '1', ...role }])],
  ['create department', departmentErrors.create, () => perform(useCreateDepartment, department)],
  [
    'update department',
    departmentErrors.update,
    () => perform(useUpdateDepartment, { _id: '1', ...department }),
  ],
  ['delete departments', departmentErrors.delete, () => perform(useDeleteDepartments, ['1', '2'])],
  [
    'create working time',
    (error) => errorText(error, { otherwise: workingTimeMessages.createFailed }),
    () => perform(useCreateWorkingTime, workingTime),
  ],
  [
    'update working time',
    (error) => errorText(error, { otherwise: workingTimeMessages.updateFailed }),
    () => perform(useUpdateWorkingTime, { _id: '1', ...workingTime }),
  ],
  ['delete working time', workingTimeErrors.delete, () => perform(useDeleteWorkingTime, '1')],
  ['book appointment', bookingError, () => perform(useBookAppointment, booking)],
]

export const lists: Action[] = [
  ['list roles', roleErrors.fetch, () => new QueryClient().fetchQuery(rolesQuery)],
  [
    'list departments',
    departmentErrors.fetch,
    () => new QueryClient().fetchQuery(departmentsQuery),
  ],
  [
    'list working times',
    workingTimeErrors.fetch,
    () => new QueryClient().fetchQuery(workingTimesQuery),
  ],
]
