import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { lazyView } from './lazy-view'

it('a view that cannot be fetched says so, reloads nothing, and comes by Retry', async () => {
  // React and the router say there what they caught, which is what the test does to them.
  const silenced = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
  for (const each of silenced) each.mockReturnValue()
  onTestFinished(() => {
    for (const each of silenced) each.mockRestore()
  })
  const load = vi
    .fn<() => Promise<{ Rows: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /rows.js'))
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue({ Rows: () => 'The rows' })
  const router = createRouter({
    routeTree: createRootRoute({ component: lazyView(load, 'Rows') }),
    history: createMemoryHistory(),
    defaultErrorComponent: () => (
      <button type="button" onClick={() => void router.invalidate()}>
        Retry
      </button>
    ),
  })
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  // The router keeps there that it has loaded the page anew.
  expect(sessionStorage).toHaveLength(0)
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The rows')).toBeVisible()
})
