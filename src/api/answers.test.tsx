import { type CallName, faults } from '@mocks/faults'
import { QueryClient, QueryClientProvider, type UseMutationResult } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { PropsWithChildren } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { authMessages } from '@/contracts/auth'
import type { BookingInput } from '@/contracts/bookings'
import { departmentMessages } from '@/contracts/departments'
import type { WorkingTimeInput } from '@/contracts/working-times'
import { authErrors, useForgotPassword, useLogin, useResetPassword, useVerifyOtp } from './auth'
import { bookingError, useBookAppointment } from './bookings'
import {
  departmentErrors,
  departmentsQuery,
  useCreateDepartment,
  useDeleteDepartments,
  useUpdateDepartment,
} from './departments'
import { roleErrors, rolesQuery, useCreateRole, useDeleteRoles, useUpdateRole } from './roles'
import {
  useCreateWorkingTime,
  useDeleteWorkingTime,
  useUpdateWorkingTime,
  workingTimeErrors,
  workingTimesQuery,
} from './working-times'

const unreachable = 'The server cannot be reached. Check your connection and try again.'
const inTrouble =
  'The server has a problem and could not do this. Please try again in a few minutes.'
const refused = 'The server did not accept this. Please try again, or ask your administrator.'
const unreadable = 'The server gave an answer that could not be read. Please try again.'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Runs one mutation as a screen does. */
function perform<Input>(useChange: () => UseMutationResult<unknown, Error, Input>, input: Input) {
  const client = new QueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(useChange, { wrapper }).result.current.mutateAsync(input)
}

const email = 'asha@rounds.example'
const booking: BookingInput = {
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
const role = { name: 'Nurse', roles: [] }
const department = { name: 'Burns' }
const reset = { email, otp: '123456', newPassword: 'secret', confirmPassword: 'secret' }

/** A call, how its failure is told, and how a screen makes it. */
type Action = readonly [CallName, (error: Error) => string, () => Promise<unknown>]

/** The calls of section 7 whose answer is not needed beyond success or failure. */
const changes: Action[] = [
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
    workingTimeErrors.create,
    () => perform(useCreateWorkingTime, workingTime),
  ],
  [
    'update working time',
    workingTimeErrors.update,
    () => perform(useUpdateWorkingTime, { _id: '1', ...workingTime }),
  ],
  ['delete working time', workingTimeErrors.delete, () => perform(useDeleteWorkingTime, '1')],
  ['book appointment', bookingError, () => perform(useBookAppointment, booking)],
]

const lists: Action[] = [
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

/** What hosts put into a success that has nothing to say. */
const wordless = [
  ['nothing', faults.empty],
  ['a text', (name: CallName) => faults.text(name, 'Saved.')],
  ['a text that is called HTML', (name: CallName) => faults.text(name, 'Saved.', 'text/html')],
  ['a part of its JSON', faults.brokenOff],
  ['JSON of another shape', (name: CallName) => faults.answers(name, ['saved'])],
] as const

const unreadableAnswers = [...wordless, ['a page', faults.html] as const]

describe.each(changes)('to %s', (name, told, act) => {
  test.each(wordless)('is done where a success holds %s', async (what, answer) => {
    server.use(answer(name))
    // Section 7: an empty answer to this one means that there was nothing to change.
    const gone = name === 'update department' && what === 'nothing'
    await expect(act().then(() => 'done', told)).resolves.toBe(
      gone ? departmentMessages.notFound : 'done',
    )
  })

  test('is not done where a page stands in place of an answer', async () => {
    server.use(faults.html(name))
    await expect(act().then(() => 'done', told)).resolves.toBe(unreadable)
  })
})

describe('a login', () => {
  const login = () =>
    perform(useLogin, { username: 'admin', password: 'secret' }).then(
      () => 'done',
      authErrors.login,
    )

  test.each(unreadableAnswers)('that is answered with %s brings no token', async (_, answer) => {
    server.use(answer('login'))
    await expect(login()).resolves.toBe(authMessages.noToken)
  })

  test.each([
    [
      'the server’s message',
      faults.says('login', 502, { message: 'Closed today' }),
      'Closed today',
    ],
    ['the transport’s words', faults.dropped('login'), unreachable],
    ['words for a server in trouble', faults.silent('login', 502), inTrouble],
    ['words for a refusal', faults.silent('login', 404), refused],
  ])('that fails is told in %s', async (_, handler, told) => {
    server.use(handler)
    await expect(login()).resolves.toBe(told)
  })
})

describe.each(lists)('to %s', (name, told, act) => {
  test.each(unreadableAnswers)('fails where it is answered with %s', async (_, answer) => {
    server.use(answer(name))
    await expect(act().then(() => 'read', told)).resolves.toBe(unreadable)
  })
})
