import { PGlite } from '@electric-sql/pglite'
import type { Migration } from '@server/db/migrate'
import { pgliteExtensions } from '@server/db/pglite-extensions'
import { drizzle } from 'drizzle-orm/pglite'
import { setupWorker } from 'msw/browser'
import { handlersOf } from './handlers'
import { createWorld } from './world'

const files = import.meta.glob<string>('../server/db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const migrations: Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.replace(/^.*\/|\.sql$/g, ''),
  sql,
}))

/** Puts the whole API into this tab: its database lives in memory and is gone with the tab. */
export async function startWorldInBrowser(): Promise<void> {
  const client = await PGlite.create({ extensions: pgliteExtensions })
  const world = await createWorld(drizzle({ client }), migrations)
  await setupWorker(...handlersOf(world)).start({ onUnhandledRequest: 'bypass', quiet: true })
}
