import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ListSearch, listSearchDefaults } from '@/lib/list-search'
import { useTypedAhead } from './use-typed-ahead'

interface Search extends ListSearch {
  role: string
}

const nothing: Search = { ...listSearchDefaults, role: '' }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A list over an address that the test moves, and a source that finds what it is asked for. */
function typist(find = async ({ q, role }: Search) => `${q} ${role}`) {
  const change = vi.fn<(changes: Partial<Search>) => void>()
  const keep = vi.fn<(search: Search, found: string) => void>()
  const { result, rerender } = renderHook(
    (search: Search) => useTypedAhead({ search, change }, { find, keep }),
    { initialProps: nothing },
  )
  return {
    change,
    keep,
    shown: () => result.current,
    type: (q: string) => act(() => result.current.type(q)),
    leave: () => act(() => result.current.tell()),
    moveTo: (search: Partial<Search>) => rerender({ ...nothing, ...search }),
    pause: () => act(() => vi.advanceTimersByTimeAsync(300)),
  }
}

it('shows what is found before the address says so, and tells it at a pause', async () => {
  const { type, shown, change, keep, pause, moveTo } = typist()
  await type('o')
  await type('ok')
  expect(shown().found).toBe('ok ')
  expect(shown().list.search).toEqual({ ...nothing, q: 'ok' })
  expect(change).not.toHaveBeenCalled()
  await pause()
  expect(keep.mock.calls).toEqual([[{ ...nothing, q: 'ok' }, 'ok ']])
  expect(change.mock.calls).toEqual([[{ q: 'ok' }]])
  moveTo({ q: 'ok' })
  expect(shown().found).toBeUndefined()
})

it('tells the address at once when the box is left, and once', async () => {
  const { type, leave, pause, change } = typist()
  await type('ok')
  await leave()
  await pause()
  expect(change.mock.calls).toEqual([[{ q: 'ok' }]])
})

it('leaves to the address what could not be found', async () => {
  const { type, shown, change, keep } = typist(async () => {
    throw new Error('Away')
  })
  await type('ok')
  expect(shown().found).toBeUndefined()
  expect(change.mock.calls).toEqual([[{ q: 'ok' }]])
  expect(keep).not.toHaveBeenCalled()
})

it('shows the last that was typed, whichever is found first', async () => {
  const finds = new Map<string, () => void>()
  const { shown } = typist(({ q }) => new Promise((resolve) => finds.set(q, () => resolve(q))))
  await act(async () => {
    const typing = [shown().type('o'), shown().type('ok')]
    finds.get('ok')?.()
    finds.get('o')?.()
    await Promise.all(typing)
  })
  expect(shown().found).toBe('ok')
})

it('keeps what was found for the filters that it was found with', async () => {
  const { type, shown, moveTo, leave, keep } = typist()
  await type('ok')
  moveTo({ role: 'doctor' })
  expect(shown().found).toBeUndefined()
  await leave()
  expect(keep.mock.calls).toEqual([[{ ...nothing, q: 'ok' }, 'ok ']])
})
