import { Refusal } from './http'

/** Runs tasks at most `limit` at once, in the order they come; refuses those beyond the line with 503. */
export function createLine(limit: number, longest: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (waiting.length >= longest)
        throw new Refusal(503, 'The server is very busy. Please try again in a moment.', {
          headers: { 'retry-after': '5' },
        })
      // Whoever ends hands the place over: `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
