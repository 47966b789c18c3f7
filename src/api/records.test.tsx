import { unsignedToken } from '@mocks/faults'
import { departmentEndpoints } from '@shared/contracts/departments'
import { recordResources } from '@shared/contracts/endpoint'
import { type CreateUser, type StaffUser, sentUser, staffEndpoints } from '@shared/contracts/staff'
import { startPasswordEndpoints } from '@shared/contracts/start-passwords'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mustChangePassword, signIn } from '@/stores/session'
import { onScreen } from '@/test/calls'
import { call } from './client'
import { useReportLabResult } from './lab-orders'
import { staleUser, useCreateUser } from './staff'
import { useScheduleVisit, useStepVisit } from './visits'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const exp = Math.floor(Date.now() / 1000) + 3600
const tokenOf = (username: string) => unsignedToken({ exp, username })
beforeEach(() => signIn({ token: tokenOf('asha'), records: [...recordResources] }))

const user: StaffUser = {
  _id: '7',
  name: 'Noor Haidari',
  username: 'nhaidari',
  role: { _id: '1', name: 'Doctor' },
  department: { _id: '2', name: 'Neurology' },
  workingTime: null,
  email: 'noor@rounds.example',
  phone: '9876543210',
  place: '',
  status: 'active',
  version: 3,
}
const input: CreateUser = {
  firstName: 'Noor',
  lastName: 'Haidari',
  email: 'noor@rounds.example',
  username: 'nhaidari',
  password: 'secret-1',
  phone: '9876543210',
  role: '1',
  department: '2',
  status: 'active',
}

/** Answers every call by `answer`, which may be set anew; `keys` are those that came, null for none. */
function host(answer: () => Response = () => HttpResponse.json(sentUser(user))) {
  const keys: (string | null)[] = []
  const state = { answer, keys }
  server.use(
    http.all('*/api/*', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return state.answer()
    }),
  )
  return state
}

describe('the key of a change', () => {
  test('is sent with what changes records', async () => {
    const { keys } = host()
    await call(staffEndpoints.delete, { ids: ['7'] }, { key: 'mine' })
    expect(keys).toEqual(['mine'])
  })

  test('is sent with nothing else', async () => {
    const { keys } = host()
    await call(staffEndpoints.get, { id: '7' }, { key: 'mine' })
    await call(departmentEndpoints.create, { name: 'Burns' }, { key: 'mine' })
    expect(keys).toEqual([null, null])
  })

  test('stays with what was typed until that is saved, whatever went wrong', async () => {
    const state = host(() => HttpResponse.error())
    const create = onScreen(useCreateUser)
    await expect(create(input)).rejects.toMatchObject({ status: 0 })
    state.answer = () => HttpResponse.json({ message: 'Busy', error: 'Busy' }, { status: 503 })
    await expect(create({ ...input })).rejects.toMatchObject({ status: 503 })
    state.answer = () => HttpResponse.json(sentUser(user))
    await create({ ...input })
    await create({ ...input })
    const [first, second, third, next] = state.keys
    expect(second).toBe(first)
    expect(third).toBe(first)
    expect(next).not.toBe(first)
  })

  test('stays with what was typed where another form sends it, until the person signs out', async () => {
    const state = host(() => HttpResponse.error())
    await expect(onScreen(useCreateUser)(input)).rejects.toThrow()
    await expect(onScreen(useCreateUser)({ ...input })).rejects.toThrow()
    signIn({ token: tokenOf('tara'), records: [...recordResources] })
    await expect(onScreen(useCreateUser)(input)).rejects.toThrow()
    const [first, second, others] = state.keys
    expect(second).toBe(first)
    expect(others).not.toBe(first)
  })

  test("stays with a result and with its file's upload, and is another for another file", async () => {
    signIn({ token: tokenOf('lena'), records: [...recordResources] })
    const kept = { id: 'f', name: 'a.pdf', type: 'application/pdf', size: 4 }
    const keys = { upload: [] as (string | null)[], report: [] as (string | null)[] }
    server.use(
      http.post('*/api/files', ({ request }) => {
        keys.upload.push(request.headers.get('idempotency-key'))
        return HttpResponse.json(kept)
      }),
      http.post('*/api/lab-orders/7/report', ({ request }) => {
        keys.report.push(request.headers.get('idempotency-key'))
        return HttpResponse.error()
      }),
    )
    const report = onScreen(useReportLabResult)
    const file = new File(['%PDF'], 'a.pdf')
    const send = (key: string) =>
      report({ id: '7', version: 1, observation: '', values: [], file: { file, key } })
    for (const key of ['one', 'one', 'other'])
      await expect(send(key)).rejects.toMatchObject({ status: 0 })
    expect(keys.upload).toEqual(['one', 'one', 'other'])
    const [first, second, third] = keys.report
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('is another where something else is typed', async () => {
    const state = host(() => HttpResponse.error())
    const create = onScreen(useCreateUser)
    await expect(create(input)).rejects.toThrow()
    await expect(create({ ...input, lastName: 'Haider' })).rejects.toThrow()
    await expect(create(input)).rejects.toThrow()
    const [first, other, again] = state.keys
    expect(other).not.toBe(first)
    expect(again).toBe(first)
  })

  test.each([400, 403, 409, 422])('is another after a refusal with %d', async (status) => {
    const state = host(() => HttpResponse.json({ message: 'No', error: 'no' }, { status }))
    const create = onScreen(useCreateUser)
    await expect(create(input)).rejects.toMatchObject({ status })
    await expect(create(input)).rejects.toMatchObject({ status })
    const [first, again] = state.keys
    expect(again).not.toBe(first)
  })

  test('is another for what was saved though its answer was lost, and undone since', async () => {
    signIn({ token: tokenOf('desk'), records: [...recordResources] })
    const typed = { patientId: '3', doctorId: '4', date: '2026-11-23', time: '10:15', reason: '' }
    const visit = {
      ...{ ...typed, id: '20', number: 20, patientNumber: 3, patientName: 'Priya Nair', age: 44 },
      ...{ doctor: 'Dr. Ada Moss', status: 'cancelled', version: 2 },
    }
    const state = host(() => HttpResponse.error())
    const schedule = onScreen(useScheduleVisit)
    await expect(schedule(typed)).rejects.toThrow()
    state.answer = () => HttpResponse.json(visit)
    await onScreen(useStepVisit)({ id: '20', version: 1, step: 'cancel' })
    state.answer = () => HttpResponse.error()
    await expect(schedule({ ...typed })).rejects.toThrow()
    const [lost, , again] = state.keys
    expect(again).not.toBe(lost)
  })

  test('is another where the same is typed long after its answer was lost', async () => {
    const state = host(() => HttpResponse.error())
    const create = onScreen(useCreateUser)
    const sentAt = Date.now()
    const clock = vi.spyOn(Date, 'now')
    for (const minutes of [0, 4, 8, 14]) {
      clock.mockReturnValue(sentAt + minutes * 60_000)
      await expect(create(input)).rejects.toThrow()
    }
    clock.mockRestore()
    const [first, soon, sooner, late] = state.keys
    expect([soon, sooner]).toEqual([first, first])
    expect(late).not.toBe(first)
  })
})

describe('a refusal', () => {
  const refuse = (status: number, body: Record<string, unknown>) =>
    host(() => HttpResponse.json(body, { status }))
  const change = () =>
    call(startPasswordEndpoints.give, { id: '7', password: 'start here', version: 2 }).catch(
      (error: unknown) => error,
    )

  test('of an old version brings the user as they are now', async () => {
    refuse(409, { message: 'Changed meanwhile', error: 'stale', current: sentUser(user) })
    expect(staleUser(await change())).toEqual(user)
  })

  test.each([
    ['another conflict', 409, { error: 'taken', current: sentUser(user) }],
    ['a record that cannot be read', 409, { error: 'stale', current: { name: 'Noor' } }],
    ['no record', 409, { error: 'stale' }],
    ['another status', 403, { error: 'stale', current: sentUser(user) }],
  ])('with %s brings none', async (_, status, body) => {
    refuse(status, { message: 'No', ...body })
    expect(staleUser(await change())).toBeNull()
  })

  test('until a password is chosen asks for one, where it is an answer to this session', async () => {
    const state = refuse(403, { message: 'Choose one', error: 'password_change_required' })
    state.answer = () => {
      signIn({ token: tokenOf('tara') })
      return HttpResponse.json({ error: 'password_change_required' }, { status: 403 })
    }
    await change()
    expect(mustChangePassword()).toBe(false)
    signIn({ token: tokenOf('asha'), records: [...recordResources] })
    state.answer = () => HttpResponse.json({ error: 'password_change_required' }, { status: 403 })
    await change()
    expect(mustChangePassword()).toBe(true)
  })
})
