import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { booking, onScreen, role } from '@/test/calls'
import { useBookAppointment } from './bookings'
import { useCreateRole, useDeleteRoles } from './roles'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

let client: QueryClient
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  server.use(http.all('*/api/*', () => HttpResponse.json({ message: 'Done' })))
})
afterEach(() => {
  client.clear()
  server.resetHandlers()
})

/** A reading that lasts until `answer`. */
function heldReading() {
  let answer = (_rows: string) => {}
  const rows = new Promise<string>((resolve) => {
    answer = resolve
  })
  return { read: () => rows, answer }
}

const changes = [
  ['a role that is created', 'roles', () => onScreen(useCreateRole, client)(role)],
  [
    'roles that are deleted',
    'roles',
    () => onScreen(useDeleteRoles, client)([{ ...role, _id: '1' }]),
  ],
  ['a booking', 'booking-requests', () => onScreen(useBookAppointment, client)(booking)],
] as const

describe.each(changes)('%s', (_, resource, change) => {
  const queryKey = [resource, 'page 2']

  it('has rows forgotten that no view shows, and no others', async () => {
    client.setQueryData(queryKey, 'before')
    client.setQueryData(['vitals'], 'before')
    await change()
    expect(client.getQueryData(queryKey)).toBeUndefined()
    expect(client.getQueryData(['vitals'])).toBe('before')
  })

  it('lets a reading arrive that began before, and forgets its rows then', async () => {
    const { read, answer } = heldReading()
    const fetched = client.fetchQuery({ queryKey, queryFn: read })
    await change()
    answer('before')
    expect(await fetched).toBe('before')
    await expect.poll(() => client.getQueryState(queryKey)).toBeUndefined()
  })

  it('has rows read again for a view that opened while they were read', async () => {
    const { read, answer } = heldReading()
    const queryFn = vi.fn(read)
    void client.prefetchQuery({ queryKey, queryFn })
    await change()
    const observer = new QueryObserver(client, { queryKey, queryFn })
    const close = observer.subscribe(() => {})
    queryFn.mockResolvedValue('after')
    answer('before')
    await expect.poll(() => observer.getCurrentResult().data).toBe('after')
    close()
  })

  it('keeps the rows of a view that is disabled, and has them read when it is not', async () => {
    client.setQueryData(queryKey, 'before')
    const queryFn = async () => 'after'
    const observer = new QueryObserver(client, { queryKey, queryFn, enabled: false })
    const close = observer.subscribe(() => {})
    await change()
    expect(observer.getCurrentResult().data).toBe('before')
    observer.setOptions({ queryKey, queryFn, enabled: true })
    await expect.poll(() => observer.getCurrentResult().data).toBe('after')
    close()
  })
})
