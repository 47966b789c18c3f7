/** Reads a figure; `clear` has it counted again for the next reader. */
export type Cached<T> = (() => Promise<T>) & { clear: () => void }

/**
 * What was counted, as long as it is kept: many look at it, and it takes its time. Where counting
 * fails, the last figure stands as long again.
 * @param ms how long, in milliseconds; 0 counts each time
 */
export function cacheFor<T>(ms: number, clock: () => number, count: () => Promise<T>): Cached<T> {
  let last: { at: number; counted: Promise<T> } | undefined
  const read = async () => {
    if (!last || clock() - last.at >= ms) {
      const before = ms > 0 ? last?.counted : undefined
      last = { at: clock(), counted: before ? count().catch(() => before) : count() }
    }
    const mine = last
    return await mine.counted.catch((error: unknown) => {
      if (last === mine) last = undefined
      throw error
    })
  }
  const clear = () => {
    last = undefined
  }
  return Object.assign(read, { clear })
}
