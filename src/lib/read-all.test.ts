import { describe, expect, it, vi } from 'vitest'
import { readAll } from './read-all'

interface Row {
  id: string
}
const idOf = ({ id }: Row) => id
const rowsFrom = (first: number, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at) }))
const most = 1000
const options = () => ({ signal: new AbortController().signal, most, onProgress: vi.fn() })

/** A list of so many rows, whose cursor is how many have been read. */
const listOf = (total: number) => async (page: { limit: number; cursor?: string }) => {
  const at = Number(page.cursor ?? 0)
  const rows = rowsFrom(at, Math.min(page.limit, total - at))
  const read = at + rows.length
  return { rows, total, next: read < total ? String(read) : null }
}

describe('reading a whole list', () => {
  it('follows the cursor to the end, and tells how far it is', async () => {
    const told = options()
    const { rows, isCut } = await readAll(listOf(250), idOf, told)
    expect(rows).toEqual(rowsFrom(0, 250))
    expect(isCut).toBe(false)
    expect(told.onProgress.mock.calls.map(([count]) => count)).toEqual([100, 200])
  })

  it('takes no more rows than are wanted, and says so', async () => {
    expect(await readAll(listOf(most), idOf, options())).toMatchObject({ isCut: false })
    const { rows, isCut } = await readAll(listOf(most + 1), idOf, options())
    expect([rows.length, isCut]).toEqual([most, true])
  })

  it('takes a row once that has moved to a later page meanwhile, as it is there', async () => {
    const pages = [
      {
        rows: [
          { id: 'a', at: 1 },
          { id: 'b', at: 1 },
        ],
        total: 3,
        next: '1',
      },
      {
        rows: [
          { id: 'a', at: 2 },
          { id: 'c', at: 2 },
        ],
        total: 3,
        next: null,
      },
    ]
    const { rows } = await readAll(
      async ({ cursor = '0' }) => pages[Number(cursor)] ?? none,
      idOf,
      options(),
    )
    expect(rows).toEqual([
      { id: 'a', at: 2 },
      { id: 'b', at: 1 },
      { id: 'c', at: 2 },
    ])
  })

  it('stops where it is given up, and where a page cannot be read', async () => {
    const controller = new AbortController()
    const read = vi.fn(async (page: { limit: number; cursor?: string }) => {
      controller.abort()
      return await listOf(500)(page)
    })
    await expect(readAll(read, idOf, { ...options(), signal: controller.signal })).rejects.toThrow()
    expect(read).toHaveBeenCalledOnce()
    const failing = () => Promise.reject(new Error('gone'))
    await expect(readAll(failing, idOf, options())).rejects.toThrow('gone')
  })
})

const none = { rows: [], total: 0, next: null }
