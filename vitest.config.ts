import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findBrowser } from './e2e/browser.mjs'
import { patience } from './e2e/patience.mjs'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** Each worker reads this file again; the first reading leaves what it found in the environment. */
const chromium = process.env.CHROMIUM_PATH ?? findBrowser({ install: false })
if (chromium) process.env.CHROMIUM_PATH = chromium

/** Where the API listens that the browser's screens talk to. */
process.env.SCREENS_PORT ??= String(20_000 + (process.pid % 20_000))

/** The client's calls to both hosts: tests of the client's that need the API as well. */
const onBothHosts = 'src/api/contract*.test.ts'

/** Component tests that need layout, focus or scrolling as a browser has them. */
const inBrowser = 'src/**/*.browser.test.tsx'

/** What PGlite has of its own. */
const ofPglite = [
  ...['server/{db,node}/**/!(*.pg).test.ts', 'server/main.test.ts'],
  ...['mocks/**/*.test.ts', onBothHosts],
]

/** The API on PostgreSQL, which is stricter and quicker than PGlite. */
const api = {
  extends: true as const,
  test: {
    name: 'api',
    environment: 'node',
    include: ['server/**/*.test.ts'],
    exclude: ofPglite,
    globalSetup: ['./server/test/postgres.ts'],
    setupFiles: ['./server/test/use-postgres.ts'],
  },
}

/** PGlite, whatever the environment says. */
const embedded = {
  extends: true as const,
  test: {
    name: 'embedded',
    environment: 'node',
    include: ofPglite,
    env: { TEST_DATABASE_URL: '' },
    globalSetup: ['./server/test/embedded-database.ts'],
    setupFiles: ['./server/test/use-embedded.ts'],
  },
}

/** The files that take longest start first, so that no worker is alone at the end. */
const longest = [
  ...['server/node/durable-pglite.test.ts', 'server/main.test.ts', 'server/history.pg.test.ts'],
]

/** The smallest files last, for the same reason. */
const projects = ['embedded', 'api', 'browser', 'client']

/** Project by project: a worker serves one project, and ends where the next file is another's. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(file)) ? -1 : projects.indexOf(project.name)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  resolve: {
    alias: { '@': path('./src'), '@server': path('./server'), '@mocks': path('./mocks') },
  },
  test: {
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    // Each worker may hold a database in memory.
    maxWorkers: 2,
    // A worker of its own for each file costs more than most files' tests; setup files see to what
    // would be shared.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          setupFiles: ['./src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [onBothHosts, inBrowser],
          css: false,
        },
      },
      {
        extends: true,
        optimizeDeps: {
          entries: [inBrowser, 'src/main.tsx'],
          exclude: ['@electric-sql/pglite'],
        },
        server: { proxy: { '/api': `http://127.0.0.1:${process.env.SCREENS_PORT}` } },
        test: {
          name: 'browser',
          globalSetup: ['./src/test/screens-api.ts'],
          setupFiles: ['./src/test/browser-setup.ts'],
          expect: { poll: { timeout: 10_000 * patience } },
          // One clinic for all of them.
          fileParallelism: false,
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 720 },
            provider: playwright({
              actionTimeout: 10_000 * patience,
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: ['--disable-gpu', '--disable-quic'],
              },
              contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      embedded,
      api,
    ],
  },
})
