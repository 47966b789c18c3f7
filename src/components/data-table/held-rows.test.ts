import { describe, expect, it } from 'vitest'
import { holdRows } from './held-rows'

interface Row {
  id: string
  status?: string
}

const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }))
const hold = (shown: readonly Row[], next: readonly Row[]) =>
  holdRows<Row, readonly Row[]>(shown, next, ({ id }) => id)
const page = (...ids: string[]) => ({ rows: rows(...ids), total: 20 })
const holdPage = (shown: ReturnType<typeof page>, next: ReturnType<typeof page>) =>
  holdRows<Row, ReturnType<typeof page>>(shown, next, ({ id }) => id)

describe('rows that are on show', () => {
  it('are shown as they are now where the same are there in the same order', () => {
    const next = [{ id: 'a', status: 'completed' }, { id: 'b' }]
    expect(hold(rows('a', 'b'), next)).toEqual({ list: next, changes: 0 })
  })

  it('stay where they are, as they are now, while others wait to come', () => {
    const next = [{ id: 'new' }, { id: 'a', status: 'completed' }, { id: 'b' }]
    expect(hold(rows('a', 'b'), next)).toEqual({
      list: [{ id: 'a', status: 'completed' }, { id: 'b' }],
      changes: 1,
    })
  })

  it('stay as they were once they have gone', () => {
    expect(hold(rows('a', 'b', 'c'), rows('c', 'new'))).toEqual({
      list: rows('a', 'b', 'c'),
      changes: 3,
    })
  })

  it('stay where only their order is another, which is one change', () => {
    expect(hold(rows('a', 'b'), rows('b', 'a'))).toEqual({ list: rows('a', 'b'), changes: 1 })
  })

  it('come into an empty list when they are asked for', () => {
    expect(hold([], rows('a'))).toEqual({ list: [], changes: 1 })
  })

  it('of a page stay with its count; what comes and pushes one off is one change', () => {
    expect(holdPage(page('a', 'b'), { ...page('new', 'a'), total: 21 })).toEqual({
      list: page('a', 'b'),
      changes: 1,
    })
  })
})
