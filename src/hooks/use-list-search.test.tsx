import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listSearchSchema } from '@/lib/list-search'
import { type ListState, useListSearch } from './use-list-search'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const addressDelay = 300

/** A list on a page of its own, opened at an address. */
async function open(address: string) {
  const rendered: ListState[] = []
  function Page() {
    const list = useListSearch(listSearchSchema)
    rendered.push(list)
    return <p>{JSON.stringify(list.search)}</p>
  }
  const history = createMemoryHistory({ initialEntries: ['/?q=before', address] })
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, validateSearch: listSearchSchema }),
    history,
  })
  render(<RouterProvider router={router} />)
  await screen.findByText(/"q"/)
  const current = () => {
    const list = rendered.at(-1)
    if (!list) throw new Error('There is no list')
    return list
  }
  return {
    current,
    type: (q: string) => act(async () => current().type({ q })),
    change: (changes: Parameters<ListState['change']>[0]) =>
      act(async () => current().change(changes)),
    flush: () => act(async () => current().flush()),
    back: () => act(async () => history.back()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    inAddress: () => router.state.location.search.q,
  }
}

it('shows what is typed at once, from the first page on, and the address follows at a pause', async () => {
  const list = await open('/?q=a&page=3')
  await list.type('an')
  await list.wait(addressDelay - 50)
  await list.type('ann')
  expect(list.current().search).toMatchObject({ q: 'ann', page: 1 })
  await list.wait(addressDelay - 50)
  expect(list.inAddress()).toBe('a')
  await list.wait(100)
  expect(list.inAddress()).toBe('ann')
  expect(list.current().search).toEqual(list.current().address)
})

it('tells the address at once when the box is left', async () => {
  const list = await open('/')
  await list.type('ok')
  await list.flush()
  await waitFor(() => expect(list.inAddress()).toBe('ok'))
})

it('keeps what is typed while the address is on its way', async () => {
  const list = await open('/')
  await list.type('o')
  await list.wait(addressDelay)
  await list.type('ok')
  await waitFor(() => expect(list.inAddress()).toBe('o'))
  expect(list.current().search.q).toBe('ok')
  await list.wait(addressDelay)
  expect(list.inAddress()).toBe('ok')
})

it('takes along what is typed when something else changes', async () => {
  const list = await open('/')
  await list.type('ok')
  await list.change({ size: 25 })
  expect(list.current().search).toMatchObject({ q: 'ok', size: 25 })
  await waitFor(() => expect(list.inAddress()).toBe('ok'))
})

it('is emptied by a reset, though the address did not know the text yet', async () => {
  const list = await open('/')
  await list.type('ok')
  await act(async () => list.current().reset())
  await list.wait(addressDelay)
  expect(list.current().search.q).toBe('')
})

it('stays where Back leads, whatever was typed just before', async () => {
  const list = await open('/?q=here')
  await list.type('hereabouts')
  await list.back()
  await waitFor(() => expect(list.inAddress()).toBe('before'))
  await list.wait(2 * addressDelay)
  expect(list.inAddress()).toBe('before')
  expect(list.current().search.q).toBe('before')
})
