import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSpotlight, useMarkedRow } from './use-marked-row'

function start(ids: readonly string[], query: string) {
  const store = openSpotlight()
  const hook = renderHook(
    (now: { ids: readonly string[]; query: string }) => useMarkedRow(store, now.ids, now.query),
    { initialProps: { ids, query } },
  )
  return {
    marked: () => hook.result.current,
    show: (next: readonly string[], typed = query) => hook.rerender({ ids: next, query: typed }),
    move: (to: number) => act(() => store.updateState((state) => ({ ...state, selected: to }))),
  }
}

it('marks nothing until something is typed', () => {
  const list = start(['home', 'help'], '')
  expect(list.marked()).toBeUndefined()
  list.show(['help'], 'he')
  expect(list.marked()).toBe('help')
})

it('keeps the mark on its row where people are found who stand above', () => {
  const list = start(['roles', 'add-role'], 'rol')
  expect(list.marked()).toBe('roles')
  list.move(1)
  expect(list.marked()).toBe('add-role')
  list.show(['patient-7', 'roles', 'add-role'])
  expect(list.marked()).toBe('add-role')
})

it('goes on at the first where its row is gone, and where there was none', () => {
  const list = start(['roles'], 'ro')
  list.show([], 'ros')
  expect(list.marked()).toBeUndefined()
  list.show(['patient-7', 'patient-9'], 'ros')
  expect(list.marked()).toBe('patient-7')
})
