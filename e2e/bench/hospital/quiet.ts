import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds over which it is looked how busy the machine is, and after which that is given up. */
const looked = 5_000
const patience = 600_000
/** The share of all processors' time that may be spent on something else. */
const allowed = 0.05

const spent = () =>
  cpus().reduce(
    (sum, { times }) => {
      const all = Object.values(times).reduce((total, time) => total + time, 0)
      return { all: sum.all + all, idle: sum.idle + times.idle }
    },
    { all: 0, idle: 0 },
  )

/**
 * Waits until nothing else is at work on this machine: what is measured beside it tells nothing.
 * @throws After ten minutes.
 */
export async function untilQuiet(): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    const before = spent()
    await wait(looked)
    const after = spent()
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
    if (busy <= allowed) return
    if (performance.now() > end)
      throw new Error(`The machine is busy with something else: ${Math.round(busy * 100)} %`)
  }
}
