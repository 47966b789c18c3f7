import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy'

vi.mock('@/lib/new-build', () => ({ reloadIfOutdated: async () => false }))

it('a part that does not load says so, leaves what is around it, and comes by Retry', async () => {
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => 'The charts')
  const Charts = lazyPart({ name: 'charts', load, failed: 'The charts could not be loaded.' })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MantineProvider>
      <QueryClientProvider client={client}>
        <p>The table</p>
        <Charts />
      </QueryClientProvider>
    </MantineProvider>,
  )
  expect(await screen.findByText('The charts could not be loaded.')).toBeVisible()
  expect(screen.getByText('The table')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The charts')).toBeVisible()
  expect(screen.queryByText('The charts could not be loaded.')).toBeNull()
})
