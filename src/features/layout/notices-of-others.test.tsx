import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { type Notice, noticeEndpoints, noticeMessages } from '@shared/contracts/notices'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { useSession } from '@/stores/session'
import { NoticesOfOthers } from './notices-of-others'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children, onClick }: { children: React.ReactNode; onClick?: () => void }) => (
    <a href="/" onClick={onClick}>
      {children}
    </a>
  ),
}))

const notice = (number: number): Notice => ({
  ...{ id: `notice-${number}`, recordId: `booking-${number}`, isRead: false },
  at: '2026-11-21T12:00:00.000Z',
  what: { kind: 'booking-requested', by: 'Priya Nair', to: 'desk', number },
})

const shown = (
  onLeave = vi.fn(),
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
) =>
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <NoticesOfOthers onLeave={onLeave} onDecide={vi.fn()} />
        <Notifications />
      </MantineProvider>
    </QueryClientProvider>,
  )

afterEach(() => {
  cleanup()
  call.mockReset()
  useSession.setState({ session: null })
})

it('shows older ones and goes on at the first of them, and marks all that are shown', async () => {
  const pages = [
    { rows: [notice(3), notice(2)], total: 3, totalIsExact: true, next: 'older', unread: 3 },
    { rows: [notice(1)], total: 3, totalIsExact: true, next: null, unread: 3 },
  ]
  call.mockImplementation((_endpoint, { cursor }) => Promise.resolve(pages[cursor ? 1 : 0]))
  shown()
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }))
  const oldest = await screen.findByRole('link', { name: /booking no. 1\./ })
  await waitFor(() => expect(oldest).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      noticeEndpoints.readAll,
      { ids: ['notice-3', 'notice-2', 'notice-1'] },
      expect.anything(),
    ),
  )
})

it('shows nothing of an earlier look: what would be marked then may be read, and the new is not there', async () => {
  const client = new QueryClient()
  call.mockResolvedValueOnce({
    ...{ rows: [notice(1)], total: 1, totalIsExact: true, next: null, unread: 1 },
  })
  const { unmount } = shown(undefined, client)
  await screen.findByRole('button', { name: 'Mark all as read' })
  unmount()
  await waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  call.mockReturnValue(new Promise(() => {}))
  shown(undefined, client)
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2))
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
})

it('says that they cannot be read', async () => {
  call.mockRejectedValue(new ApiError(500, {}))
  shown()
  expect(await screen.findByRole('alert')).toHaveTextContent(noticeMessages.fetchFailed)
})

it('says that they could not be marked', async () => {
  call.mockImplementation((endpoint) =>
    endpoint === noticeEndpoints.list
      ? Promise.resolve({ rows: [notice(1)], total: 1, totalIsExact: true, next: null, unread: 1 })
      : Promise.reject(new ApiError(500, {})),
  )
  shown()
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(noticeMessages.markFailed)
})

it('marks nothing while a role is tried, where nothing can be changed', async () => {
  const trial = { name: 'Nurse', begunIn: 'own' }
  const userData = { roles: [] }
  useSession.setState({
    session: { token: 't', userData, owner: 'u7', keepsRecords: false, trial },
  })
  call.mockResolvedValue({
    ...{ rows: [notice(1)], total: 1, totalIsExact: true, next: null, unread: 1 },
  })
  const onLeave = vi.fn()
  shown(onLeave)
  fireEvent.click(await screen.findByRole('link', { name: /booking no. 1\./ }))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument()
  expect(call.mock.calls.map(([endpoint]) => endpoint)).toEqual([noticeEndpoints.list])
})
