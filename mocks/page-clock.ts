/**
 * Lets this page's clock go by another time: `Date` is all that it asks. As Playwright can send it to a
 * page by its text, it uses nothing from outside.
 * @param ahead by how many milliseconds
 */
export function setPageClock(ahead: number) {
  const real = Date
  let by = ahead
  let stoppedAt: number | null = null
  const now = () => stoppedAt ?? real.now() + by
  const shifted = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  real.prototype.constructor = shifted
  globalThis.Date = shifted
  return {
    stopAt: (time: number) => {
      stoppedAt = time
    },
    /** Goes on from where it was stopped. */
    run: () => {
      if (stoppedAt !== null) by = stoppedAt - real.now()
      stoppedAt = null
    },
    /** Goes by the machine's own time. */
    follow: () => {
      by = 0
      stoppedAt = null
    },
  }
}
