import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const path = (relative: string) => new URL(relative, import.meta.url).pathname

/** Serves MSW's worker from its package: nothing is copied, and no build contains it. */
const mswWorker = (): Plugin => ({
  name: 'msw-worker',
  apply: 'serve',
  configureServer(server) {
    const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript')
      createReadStream(file).pipe(response)
    })
  },
})

/**
 * What the first screens share, in few files: many small ones compress worse, and each is a request.
 * Each part takes along what it imports, unless an earlier one has it. Left to itself, the bundler makes
 * a file for every set of screens that share a module.
 */
const firstScreens = [
  {
    // With what sign-in shares with the screens behind it, or it would load a part that is theirs.
    name: 'start',
    test: /src\/main\.tsx|@mantine\/core\/.*\/(Input|InputBase|InlineInput|TextInput|Checkbox|ActionIcon|CloseButton|Anchor|VisuallyHidden)\/|react-query\/.*\/useMutation|src\/components\/(logo|form-errors|busy-button)|src\/hooks\/use-one-at-a-time|src\/api\/auth/,
  },
  { name: 'forms', test: /@mantine\/form\/|@mantine\/core\/.*\/PasswordInput\// },
  // Apart, so that no style sheet of ours comes before one of Mantine's.
  { name: 'layout-styles', test: /src\/features\/layout\/styles/ },
  { name: 'later-styles', test: /src\/components\/later-styles/ },
  {
    name: 'layout',
    test: /src\/features\/layout\/layout|src\/components\/data-table\/(?!list-tools|export-list)|src\/hooks\/use-(list-search|shortcuts)|@tanstack\/react-query|use-debounced-value/,
  },
  // With what only the sample host needs of the contracts, which the staff list asks at once.
  {
    name: 'staff',
    test: /src\/features\/staff\/staff-list-link|src\/api\/staff|src\/contracts\/lab-/,
  },
  // What the lists of the administration and its dashboard share.
  { name: 'administration', test: /src\/(api|contracts)\/(departments|roles|working-times)/ },
  // What the forms need of the check at once, then what they load later: the names of medicines, and
  // the rules for them.
  { name: 'check-result', test: /src\/contracts\/interactions\/(result|kept-check|visible)/ },
  {
    name: 'medicines',
    test: /src\/contracts\/interactions\/(names\/|ingredients|table|recognise)/,
  },
  { name: 'interactions', test: /src\/contracts\/interactions\// },
  { name: 'contracts', test: /src\/(contracts\/|lib\/|stores\/clinic-day)/, minShareCount: 3 },
  // Of a few lines each, shared by dashboards and menus.
  { name: 'keydown', test: /create-scoped-keydown-handler|icons\/Icon(Check|UserCircle)\./ },
]

/** `npm run demo` enters through the mocks, which start the worker and then the product. */
const demoEntry = (): Plugin => ({
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/mocks/demo.ts'),
  },
})

const nodeProject = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node',
    include,
  },
})

/** The client's calls to both hosts: tests of the client's that need the API as well. */
const onBothHosts = 'src/api/contract*.test.ts'

/** Every call, by who makes it and by what is wrong with it: answered before the database can differ. */
const beforeDatabase = ['bad-input', 'permission-table', 'permission-labels'].map(
  (name) => `server/routes/${name}.test.ts`,
)

/** The API on PGlite, whatever the environment says … */
const onPglite = mergeConfig(
  nodeProject('server', ['server/**/*.test.ts', 'mocks/**/*.test.ts', onBothHosts]),
  {
    test: {
      env: { TEST_DATABASE_URL: '' },
      exclude: ['server/**/*.pg.test.ts', ...beforeDatabase],
      globalSetup: ['./server/test/embedded-database.ts'],
      setupFiles: ['./server/test/use-embedded.ts'],
    },
  },
)

/** … and what touches the database once more, on a real PostgreSQL, beside what needs one. */
const onPostgres = mergeConfig(
  nodeProject('server-postgres', [
    ...['server/routes/**/*.test.ts', 'server/db/**/*.test.ts', 'server/**/*.pg.test.ts'],
  ]),
  {
    test: {
      globalSetup: ['./server/test/postgres.ts'],
      setupFiles: ['./server/test/use-postgres.ts'],
    },
  },
)

/** What runs real servers: begun last, one of them would be alone at the end. */
const longest = [
  ...['server/node/durable-pglite.test.ts', 'server/main.test.ts', 'server/history.pg.test.ts'],
]

/** The smallest files last, for the same reason. */
const projects = ['server', 'server-postgres', 'src']

/**
 * The longest test files first, then project by project: a worker serves one, and ends where the
 * next file is another's.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId, project }: TestSpecification) =>
      longest.some((file) => moduleId.endsWith(file)) ? -1 : projects.indexOf(project.name)
    return (await super.sort(files)).sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig(({ command, mode }) => ({
  // A build's list of its files, hundreds of lines, would hide what matters at the first start.
  logLevel: command === 'build' ? 'warn' : 'info',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routeFileIgnorePattern: '\\.test\\.tsx?$',
      // A loader brings its resource's contract along; with its page, no other route pays for it.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']],
      },
    }),
    react(),
    mswWorker(),
    ...(mode === 'demo' ? [demoEntry()] : []),
    ...(mode === 'production' ? [compression({ algorithms: ['brotliCompress', 'gzip'] })] : []),
  ],
  resolve: {
    alias: { '@': path('./src'), '@server': path('./server'), '@mocks': path('./mocks') },
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // What every first screen needs at once is one file: in two it would weigh 1.2 KB more.
    chunkSizeWarningLimit: 550,
    // A browser that can't preload modules loads them all the same, when they are due.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What jsPDF loads to draw HTML and SVG; nothing here asks for that (its README, Optional
      // dependencies).
      external: ['canvg', 'dompurify', 'html2canvas'],
      // The demo's entry loads the product after its clinic, and not as parts of one file with it.
      output: mode === 'demo' ? {} : { codeSplitting: { groups: firstScreens } },
    },
  },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  server: {
    port: 5173,
    // The API server of `npm run dev`, at the port it takes from the same variable.
    proxy: mode === 'demo' ? {} : { '/api': `http://localhost:${process.env.PORT ?? 3000}` },
  },
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
          name: 'src',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'http://localhost:3000' } },
          setupFiles: ['./src/test/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [onBothHosts],
          css: false,
        },
      },
      onPglite,
      onPostgres,
    ],
  },
}))
