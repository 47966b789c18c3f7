import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import initdbWasm from '@electric-sql/pglite/initdb.wasm?url'
import pgliteData from '@electric-sql/pglite/pglite.data?url'
import pgliteWasm from '@electric-sql/pglite/pglite.wasm?url'
import { type Migration, migrate } from '@server/db/migrate'
import { pgliteExtensions } from '@server/db/pglite-extensions'
import { drizzle } from 'drizzle-orm/pglite'
import type { RequestHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlersOf } from './handlers'
import { createWorld, type World, type WorldOptions } from './world'

const files = import.meta.glob<string>('../server/db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations: Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.replace(/^.*\/|\.sql$/g, ''),
  sql,
}))

/** A file of PGlite's. @throws where the host has none, too */
async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** What PGlite starts from. It loads these by itself as well, but then a failure leaves it waiting for ever. */
async function loadDatabaseFiles(): Promise<PGliteOptions> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle] = await Promise.all([
    WebAssembly.compileStreaming(fetchFile(pgliteWasm)),
    WebAssembly.compileStreaming(fetchFile(initdbWasm)),
    fetchFile(pgliteData).then((response) => response.blob()),
  ])
  return { pgliteWasmModule, initdbWasmModule, fsBundle }
}

async function startDatabase(): Promise<PGlite> {
  try {
    const files = await loadDatabaseFiles()
    return await PGlite.create({ ...files, extensions: pgliteExtensions })
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The database could not start: ${why}`, { cause })
  }
}

/**
 * Opens a database in memory. What else fails on the page meanwhile is thrown as it is: it may be a part of PGlite's
 * for which `PGlite.create` waits.
 */
async function openDatabase(): Promise<PGlite> {
  const listening = new AbortController()
  const failure = new Promise<never>((_, reject) => {
    window.addEventListener('unhandledrejection', ({ reason }) => reject(reason), {
      signal: listening.signal,
    })
  })
  try {
    return await Promise.race([startDatabase(), failure])
  } finally {
    listening.abort()
  }
}

/**
 * Puts the whole API into this tab: its database lives in memory and is gone with the tab.
 * @param faults what calls are answered in its place
 */
export async function startWorldInBrowser(
  options: WorldOptions,
  faults: readonly RequestHandler[],
): Promise<World> {
  const client = await openDatabase()
  const db = drizzle({ client })
  await migrate(db, migrations)
  const world = await createWorld(db, options)
  const worker = setupWorker(...faults, ...handlersOf(world))
  await worker.start({ onUnhandledRequest: 'bypass', quiet: true })
  return world
}
