import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchBox } from '@/components/search-box'
import { type ListSearch, listSearchDefaults } from '@/lib/list-search'
import { useTypedAhead } from './use-typed-ahead'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const addressDelay = 300

/** A source of names, slow where it is told to be, and the list that a person searches it by. */
function open(names: string[]) {
  const source = { names, asked: [] as string[], slow: new Set<string>() }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const found = async (q: string) => {
    source.asked.push(q)
    const seen = source.names.filter((name) => name.includes(q))
    await new Promise((resolve) => setTimeout(resolve, source.slow.has(q) ? 1000 : 0))
    return seen
  }
  const query = ({ q }: ListSearch) => ({
    queryKey: ['names', q],
    queryFn: () => found(q),
    placeholderData: keepPreviousData,
  })
  let moveTo: (q: string) => void = () => {}

  function List() {
    const [search, setSearch] = useState<ListSearch>(listSearchDefaults)
    moveTo = (q) => setSearch((before) => ({ ...before, q }))
    const change = (changes: Partial<ListSearch>) =>
      setSearch((before) => ({ ...before, page: 1, ...changes }))
    const { list, type, tell } = useTypedAhead({ search, change }, (ahead) =>
      client.prefetchQuery(query(ahead)),
    )
    const { data } = useQuery(query(list.search))
    return (
      <>
        <SearchBox
          placeholder="Search"
          value={list.search.q}
          onChange={(text) => void type(text)}
          onLeave={tell}
        />
        <output>{data?.join(' ')}</output>
        <p>Address: {search.q}</p>
      </>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <List />
    </QueryClientProvider>,
  )
  return {
    source,
    goTo: (q: string) => act(async () => moveTo(q)),
    changed: () => act(async () => void client.invalidateQueries()),
  }
}

const box = () => screen.getByRole('searchbox')
const rows = () => screen.getByRole('status').textContent
const address = () => screen.getByText(/^Address:/).textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const leave = () => act(async () => void fireEvent.blur(box()))

async function type(text: string) {
  await act(async () => void fireEvent.input(box(), { target: { value: text } }))
  await wait(1)
}

const names = ['anna', 'oda', 'okan', 'okra']

async function opened() {
  const list = open(names)
  await wait(1)
  return list
}

it('shows what is found before the address says so, which follows at a pause', async () => {
  const { source } = await opened()
  await type('o')
  await type('ok')
  expect(rows()).toBe('okan okra')
  expect(address()).toBe('Address: ')
  await wait(addressDelay)
  expect(address()).toBe('Address: ok')
  expect(source.asked).toEqual(['', 'o', 'ok'])
})

it('lets the address know at once when the box is left', async () => {
  await opened()
  await type('ok')
  await leave()
  expect(address()).toBe('Address: ok')
})

it('never goes back to more rows while fewer are looked up, though the box be left', async () => {
  const { source } = await opened()
  await type('o')
  source.slow.add('ok')
  await type('ok')
  await leave()
  await wait(500)
  expect(rows()).toBe('oda okan okra')
  await wait(500)
  expect(rows()).toBe('okan okra')
  expect(source.asked).toEqual(['', 'o', 'ok'])
})

it('shows the last that was typed, whichever is found first', async () => {
  const { source } = await opened()
  source.slow.add('o')
  await type('o')
  await type('ok')
  await wait(2000)
  expect(rows()).toBe('okan okra')
})

it('looks up anew what has changed since it was found ahead', async () => {
  const { source, changed } = await opened()
  await type('ok')
  source.names = names.filter((name) => name !== 'okra')
  await changed()
  await wait(addressDelay)
  expect(rows()).toBe('okan')
})

it.each([
  ['what is found already', 0],
  ['what is still looked up', 1000],
])('stays where Back leads, whatever was typed just before: %s', async (_, took) => {
  const { source, goTo } = await opened()
  await goTo('o')
  await wait(1)
  if (took > 0) source.slow.add('ok')
  await type('ok')
  await goTo('an')
  await wait(2000)
  expect(address()).toBe('Address: an')
  expect(box()).toHaveProperty('value', 'an')
  expect(rows()).toBe('anna okan')
})
