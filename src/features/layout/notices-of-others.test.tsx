import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Notice, noticeEndpoints } from '@/contracts/notices'
import { NoticesOfOthers } from './notices-of-others'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('@/api/client', () => ({ call }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: React.ReactNode }) => <a href="/">{children}</a>,
}))

const notice = (number: number): Notice => ({
  ...{ id: `notice-${number}`, recordId: `booking-${number}`, isRead: false },
  at: '2026-11-21T12:00:00.000Z',
  what: { kind: 'booking-requested', by: 'Priya Nair', to: 'desk', number },
})

afterEach(cleanup)

it('shows older ones and goes on at the first of them, and marks all that are shown', async () => {
  const pages = [
    { rows: [notice(3), notice(2)], total: 3, totalIsExact: true, next: 'older', unread: 3 },
    { rows: [notice(1)], total: 3, totalIsExact: true, next: null, unread: 3 },
  ]
  call.mockImplementation((_endpoint, { cursor }) => Promise.resolve(pages[cursor ? 1 : 0]))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <NoticesOfOthers onLeave={vi.fn()} />
      </MantineProvider>
    </QueryClientProvider>,
  )
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
