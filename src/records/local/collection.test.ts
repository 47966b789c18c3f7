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

  it('keeps those rows that fit, where storage holds others beside them', async () => {
    sessionStorage.setItem('records.things', '[{"id":1,"name":"One"},{"id":"two"}]')
    expect(await open(async () => []).all()).toEqual([first])
  })

  it('stays empty where all were deleted', async () => {
    await open().change(() => ({ rows: [], result: null }))
    expect(await open().all()).toEqual([])
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

describe('a storage without room', () => {
  const lost = vi.fn()
  /** As if the page had just been loaded. */
  const load = async () => {
    vi.resetModules()
    const { whenNotKept } = await import('./kept')
    whenNotKept(lost)
    return await import('./collection')
  }
  const fill = (why = 'QuotaExceededError') => {
    const storage = sessionStorage
    const setItem = vi.fn(() => {
      throw new DOMException('not kept', why)
    })
    vi.stubGlobal(
      'sessionStorage',
      new Proxy(storage, {
        get: (target, name) => (name === 'setItem' ? setItem : Reflect.get(target, name)),
      }),
    )
    return setItem
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    lost.mockClear()
  })

  it('loses nothing while the page lives, and tells once that no more is kept', async () => {
    const page = await load()
    const things = page.localCollection('things', row, async () => [first])
    const setItem = fill()
    await things.change(add(2))
    await things.change(add(3))
    expect(await things.all()).toHaveLength(3)
    expect(setItem).toHaveBeenCalled()
    expect(lost.mock.calls).toEqual([['full']])
  })

  it('is told from one that is forbidden', async () => {
    const page = await load()
    fill('SecurityError')
    await page.localCollection('things', row, async () => [first]).change(add(2))
    expect(lost.mock.calls).toEqual([['forbidden']])
  })

  it('brings back no rows out of date, of no kind, but what is typed', async () => {
    const page = await load()
    const things = page.localCollection('things', row, async () => [first])
    await things.change(add(2))
    sessionStorage.setItem('records.others', '[]')
    sessionStorage.setItem('records.draft.form', '{}')
    sessionStorage.setItem('records.owner', 'asha')
    fill()
    await things.change(add(3))
    vi.unstubAllGlobals()
    await things.change(add(4))
    expect(Object.keys(sessionStorage).sort()).toEqual(['records.draft.form', 'records.owner'])
    const next = await load()
    expect(await next.localCollection('things', row, async () => [first]).all()).toEqual([first])
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
