import { PGlite } from '@electric-sql/pglite'
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

/**
 * Opens a database in memory. If PGlite's files cannot be loaded, `PGlite.create` never settles: the failure is only
 * an `unhandledrejection` of the page, which this listens to until the database is open.
 */
async function openDatabase(): Promise<PGlite> {
  const listening = new AbortController()
  const failure = new Promise<never>((_, reject) => {
    const onRejection = ({ reason }: PromiseRejectionEvent) =>
      reject(new Error(`The database could not be loaded: ${reason?.message ?? reason}`))
    window.addEventListener('unhandledrejection', onRejection, { signal: listening.signal })
  })
  try {
    return await Promise.race([PGlite.create({ extensions: pgliteExtensions }), failure])
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
