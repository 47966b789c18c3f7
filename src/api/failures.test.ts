import { type CallName, faults, unsignedToken } from '@mocks/faults'
import { authMessages } from '@shared/contracts/auth'
import { bookingMessages } from '@shared/contracts/bookings'
import { departmentMessages } from '@shared/contracts/departments'
import { roleEndpoints, roleMessages } from '@shared/contracts/roles'
import { workingTimeMessages } from '@shared/contracts/working-times'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useClock } from '@/stores/clock'
import { lockPage, logOut, signIn, useSession } from '@/stores/session'
import { changes, lists, unreachable } from '@/test/calls'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** What a failure without a word is told with (docs/product/shell.md, Messages). */
const defaults: Partial<Record<CallName, string>> = {
  'forgot password': authMessages.forgotFailed,
  'verify code': authMessages.otpVerifyFailed,
  'reset password': authMessages.resetFailed,
  'list roles': roleMessages.fetchFailed,
  'create role': roleMessages.createFailed,
  'update role': roleMessages.updateFailed,
  'delete role': roleMessages.deleteFailed,
  'list departments': departmentMessages.fetchFailed,
  'create department': departmentMessages.createFailed,
  'update department': departmentMessages.updateFailed,
  'delete departments': departmentMessages.deleteFailed,
  'list working times': workingTimeMessages.fetchFailed,
  'create working time': workingTimeMessages.createFailed,
  'update working time': workingTimeMessages.updateFailed,
  'delete working time': workingTimeMessages.deleteFailed,
  'book appointment': bookingMessages.failed,
}

const isOfDepartments = (name: CallName) => name.includes('department')

describe.each([...changes, ...lists])('a failure to %s', (name, sentenceOf, act) => {
  const sentence = () => act().then(() => 'done', sentenceOf)

  test('is told in the server’s words; of a department, by its error first', async () => {
    server.use(faults.says(name, 500, { message: 'Message', error: 'Reason' }))
    await expect(sentence()).resolves.toBe(isOfDepartments(name) ? 'Reason' : 'Message')
    server.use(faults.says(name, 500, { message: 'Message' }))
    await expect(sentence()).resolves.toBe('Message')
  })

  test('is told in the transport’s where no answer came', async () => {
    server.use(faults.dropped(name))
    await expect(sentence()).resolves.toBe(unreachable)
  })

  test('is told in the words of its action where there are no others', async () => {
    server.use(faults.silent(name))
    await expect(sentence()).resolves.toBe(defaults[name])
  })
})

test.each([
  ['create department', 409, departmentMessages.exists],
  ['create department', 400, departmentMessages.nameMissing],
  ['update department', 404, departmentMessages.notFound],
  ['delete departments', 404, departmentMessages.notFound],
] as const)('to %s with %i has words of its own', async (name, status, sentence) => {
  server.use(faults.says(name, status, { error: 'Reason', message: 'Message' }))
  const [, sentenceOf, act] = changes.find(([call]) => call === name) ?? []
  await expect(act?.().then(() => 'done', sentenceOf)).resolves.toBe(sentence)
})

test('a call that a locked page refused says so, and not that the session is over', async () => {
  const userData = { roles: [] }
  const session = { token: 't', userData, owner: 'asha', keepsRecords: false, locks: true }
  useSession.setState({ session, lock: null })
  // The refusal locks it.
  server.use(faults.silent('list roles', 401))
  const [, sentenceOf, read] = lists.find(([call]) => call === 'list roles') ?? []
  await expect(read?.().then(() => 'done', sentenceOf)).resolves.toBe(authMessages.lockedRefused)
  useSession.setState({ session: null, lock: null })
})

test('an answer in the host’s place leaves the time as the host said it', async () => {
  const behind = 26 * 3_600_000
  useClock.setState({ offset: behind })
  server.use(faults.silent('forgot password', 502))
  const [, sentenceOf, act] = changes.find(([call]) => call === 'forgot password') ?? []
  await expect(act?.().then(() => 'done', sentenceOf)).resolves.toBe(authMessages.forgotFailed)
  expect(useClock.getState().offset).toBe(behind)
  useClock.setState({ offset: 0 })
})

describe('under the lock of a page', () => {
  const ping = 'http://localhost:3000/ping'
  const [, sentenceOf, read] = lists.find(([call]) => call === 'list roles') ?? []
  let bearers: (string | null)[]

  const tokenOf = (username: string, jti: string) =>
    unsignedToken({ exp: Math.floor(Date.now() / 1000) + 3600, username, jti })

  beforeEach(() => {
    bearers = []
    server.use(
      http.get(ping, () => HttpResponse.json({})),
      http.get(`*${roleEndpoints.list.path}`, ({ request }) => {
        bearers.push(request.headers.get('authorization'))
        return HttpResponse.json([])
      }),
    )
    signIn({ token: tokenOf('asha', 'before'), locks: true })
    lockPage('idle')
  })
  afterEach(logOut)

  test('a list is not read before its person has unlocked it', async () => {
    const reading = read?.()
    // By when this has been answered, the list would have been asked for.
    await fetch(ping)
    expect(bearers).toEqual([])
    signIn({ token: tokenOf('asha', 'since'), locks: true })
    await expect(reading).resolves.toEqual([])
    expect(bearers).toEqual([`Bearer ${tokenOf('asha', 'since')}`])
  })

  test('nor for somebody else who has signed in over it', async () => {
    const reading = read?.().then(() => 'done', sentenceOf)
    signIn({ token: tokenOf('lina', 'hers'), locks: true })
    await expect(reading).resolves.not.toBe('done')
    expect(bearers).toEqual([])
  })
})
