import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { openingPage } from './mocks/opening.ts'
import { routePreloads } from './server/build/route-preloads.ts'

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
    test: /src\/main\.tsx|@mantine\/core\/.*\/(Input|InputBase|InlineInput|TextInput|Checkbox|ActionIcon|CloseButton|Anchor|VisuallyHidden)\/|react-query\/.*\/useMutation|src\/components\/(logo|form-errors|busy-button)|src\/hooks\/use-one-at-a-time|src\/api\/auth|src\/features\/layout\/shared\/clock-line/,
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
    test: /src\/stores\/staff-list|src\/lib\/staff-search|src\/api\/staff|src\/shared\/contracts\/lab-/,
  },
  // What the lists of the administration and its dashboard share.
  {
    name: 'administration',
    test: /src\/(api|shared\/contracts)\/(departments|roles|working-times)/,
  },
  // Shared by the check of medicines, the desk and the sample, which do not need each other.
  { name: 'names-alike', test: /src\/shared\/lib\/(edit-distance|near-names|folded-words)/ },
  // What the forms need of the check at once, then what they load later: the names of medicines, and
  // the rules for them.
  {
    name: 'check-result',
    test: /src\/shared\/medicines\/(result|kept-check|visible|context\/result)/,
  },
  {
    name: 'medicines',
    test: /src\/shared\/medicines\/(names\/|ingredients|table|recognise)/,
  },
  { name: 'interactions', test: /src\/shared\/medicines\// },
  {
    name: 'contracts',
    // The import's come with its page.
    test: /src\/(shared\/(contracts\/(?!import)|lib\/)|lib\/|stores\/clinic-day)/,
    minShareCount: 3,
  },
  // Of a few lines each, shared by dashboards and menus.
  { name: 'keydown', test: /create-scoped-keydown-handler|icons\/Icon(Check|UserCircle)\./ },
]

/** `npm run demo` enters through the mocks, which start the worker and then the product; the page says so. */
const demoEntry = (): Plugin => ({
  name: 'demo-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('/src/main.tsx', '/mocks/demo.ts')
        .replace('<div id="root">', `<div id="root">${openingPage}`),
  },
})

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
        // On Home data is asked for while the code of its views is loaded, which they name themselves.
        splitBehavior: ({ routeId }) =>
          routeId.startsWith('/_app/_home') ? [['loader']] : undefined,
      },
    }),
    react(),
    mswWorker(),
    routePreloads(['/src/app/live.ts']),
    ...(mode === 'demo' ? [demoEntry()] : []),
    ...(mode === 'production' ? [compression({ algorithms: ['brotliCompress', 'gzip'] })] : []),
  ],
  resolve: {
    alias: {
      '@shared': path('./src/shared'),
      '@': path('./src'),
      '@server': path('./server'),
      '@mocks': path('./mocks'),
    },
  },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    // What every first screen needs at once is one file: in two it would weigh 1.2 KB more. Its size and that
    // of all files but the holidays of all countries are checked by e2e/check-dist.mjs.
    chunkSizeWarningLimit: 1500,
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
  optimizeDeps: {
    exclude: [
      '@electric-sql/pglite',
      // First met when a test is copied: bundled only then, it would load the demo's page again.
      ...['prettier/standalone', 'prettier/plugins/babel', 'prettier/plugins/estree'],
    ],
  },
  server: {
    port: 5173,
    // `npm run flow`: its pages come from elsewhere, and hear of changes from here.
    ...(process.env.FLOW_DEV && {
      hmr: { clientPort: Number(new URL(process.env.FLOW_DEV).port) },
    }),
    // The API server of `npm run dev`, at the port it takes from the same variable.
    proxy: mode === 'demo' ? {} : { '/api': `http://localhost:${process.env.PORT ?? 3000}` },
  },
}))
