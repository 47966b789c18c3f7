import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'

/** What `npm run demo` serves, built: a browser that is new to it has it in a tenth of the time. */
export async function serveDemo() {
  const outDir = await mkdtemp(join(tmpdir(), 'rounds-demo-'))
  await build({ mode: 'demo', logLevel: 'error', build: { outDir, minify: false } })
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  await copyFile(worker, join(outDir, 'mockServiceWorker.js'))
  const server = await preview({
    mode: 'demo',
    build: { outDir },
    preview: { host: 'localhost', port: 0, strictPort: false },
  })
  return {
    url: new URL('/', server.resolvedUrls?.local[0]).origin,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
