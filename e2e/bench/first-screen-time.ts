import { createTestWorld } from '@mocks/node'
import type { Browser, Locator, Page } from '@playwright/test'
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
  /** What is shown once a person can work with it. */
  ready: (page: Page) => Locator
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

/** In the page: milliseconds from the navigation to the next painted frame. */
const painted = `new Promise((resolve) => requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => resolve(performance.now())
  port2.postMessage(null)
}))`

async function timesOf(browser: Browser, { url, session, ready }: Screen): Promise<Times> {
  const context = await browser.newContext()
  await context.addInitScript(countBlocking)
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
  await ready(page).waitFor()
  const times = {
    ready: await page.evaluate<number>(painted),
    blocking: await page.evaluate<number>('blocking'),
  }
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

const firstRow = (page: Page) => page.getByRole('row').nth(1)

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
        const box = (name: string) => (page: Page) => page.getByRole('textbox', { name })
        const times = await measure(browser, [
          { name: 'Bare page', url: bareHost.url, ready: box('Text') },
          { name: 'Sign-in', url: `${host.url}/login`, ready: box('Username') },
          { name: 'Staff', url: `${host.url}/admin/staffs`, session: ours, ready: firstRow },
          { name: 'Home', url: host.url, session: ours, ready: firstRow },
          {
            ...{ name: 'Staff, sample host', url: `${host.url}/admin/staffs`, session: sample },
            ready: firstRow,
          },
          { name: 'Home, sample host', url: host.url, session: sample, ready: firstRow },
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
