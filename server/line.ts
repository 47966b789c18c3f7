import { Refusal } from './http'

/** Whose task it is. */
interface Asker {
  id: string
  /** Withdraws the task: it gives up its place at once. */
  signal: AbortSignal
}

interface Limits {
  /** How many tasks run at the same time, and how many wait. */
  running: number
  waiting: number
  /** How many of these are one asker's; without it, as many as there are places. */
  ofOne?: number
}

const veryBusy = () =>
  new Refusal(503, 'The server is very busy. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
  })

/**
 * Runs tasks in the order they come, and refuses those beyond the limits. The line is this process's own.
 * A task that is withdrawn while it runs is to end by itself.
 */
export function createLine(limits: Limits, refusal: () => Error = veryBusy) {
  let waiting: (() => void)[] = []
  let open: Asker[] = []
  let running = 0

  const place = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting = waiting.filter((other) => other !== begin)
        reject(signal?.reason)
      }
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      waiting.push(begin)
      signal?.addEventListener('abort', leave, { once: true })
    })

  return async <T>(task: () => Promise<T>, asker?: Asker): Promise<T> => {
    asker?.signal.throwIfAborted()
    const own = open.filter(({ id, signal }) => id === asker?.id && !signal.aborted)
    const isFull = running >= limits.running && waiting.length >= limits.waiting
    if (isFull || own.length >= (limits.ofOne ?? Number.POSITIVE_INFINITY)) throw refusal()
    if (asker) open.push(asker)
    try {
      // A task that ends hands its place to the next: `running` stays as it is.
      if (running >= limits.running) await place(asker?.signal)
      else running += 1
      try {
        return await task()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    } finally {
      open = open.filter((other) => other !== asker)
    }
  }
}
