import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './e2e/browser.mjs'

// Each worker reads this file again; what was found for the first reading stands in the environment.
const chromium = process.env.TEST_WORKER_INDEX
  ? process.env.CHROMIUM_PATH
  : findBrowser({ install: false })
if (chromium) process.env.CHROMIUM_PATH = chromium

const port = Number(process.env.PREVIEW_PORT ?? 4173)

export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker holds a database in memory, of up to 740 MB.
  workers: availableParallelism() >= 4 ? 3 : 2,
  // A flow goes through a whole procedure, on machines of any speed; each of its steps has ten seconds.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    // The build in the browser, the API in the test's own process.
    { name: 'mocked', testIgnore: ['live/**', 'long/**'] },
    // Everything as a clinic has it: each worker starts a server of its own. The longest flow is in
    // the first file, and beside it the others run.
    { name: 'live', testDir: './e2e/live', timeout: 120_000, workers: 2 },
    // The same, for what takes minutes: `npm run test:long`.
    { name: 'long', testDir: './e2e/long', timeout: 900_000, workers: 1 },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    // Nothing is waited for that only moves, and nothing is measured while it does.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--disable-gpu', '--disable-quic'],
    },
  },
  webServer: {
    command: `tsx --tsconfig e2e/tsconfig.json e2e/site.ts ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
