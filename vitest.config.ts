import { once } from 'node:events'
import { createServer } from 'node:net'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type BrowserCommandContext, type TestSpecification } from 'vitest/node'
import { findBrowser } from './e2e/browser.mjs'
import { patience } from './e2e/patience.mjs'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address === 'string' || !address) throw new Error('no port is free')
  return address.port
}

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** Each worker reads this file again; the first reading leaves what it found in the environment. */
const chromium = process.env.CHROMIUM_PATH ?? findBrowser({ install: false })
if (chromium) process.env.CHROMIUM_PATH = chromium

/** Where the API listens that the browser's screens talk to (src/test/screens-api.ts). */
process.env.SCREENS_PORT ??= String(await freePort())

/** The client's calls to both hosts: tests of the client's that need the API as well. */
const onBothHosts = 'src/api/contract*.test.ts'

/** Rules of the client's, which need no document; those that do are tested in the project `client`. */
const rules = 'src/{shared,lib}/**/!(browser-storage|new-build|style-nonce).test.ts'

/** Component tests that need layout, focus or scrolling as a browser has them. */
const inBrowser = 'src/**/*.browser.test.tsx'

/** React as people have it, which is also quicker; its other build, which warns, by `TEST_REACT=development`. */
const react = process.env.TEST_REACT === 'development' ? 'development' : 'production'

/** What PGlite has of its own. */
const ofPglite = [
  ...['server/{db,node}/**/!(*.pg|*.pg.long).test.ts', 'server/main.long.test.ts'],
  ...['mocks/**/*.test.ts', onBothHosts],
]

/** Makes every call that takes a permission: proof that PGlite answers them. */
const everyCall = 'server/routes/permission-labels.test.ts'

/** Tests that take minutes: `TEST_LONG=1` runs them as well. */
const long = process.env.TEST_LONG ? [] : ['server/**/*.long.test.ts']

/** `PROPERTY_RUNS` makes the tests of properties longer. */
const longer = Math.max(1, Number(process.env.PROPERTY_RUNS) || 1)

/** For tests of the server's: what they wait for may take long on a busy machine. */
const ofServer = {
  environment: 'node',
  testTimeout: 60_000 * patience * longer,
  expect: { poll: { timeout: 20_000 * patience } },
  provide: { patience },
}

const onPostgres = {
  exclude: [...ofPglite, everyCall, ...long],
  globalSetup: ['./server/test/postgres.ts'],
  setupFiles: ['./server/test/use-postgres.ts'],
}

const onPglite = {
  env: { TEST_DATABASE_URL: '' },
  globalSetup: ['./server/test/embedded-database.ts'],
  setupFiles: ['./server/test/use-embedded.ts'],
}

/** The API on PostgreSQL, which is stricter and quicker than PGlite; on that by `TEST_DATABASE=pglite`. */
const api = {
  extends: true as const,
  test: {
    ...ofServer,
    ...(process.env.TEST_DATABASE === 'pglite'
      ? { ...onPglite, exclude: [...ofPglite, ...long, 'server/**/*.pg*.test.ts'] }
      : onPostgres),
    name: 'api',
    include: ['server/**/*.test.ts'],
  },
}

/** PGlite, whatever the environment says. */
const embedded = {
  extends: true as const,
  test: {
    ...ofServer,
    ...onPglite,
    name: 'embedded',
    include: [...ofPglite, everyCall],
    exclude: long,
  },
}

/** The files that take longest start first, so that no worker is alone at the end. */
const longest = [
  ...[
    'server/node/durable-pglite.test.ts',
    'server/main.long.test.ts',
    'server/history.pg.long.test.ts',
  ],
]

/** The smallest files last, for the same reason. */
const projects = ['embedded', 'api', 'browser', 'client', 'rules']

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
    alias: {
      '@shared': path('./src/shared'),
      '@': path('./src'),
      '@server': path('./server'),
      '@mocks': path('./mocks'),
    },
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
          environment: './src/test/one-document.ts',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          setupFiles: ['./src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [onBothHosts, inBrowser, rules],
          css: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          environment: 'node',
          setupFiles: ['./src/test/minute.ts'],
          include: [rules],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: react === 'development' } },
        optimizeDeps: {
          entries: [inBrowser, 'src/main.tsx'],
          // What no file names, since the compiler puts it in, and what workers alone import.
          include: ['react/jsx-runtime', 'react/jsx-dev-runtime', 'papaparse'],
          exclude: ['@electric-sql/pglite'],
          rolldownOptions: {
            transform: { define: { 'process.env.NODE_ENV': JSON.stringify(react) } },
          },
        },
        server: { proxy: { '/api': `http://127.0.0.1:${process.env.SCREENS_PORT}` } },
        test: {
          name: 'browser',
          globalSetup: ['./server/test/postgres.ts', './src/test/screens-api.ts'],
          setupFiles: ['./src/test/browser-setup.ts'],
          expect: { poll: { timeout: 10_000 * patience } },
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
            commands: {
              clickAt: ({ page }: BrowserCommandContext, x: number, y: number) =>
                page.mouse.click(x, y),
            },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      embedded,
      api,
    ],
  },
})
