import { expect, it, vi } from 'vitest'
import { cacheFor } from './cache-for'

const counting = (ms: number) => {
  const at = { now: 0 }
  const count = vi.fn<() => Promise<number>>().mockResolvedValue(1)
  return { at, count, figure: cacheFor(ms, () => at.now, count) }
}

it('counts once for all who ask, and anew once the figure is old', async () => {
  const { at, count, figure } = counting(1000)
  expect(await Promise.all([figure(), figure()])).toEqual([1, 1])
  at.now = 999
  expect(await figure()).toBe(1)
  expect(count).toHaveBeenCalledTimes(1)
  count.mockResolvedValue(2)
  at.now = 1000
  expect(await figure()).toBe(2)
})

it('keeps the last figure where counting fails, and tries again later', async () => {
  const { at, count, figure } = counting(1000)
  await figure()
  count.mockRejectedValue(new Error('statement timeout'))
  at.now = 1000
  expect(await figure()).toBe(1)
  expect(await figure()).toBe(1)
  expect(count).toHaveBeenCalledTimes(2)
  count.mockResolvedValue(3)
  at.now = 2000
  expect(await figure()).toBe(3)
})

it('fails where there is no figure yet, and counts for the next who asks', async () => {
  const { count, figure } = counting(1000)
  count.mockRejectedValueOnce(new Error('statement timeout'))
  await expect(figure()).rejects.toThrow('statement timeout')
  expect(await figure()).toBe(1)
})

it('counts again at once after it was cleared', async () => {
  let found = 0
  const figure = cacheFor(
    1000,
    () => 0,
    async () => ++found,
  )
  expect([await figure(), await figure()]).toEqual([1, 1])
  figure.clear()
  expect(await figure()).toBe(2)
})
