import { unsignedToken } from '@mocks/faults'
import { recordResources } from '@shared/contracts/endpoint'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { ChangesAnswer } from '@/api/changes'
import { signIn, useSession } from '@/stores/session'
import { watchChanges } from './live'

const { readChanges } = vi.hoisted(() => ({
  readChanges: vi.fn<(after: string | undefined) => Promise<ChangesAnswer>>(),
}))
vi.mock('@/api/changes', async (actual) => ({
  ...(await actual<typeof import('@/api/changes')>()),
  readChanges,
}))

const answer = (next: string, more?: Partial<ChangesAnswer>): ChangesAnswer => ({
  changes: [],
  next,
  ...more,
})
const visitChanged = { changes: [{ topic: 'visits', id: '1' } as const] }

const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 60_000 } },
})
beforeAll(() => watchChanges(client))
beforeEach(() => {
  vi.useFakeTimers()
  readChanges.mockResolvedValue(answer('last'))
})
afterEach(() => {
  useSession.setState({ session: null })
  client.clear()
  vi.useRealTimers()
  vi.resetAllMocks()
})

/** Signs in, which begins to follow, and has the first answer arrive. */
async function begin() {
  const exp = Math.floor(Date.now() / 1000) + 3600
  signIn({ token: unsignedToken({ exp, username: 'asha' }), records: [...recordResources] })
  await pass(100)
}

function list(resource: string) {
  const read = vi.fn(async () => Date.now())
  new QueryObserver(client, { queryKey: [resource], queryFn: read }).subscribe(() => {})
  return read
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('following other desks', () => {
  it('reads only what has changed after a failed call', async () => {
    readChanges
      .mockResolvedValueOnce(answer('first'))
      .mockRejectedValueOnce(new ApiError(0, {}))
      .mockResolvedValueOnce(answer('second', visitChanged))
    await begin()
    const [visits, roles] = [list('visits'), list('roles')]
    await pass(7_000)
    expect(readChanges.mock.calls.map(([after]) => after)).toEqual([undefined, 'first', 'first'])
    expect(visits).toHaveBeenCalledTimes(2)
    expect(roles).toHaveBeenCalledTimes(1)
  })

  it('stops while the page is locked, and reads all with whoever unlocks it', async () => {
    await begin()
    const polls = readChanges.mock.calls.length
    useSession.setState({ lock: 'idle' })
    await pass(60_000)
    expect(readChanges).toHaveBeenCalledTimes(polls)
    useSession.setState({ lock: null })
    await pass(100)
    expect(readChanges).toHaveBeenLastCalledWith(undefined, expect.anything(), expect.anything())
  })

  it('reads what failed while the connection was lost', async () => {
    readChanges.mockResolvedValueOnce(answer('first')).mockRejectedValueOnce(new ApiError(0, {}))
    await begin()
    const visits = list('visits')
    await pass(100)
    visits.mockRejectedValueOnce(new ApiError(0, {}))
    void client.refetchQueries()
    await pass(7_000)
    expect(visits).toHaveBeenCalledTimes(3)
    expect(client.getQueryState(['visits'])?.status).toBe('success')
  })

  it('reads a list once for each answer, however many changes that names', async () => {
    const ids = Array.from({ length: 200 }, (_, at) => String(at))
    const changes = ids.flatMap((id) => [
      { topic: 'visits', id } as const,
      { topic: 'patients', id } as const,
    ])
    readChanges
      .mockResolvedValueOnce(answer('first'))
      .mockResolvedValueOnce(answer('second', { changes }))
    await begin()
    const [visits, bookings] = [list('visits'), list('booking-requests')]
    await pass(10_000)
    expect(visits).toHaveBeenCalledTimes(2)
    expect(bookings).toHaveBeenCalledTimes(2)
  })

  it('reads once what has failed, and has changed by the time that the connection is back', async () => {
    readChanges
      .mockResolvedValueOnce(answer('first'))
      .mockRejectedValueOnce(new ApiError(0, {}))
      .mockResolvedValueOnce(answer('second', visitChanged))
    await begin()
    const visits = list('visits')
    await pass(100)
    visits.mockRejectedValueOnce(new ApiError(0, {}))
    void client.refetchQueries()
    await pass(7_000)
    expect(visits).toHaveBeenCalledTimes(3)
  })

  it('reads what has been on its way since the connection was lost', async () => {
    readChanges.mockResolvedValueOnce(answer('first')).mockRejectedValueOnce(new ApiError(0, {}))
    await begin()
    const visits = list('visits')
    await pass(100)
    visits.mockReturnValueOnce(new Promise(() => {}))
    void client.refetchQueries()
    await pass(7_000 + 15_000)
    expect(visits).toHaveBeenCalledTimes(3)
    expect(client.isFetching()).toBe(0)
  })

  it.each([
    ['after a reset', () => Promise.resolve(answer('second', { reset: true }))],
    ['with a cursor that the server refuses', () => Promise.reject(new ApiError(400, {}))],
  ])('reads everything anew %s, once', async (_, answered) => {
    readChanges.mockResolvedValueOnce(answer('first')).mockImplementationOnce(answered)
    await begin()
    const [visits, roles] = [list('visits'), list('roles')]
    await pass(20_000)
    expect(visits).toHaveBeenCalledTimes(2)
    expect(roles).toHaveBeenCalledTimes(2)
  })
})
