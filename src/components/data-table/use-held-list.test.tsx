import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useLive } from '@/stores/live'
import { type ListQuery, useHeldList } from './use-held-list'

type Query = ListQuery<readonly string[]>

const answer = (rows: string[], more: Partial<Query> = {}): Query => ({
  ...{ data: rows, error: null, isFetching: false, isPlaceholderData: false },
  dataUpdatedAt: 1_000,
  refetch: async () => undefined,
  ...more,
})
const firstPage = { page: 1 }
const idOf = (row: string) => row

interface ListProps {
  query: Query
  search: object
  wanted: string | null
}

function List({ query, search, wanted }: ListProps) {
  const {
    query: shown,
    changes,
    show,
    area,
  } = useHeldList<string, readonly string[]>(query, search, idOf, wanted)
  return (
    <section ref={area} aria-label="List">
      <output>{shown.data?.join(' ')}</output>
      <button type="button" onClick={show}>
        {changes}
      </button>
    </section>
  )
}

/** A list on show, which can be read again, and what it shows. */
function shownList() {
  const element = (query: Query, search: object, wanted: string | null = null) => (
    <MantineProvider>
      <List query={query} search={search} wanted={wanted} />
    </MantineProvider>
  )
  const { rerender } = render(element(answer(['a', 'b']), firstPage))
  let last = answer(['a', 'b'])
  const give = (query: Query, search: object) => {
    last = query
    rerender(element(query, search))
  }
  const want = (row: string) => rerender(element(last, firstPage, row))
  return {
    give,
    want,
    readAgain: (rows: string[], more: Partial<Query> = {}) => {
      give({ ...last, isFetching: true }, firstPage)
      give(answer(rows, { dataUpdatedAt: 2_000, ...more }), firstPage)
    },
    enter: () => fireEvent.mouseEnter(screen.getByRole('region')),
    leave: () => fireEvent.mouseLeave(screen.getByRole('region')),
    shown: () => screen.getByRole('status').textContent,
    waiting: () => Number(screen.getByRole('button').textContent),
  }
}

beforeEach(() => {
  useLive.setState({ ownChangeAt: 0 })
})

describe('a list that is read again', () => {
  it('shows at once what has come, while nobody is there', () => {
    const { readAgain, shown, waiting } = shownList()
    readAgain(['new', 'a', 'b'])
    expect([shown(), waiting()]).toEqual(['new a b', 0])
  })

  it('holds its rows under the pointer, until they are asked for', () => {
    const { readAgain, enter, shown, waiting } = shownList()
    enter()
    readAgain(['new', 'a'])
    expect([shown(), waiting()]).toEqual(['a b', 2])
    readAgain(['newer', 'new', 'a'])
    expect([shown(), waiting()]).toEqual(['a b', 3])
    fireEvent.click(screen.getByRole('button'))
    expect([shown(), waiting()]).toEqual(['newer new a', 0])
  })

  it('holds them round the focus, and shows them all when that has left', () => {
    const { readAgain, shown, waiting } = shownList()
    act(() => screen.getByRole('button').focus())
    readAgain(['new', 'a', 'b'])
    expect([shown(), waiting()]).toEqual(['a b', 1])
    act(() => screen.getByRole('button').blur())
    expect([shown(), waiting()]).toEqual(['new a b', 0])
  })

  it('shows all when the pointer has left', () => {
    const { readAgain, enter, leave, shown } = shownList()
    enter()
    readAgain(['new', 'a', 'b'])
    leave()
    expect(shown()).toBe('new a b')
  })

  it('shows at once what the person has just changed, and holds what comes then', () => {
    const { readAgain, enter, shown, waiting } = shownList()
    enter()
    act(() => useLive.setState({ ownChangeAt: 1_900 }))
    readAgain(['a'])
    expect([shown(), waiting()]).toEqual(['a', 0])
    readAgain(['new', 'a'], { dataUpdatedAt: 2_100 })
    expect([shown(), waiting()]).toEqual(['a', 1])
  })

  it('shows what had waited once the person has changed something that leaves it as it is', () => {
    const { readAgain, give, enter, shown, waiting } = shownList()
    enter()
    const rows = ['a']
    readAgain(rows)
    expect([shown(), waiting()]).toEqual(['a b', 1])
    act(() => useLive.setState({ ownChangeAt: 2_100 }))
    // The same rows are the same object.
    give(answer(rows, { isFetching: true, dataUpdatedAt: 2_000 }), firstPage)
    expect(shown()).toBe('a b')
    give(answer(rows, { dataUpdatedAt: 2_200 }), firstPage)
    expect([shown(), waiting()]).toEqual(['a', 0])
  })

  it('shows all at once where the row that the person is led to is among what waits', () => {
    const { readAgain, want, enter, shown, waiting } = shownList()
    enter()
    readAgain(['new', 'a', 'b'])
    want('other')
    want('a')
    expect([shown(), waiting()]).toEqual(['a b', 1])
    want('new')
    expect([shown(), waiting()]).toEqual(['new a b', 0])
  })

  it('shows another page or search at once, whether it has to be read or not', () => {
    const { give, enter, shown, waiting } = shownList()
    enter()
    const secondPage = { page: 2 }
    give(answer(['a', 'b'], { isFetching: true, isPlaceholderData: true }), secondPage)
    give(answer(['c', 'd']), secondPage)
    expect([shown(), waiting()]).toEqual(['c d', 0])
    give(answer(['a', 'b']), firstPage)
    expect([shown(), waiting()]).toEqual(['a b', 0])
  })

  it('shows what the person has changed in another search too, which was read before it', () => {
    const { readAgain, give, enter, shown, waiting } = shownList()
    const searched = { page: 1, q: 'a' }
    enter()
    act(() => useLive.setState({ ownChangeAt: 1_900 }))
    readAgain(['a', 'b', 'own'])
    give(answer(['a'], { isFetching: true }), searched)
    give(answer(['a', 'own'], { dataUpdatedAt: 2_050 }), searched)
    expect([shown(), waiting()]).toEqual(['a own', 0])
    give(answer(['a', 'own'], { dataUpdatedAt: 2_050, isFetching: true }), searched)
    give(answer(['new', 'a', 'own'], { dataUpdatedAt: 2_100 }), searched)
    expect([shown(), waiting()]).toEqual(['a own', 1])
  })
})
