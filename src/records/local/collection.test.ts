import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearKept } from './clear-kept'
import { localCollection, nextId, pageOf } from './collection'

const row = z.object({ id: z.number(), name: z.string() })
type Row = z.infer<typeof row>

const first: Row = { id: 1, name: 'One' }
const open = (sample = async () => [first]) => localCollection('things', row, sample)
const add = (id: number) => (rows: readonly Row[]) => ({
  rows: [...rows, { id, name: `No ${id}` }],
  result: id,
})

afterEach(() => vi.restoreAllMocks())

describe('a local collection', () => {
  it('starts with its sample, which is asked for once', async () => {
    const sample = vi.fn(async () => [first])
    const things = open(sample)
    expect(await Promise.all([things.all(), things.all()])).toEqual([[first], [first]])
    expect(sample).toHaveBeenCalledTimes(1)
  })

  it('keeps what was changed for the next page load', async () => {
    expect(await open().change(add(2))).toBe(2)
    expect((await open().all()).map(({ id }) => id)).toEqual([1, 2])
  })

  it('keeps every one of changes made at the same time', async () => {
    const things = open()
    await Promise.all([things.change(add(2)), things.change(add(3)), things.change(add(4))])
    expect((await things.all()).map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('keeps nothing of a change that throws', async () => {
    const things = open()
    const refused = things.change(() => {
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await things.all()).toEqual([first])
    expect(sessionStorage).toHaveLength(0)
  })

  it.each(['{', '"text"', '[{"id":"one"}]'])('starts anew where storage holds %s', async (kept) => {
    sessionStorage.setItem('records.things', kept)
    expect(await open().all()).toEqual([first])
  })

  it('works on in a full storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const things = open()
    await things.change(add(2))
    expect(await things.all()).toHaveLength(2)
  })

  it('asks again for a sample that did not arrive', async () => {
    const sample = vi.fn(async () => [first]).mockRejectedValueOnce(new Error('away'))
    const things = open(sample)
    await expect(things.all()).rejects.toThrow('away')
    expect(await things.all()).toEqual([first])
  })

  it('is forgotten on request, and nothing else is', async () => {
    sessionStorage.setItem('other', 'stays')
    await open().change(add(2))
    clearKept()
    expect(await open().all()).toEqual([first])
    expect(sessionStorage.getItem('other')).toBe('stays')
  })
})

it('pages from zero, and beyond the end to the last', () => {
  const rows = [0, 1, 2, 3, 4]
  expect(pageOf(rows, { page: 1, size: 2 })).toEqual({ rows: [2, 3], total: 5 })
  expect(pageOf(rows, { page: 9, size: 2 })).toEqual({ rows: [4], total: 5 })
  expect(pageOf([], { page: 3, size: 2 })).toEqual({ rows: [], total: 0 })
})

it('takes the maximum id plus 1 for the next', () => {
  expect(nextId(['3', '12', '7'])).toBe(13)
  expect(nextId([])).toBe(1)
})
