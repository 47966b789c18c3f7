import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient as productQueries } from '@/app/query-client'
import { refreshAll, refreshChanged, watchReads } from './changes'

const visit = [{ topic: 'visits', id: '1' }] as const

let client: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 10_000 } } })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

/** Shows a list that takes a second to be read; `shown` is which reading is on the screen. */
function list(...queryKey: string[]) {
  const read = vi.fn(
    () =>
      new Promise<number>((resolve) => setTimeout(() => resolve(read.mock.calls.length), 1_000)),
  )
  const observer = new QueryObserver<number>(client, { queryKey, queryFn: read })
  const hide = observer.subscribe(() => {})
  return { read, hide, shown: () => observer.getCurrentResult().data }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('what another desk changes', () => {
  it('is read at once where it is on the screen, and nothing else', async () => {
    const visits = list('visits')
    const roles = list('roles')
    await pass(1_000)
    void refreshChanged(client, [...visit], '7')
    expect(visits.read).toHaveBeenCalledTimes(2)
    await pass(1_000)
    expect(visits.shown()).toBe(2)
    expect(roles.read).toHaveBeenCalledTimes(1)
  })

  it('of a visit leaves the bookings as they are, which tell their own changes', async () => {
    const bookings = list('booking-requests')
    await pass(1_000)
    void refreshChanged(client, [...visit], '7')
    await pass(1_000)
    expect(bookings.read).toHaveBeenCalledTimes(1)
    void refreshChanged(client, [{ topic: 'booking-requests', id: '2' }], '7')
    expect(bookings.read).toHaveBeenCalledTimes(2)
  })

  it('of the clinic has a patient’s notes read again, which it shows or hides', async () => {
    const notes = list('notes', 'own')
    await pass(1_000)
    void refreshChanged(client, [{ topic: 'clinic', id: '1' }], '7')
    expect(notes.read).toHaveBeenCalledTimes(2)
  })

  it('lets a list that is being read arrive, and reads it once more', async () => {
    const { read, shown } = list('visits')
    await pass(1_000)
    void refreshChanged(client, [...visit], '7')
    for (let told = 0; told < 3; told++) {
      await pass(300)
      void refreshChanged(client, [...visit], '7')
    }
    await pass(100)
    expect(shown()).toBe(2)
    await pass(1_000)
    expect(shown()).toBe(3)
    await pass(10_000)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('is not lost while a list is read for the first time', async () => {
    const { read, shown } = list('visits')
    await pass(500)
    void refreshChanged(client, [...visit], '7')
    await pass(500)
    expect(shown()).toBe(1)
    await pass(1_000)
    expect(shown()).toBe(2)
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('has a reading that stays silent begun anew after 15 seconds, once', async () => {
    const { read, shown } = list('visits')
    await pass(1_000)
    read.mockReturnValueOnce(new Promise(() => {}))
    void refreshChanged(client, [...visit], '7')
    await pass(500)
    void refreshChanged(client, [...visit], '7')
    await pass(100)
    void refreshChanged(client, [...visit], '7')
    await pass(15_000)
    expect(read).toHaveBeenCalledTimes(3)
    await pass(900)
    expect(shown()).toBe(3)
    await pass(20_000)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('is read when a list that has gone from the screen comes back', async () => {
    const { read, hide } = list('visits')
    await pass(500)
    void refreshChanged(client, [...visit], '7')
    hide()
    await pass(5_000)
    expect(read).toHaveBeenCalledTimes(1)
    list('visits')
    expect(client.isFetching()).toBe(1)
  })

  it('forgets a list that no view shows, and one that is being read once it has arrived', async () => {
    const { hide } = list('visits', 'Monday')
    await pass(1_000)
    hide()
    const read = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      return 'read'
    }
    const fetched = client.fetchQuery({ queryKey: ['visits', 'Tuesday'], queryFn: read })
    void refreshChanged(client, [...visit], '7')
    expect(client.getQueryState(['visits', 'Monday'])).toBeUndefined()
    await pass(1_000)
    expect(await fetched).toBe('read')
    expect(client.getQueryState(['visits', 'Tuesday'])).toBeUndefined()
  })

  it('has everything read again once, with what is being read', async () => {
    const [visits, roles] = [list('visits'), list('roles')]
    await pass(500)
    void refreshAll(client)
    void refreshAll(client)
    await pass(1_500)
    expect([visits.shown(), roles.shown()]).toEqual([2, 2])
    await pass(10_000)
    expect(visits.read).toHaveBeenCalledTimes(2)
  })
  it('has read again what began to be read before a time, though it came later', async () => {
    const earlier = list('visits')
    await pass(500)
    const beganBefore = watchReads(client)
    const time = Date.now() + 100
    await pass(200)
    const later = list('roles')
    await pass(1_000)
    void refreshAll(client, (query) => beganBefore(query, time))
    await pass(1_000)
    expect(earlier.read).toHaveBeenCalledTimes(2)
    expect(later.read).toHaveBeenCalledTimes(1)
  })

  it('has read again what was read before the clock was set back', async () => {
    const beganBefore = watchReads(client)
    const visits = list('visits')
    await pass(1_000)
    const hour = 3_600_000
    vi.setSystemTime(Date.now() - hour)
    void refreshAll(client, (query) => beganBefore(query, Date.now()))
    await pass(1_000)
    expect(visits.read).toHaveBeenCalledTimes(2)
  })
})

describe('a list that is shown again', () => {
  const shownAgain = async (setClock: number) => {
    const visits = list('visits')
    await pass(1_000)
    visits.hide()
    vi.setSystemTime(Date.now() + setClock)
    new QueryObserver<number>(client, { queryKey: ['visits'], queryFn: visits.read }).subscribe(
      () => {},
    )
    await pass(1_000)
    return visits.read
  }
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: productQueries.getDefaultOptions() })
  })

  it('is not read again within ten seconds', async () => {
    expect(await shownAgain(8_000)).toHaveBeenCalledTimes(1)
    client.clear()
    expect(await shownAgain(11_000)).toHaveBeenCalledTimes(2)
  })

  it('is read again where the clock was set back meanwhile', async () => {
    expect(await shownAgain(-26 * 3_600_000)).toHaveBeenCalledTimes(2)
  })
})
