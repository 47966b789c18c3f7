import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './e2e/browser.mjs'
import { patience } from './e2e/patience.mjs'

// Each worker reads this file again; what was found for the first reading stands in the environment.
const chromium = process.env.TEST_WORKER_INDEX
  ? process.env.CHROMIUM_PATH
  : findBrowser({ install: false })
if (chromium) process.env.CHROMIUM_PATH = chromium

/** The origin of Vite's development server, where `npm run flow` has that in place of a build. */
const development = process.env.FLOW_DEV

export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/build.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A worker holds a database in memory, of up to 740 MB.
  workers: availableParallelism() >= 4 ? 3 : 2,
  // A flow goes through a whole procedure; each of its steps has ten seconds.
  timeout: 60_000 * patience,
  expect: { timeout: 10_000 * patience },
  projects: [
    // The build in the browser, the API in the test's own process.
    { name: 'mocked', testDir: './e2e', testIgnore: ['live/**', 'long/**'] },
    // The same, for what is seldom done: `npm run test:long`.
    { name: 'long', testDir: './e2e/long', timeout: 180_000 * patience },
    // Everything as a clinic has it: each worker starts a server of its own.
    {
      name: 'live',
      testDir: './e2e/live',
      testIgnore: '*.long.spec.ts',
      timeout: 120_000 * patience,
    },
    {
      name: 'live-long',
      testDir: './e2e/live',
      testMatch: '*.long.spec.ts',
      timeout: 900_000 * patience,
    },
  ],
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 10_000 * patience,
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
  ...(development && {
    webServer: {
      command: `vite --host localhost --port ${new URL(development).port} --strictPort`,
      url: `${development}/`,
      timeout: 180_000 * patience,
    },
  }),
})
