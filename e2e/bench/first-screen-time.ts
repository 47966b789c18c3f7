import { createTestWorld } from '@mocks/node'
import type { Browser } from '@playwright/test'
import { HttpResponse, http } from 'msw'
import { startHost } from '../host'
import { onBuild, productFolder, withBarePage } from './built'
import { quantile, table } from './table'

/** A middling phone or an old computer of a clinic's: the processor slowed down four times, slow 4G. */
const slowdown = 4
/** Milliseconds; bits a second. What Lighthouse takes for slow 4G. */
const network = { latency: 150, down: 1_638_400, up: 768_000 }
/** How often each screen is opened, in turn, each time in a browser that has nothing yet. */
const rounds = 7

interface Screen {
  name: string
  /** Its address, with the origin. */
  url: string
  /** What local storage holds before, as a login leaves it; nothing where nobody is signed in. */
  session?: string
  /** Of the element that is shown once a person can work with it. */
  selector: string
}

/** Milliseconds each. */
interface Times {
  /** From the address to the frame in which the screen can be used. */
  ready: number
  /** Of the main thread's tasks what is over 50 ms, until then. */
  blocking: number
  /** What the main thread was busy, until the page was at rest. */
  busy: number
}

/** In the page, as text: adds up what tasks take beyond 50 ms. */
const countBlocking = `
  window.blocking = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocking += duration - 50
  }).observe({ type: 'longtask', buffered: true })`

/**
 * In the page, which looks with each frame: milliseconds from the navigation to the painted frame in which such an
 * element is shown, and the blocking until then. A matcher from outside looks twice a second.
 */
const watchFor = (selector: string) => `
  window.whenReady = new Promise((resolve) => {
    const look = () => requestAnimationFrame(() => {
      if (!document.querySelector(${JSON.stringify(selector)})?.checkVisibility()) return look()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ ready: performance.now(), blocking: window.blocking })
      port2.postMessage(null)
    })
    look()
  })`

async function timesOf(browser: Browser, { url, session, selector }: Screen): Promise<Times> {
  const context = await browser.newContext()
  await context.addInitScript(countBlocking)
  await context.addInitScript(watchFor(selector))
  if (session)
    await context.addInitScript((info) => localStorage.setItem('userInfo', info), session)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Performance.enable')
  await page.goto(url, { waitUntil: 'commit' })
  const times = await page.evaluate<Omit<Times, 'busy'>>('whenReady')
  await page.waitForLoadState('networkidle')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await context.close()
  return { ...times, busy: busy * 1000 }
}

const median = (values: readonly number[]) => quantile(values, 0.5)

/** Opens each screen in turn, so that a busy moment of the machine meets all of them. */
async function measure(browser: Browser, screens: readonly Screen[]) {
  const all = new Map(screens.map((screen) => [screen, [] as Times[]]))
  for (let round = 0; round < rounds; round += 1)
    for (const [screen, times] of all) times.push(await timesOf(browser, screen))
  return [...all].map(([{ name }, times]) => ({
    name,
    ready: median(times.map(({ ready }) => ready)),
    blocking: median(times.map(({ blocking }) => blocking)),
    busy: median(times.map(({ busy }) => busy)),
  }))
}

/** The first rows have links: the outline that stands in for them has none. */
const firstRow = 'tbody a'

/**
 * How long a person waits for each first screen on a slow computer and network: on our server, and on a
 * host that keeps no records, against a bare page on the same foundation.
 */
export const firstScreenTimes = (): Promise<string> =>
  onBuild((browser) =>
    withBarePage(async (bareFolder) => {
      const world = await createTestWorld({ at: Date.now(), clockStands: false })
      const host = await startHost(world, { folder: productFolder })
      const bareHost = await startHost(world, { folder: bareFolder })
      // Nothing is to be told of changes here, and a call that waits for them would keep the page from rest.
      host.use(http.get('*/api/changes', () => HttpResponse.json({}, { status: 404 })))
      try {
        const { token, ...answer } = await world.login('admin')
        const ours = JSON.stringify({ ...answer, access_token: token })
        const sample = JSON.stringify({ access_token: token })
        const times = await measure(browser, [
          { name: 'Bare page', url: bareHost.url, selector: 'input' },
          { name: 'Sign-in', url: `${host.url}/login`, selector: 'input' },
          { name: 'Staff', url: `${host.url}/admin/staffs`, session: ours, selector: firstRow },
          { name: 'Home', url: host.url, session: ours, selector: firstRow },
          {
            ...{ name: 'Staff, sample host', url: `${host.url}/admin/staffs`, session: sample },
            selector: firstRow,
          },
          { name: 'Home, sample host', url: host.url, session: sample, selector: firstRow },
        ])
        const bare = times[0]?.ready ?? Number.NaN
        return table(
          ['first screen', 'ready, ms', 'to the bare page', 'blocking, ms', 'main thread, ms'],
          times.map(({ name, ready, blocking, busy }) => [
            ...[name, Math.round(ready), (ready / bare).toFixed(2)],
            ...[Math.round(blocking), Math.round(busy)],
          ]),
        )
      } finally {
        await host.close()
        await bareHost.close()
        await world.close()
      }
    }),
  )
